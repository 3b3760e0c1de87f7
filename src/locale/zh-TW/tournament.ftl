# 繁體中文。賽事。

## 指令和選項的名稱

name-tournament = 賽事
name-create = 建立
name-list = 清單
name-show = 查看
name-join = 報名
name-leave = 退出
name-start = 開始
name-pause = 暫停
name-cancel = 結束
name-title = 名稱
name-rounds = 輪數
name-players = 人數
name-hours = 小時
name-least-rating = 最低積分
name-most-rating = 最高積分
name-least-games = 最少局數
name-pair = 排對戰
name-result = 賽果
name-replace = 換人
name-pairings = 對戰表
name-pairing = 對戰
name-substitute = 替補

## 指令和選項（最多 100 個字）

command-tournament = 這個伺服器的賽事：建立、報名、看成績
subcommand-tournament-create = 在這個頻道建立一個賽事
subcommand-tournament-list = 列出這個伺服器的賽事
subcommand-tournament-show = 查看一個賽事：選手、成績和對局
subcommand-tournament-join = 報名參加一個賽事
subcommand-tournament-leave = 退出一個賽事（進行中會先確認）
subcommand-tournament-start = 現在就開始一個賽事
subcommand-tournament-pause = 暫停一個賽事，或讓它繼續
subcommand-tournament-cancel = 提早結束一個賽事，沒有冠軍（會先確認）
subcommand-tournament-pair = 親自安排已暫停的瑞士制賽事下一輪的對戰
subcommand-tournament-result = 設定一場對戰的結果
subcommand-tournament-replace = 讓別人頂替一名選手
option-tournament = 賽事編號（預設：最新的合適的賽事）
option-tournament-title = 賽事的名稱
option-tournament-format = 怎麼安排對手
option-tournament-game = 哪個遊戲
option-tournament-rounds = 瑞士制打幾輪（預設：依名額決定）
option-tournament-players = 最多多少人；額滿就開始（預設：16）
option-tournament-hours = 幾小時後開始（預設：額滿時，或手動開始）
option-tournament-days = 每輪幾天；到時輪到誰走誰就輸（預設：不限）
option-tournament-least-rating = 報名的最低積分
option-tournament-most-rating = 報名的最高積分
option-tournament-least-games = 報名要下過多少局積分局
option-tournament-pairings = 依序提及所有選手：第1對第2，第3對第4；人數為單數時最後一人輪空
option-tournament-pairing = 哪場對戰
option-tournament-winner = 誰贏（預設：和局）
option-tournament-replaced = 誰離開
option-tournament-substitute = 誰來頂替，並接過得分
tournament-format-round-robin = 循環賽
tournament-format-double-round-robin = 雙循環賽
tournament-format-swiss = 瑞士制
tournament-format-knockout = 淘汰賽
tournament-format-knockout-of-three = 三戰兩勝淘汰賽
tournament-format-ladder = 階梯賽
tournament-format-league = 聯賽

## 賽事的訊息

tournament-heading = 🏆 **{ $title }** · 賽事 #{ $number }
tournament-rated = 積分局
tournament-casual = 友誼局
tournament-open = **報名中：** { $players } / { $most } 人。
tournament-starts-at = { $when }開始。
tournament-starts-by-hand = 額滿時開始，或由 { $organiser } 開始。
tournament-needs = 報名條件：{ $needs }。
tournament-needs-least = 積分不低於 { $least }
tournament-needs-most = 積分不高於 { $most }
tournament-needs-games = 至少下過 { $games } 局積分局
tournament-days = 每輪最多 { $days } 天，到時輪到誰走誰就輸。
tournament-players = 選手：{ $players }
tournament-more = 另有 { $players } 人
tournament-round = **第 { $round } 輪，共 { $rounds } 輪**
tournament-round-ends = **第 { $round } 輪，共 { $rounds } 輪**，{ $when }結束
tournament-paused = ⏸️ **已暫停。** 正在下的對局繼續，但不開始新的一輪。
tournament-over = 🏁 **已結束。**
tournament-ended-early = 🛑 **提早結束，** 沒有冠軍。
tournament-points = 分
tournament-division = 分部 { $number }
tournament-line = { $place }. { $player } { $points }
tournament-line-fine = { $place }. { $player } { $points } ({ $fine })
tournament-line-left = { $line } · 已退出
tournament-games = 正在下的對局：
tournament-bye = 這一輪輪空，得一分：{ $players }
tournament-of-game = 🏆 { $title } · 第 { $round } 輪
headline-dissolved = { $first } 和 { $second } 的對局沒有結果就結束了：賽事已經判定
button-tournament-join = 報名
button-tournament-leave = 退出
button-tournament-withdraw = 對，退出
button-tournament-cancel = 對，結束

## 回覆

tournament-ended = 🏁 **{ $title }** 結束了。恭喜！
tournament-reminder = ⏰ **{ $title }** 第 { $round } 輪{ $when }結束。下面的對局到時輪到誰走誰就輸：
tournament-created = 賽事 #{ $number } 建立好了。有報名按鈕的訊息馬上會出現在這個頻道。
tournament-joined = 你已報名 **{ $title }**。賽事開始時，我會幫你開局。
tournament-left = 你已退出 **{ $title }**。
tournament-leave-sure = **{ $title }** 正在進行。現在退出，你在賽事裡正在下的對局都算輸，而且不能再回來。
tournament-withdrawn = 你已退出 **{ $title }**，賽事裡正在下的對局都算輸。
tournament-started = **{ $title }** 現在開始。
tournament-paused-now = **{ $title }** 已暫停。正在下的對局繼續；再用一次 `/{ name-tournament } { name-pause }` 就能讓它繼續。
tournament-resumed = **{ $title }** 繼續進行。
tournament-cancel-sure = 要提早結束 **{ $title }** 嗎？這樣就沒有冠軍。正在下的對局會當成一般對局繼續。
tournament-cancelled = **{ $title }** 已提早結束。
tournament-paired = **{ $title }** 第 { $round } 輪的對戰排好了。用 `/{ name-tournament } { name-pause }` 繼續後，對局就會開始。
tournament-result-set = 結果已設定：{ $first } – { $second } **{ $score }**
tournament-replaced = { $new } 在 **{ $title }** 頂替 { $old }。正在下的對局會重新開始。
tournament-list = 這個伺服器的賽事，最新的在前：
tournament-list-line = **#{ $number }** { $title } · { $state } · { $players } 名選手
tournament-state-open = 報名中
tournament-state-playing = 進行中
tournament-state-paused = 已暫停
tournament-state-over = 已結束
tournament-state-cancelled = 提早結束

## 不能做的時候

tournament-nowhere = 這只能在伺服器的頻道裡用。請到那裡使用這個指令。
tournament-may-not-create = 這裡只有伺服器管理者和對局管理員能建立賽事。請找他們幫忙。
tournament-not-organiser = 只有主辦人、伺服器管理者和對局管理員能這麼做。請找他們幫忙。
tournament-none = 這裡現在沒有合適的賽事。所有賽事都在 `/{ name-tournament } { name-list }`。
tournament-none-yet = 這個伺服器還沒有賽事。伺服器管理者可以用 `/{ name-tournament } { name-create }` 建立。
tournament-unknown = 這個伺服器沒有賽事 #{ $number }。所有賽事都在 `/{ name-tournament } { name-list }`。
tournament-no-title = 這個名稱顯示不出來。請換一個 `{ name-title }`。
tournament-rating-range = 最低積分高於最高積分。請對調。
tournament-endless = 不限時的對局可能永遠下不完。請設定 `{ name-time }` 或 `{ name-days }`。
tournament-few-places = 賽事至少要有 { $fewest } 個名額。請把 `{ name-players }` 調高。
tournament-too-many = **{ $title }** 限 { $most } 人，已經額滿。其他賽事都在 `/{ name-tournament } { name-list }`。
tournament-closed = **{ $title }** 已經開始，不能再報名了。其他賽事都在 `/{ name-tournament } { name-list }`。
tournament-is-over = **{ $title }** 已經結束了。其他賽事都在 `/{ name-tournament } { name-list }`。
tournament-in-already = 你已經報名 **{ $title }** 了。
tournament-not-in = 你沒有參加 **{ $title }**。
tournament-too-few = **{ $title }** 至少要 { $least } 名選手。請等更多人報名。
tournament-not-started = **{ $title }** 還沒開始。請用 `/{ name-tournament } { name-start }` 開始。
tournament-not-eligible = 你還不能報名 **{ $title }**。需要：{ $needs }。你現在的積分是 { $rating }，下過 { $games } 局積分局。
tournament-reason = 請寫明理由，1 到 200 個字。
tournament-pairings-wrong = 請把下面每位選手各提及一次：{ $players }。
tournament-no-more-rounds = **{ $title }** 沒有下一輪可排了。用 `/{ name-tournament } { name-pause }` 繼續，賽事就會結束。
tournament-no-pairing = **{ $title }** 沒有這場對戰。請從清單裡選。
tournament-own-pairing = 這是你自己的對戰。請找別的對局管理員。
tournament-winner-not-in = 這個人不在這場對戰裡。請選 { $first } 或 { $second }；和局就不選。
tournament-player-not-in = { $player } 沒有參加 **{ $title }**。選手名單在 `/{ name-tournament } { name-show }`。
tournament-player-in = { $player } 已經參加 **{ $title }**，或已退出。請選別人。
tournament-no-bots = 機器人不能參加 **{ $title }**。請選一個人。
tournament-other-format = 這不符合 **{ $title }** 的賽制：{ $format }。賽事情況在 `/{ name-tournament } { name-show }`。
tournament-not-paused = 請先用 `/{ name-tournament } { name-pause }` 暫停 **{ $title }**，再排對戰。
tournament-is-paused = **{ $title }** 已暫停。要先用 `/{ name-tournament } { name-pause }` 繼續。
tournament-round-running = **{ $title }** 這一輪還有對局沒下完。請等一等，或用 `/{ name-tournament } { name-result }` 設定結果。
tournament-round-passed = **{ $title }** 後面的輪次以這個結果為準。只能改最新一輪的結果。
tournament-needs-winner = 淘汰賽一定要有人晉級。請選 `{ name-winner }`。
tournament-changed = **{ $title }** 剛剛有變化。請看一看再試。
