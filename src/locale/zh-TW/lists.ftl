# Chinese in traditional characters. Lists and answers about them.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Lists

label-your-move = { $ruleset } · 對手：{ $opponent } · 輪到你
label-their-move = { $ruleset } · 對手：{ $opponent } · 輪到對方
label-open = { $ruleset } · 對手：{ $opponent } · 還沒人應戰
label-over = { $ruleset } · 對手：{ $opponent } · 已結束
replay-no-move = 對局 #{ $number } 還沒有人走過。有人走了之後，再用 `/{ name-replay }`。
replay-busy = 現在很多人在看重播。請過一分鐘再試。
replay-shortened = 整局太長，一個檔案放不下，所以重播省略了最前面的 { $moves } 步。
games-none = 你沒有進行中的對局。找個人挑戰吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
games-heading = { $total ->
        [1] { $yours ->
            [0] 你有 1 局正在下，等對方走。
           *[other] 有 1 局輪到你。
        }
       *[other] { $yours ->
            [0] 你的對局（{ $total } 局）：都在等對方。
           *[other] 你的對局：{ $total } 局當中有 { $yours } 局輪到你。
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } · 對手：{ $opponent } · **輪到你** · 上次變動：{ $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } · 對手：{ $opponent } · 輪到對方 · 上次變動：{ $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }：{ $challenger } 對 { $other } · 輪到 { $mover } · 上次變動：{ $since }
games-open = ✉️ **#{ $number }** { $ruleset } · { $challenger } 提出的挑戰 · 對手：{ $other } · { $since }
games-due = 期限：{ $due }
games-away = 🏖️ 休假到 { $until }
games-where-mine = 你的對局
games-where-server = 這個伺服器
games-heading-server = 這個伺服器上的對局，期限最近的在前面。
games-heading-player = { $player } 正在下的對局中，你看得到 { $total } 局。
games-none-theirs = 這位玩家現在沒有你看得到的對局。用 `/{ name-challenge }` 開一局吧。
games-none-here = 這個伺服器上沒有進行中的對局。來開一局吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
games-no-server = 這只能在伺服器的頻道裡用。要看自己的對局，用 `/{ name-games }`，不要填 `{ name-where }`。
games-no-more = 剛才那頁就是最後一頁，後面的對局都結束了。用 `/{ name-games }` 從頭再看。
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset } · 你提出的挑戰 · 對手：{ $opponent } · { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset } · { $opponent } 向你挑戰 · { $since } · 請到挑戰訊息下面接受或婉拒
