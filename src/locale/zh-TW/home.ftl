# Chinese in traditional characters. First contact: welcome, help, empty states.

# Posted once, where a server greets its newcomers; under it stands a button with the name of each game, for its rules.
welcome = 👋 **大家好，我是 Banyan，陪大家慢慢下老棋：** 今天一步，明天一步，下多久都可以。
    1. 用 `/{ name-challenge }` 找人挑戰，或公開徵求對手。
    2. 輪到你的時候會通知你。按 **{ button-move }**，或輸入 `/{ name-move }`。
    3. 沒下過嗎？`/{ name-learn }` 用幾道小題目教會你；下面的按鈕裡有每種棋的圖解規則。
    其他請看 `/{ name-help }`。伺服器管理者可以用 `/{ name-server }` 選定下棋的頻道。

## What `/help` says besides, as it fits the one who asks

help-first = 👋 你還沒有在這裡下過棋。`/{ name-learn }` 用幾道小題目教會你一種棋，`/{ name-challenge }` 可以開一局。
help-again = 🎲 你沒有進行中的對局。用 `/{ name-challenge }` 開一局吧。
help-challenged = ✉️ 有 { $count } 個挑戰在等你回覆，用 `/{ name-games }` 可以看到在哪裡。
help-your-move = ▶️ 有 { $count } 局輪到你，`/{ name-games }` 會列出來，並附上棋盤的連結。
help-waiting = ⏳ 你有 { $count } 局棋，都在等別人。輪到你的時候會通知你。
help-channels = 📍 這個伺服器的對局在 { $channels } 開始。
help-players = 🎫 這裡只有擁有身分組 { $role } 的成員可以下棋。
help-direct = 📬 私人訊息裡只有你我看得到。你在各處的對局都可以在這裡下，也可以向跟你下過棋的人挑戰；要挑戰其他人，請到我們共同的伺服器。
help-guest = 🎒 你把我帶到了一個我沒有加入的地方：在這裡我只能給你一個人看規則、棋盤和你的對局。想在這裡下棋，要請伺服器管理者邀請我。
help-moderator = 🔧 你負責管理這個伺服器：用 `/{ name-server }` 選定頻道、討論串、語言和身分組，用 `/{ name-moderate }` 取消、裁定或作廢對局。
