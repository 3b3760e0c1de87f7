# Chinese in traditional characters. Safety: blocks, limits, moderators, private data.
# Who asked to be forgotten.
former-player = 已離開的玩家
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = 管理員 { $moderator } 取消了 { $first } 和 { $second } 的這局，不計勝負：{ $reason }
headline-struck-out = 管理員 { $moderator } 撤銷了 { $first } 和 { $second } 這局的結果，不計勝負：{ $reason }
headline-adjudicated = 管理員 { $moderator } 裁定了這局：{ $reason }
challenge-voided = 管理員 { $moderator } 撤下了 { $asker } 的挑戰（對手：{ $asked }） · **{ $ruleset }** · #{ $number }：{ $reason }
ending-adjudicated = 由管理員裁定
refused-own-match = 你自己就在下 #{ $number }，所以要請另一位管理員來裁定。

## Where and by whom games may begin; channels and roles come as mentions
not-in-this-channel = 這個伺服器的對局要在 { $channels } 開始，請到那裡再試一次。（頻道由伺服器管理者用 `/{ name-server }` 選定。）
not-without-role = 在這個伺服器上，有 { $role } 身分組的成員才能下棋。可以請伺服器管理者給你這個身分組。
begin-there = 第 #{ $number } 局所在的伺服器規定了在哪裡開局、由誰來玩，請到那裡操作。
not-a-moderator = 只有伺服器管理者，以及擁有他們在 `/{ name-server }` 選定的身分組的成員才能這麼做。

## Moderators: `/moderate`
command-moderate = 管理員專用：將對局作廢、取消或裁定，並查看處理紀錄
subcommand-moderate-void = 將已結束的對局結果作廢
subcommand-moderate-abort = 取消進行中的對局，或撤下挑戰
subcommand-moderate-win = 判進行中的對局由一方獲勝
subcommand-moderate-draw = 判進行中的對局為和局
subcommand-moderate-log = 管理員對這個伺服器上對局的處理紀錄
option-moderate-game = 這個伺服器的哪一局
option-moderate-reason = 理由；雙方玩家和頻道裡的大家都會看到
option-moderate-winner = 判兩位玩家中的哪一位獲勝
moderate-nowhere = 對局要在它所在的伺服器上裁定，請到那裡使用這個指令。
moderate-elsewhere = 第 #{ $number } 局不在這個伺服器上，沒辦法在這裡裁定。
moderate-reason = 請說明裁定 #{ $number } 的理由，1 到 200 個字。
moderate-running = 第 #{ $number } 局還沒結束，可以用 `/{ name-moderate } { name-abort }` 取消。
moderate-over = 第 #{ $number } 局已經結束了，可以用 `/{ name-moderate } { name-void }` 將結果作廢。
moderate-winner = 第 #{ $number } 局是另外兩位玩家在下，請從那兩位當中指定獲勝者。
moderate-log = 管理員對這裡的對局做過的處理，最新的在前面：
moderate-log-none = 這裡還沒有管理員裁定過的對局。
moderate-log-line = { $when } · **#{ $number }** · { $moderator }：{ $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = 管理員對這裡的對局做過的所有處理（文字檔）
act-void = 結果作廢
act-abort = 取消對局
act-first = 判先手勝
act-second = 判後手勝
act-draw = 判和局
## Blocks: the one blocked is told nothing

blocked = 你不會再收到 { $player } 的任何消息：對方不能向你挑戰、不能邀你再來一局，也不能觀戰你的對局。沒有人會被通知。你們之間還沒回覆的一律取消，進行中的對局照常繼續。用 `/{ name-settings }` 可以解除。
block-nobody = 只能封鎖別人，不能封鎖自己或機器人。
## Private data: `/privacy`
command-privacy = 我保存了你的哪些資料；全部匯出，或全部刪除
subcommand-privacy-about = 用白話說明保存了什麼、為什麼
subcommand-privacy-export = 把你的全部資料做成檔案，用私人訊息傳給你
subcommand-privacy-delete = 刪除你的資料（會先確認兩次）
privacy-about = **我保存了什麼，為什麼**
    • 你的 Discord ID，以及我最近一次看到的名稱：用來分辨玩家，並寫在棋盤上。
    • 你的對局：跟誰下、在哪裡、每一步和時間。這些也是你對手的對局。
    • 你的積分：由你的積分局算出來。
    • 你在 `/{ name-settings }` 的選擇、封鎖的人、假期、預定應手、觀戰的對局、在哪裡通知過你，以及 Discord 告訴我的你的語言。
    • 管理員對你的對局做過的處理和理由。
    不管在頻道或私人訊息，我都不讀也不保存訊息：我只收到你用指令、按鈕、選單和表單傳給我的內容。
    `/{ name-privacy } { name-export }` 會把全部資料傳給你，`/{ name-privacy } { name-delete }` 會全部刪除。
privacy-export = 這是我保存的、關於你的全部資料。
privacy-export-sent = 已經用私人訊息傳給你了。
privacy-export-here = 我沒辦法傳私人訊息給你，所以把關於你的全部資料放在這裡，只有你看得到。
# What a screen reader says of the attached file.
privacy-export-file = 關於你的全部資料（JSON 檔）
privacy-delete = **要刪除關於你的一切嗎？** 刪除後無法復原。
    • 你進行中的對局會結束：雙方還沒都走過的取消，其他的算你認輸。挑戰會收回或婉拒。
    • 你的名稱、設定、封鎖名單、假期、預定應手和觀戰都會刪除。
    • 已結束的對局會留給你的對手，他們的積分也不變。從此你在裡面是「{ former-player }」，連我也認不出那是你。
    • 頻道裡的內容會留在原處：舊圖片上的名稱我沒辦法去掉。
    如果哪天你回來，就是一位新玩家。
privacy-delete-button = 全部刪除…
# At most 45 characters, like the next one.
privacy-form-title = 刪除關於你的一切
privacy-form-field = 輸入「{ $word }」就會刪除一切
# What has to be typed; large or small letters are the same.
privacy-word = 刪除
privacy-wrong-word = 輸入的不是「{ $word }」，所以什麼都沒有刪除。
privacy-deleted = 好了，關於你的一切都刪除了，就當我們從未相識。再見！
blocked-by-you = 你封鎖了 { $player }。用 `/{ name-settings }` 解除之後，就又可以一起下棋了。

## From whom players take challenges

takes-none = { "" }{ $player } 現在不接受挑戰。用 `/{ name-challenge }` 時不填對手，就是誰都可以來應戰。
takes-known = { "" }{ $player } 只接受一起下過棋的人的挑戰。用 `/{ name-challenge }` 時不填對手，就是誰都可以來應戰。
takes-server = { "" }{ $player } 只在自己下過棋的伺服器接受挑戰，或是接受一起下過棋的人的挑戰。用 `/{ name-challenge }` 時不填對手，就是誰都可以來應戰。
not-now = 現在沒辦法接受這個挑戰。用 `/{ name-challenge }` 時不填對手，就是誰都可以來應戰。

## Too much at once; the time comes as Discord shows it, such as "in 20 seconds"

slow-moves = 手腳真快。對局不會跑掉，請在 { $again } 繼續。
slow-challenges = 短時間內的挑戰太多了。給大家一點時間回覆，{ $again } 可以再送出。
slow-pictures = 剛剛幫你畫了很多圖，請在 { $again } 再試一次。
slow-requests = 你問得比我答得快，請在 { $again } 再試一次。
slow-server = 這個伺服器現在讓我忙不過來，其他人也在排隊，請在 { $again } 再試一次。
