# Chinese in simplified characters. The rules in words, and other long texts.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Long texts

rules-alt = { $ruleset }的初始局面。
rules-jungle = **{ $ruleset }** · { $first }（圆形棋子，在下方）先走，{ $second }（八角形棋子，在上方）后走。
    { "" }**目标：** 让任意一只动物走进对方的兽穴：{ $first }攻 d9，{ $second }攻 d1。无棋可走的一方输。棋子不能走进自己的兽穴。
    { "" }**从大到小：** { $animals }。
    { "" }**走法：** 每步向前、后、左或右走一格。走到同级或更小的对方棋子所在的格子就吃掉它；鼠能吃象。{ $river ->
        [yes] 只有鼠能下水。
       *[no] { "" }
    }
    { $switches }
    { "" }**和棋：** 同一局面第三次出现，或者双方合计连续 200 步没有吃子。
    { "" }**输入：** `{ $typed }`，或者用文字：`{ $spoken }`。
rules-dobutsu = **{ $ruleset }** · { $first }（下方）先走，{ $second }（上方）后走。
    { "" }**目标：** 吃掉对方的狮，或者把自己的狮走到对方底线。
    { "" }**走法：** 每步一格。狮能走八个方向，象斜走，长颈鹿直走横走，小鸡只能向前。小鸡走到对方底线就长成母鸡，除了斜后方哪里都能走。
    { "" }**吃子与打入：** 吃掉的棋子归你所有，拿在手中；吃掉的母鸡变回小鸡。轮到你时，也可以不走棋，而把手中的一枚棋子打入任意空格。直接打在对方底线的小鸡不会长大，也不能再动。
    { $switches }
    { "" }无棋可走的一方输。**和棋：** 同一局面第三次出现。
    { "" }**输入：** `b2b3`、`小鸡 b3`；打入写作 `C@b2` 或 `打入 小鸡 b2`。
rules-o-an-quan = **{ $ruleset }** · { $first }（下方）先走，{ $second }（上方）后走。这是越南的传统播棋，名字的意思是“吃官”。
    { "" }**棋盘：** 十二格围成一圈：双方各有五个田格，从自己的左边起编号 1 到 5，两端各有一个官格（官，越南语 quan）。开局时每个田格里有五个民（越南语 dân）。
    { "" }**一个回合：** 拿起自己一个田格里的全部民，向右或向左逐格各放一个（播子）。播完后看下一格：有子的田格，就全部拿起接着播；有子的官格，回合结束；空的田格，就吃掉它后面一格里的全部棋子，自己的也一样；如果那一格也是空的，回合结束。
    { "" }**田格全空：** 轮到你时，如果五个田格都空了，就从赢得的民中拿出五个，每格放一个；不够的先向对方借，终局时归还。
    { "" }**终局：** 各自田格里剩下的民归自己，然后计分。同一局面第三次出现，或双方合计走满 400 步，也会终局。
    { $switches }
    { "" }**输入：** `3R` 或 `3 右`，`3L` 或 `3 左`。

## What each switch of a ruleset means

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = 棋子进了对方的陷阱就失去力量，任何棋子都能吃它。
switch-traps-universal = 棋子进了任何陷阱（包括自己的）都会失去力量，任何棋子都能吃它。
switch-trapped-full = 在陷阱里的棋子仍可按原来的大小吃子。
switch-trapped-powerless = 在陷阱里失去力量的棋子不能吃子。
switch-dog-over-wolf-off = 狼比狗大。
switch-dog-over-wolf-on = 狗比狼大。
switch-lion-tiger-ranked = 狮比虎大。
switch-lion-tiger-equal = 狮和虎一样大，可以互吃。
switch-elephant-rat-trap = 象只有在己方陷阱里才能吃鼠。
switch-elephant-rat-always = 象能吃鼠。
switch-elephant-rat-never = 象不能吃鼠。
switch-rat-out-none = 水里的鼠不能吃岸上的棋子。
switch-rat-out-rat = 水里的鼠能吃岸上的鼠，但不能吃象。
switch-rat-out-elephant = 水里的鼠能吃岸上的象，但不能吃鼠。
switch-rat-out-all = 水里的鼠也能照常吃岸上的棋子。
switch-rat-in-off = 岸上的鼠不能吃水里的鼠。
switch-rat-in-on = 岸上的鼠能吃水里的鼠。
switch-rat-swim-on = 两只鼠都在水里时可以互吃。
switch-rat-swim-off = 两只鼠都在水里时不能互吃。
switch-jumps-none = { $piece }不能跳河。
switch-jumps-h = { $piece }可以横向跳河，并可吃掉落点上的棋子；途中河里有鼠则不能跳。
switch-jumps-v = { $piece }可以纵向跳河，并可吃掉落点上的棋子；途中河里有鼠则不能跳。
switch-jumps-hv = { $piece }可以横向或纵向跳河，并可吃掉落点上的棋子；途中河里有鼠则不能跳。
switch-capture-all-on = 吃光对方的棋子也算获胜。
switch-capture-all-off = 只有攻入兽穴才算获胜，吃光棋子不算。
switch-mandarin-10 = 一个官值十个民。
switch-mandarin-5 = 一个官值五个民。
switch-quan-non-5 = 嫩官（quan non）：官格里的民不足五个时，这个官不能吃。
switch-quan-non-0 = 从第一步起就可以吃官。
switch-chain-on = 吃掉的格子后面如果又是一个空格、再一个有子的格，就连着吃，以此类推。
switch-chain-off = 每回合只吃一次。
switch-empty-mandarin-stop = 空的官格和有子的官格一样，遇到就结束回合。
switch-empty-mandarin-gap = 空的官格当作空的田格。
switch-end-mandarins = 两个官都被吃掉时终局。
switch-end-squares = 两个官格都空了才终局。
switch-leftovers-none = 留在官格里的民不归任何人。
switch-leftovers-split = 留在官格里的民由双方平分。
preset-dobutsu-classic = 狮不能走到对方棋子下一步能走到的格子，在对方底线上也一样。自己的狮被盯上时，不一定要应。
preset-dobutsu-official = 狮可以走到会被吃的格子。到了对方底线，如果没有棋子能吃它，立刻获胜；否则只要对方下一步没有吃掉它，就算获胜。
help = **老棋，慢慢下。** 今天一步，明天一步，棋局一直都在。

    1. 用 `/{ name-challenge }` 挑战一位朋友。对方按 **{ button-accept }**，棋盘就出现了。
    2. 有人提到你，就是轮到你走了：按棋盘下的 **{ button-move }**，或者输入 `/{ name-move }` 从列表里选。`a3a4`、`A3-a4`、`狮 d1` 都可以。
    3. `/{ name-board }` 再次显示棋盘，也有供读屏软件使用的文字版；`/{ name-games }` 列出你的对局，轮到你走的在前。
    4. 棋盘下的 **{ button-more }** 或 `/{ name-offer }`：提和、悔棋、暂停、给对方加时、取消、认输。走完一分钟内可以自己收回；之后要问对方。
    5. `/{ name-rules }` 用图讲解规则，`/{ name-learn }` 用小题教棋，`/{ name-replay }` 从头回放。结束后按 **{ button-rematch }**，双方交换先后手。
    6. `/{ name-settings }` 设置轮到你时怎样通知，什么时候别打扰；`/{ name-watch }` 观看别人的对局。

    不指定的话，用时为每步 3 天；也可以写 `/{ name-challenge } … { name-time }:10d+36h` 或 `{ name-time }:none`。不选对手，就是谁都可以来应战。

    同一个频道里有好几局时，用 `{ name-game }` 选项指明是哪一局。
about = **Banyan { $version }** — 和朋友一起，花几天、几周慢慢下的老棋。
    自由软件（MIT 或 Apache-2.0），由邀请它来这里的人运营。它不读取消息内容，只保存对局，以及对局者的 ID 和名字。

# A challenge that is open to everybody.
anyone = 待定

# Words to one player.
notice-reminder = ⏳ { $mover }，你在对局 **#{ $number }** 中的时间快到了（{ $due }）。用 `/{ name-move }` 走棋吧。{ $link }
notice-plan-void = 对局 #{ $number } 没有按你的预设发展，预设应着已清除。

# Conditional moves, and time off.
plan-heading = 你在对局 #{ $number } 的预设应着，别人看不到；对方一旦这样走，就会立即替你应。
plan-pair = `{ $theirs }` 则 `{ $mine }`
plan-none = 你在对局 #{ $number } 没有预设应着。轮到对方走的时候可以预设：`/{ name-plan } { name-moves }:d7d6→c4c5`
plan-forgotten = 已清除对局 #{ $number } 的预设应着。
plan-your-turn = 对局 #{ $number } 轮到你走，请用 `/{ name-move }`。预设应着是用来回应对方的。
plan-not-playing = 只有你自己正在进行的对局才能预设应着，#{ $number } 不是。用 `/{ name-games }` 可以列出你的对局。
plan-no-answer = 每一行都要有对方的走法和你的应着，依次交替：`/{ name-plan } { name-moves }:d7d6→c4c5`。你写的内容里没有新的应着。
plan-too-long = 太多了：最多 10 行，每行 40 步。先写最可能的吧。
plan-first-move = 你预设的第一步，也就是对方的 `{ $text }`，走不了。{ $why }
plan-move = 在 `{ $before }` 之后，你预设的 `{ $text }` 走不了。{ $why }
vacation-none = 你没有在休假。今年的假期共 { $allowance }，还剩 { $left }。用 `/{ name-vacation } { name-days }:3` 可以休假，只按整小时计算。
vacation-away = 你正在休假，到 { $until } 为止，你的对局都不计时。用 `/{ name-vacation } { name-back }:True` 可以提前结束，没用完的时间仍归你。如果一直休到那时，今年还会剩 { $left }。
vacation-back = 欢迎回来！你的对局重新开始计时。只按整小时计算，今年还剩 { $left } 假期。
vacation-given = 你正在休假，到 { $until } 为止，现在还不能结束：有一局已经因为这次休假给你加了时间。在那一局走棋之后，用 `/{ name-vacation } { name-back }:True` 就能把剩下的假期留到以后。
vacation-not-away = 你没有在休假。今年还剩 { $left } 假期。
vacation-too-long = 假期不够了：今年共 { $allowance }，还剩 { $left }，请不要超过这个数。
notice-turn = 🎲 轮到你走了：**#{ $number }** { $ruleset }，对手 { $opponent }。{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } 邀你下 { $ruleset }，等你回应 · **#{ $number }**。{ $due } { $link }
notice-news = { $news } { $link }
notice-last = 上一步：`{ $last }`。
notice-due = 截止：{ $due }。
notice-several = 有 { $count } 局在等你：
notice-more = …还有 { $more } 局，用 `/{ name-games }` 可以列出。
notice-refused = { $player }，我没法给你发私信（Discord 说你不接收来自这里的私信），所以以后在这里通知你。用 `/{ name-settings }` 可以改回私信。
    { $notice }
