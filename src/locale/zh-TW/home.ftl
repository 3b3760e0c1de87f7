# Chinese in traditional characters. First contact: welcome, help, empty states.

# Posted once, where a server greets its newcomers; under it stands a button with the name of each game, for its rules.
welcome = 👋 **大家好，我是 Banyan，陪大家慢慢下傳統棋：** 今天一步，明天一步，下多久都可以。

    1. 用 `/{ name-challenge }` 找朋友挑戰，或是開放大家應戰。
    2. 輪到你的時候，我會通知你。按 **{ button-move }**，或輸入 `/{ name-move }`。
    3. 沒下過嗎？用 `/{ name-learn }` 做幾道小題目就會了。想看規則，按下面的按鈕，每種棋都有附圖。

    其他的請看 `/{ name-help }`。伺服器管理員可以用 `/{ name-server }` 選定下棋的頻道。

## What `/help` says besides, as it fits the one who asks

help-first = 👋 你還沒有在這裡下過棋。想先學一種棋，用 `/{ name-learn }` 做幾道小題目；想直接開局，用 `/{ name-challenge }`。
help-again = 🎲 你沒有進行中的對局。用 `/{ name-challenge }` 開一局吧。
help-challenged = ✉️ 有 { $count } 個挑戰在等你回覆。用 `/{ name-games }` 就找得到。
help-your-move = ▶️ 有 { $count } 局輪到你。棋盤的連結在 `/{ name-games }`。
help-waiting = ⏳ 你有 { $count } 局棋正在等對方。輪到你的時候，我會通知你。
help-channels = 📍 這個伺服器的對局在 { $channels } 開始。
help-players = 🎫 在這裡下棋，要有 { $role } 身分組。
help-direct = 📬 這裡是私人訊息，只有你我看得到。你在各個伺服器的對局都在這裡。在這裡可以挑戰跟你下過棋的人；要挑戰其他人，請到我也在的伺服器。
help-guest = 🎒 我不是這個伺服器的成員。在這裡我可以給你看規則、棋盤和你的對局，只有你看得到。想在這裡下棋，請伺服器管理員邀請我。
help-moderator = 🔧 你負責管理這個伺服器。頻道、討論串、語言和身分組用 `/{ name-server }` 設定；中止或作廢對局用 `/{ name-moderate } { name-abort }`、`/{ name-moderate } { name-void }`。
