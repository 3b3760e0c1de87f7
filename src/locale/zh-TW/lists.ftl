# Chinese in traditional characters. Lists and answers about them.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Lists

label-your-move = { $ruleset } 對手：{ $opponent } · 輪到你
label-their-move = { $ruleset } 對手：{ $opponent } · 輪到對方
label-open = { $ruleset } 對手：{ $opponent } · 還沒接受
label-over = { $ruleset } 對手：{ $opponent } · 已結束
replay-no-move = 第 #{ $number } 局還沒有人走過。走了之後就能用 `/{ name-replay }` 重播。
replay-busy = 現在很多人在看重播，請過一分鐘再試。
replay-shortened = 整局太長，一個檔案放不下，所以動畫省略了最前面的 { $moves } 步。
games-none = 你還沒有任何對局。找人挑戰看看：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
games-heading = { $yours ->
        [0] 你的對局：目前都在等對方走。
       *[other] 你的對局：{ $total } 局當中有 { $yours } 局輪到你。
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } 對手：{ $opponent } · **輪到你**（{ $since }起）
games-their-move = ⏳ **#{ $number }** { $ruleset } 對手：{ $opponent } · 輪到對方（{ $since }起）
games-move-of = ⏳ **#{ $number }** { $ruleset }：{ $challenger } 對 { $other } · 輪到 { $mover }（{ $since }起）
games-open = ✉️ **#{ $number }** { $ruleset }：{ $challenger } 在{ $since }提出挑戰，對手：{ $other }
games-due = 期限：{ $due }
games-away = 🏖️ 休假到 { $until }
games-where-mine = 我的對局
games-where-server = 這個伺服器
games-heading-server = 這個伺服器上的對局，期限最近的排在前面
games-heading-player = { $player } 的對局中，你看得到的有 { $total } 局。
games-none-theirs = 沒有你看得到的這位玩家的對局。用 `/{ name-challenge }` 開一局吧。
games-none-here = 這個伺服器上還沒有人在下棋。來當第一個吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
games-no-server = 這裡不是伺服器。不加 `{ name-where }`，直接用 `/{ name-games }` 就會列出你自己的對局。
games-no-more = 後面的對局都結束了，這就是最後一頁。用 `/{ name-games }` 可以從頭再看。
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset } 對手：{ $opponent } · 你提出的挑戰，等待回覆（{ $since }起）
games-challenges-you = ✉️ **#{ $number }** { $ruleset }：{ $opponent } 在{ $since }向你挑戰 · 請在那則訊息下接受
