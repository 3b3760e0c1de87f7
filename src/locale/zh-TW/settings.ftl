# Chinese in traditional characters. Settings of players and servers.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Settings

settings-heading = **你的設定。** 改了馬上生效。
settings-notices = 🔔 輪到你的時候：**{ $how }**
settings-refused = { "" }  ⚠️ 上一則私人訊息沒能傳給你，所以我改在頻道裡提及你。請先允許來自這個伺服器的私人訊息，再選一次「私人訊息」。
settings-quiet = 🌙 勿擾時間：**{ $hours }**。這段時間不通知你，結束後再一起通知。
settings-loud = 🌙 勿擾時間：**無**
settings-zone = 🌍 時區：**{ $zone }**，現在 { $time }
settings-vacation-on = 🏖️ 自動休假：**開**。時間用完的時候，只要還有假，就會開始休假。每次最多一天，你一走棋就結束。
settings-vacation-off = 🏖️ 自動休假：**關**。時間用完就算輸。
settings-language = 🗣️ 語言：**{ $language }**
settings-language-discord = 🗣️ 語言：跟你的 Discord 一樣，**{ $language }**
settings-theme = 🎨 配色（只有你看得到的棋盤）：**{ $theme }**
settings-flip = 🔃 棋盤下方（只有你看得到的棋盤）：**{ $below }**
settings-challengers = 🤝 誰可以向你挑戰：**{ $who }**
settings-listed = 🏆 排行榜：**已加入**
settings-unlisted = 🏆 排行榜：**未加入**
settings-puzzles-on = 🧩 用你的對局出謎題：**允許**。如果對手也允許，你們下完的對局裡的局面可能會成為大家的謎題，謎題裡沒有玩家的名稱。
settings-puzzles-off = 🧩 用你的對局出謎題：**不允許**。如果你和對手都允許，你們下完的對局裡的局面可能會成為大家的謎題，謎題裡沒有玩家的名稱。你刪除資料後，這些謎題仍會保留。
settings-blocked = { $count ->
        [0] 🚫 封鎖的玩家：**無**
       *[other] 🚫 封鎖的玩家：**{ $count } 位**
    }
section-notices = 通知
section-looks = 語言和棋盤
section-people = 其他玩家
menu-language = 你的語言
language-discord = 跟你的 Discord 一樣
menu-theme = 配色：只有你看得到的棋盤
flip-own = 你這方
flip-first = 先走的一方
menu-flip = 哪一方在下方：只有你看得到的棋盤
challengers-everyone = 所有人
challengers-server = 你下過棋的伺服器的成員
challengers-known = 跟你下過棋的人
challengers-nobody = 沒有人
menu-challengers = 誰可以向你挑戰
menu-block = 封鎖玩家
menu-unblock = 解除封鎖
button-listed = 加入排行榜
button-unlisted = 退出排行榜
button-puzzles-on = 允許出謎題
button-puzzles-off = 不允許出謎題
settings-zone-choice = { $zone }（現在 { $time }）
settings-bad-hours = 我看不懂這段時間。請寫成 `22:00-07:00` 這樣；不需要就寫 `無`。
settings-bad-zone = 我不認得這個時區。請用英文輸入附近的大城市，例如 `Taipei` 或 `New York`，再從清單裡選。
settings-which-zone = 符合的時區不只一個。你指的是哪一個？{ $zones }
notices-channel = 在頻道裡提及
notices-direct = 私人訊息
notices-none = 不通知
button-quiet = 勿擾時間…
button-zone = 時區…
button-loud = 取消勿擾
button-vacation-on = 開啟
button-vacation-off = 關閉
form-quiet = 勿擾時間
form-hours = 幾點到幾點；留空就是不設
form-hours-hint = 22:00-07:00
form-zone = 時區（城市的英文名）；留空是 UTC
form-zone-hint = Asia/Taipei

## The server's panel; channels and roles come as mentions

server-nowhere = 這只能在伺服器的頻道裡用。請到那裡使用這個指令。
server-heading = **這個伺服器的設定。** 改了馬上生效。
server-language = 🗣️ 公開訊息的語言：**{ $language }**
server-language-discord = 🗣️ 公開訊息的語言：跟伺服器的 Discord 語言一樣，**{ $language }**
server-game = 🎲 預設遊戲：**{ $ruleset }**
server-game-none = 🎲 預設遊戲：**無**。每次挑戰都要選一個。
server-time = ⏱️ 預設時限：**{ $time }**
server-threads-on = 🧵 新對局：**每局一個討論串**（我需要建立討論串的權限）。對局結束後會封存。
server-threads-off = 🧵 新對局：**在開局的頻道裡**進行。
server-older-keep = 🖼️ 以前的棋盤：**保留圖片**
server-older-shrink = 🖼️ 以前的棋盤：下一個棋盤貼出後**只留文字**
server-channels = 📍 下棋的頻道：{ $channels }，以及其中的討論串。
server-channels-all = 📍 下棋的頻道：**任何頻道**，只要我能發言。
server-players = 🙋 誰可以下棋：有 { $role } 身分組的成員
server-players-all = 🙋 誰可以下棋：**所有人**
server-moderators = 🛡️ 對局管理員：伺服器管理員，以及有 { $role } 身分組的成員
server-moderators-none = 🛡️ 對局管理員：**伺服器管理員**
server-tournaments = 🏆 誰可以建立賽事：對局管理員，以及有 { $role } 身分組的成員
server-tournaments-none = 🏆 誰可以建立賽事：**對局管理員**
server-news = 📣 賽季結果和公告：公布在 { $channel }
server-news-none = 📣 賽季結果和公告：**不公布**
section-games = 對局
section-places = 頻道和身分組
menu-server-language = 公開訊息的語言
server-as-discord = 跟伺服器的 Discord 語言一樣
menu-server-game = 預設遊戲
menu-server-time = 預設時限
game-none = 無：每次挑戰都要選遊戲
menu-channels = 下棋的頻道：不選就是任何頻道
menu-players = 誰可以下棋：不選就是所有人
menu-moderators = 對局管理員的身分組（伺服器管理員以外）
menu-tournaments = 可以建立賽事的身分組（對局管理員以外）
menu-news = 公布賽季結果和公告的頻道
threads-on = 每局一個討論串
threads-off = 在頻道裡下棋
older-shrink = 舊棋盤只留文字
older-keep = 舊棋盤保留圖片
