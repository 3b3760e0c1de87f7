# Chinese in traditional characters. The rules in words, and other long texts.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Long texts

rules-alt = { $ruleset }的起始盤面。
rules-jungle = **{ $ruleset }** · { $first }（圓形棋子，在下方）先走，{ $second }（八角形棋子，在上方）後走。
    { "" }**目標：** 讓任何一隻動物走進對方的獸穴：{ $first }攻 d9，{ $second }攻 d1。無棋可走的一方輸。棋子不能走進自己的獸穴。
    { "" }**由大到小：** { $animals }。
    { "" }**走法：** 一步往前、後、左或右走一格。走到同級或比較小的敵方棋子上，就把牠吃掉；鼠可以吃象。{ $river ->
        [yes] 只有鼠能下水。
       *[no] { "" }
    }
    { $switches }
    { "" }**和局：** 同一局面第三次出現，或是雙方合計連續 200 步都沒有吃子。
    { "" }**打字輸入：** `{ $typed }`，或用文字：`{ $spoken }`。
rules-dobutsu = **{ $ruleset }** · { $first }（下方）先走，{ $second }（上方）後走。
    { "" }**目標：** 吃掉對方的獅，或是讓自己的獅走到對方底線。
    { "" }**走法：** 一步一格。獅可以往八個方向走，象走斜的，長頸鹿走直的和橫的，小雞只能往前。小雞走到對方底線就長成母雞，除了斜後方以外都能走。
    { "" }**吃子與打入：** 吃下的棋子變成你的，拿在手中；吃下的母雞會變回小雞。輪到你時，可以不走棋，改把手中的一枚棋子打入任何空格。直接打在對方底線的小雞不會長大，也動不了。
    { $switches }
    { "" }無棋可走的一方輸。**和局：** 同一局面第三次出現。
    { "" }**打字輸入：** `b2b3`、`小雞 b3`；打入寫成 `C@b2` 或 `打入 小雞 b2`。
rules-o-an-quan = **{ $ruleset }** · { $first }（下方）先走，{ $second }（上方）後走。這是越南傳統的播棋，名稱就是「吃官」的意思。
    { "" }**棋盤：** 十二格圍成一圈：雙方各有五個田格，從自己的左邊起編號 1 到 5，兩端各有一個官格（官，越南語 quan）。開局時每個田格放五個民（越南語 dân）。
    { "" }**一個回合：** 拿起自己一個田格裡所有的民，往右或往左，一格放一個（播子）。播完後看下一格：有子的田格，就全部拿起來繼續播；有子的官格，回合結束；空的田格，就吃下再後面那一格裡的所有棋子，自己的也算；如果那一格也是空的，回合結束。
    { "" }**田格全空：** 輪到你時，如果五個田格都空了，就從贏來的民裡拿出五個，一格放一個；不夠的先向對方借，結束時歸還。
    { "" }**結束：** 各自田格裡剩下的民歸自己，然後計分。同一局面第三次出現，或雙方合計走滿 400 步，也算結束。
    { $switches }
    { "" }**打字輸入：** `3R` 或 `3 右`，`3L` 或 `3 左`。

## What each switch of a ruleset means

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = 踏進對方陷阱的棋子會失去力量，誰都可以吃牠。
switch-traps-universal = 踏進任何陷阱的棋子，連自己的陷阱也算，都會失去力量，誰都可以吃牠。
switch-trapped-full = 陷阱裡的棋子還是能照原本的大小吃子。
switch-trapped-powerless = 在陷阱裡失去力量的棋子不能吃子。
switch-dog-over-wolf-off = 狼比狗大。
switch-dog-over-wolf-on = 狗比狼大。
switch-lion-tiger-ranked = 獅比虎大。
switch-lion-tiger-equal = 獅和虎一樣大，可以互吃。
switch-elephant-rat-trap = 象只有在己方陷阱裡才能吃鼠。
switch-elephant-rat-always = 象可以吃鼠。
switch-elephant-rat-never = 象不能吃鼠。
switch-rat-out-none = 水裡的鼠不能吃岸上的棋子。
switch-rat-out-rat = 水裡的鼠可以吃岸上的鼠，但不能吃象。
switch-rat-out-elephant = 水裡的鼠可以吃岸上的象，但不能吃鼠。
switch-rat-out-all = 水裡的鼠也能照常吃岸上的棋子。
switch-rat-in-off = 岸上的鼠不能吃水裡的鼠。
switch-rat-in-on = 岸上的鼠可以吃水裡的鼠。
switch-rat-swim-on = 兩隻鼠都在水裡時可以互吃。
switch-rat-swim-off = 兩隻鼠都在水裡時不能互吃。
switch-jumps-none = { $piece }不能跳河。
switch-jumps-h = { $piece }可以橫向跳河，落點上的棋子也能吃；途中河裡有鼠就不能跳。
switch-jumps-v = { $piece }可以直向跳河，落點上的棋子也能吃；途中河裡有鼠就不能跳。
switch-jumps-hv = { $piece }可以橫向或直向跳河，落點上的棋子也能吃；途中河裡有鼠就不能跳。
switch-capture-all-on = 吃光對方的棋子也算贏。
switch-capture-all-off = 攻進獸穴才算贏，吃光棋子不算。
switch-mandarin-10 = 一個官抵十個民。
switch-mandarin-5 = 一個官抵五個民。
switch-quan-non-5 = 嫩官（quan non）：官格裡的民不到五個時，這個官不能吃。
switch-quan-non-0 = 從第一步起就可以吃官。
switch-chain-on = 吃下的那一格後面，如果又是一個空格接著一個有子的格，就連著吃，依此類推。
switch-chain-off = 每回合只吃一次。
switch-empty-mandarin-stop = 空的官格和有子的官格一樣，碰到就結束回合。
switch-empty-mandarin-gap = 空的官格當成空的田格。
switch-end-mandarins = 兩個官都被吃下就結束。
switch-end-squares = 兩個官格都空了才結束。
switch-leftovers-none = 留在官格裡的民不屬於任何人。
switch-leftovers-split = 留在官格裡的民由雙方平分。
preset-dobutsu-classic = 獅不能走到對方棋子下一步走得到的格子，在對方底線也一樣。自己的獅被盯上時，不一定要應。
preset-dobutsu-official = 獅可以走到會被吃的格子。到了對方底線，如果沒有棋子吃得到牠，馬上獲勝；否則只要對方下一步沒吃掉牠，就算獲勝。
help = **老棋，慢慢下。** 今天一步，明天一步，棋局都會留著。

    1. 用 `/{ name-challenge }` 找朋友挑戰。對方按下 **{ button-accept }**，棋盤就會出現。
    2. 被提及的時候就是輪到你了：按棋盤下的 **{ button-move }**，或輸入 `/{ name-move }` 從清單裡選。`a3a4`、`A3-a4`、`獅 d1` 都可以。
    3. `/{ name-board }` 會再顯示一次棋盤，也有給螢幕閱讀器用的文字版；`/{ name-games }` 列出你的對局，輪到你的排在前面。
    4. 棋盤下的 **{ button-more }** 或 `/{ name-offer }`：和局、悔棋、暫停、給對方加時、取消、認輸。走完一分鐘內可以自己收回；之後就要問對方。
    5. `/{ name-rules }` 用圖說明規則，`/{ name-learn }` 用小題目教你下棋，`/{ name-replay }` 從頭重播。結束後按 **{ button-rematch }**，先後手對調。
    6. `/{ name-settings }` 決定輪到你時怎麼通知、什麼時候別打擾；`/{ name-watch }` 可以觀戰別人的對局。

    沒有特別指定的話，時限是每步 3 天；也可以用 `/{ name-challenge } … { name-time }:10d+36h` 或 `{ name-time }:none`。沒選對手，就是誰都可以來應戰。

    同一個頻道裡有好幾局時，請用 `{ name-game }` 選項指明是哪一局。
about = **Banyan { $version }** — 跟朋友花上幾天、幾週慢慢下的老棋。
    自由軟體（MIT 或 Apache-2.0），由邀請它來這裡的人經營。它不讀訊息內容，只保存對局，以及玩家的 ID 和名稱。

# A challenge that is open to everybody.
anyone = 待定

# Words to one player.
notice-reminder = ⏳ { $mover }，你在 **#{ $number }** 的時間快到了（{ $due }）。用 `/{ name-move }` 走下去吧。{ $link }
notice-plan-void = 第 #{ $number } 局沒有照你的預想發展，預定應手已經清除。

# Conditional moves, and time off.
plan-heading = 你在第 #{ $number } 局的預定應手，別人看不到；對方一這樣走，就會馬上替你應。
plan-pair = `{ $theirs }` 就 `{ $mine }`
plan-none = 你在第 #{ $number } 局沒有預定應手。輪到對方的時候可以先排好：`/{ name-plan } { name-moves }:d7d6→c4c5`
plan-forgotten = 已清除第 #{ $number } 局的預定應手。
plan-your-turn = 第 #{ $number } 局輪到你，請用 `/{ name-move }`。預定應手是用來回應對方的。
plan-not-playing = 只有你自己正在進行的對局才能預定應手，#{ $number } 不是。用 `/{ name-games }` 可以列出你的對局。
plan-no-answer = 每一行都要有對方的走法和你的應手，輪流寫：`/{ name-plan } { name-moves }:d7d6→c4c5`。你寫的內容裡沒有新的應手。
plan-too-long = 太多了：最多 10 行，每行 40 步。先寫最可能的吧。
plan-first-move = 你預定的第一步，也就是對方的 `{ $text }`，走不了。{ $why }
plan-move = 在 `{ $before }` 之後，你預定的 `{ $text }` 走不了。{ $why }
vacation-none = 你沒有在休假。今年的假共 { $allowance }，還剩 { $left }。用 `/{ name-vacation } { name-days }:3` 可以請假，只按整小時計算。
vacation-away = 你正在休假，到 { $until } 為止，你的時間都不會走。用 `/{ name-vacation } { name-back }:True` 可以提前結束，沒用完的時數還是你的。如果一直休到那時，今年還會剩 { $left }。
vacation-back = 歡迎回來！你的時間又開始走了。只按整小時計算，今年還剩 { $left } 假。
vacation-given = 你正在休假，到 { $until } 為止，現在還不能結束：有一局已經因為這次休假給你加了時間。在那一局下了之後，用 `/{ name-vacation } { name-back }:True` 就能把剩下的假留到以後。
vacation-not-away = 你沒有在休假。今年還剩 { $left } 假。
vacation-too-long = 假不夠用了：今年共 { $allowance }，還剩 { $left }，請不要超過這個數。
notice-turn = 🎲 輪到你了：**#{ $number }** { $ruleset }，對手 { $opponent }。{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } 找你下 { $ruleset }，等你回覆 · **#{ $number }**。{ $due } { $link }
notice-news = { $news } { $link }
notice-last = 上一步：`{ $last }`。
notice-due = 期限：{ $due }。
notice-several = 有 { $count } 局在等你：
notice-more = …還有 { $more } 局，用 `/{ name-games }` 可以列出來。
notice-refused = { $player }，我沒辦法傳私人訊息給你（Discord 說你不接收來自這裡的私人訊息），所以之後都在這裡通知你。用 `/{ name-settings }` 可以改回私人訊息。
    { $notice }
