# Chinese in traditional characters. The rules in words, and other long texts.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Long texts

rules-alt = { $ruleset }的起始局面。
rules-jungle = **{ $ruleset }** · { $first }（圓形棋子，在下方）先走，{ $second }（八角形棋子，在上方）後走。
    { "" }**目標：** 讓任何一隻動物走進對方的獸穴：{ $first }的目標是 d9，{ $second }的目標是 d1。
rules-jungle-how = **由大到小：** { $animals }。
    { "" }**走法：** 一步往前、後、左或右走一格。走到同級或比較小的對方棋子上，就把牠吃掉；鼠可以吃象。{ $river ->
        [yes] 只有鼠會游泳。
       *[no] { "" }
    }
    { $switches }
    { "" }**獸穴：** 只有對方的棋子能走進來。無棋可走的一方輸。
    { "" }**和局：** 同一局面第三次出現，或是連續 200 步（雙方各 100 步）都沒有吃子。
    { "" }**打字輸入：** `{ $typed }`，或用文字：`{ $spoken }`。
rules-dobutsu = **{ $ruleset }** · { $first }（在下方）先走，{ $second }（在上方）後走。
    { "" }**目標：** 吃掉對方的獅子，或是讓自己的獅子走到對方底線。
rules-dobutsu-how = **走法：** 一步一格。獅子可以往八個方向走，大象斜走，長頸鹿走直的和橫的，小雞只能往前。小雞走到對方底線就長成母雞；母雞除了斜後方，每個方向都能走。
    { "" }**吃子與打入：** 吃掉的棋子會變成你的，放在手中；母雞會變回小雞。輪到你的時候，也可以不走棋，改把手中的一枚棋子打入任何空格。打在對方底線的小雞還是小雞，而且動不了。
    { $switches }
    { "" }無棋可走的一方輸。**和局：** 同一局面第三次出現。
    { "" }**打字輸入：** `b2b3` 或 `小雞 b3`。打入寫成 `C@b2` 或 `打入 小雞 b2`。
rules-o-an-quan = **{ $ruleset }** · { $first }（在下方）先走，{ $second }（在上方）後走。這是越南傳統的播棋，名稱就是「吃官」的意思。
    { "" }**目標：** 吃民和官，最後得分多的一方贏。
    { "" }**棋盤：** 十二格圍成一圈。雙方各有五個田格，從自己的左邊起編號 1 到 5。兩端各有一個官格，裡面有一個官（quan）。開局時每個田格有五個民（dân）。
rules-o-an-quan-how = **一個回合：** 拿起自己一個田格裡所有的民，往右或往左，一格放一個，放完為止。然後看下一格。有民的田格：拿起來繼續播。有子的官格：回合結束。空的田格：吃掉再後面那一格裡的所有棋子，自己的民也算；如果那一格也是空的，回合結束。
    { "" }**田格全空：** 輪到你的時候，如果五個田格都空了，就從吃到的民裡拿出來，一格放一個。不夠的先借，最後再還。
    { "" }**結束：** 自己田格裡的民歸自己，然後結算得分。同一局面第三次出現，或走滿 400 步（雙方各 200 步），對局也會結束。
    { $switches }
    { "" }**打字輸入：** `3R` 或 `3 右`，`3L` 或 `3 左`。

## What each switch of a ruleset means

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = 棋子在對方的陷阱裡會失去力量，對方任何棋子都可以吃牠。
switch-traps-universal = 棋子在任何陷阱裡都會失去力量，自己這方的也一樣，對方任何棋子都可以吃牠。
switch-trapped-full = 棋子在陷阱裡，還是照原本的大小吃子。
switch-trapped-powerless = 棋子在陷阱裡失去力量，什麼都不能吃。
switch-dog-over-wolf-off = 狼比狗大。
switch-dog-over-wolf-on = 狗比狼大。
switch-lion-tiger-ranked = 獅比虎大。
switch-lion-tiger-equal = 獅和虎一樣大，可以互相吃。
switch-elephant-rat-trap = 象只有在自己這方的陷阱裡才能吃鼠。
switch-elephant-rat-always = 象可以吃鼠。
switch-elephant-rat-never = 象不能吃鼠。
switch-rat-out-none = 水裡的鼠不能吃岸上的棋子。
switch-rat-out-rat = 水裡的鼠可以吃岸上的鼠，但不能吃象。
switch-rat-out-elephant = 水裡的鼠可以吃岸上的象，但不能吃鼠。
switch-rat-out-all = 水裡的鼠也能照常吃岸上的棋子。
switch-rat-in-off = 岸上的鼠不能吃水裡的鼠。
switch-rat-in-on = 岸上的鼠可以吃水裡的鼠。
switch-rat-swim-on = 兩隻鼠都在水裡的時候，可以互相吃。
switch-rat-swim-off = 兩隻鼠都在水裡的時候，不能互相吃。
switch-jumps-none = { $piece }不能跳過河。
switch-jumps-h = { $piece }可以左右跳過河，落點上有吃得了的對方棋子就能吃；河裡有鼠擋路就不能跳。
switch-jumps-v = { $piece }可以前後跳過河，落點上有吃得了的對方棋子就能吃；河裡有鼠擋路就不能跳。
switch-jumps-hv = { $piece }可以前後左右跳過河，落點上有吃得了的對方棋子就能吃；河裡有鼠擋路就不能跳。
switch-capture-all-on = 吃光對方的棋子也算贏。
switch-capture-all-off = 吃光對方的棋子，對方無棋可走，你就贏了。
switch-mandarin-10 = 一個官抵十個民。
switch-mandarin-5 = 一個官抵五個民。
switch-quan-non-5 = 嫩官（quan non）：官格裡的民不到五個，就不能吃這個官。
switch-quan-non-0 = 從第一步起就可以吃官。
switch-chain-on = 吃掉的那一格後面，又是一個空田格，再過去又有棋子嗎？那就接著吃，依此類推。
switch-chain-off = 每回合只能吃一次。
switch-empty-mandarin-stop = 碰到空的官格，回合也會結束，跟有子的官格一樣。
switch-empty-mandarin-gap = 空的官格當成空的田格。
switch-end-mandarins = 兩個官都吃掉了，對局就結束。
switch-end-squares = 兩個官格都空了，對局才結束。
switch-leftovers-none = 留在官格裡的民不算分。
switch-leftovers-split = 留在官格裡的民由雙方平分。
switch-swap-off = 沒有交換：第一步不能換。
switch-swap-on = 交換：後走的一方可以用 `交換` 回應，接手第一步。棋盤轉過來，輪到另一方走。
preset-dobutsu-classic = 獅子不能走到會被吃的格子，在對方底線也一樣。自己的獅子有危險時，不一定要躲。
preset-dobutsu-official = 獅子可以走到會被吃的格子。到了對方底線，如果沒有棋子吃得到牠，馬上獲勝；如果有，只要對方下一步沒吃掉牠，也算獲勝。
help = **傳統棋，慢慢下。** 今天一步，明天一步。你的對局我都幫你留著。

    1. 用 `/{ name-challenge }` 找朋友挑戰。對方按下 **{ button-accept }**，棋盤就會出現。
    2. 我在頻道裡提及你，就是輪到你了。按棋盤下的 **{ button-move }**，或輸入 `/{ name-move }` 從清單裡選。`a3a4`、`A3-a4`、`獅 d1` 都可以。
    3. 想再看一次棋盤，用 `/{ name-board }`，也有給螢幕閱讀器的文字版。你的對局在 `/{ name-games }`，輪到你的排在前面。
    4. 按棋盤下的 **{ button-more }**，或用 `/{ name-offer }`：和局、悔棋、暫停、給對方加時、中止、認輸。走完一分鐘內可以自己悔棋，之後要對方同意。
    5. 看規則用 `/{ name-rules }`，做小題目學棋用 `/{ name-learn }`，重播自己的對局用 `/{ name-replay }`。結束後按 **{ button-rematch }**，先後手會對調。
    6. 通知和勿擾時間用 `/{ name-settings }` 設定。想看別人下棋，用 `/{ name-watch }`。

    預設是每步 3 天。也可以選別的時限：`/{ name-challenge } { name-time }:10天+36小時` 或 `{ name-time }:無`。不選對手，誰都可以應戰。

    同一個頻道裡有好幾局嗎？用選項 `{ name-game }` 選一局。
about = **Banyan { $version }**：跟朋友花上幾天、幾週慢慢下的傳統棋。
    自由軟體（MIT 或 Apache-2.0），由這個機器人的維護者架設。我不讀訊息。我儲存了你的哪些資料，請看 `/{ name-privacy } { name-about }`。

# A challenge that is open to everyone.
anyone = 任何人

# Words to one player.
notice-reminder = ⏳ { $mover }，你在對局 **#{ $number }** 的時間快用完了（{ $due }）。請用 `/{ name-move }` 走棋。{ $link }
notice-plan-void = 你在對局 #{ $number } 的預排用不到了：局面沒有這樣發展。我把它刪除了。

# Plans, and time off.
plan-heading = 你在對局 #{ $number } 的預排，只有你看得到。對方一走出你寫的那一步，我就馬上替你走你的回應。
plan-pair = 如果 { $theirs } 就 { $mine }
plan-none = 你在對局 #{ $number } 沒有預排。輪到對方的時候，可以這樣寫：`/{ name-plan } { name-moves }:{ $example }`
plan-forgotten = 你在對局 #{ $number } 的預排已經刪除。
plan-your-turn = 對局 #{ $number } 輪到你，請用 `/{ name-move }`。輪到對方的時候才能預排。
plan-not-playing = #{ $number } 不是你進行中的對局，不能預排。你的對局在 `/{ name-games }`。
plan-no-answer = 你的預排裡沒有回應。每種情況先寫對方的走法，再寫你的回應：`/{ name-plan } { name-moves }:{ $example }`
plan-too-long = 預排太長了：最多 10 種情況，每種最多 40 步。先寫最可能的吧。
plan-first-move = 預排的第一步要寫對方會走的那一步，但是 `{ $text }` 不行。{ $why }
plan-move = 你的預排裡，`{ $before }` 之後的 `{ $text }` 走不了。{ $why }
vacation-none = 你沒有在休假。今年的休假：共 { $allowance }，還剩 { $left }。想休假，用 `/{ name-vacation } { name-days }:3`。休假以整小時為單位計算。
vacation-away = 你正在休假，到 { $until } 為止，這段期間停止計時。想提早結束，請按下面的按鈕。如果一直休到那時候，今年還剩 { $left }。
vacation-automatic = 你的時間用完了，所以開始了休假。到 { $until } 為止停止計時。走棋或按下面的按鈕，剩下的留到以後。如果一直休到那時候，今年還剩 { $left }。
vacation-back = 歡迎回來！你的對局又開始計時了。今年的休假還剩 { $left }。休假以整小時為單位計算。
vacation-given = 你正在休假，到 { $until } 為止。現在還不能結束，因為有一局已經用這次休假給你加了時間。請先在那一局走棋，再按下面的按鈕結束，剩下的留到以後。
vacation-not-away = 你沒有在休假。今年的休假還剩 { $left }。
vacation-too-long = 假不夠用了。今年共 { $allowance }，還剩 { $left }。請少選幾天。
button-vacation-days = 休 { $days } 天
notice-turn = 🎲 輪到你了：**#{ $number }** { $ruleset }，對手：{ $opponent }。{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } 向你挑戰：{ $ruleset } · **#{ $number }**。請接受或婉拒。{ $due } { $link }
notice-news = { $news } { $link }
notice-last = 上一步：`{ $last }`。
notice-due = 期限：{ $due }。
notice-several = 有 { $count } 局在等你：
notice-more = …還有 { $more } 局，全部在 `/{ name-games }`。
notice-refused = { $player }，我沒辦法傳私人訊息給你，因為你的 Discord 設定不允許。以後我在這裡通知你。想再試私人訊息，用 `/{ name-settings }`。
    { $notice }
