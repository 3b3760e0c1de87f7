# Chinese in traditional characters. Safety: blocks, limits, moderators, private data.
# A player who had their data deleted.
former-player = 已離開的玩家
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = { $first } 和 { $second } 的對局不計勝負。對局管理員 { $moderator } 中止了這局：{ $reason }
headline-struck-out = { $first } 和 { $second } 的對局不計勝負。對局管理員 { $moderator } 把這局作廢了：{ $reason }
headline-adjudicated = 對局管理員 { $moderator } 裁定了這局：{ $reason }
challenge-voided = 對局管理員 { $moderator } 取消了 { $asker } 的挑戰（對手：{ $asked }） · **{ $ruleset }** · #{ $number }：{ $reason }
ending-adjudicated = 由對局管理員裁定
refused-own-match = #{ $number } 是你自己的對局。請找另一位對局管理員來裁定。

## Where games can start and who can start them; channels and roles come as mentions
not-in-this-channel = 這個伺服器的對局要在 { $channels } 開始。請到那裡再試一次。（頻道由伺服器管理員用 `/{ name-server }` 選定。）
not-without-role = 在這個伺服器下棋，要有 { $role } 身分組。請找伺服器管理員領取。
begin-there = 對局 #{ $number } 所在的伺服器規定了在哪裡開局、誰可以下棋。請到那個伺服器操作。
not-a-moderator = 只有伺服器管理員和對局管理員可以這麼做。伺服器管理員可以用 `/{ name-server }` 選定對局管理員的身分組。

## Moderators: `/moderate`
command-moderate = 對局管理員專用：作廢、中止或裁定對局，查看處理紀錄
subcommand-moderate-void = 把一局已經結束的對局作廢
subcommand-moderate-abort = 中止進行中的對局，或取消挑戰
subcommand-moderate-win = 結束進行中的對局，判一方獲勝
subcommand-moderate-draw = 結束進行中的對局，判和局
subcommand-moderate-log = 對局管理員在這個伺服器的處理紀錄
option-moderate-game = 這個伺服器的哪一局
option-moderate-reason = 理由；雙方和頻道裡的大家都會看到
option-moderate-winner = 兩位玩家當中誰獲勝
moderate-nowhere = 對局要在它所在的伺服器上裁定，請到那裡使用這個指令。
moderate-elsewhere = 對局 #{ $number } 不在這個伺服器，沒辦法在這裡裁定。
moderate-reason = 請寫下裁定 #{ $number } 的理由，1 到 200 個字。
moderate-running = 對局 #{ $number } 還沒結束。可以用 `/{ name-moderate } { name-abort }` 把它中止。
moderate-over = 對局 #{ $number } 已經結束了。可以用 `/{ name-moderate } { name-void }` 把它作廢。
moderate-winner = 這個人沒有參加對局 #{ $number }。請從兩位玩家當中選出獲勝者。
moderate-log = 對局管理員在這裡的處理紀錄，最新的在前面：
moderate-log-none = 對局管理員還沒處理過這裡的對局。
moderate-log-line = { $when } · **{ $about }** · { $moderator }：{ $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = 對局管理員在這裡的所有處理紀錄（文字檔）
act-void = 作廢
act-abort = 中止
act-first = 判先手勝
act-second = 判後手勝
act-draw = 判和局
act-result = 設定結果
act-pairing = 手動配對
act-replacement = 換人
act-removal = 移除選手
act-settings = 更改設定
## Blocks: the one blocked is told nothing

blocked = 你封鎖了 { $player }。對方不能再向你挑戰、找你再來一局，也不能觀戰你的對局，而且不會知道自己被封鎖。你們之間還沒人應戰的挑戰都取消了，進行中的對局照常繼續。想解除封鎖，請用 `/{ name-settings }`。
block-nobody = 只能封鎖別人，不能封鎖自己或機器人。
blocked-by-you = 你封鎖了 { $player }。想再一起下棋，請用 `/{ name-settings }` 解除封鎖。
## Private data: `/privacy`
command-privacy = 關於你的資料：看說明、匯出或刪除
subcommand-privacy-about = 用白話說明我儲存了你的哪些資料、為什麼
subcommand-privacy-export = 把你的全部資料做成檔案，用私人訊息傳給你
subcommand-privacy-delete = 刪除你的資料（會先確認兩次）
privacy-about = **我儲存了你的哪些資料、為什麼**
    • 你的 Discord ID 和最近用過的名稱：用來分辨玩家，也寫在棋盤上。
    • 你的對局：對手、在哪個伺服器和頻道下、每一步和時間。這些也是你對手的對局。
    • 你的積分：由你的積分局算出來。
    • 你在 `/{ name-settings }` 的選擇、封鎖的人、休假、預排、觀戰的對局、在哪裡通知過你，還有你在 Discord 使用的語言。
    • 謎題：給你看過哪些、你的結果和謎題積分。如果你和對手都在 `/{ name-settings }` 允許，你們下完的對局裡的局面會成為大家的謎題。謎題裡沒有玩家的名稱，也看不出是哪一局；你刪除資料之後，謎題會留下。
    • 對局管理員對你的對局做過什麼、為什麼。
    不管在頻道還是私人訊息，我都不讀也不儲存訊息。我只收到你用指令、按鈕、選單和表單傳給我的內容。
    想拿到全部資料，請用 `/{ name-privacy } { name-export }`；想刪除，請用 `/{ name-privacy } { name-delete }`。
privacy-export = 這是我儲存的你的全部資料。
privacy-export-sent = 已經用私人訊息傳給你了。
privacy-export-here = 我沒辦法傳私人訊息給你，所以把你的全部資料放在這裡，只有你看得到。
# What a screen reader says of the attached file.
privacy-export-file = 關於你的全部資料（JSON 檔）
privacy-delete = **要刪除你的全部資料嗎？** 刪了就救不回來。
    • 進行中的對局會結束：雙方都走過的算你認輸，其他的會中止。挑戰會收回或婉拒。
    • 你的名稱、設定、封鎖、休假、預排和觀戰都會刪除。
    • 對手會保留已經結束的對局和自己的積分。你在那些對局裡會變成「{ former-player }」，連我也認不出那是你。
    • 頻道裡的訊息會留著。舊圖片上你的名稱，我沒辦法去掉。
    以後如果再回來，你就是一位新玩家。
privacy-delete-button = 全部刪除…
# At most 45 characters, like the next one.
privacy-form-title = 刪除你的全部資料
privacy-form-field = 輸入「{ $word }」就會全部刪除
# What has to be typed; large or small letters are the same.
privacy-word = 刪除
privacy-wrong-word = 什麼都沒有刪除：你輸入的不是「{ $word }」。還是想刪的話，請再試一次。
privacy-deleted = 好了，你的資料全部刪除了。再見！

## Whose challenges players take

takes-none = { "" }{ $player } 現在不接受挑戰。想開放大家應戰，用 `/{ name-challenge }`，不選對手就好。
takes-known = { "" }{ $player } 只接受跟自己下過棋的人的挑戰。想開放大家應戰，用 `/{ name-challenge }`，不選對手就好。
takes-server = { "" }{ $player } 只接受兩種人的挑戰：跟對方下過棋的人，還有對方下過棋的伺服器的成員。想開放大家應戰，用 `/{ name-challenge }`，不選對手就好。
not-now = 現在不能這樣做。想開放大家應戰，用 `/{ name-challenge }`，不選對手就好。

## Too much at once; the time comes as Discord shows it, such as "in 20 seconds"

slow-moves = 你一下子走得太多了。請 { $again } 再繼續，對局會等你。
slow-challenges = 短時間內的挑戰太多了。請 { $again } 再送出下一個。
slow-pictures = 短時間內的圖片太多了。請 { $again } 再試一次。
slow-requests = 太快了，我跟不上。請 { $again } 再試一次。
slow-server = 這個伺服器讓我有點忙不過來。請 { $again } 再試一次。
