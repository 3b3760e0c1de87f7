# Chinese in simplified characters. The rules in words, and other long texts.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Long texts

rules-alt = { $ruleset }的起始局面。
rules-jungle = **{ $ruleset }** · { $first }（圆形棋子，在下方）先走，{ $second }（八角形棋子，在上方）后走。
    { "" }**目标：** 让任意一只动物走进对方的兽穴：{ $first }的目标是 d9，{ $second }的目标是 d1。
rules-jungle-how = **从大到小：** { $animals }。
    { "" }**走法：** 每步向前、后、左或右走一格。走到同级或更小的对方棋子上，就吃掉它；鼠能吃象。{ $river ->
        [yes] 只有鼠会游水。
       *[no] { "" }
    }
    { $switches }
    { "" }**兽穴：** 任何棋子都不能走进自己一方的兽穴。无棋可走的一方输。
    { "" }**和棋：** 同一局面第三次出现，或者连续 200 步（双方各 100 步）没有吃子。
    { "" }**输入走法：** `{ $typed }`，或者用文字：`{ $spoken }`。
rules-dobutsu = **{ $ruleset }** · { $first }（在下方）先走，{ $second }（在上方）后走。
    { "" }**目标：** 吃掉对方的狮子，或者让自己的狮子走到对方底线。
rules-dobutsu-how = **走法：** 每步一格。狮子能走八个方向，大象斜着走，长颈鹿直走横走，小鸡只能向前。小鸡走到对方底线就长成母鸡；母鸡除了斜后方，每个方向都能走。
    { "" }**吃子与打入：** 吃掉的棋子归你，放在你手中；母鸡会变回小鸡。轮到你时，也可以不走棋，而把手中的一枚棋子打入任意空格。直接打入对方底线的小鸡不会长成母鸡，而且不能动。
    { $switches }
    { "" }无棋可走的一方输。**和棋：** 同一局面第三次出现。
    { "" }**输入走法：** `b2b3` 或 `小鸡 b3`。打入写成 `C@b2` 或 `打入 小鸡 b2`。
rules-o-an-quan = **{ $ruleset }** · { $first }（在下方）先走，{ $second }（在上方）后走。这是越南的传统播棋，名字的意思是“吃官”。
    { "" }**目标：** 吃民和官，最后得分多的一方赢。
    { "" }**棋盘：** 十二格围成一圈。双方各有五个田格，从自己的左边起编号 1 到 5。两端各有一个官格，里面有一个官（quan）。开局时每个田格有五个民（dân）。
rules-o-an-quan-how = **一个回合：** 从自己的一个田格拿起全部民，向右或向左，从下一格起每格放一个（官格也放），放完为止。然后看下一格。有民的田格：拿起来接着播。有子的官格：回合结束。空的田格：吃掉再后面一格里的全部棋子，自己的民也算；如果那一格也是空的，回合结束。
    { "" }**田格全空：** 轮到你时，如果五个田格都空了，就从吃到的民里拿出来，每格放一个。不够的先借，结束时归还。
    { "" }**结束：** 对局结束时，自己田格里剩下的民归自己，然后计算得分。同一局面第三次出现，或走满 400 步（双方各 200 步），对局也结束。
    { $switches }
    { "" }**输入走法：** `3R` 或 `3 右`，`3L` 或 `3 左`。

## What each switch of a ruleset means

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = 棋子在对方的陷阱里失去力量，对方任何棋子都能吃它。
switch-traps-universal = 棋子在任何陷阱里都失去力量，在自己一方的也一样，对方任何棋子都能吃它。
switch-trapped-full = 棋子在陷阱里，仍然按原来的级别吃子。
switch-trapped-powerless = 棋子在陷阱里失去力量，什么也不能吃。
switch-dog-over-wolf-off = 狼比狗大。
switch-dog-over-wolf-on = 狗比狼大。
switch-lion-tiger-ranked = 狮比虎大。
switch-lion-tiger-equal = 狮和虎一样大，可以互相吃。
switch-elephant-rat-trap = 鼠只有在象这一方的陷阱里，才能被象吃掉。
switch-elephant-rat-always = 象能吃鼠。
switch-elephant-rat-never = 象不能吃鼠。
switch-rat-out-none = 水里的鼠不能吃岸上的棋子。
switch-rat-out-rat = 水里的鼠能吃岸上的鼠，但不能吃象。
switch-rat-out-elephant = 水里的鼠能吃岸上的象，但不能吃鼠。
switch-rat-out-all = 水里的鼠也能照常吃岸上的棋子。
switch-rat-in-off = 岸上的鼠不能吃水里的鼠。
switch-rat-in-on = 岸上的鼠能吃水里的鼠。
switch-rat-swim-on = 两只鼠都在水里时，可以互相吃。
switch-rat-swim-off = 两只鼠都在水里时，不能互相吃。
switch-jumps-none = { $piece }不能跳河。
switch-jumps-h = { $piece }能左右跳河，也能吃掉落点上的对方棋子；河里有鼠挡路就不能跳。
switch-jumps-v = { $piece }能前后跳河，也能吃掉落点上的对方棋子；河里有鼠挡路就不能跳。
switch-jumps-hv = { $piece }能前后左右跳河，也能吃掉落点上的对方棋子；河里有鼠挡路就不能跳。
switch-capture-all-on = 吃光对方的棋子也算获胜。
switch-capture-all-off = 吃光对方的棋子，对方无棋可走，你就赢了。
switch-mandarin-10 = 一个官等于十个民。
switch-mandarin-5 = 一个官等于五个民。
switch-quan-non-5 = 嫩官（quan non）：官格里的民不到五个时，不能吃这个官。
switch-quan-non-0 = 从第一步起就可以吃官。
switch-chain-on = 吃掉的那一格后面，又是一个空田格，再后面又有棋子吗？那就接着吃，以此类推。
switch-chain-off = 每回合只能吃一次。
switch-empty-mandarin-stop = 遇到空的官格，回合也结束，和有子的官格一样。
switch-empty-mandarin-gap = 空的官格当作空的田格。
switch-end-mandarins = 两个官都被吃掉，对局就结束。
switch-end-squares = 两个官格都空了，对局才结束。
switch-leftovers-none = 留在官格里的民不算分。
switch-leftovers-split = 留在官格里的民由双方平分。
switch-swap-off = 没有交换：后走的一方不能接过第一步。
switch-swap-on = 交换：后走的一方可以用 `交换` 回应第一步，把它接过来。棋盘转过来，轮到另一方走。
preset-dobutsu-classic = 狮子不能走到会被吃的格子，在对方底线上也一样。自己的狮子有危险时，不一定要躲。
preset-dobutsu-official = 狮子可以走到会被吃的格子。到了对方底线，如果没有棋子能吃它，马上获胜；如果有，只要对方下一步没吃掉它，也算获胜。
help = **传统棋，慢慢下。** 今天一步，明天一步。你的对局我都替你留着。

    1. 用 `/{ name-challenge }` 挑战一位朋友。对方按 **{ button-accept }**，棋盘就出现了。
    2. 我在频道里提及你，就是轮到你走了。按棋盘下的 **{ button-move }**，或输入 `/{ name-move }` 从列表里选。`a3a4`、`A3-a4`、`狮 d1` 都可以。
    3. 想再看棋盘，用 `/{ name-board }`，也有供读屏软件用的文字版。你的对局见 `/{ name-games }`，轮到你走的在前。
    4. 按棋盘下的 **{ button-more }**，或用 `/{ name-offer }`：和棋、悔棋、暂停、给对方加时、中止、认输。走完一分钟内可以自己悔棋；之后要对方同意。
    5. 看规则用 `/{ name-rules }`，做小题学棋用 `/{ name-learn }`，回放自己的对局用 `/{ name-replay }`。结束后按 **{ button-rematch }**，双方交换先后手。
    6. 通知和免打扰时间用 `/{ name-settings }` 设置。想看别人下棋，用 `/{ name-watch }`。

    默认每步 3 天。也可以另选用时：`/{ name-challenge } { name-time }:10天+36小时` 或 `{ name-time }:无`。不选对手，谁都可以应战。

    同一个频道里有好几局？用选项 `{ name-game }` 选一局。
about = **Banyan { $version }**：和朋友一起，花几天、几周慢慢下的传统棋。
    自由软件（MIT 或 Apache-2.0），由这个机器人的维护者运行。我不读取消息。我保存了你的哪些数据，见 `/{ name-privacy } { name-about }`。

# A challenge that is open to everyone.
anyone = 所有人

# Words to one player.
notice-reminder = ⏳ { $mover }，你在对局 **#{ $number }** 的时间快用完了（{ $due }）。请用 `/{ name-move }` 走棋。{ $link }
notice-plan-void = 你在对局 #{ $number } 的预走用不上了：局面没有这样发展。我已把它删除。

# Plans, and time off.
plan-heading = 你在对局 #{ $number } 的预走，只有你看得到。对方一走出你写的那一步，我就马上替你走写好的应对。
plan-pair = 如果 { $theirs } 就 { $mine }
plan-none = 你在对局 #{ $number } 没有预走。轮到对方走时，可以这样写：`/{ name-plan } { name-moves }:{ $example }`
plan-forgotten = 你在对局 #{ $number } 的预走已删除。
plan-your-turn = 对局 #{ $number } 轮到你走，请用 `/{ name-move }`。轮到对方走时才能预走。
plan-not-playing = #{ $number } 不是你进行中的对局，不能预走。你的对局见 `/{ name-games }`。
plan-no-answer = 你的预走里没有应对。每种情况先写对方的走法，再写你的应对：`/{ name-plan } { name-moves }:{ $example }`
plan-too-long = 预走太长了：最多 10 种情况，每种最多 40 步。先写最可能的吧。
plan-first-move = 预走的第一步要写对方会走的那一步，但 `{ $text }` 不行。{ $why }
plan-move = 你的预走里，`{ $before }` 之后的 `{ $text }` 走不了。{ $why }
vacation-none = 你没有在休假。今年的假期：共 { $allowance }，还剩 { $left }。想休假，用 `/{ name-vacation } { name-days }:3`。假期只按整小时计算。
vacation-away = 你在休假，到 { $until } 为止，其间停止计时。想提前结束，请按下面的按钮。如果一直休到那时，今年还剩 { $left }。
vacation-automatic = 你的时间用完了，所以开始了休假。到 { $until } 为止停止计时。走棋或按下面的按钮，剩下的留到以后。如果一直休到那时，今年还剩 { $left }。
vacation-back = 欢迎回来！你的对局恢复计时。今年的假期还剩 { $left }。假期只按整小时计算。
vacation-given = 你在休假，到 { $until } 为止。现在还不能结束，因为有一局已经用这次休假给你加了时间。请先在那一局走棋，再按下面的按钮结束，剩下的留到以后。
vacation-not-away = 你没有在休假。今年的假期还剩 { $left }。
vacation-too-long = 假期不够了。今年共 { $allowance }，还剩 { $left }。请少选几天。
button-vacation-days = 休 { $days } 天
notice-turn = 🎲 轮到你走了：**#{ $number }** { $ruleset }，对手：{ $opponent }。{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } 挑战你：{ $ruleset } · **#{ $number }**。请接受或拒绝。{ $due } { $link }
notice-news = { $news } { $link }
notice-last = 上一步：`{ $last }`。
notice-due = 截止：{ $due }。
notice-several = 有 { $count } 局在等你：
notice-more = …还有 { $more } 局，全部见 `/{ name-games }`。
notice-refused = { $player }，我没法给你发私信，因为你的 Discord 设置不允许。以后我在这里通知你。想再试私信，用 `/{ name-settings }`。
    { $notice }
