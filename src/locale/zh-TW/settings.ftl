# Chinese in traditional characters. Settings of players and servers.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Settings

settings-heading = **你的設定。** 改了馬上生效。
settings-notices = 🔔 輪到你的時候：**{ $how }**
settings-refused = { "" }  ⚠️ 上一則私人訊息被拒收了，所以我改在頻道裡通知你。請允許來自這個伺服器的私人訊息，再選一次。
settings-quiet = 🌙 勿擾時段：**{ $hours }**。這段時間不會提醒你，累積的等之後再說。
settings-loud = 🌙 勿擾時段：**無**
settings-zone = 🌍 時區：**{ $zone }**，現在是 { $time }。用 `/{ name-settings } { name-zone }:` 可以更改。
settings-vacation-on = 🏖️ 時間用完時，只要還有假，就會**自動開始休假**。
settings-vacation-off = 🏖️ 時間用完就算輸，**不會**自動開始休假。
settings-language = 🗣️ 語言：**{ $language }**
settings-language-discord = 🗣️ 語言：跟著 Discord，**{ $language }**
settings-boards = 🎨 只有你看得到的棋盤：**{ $theme }**；下方是**{ $below }**。
settings-challengers = 🤝 可以向你挑戰的人：**{ $who }**
settings-listed = 🏆 你會出現在排行榜上。
settings-unlisted = 🏆 你**不會**出現在排行榜上。
settings-blocked = { $count ->
        [0] 🚫 你沒有封鎖任何人。
       *[other] 🚫 你封鎖了 { $count } 位玩家。
    }
section-notices = 通知
section-looks = 語言和棋盤
section-people = 其他玩家
menu-language = 你的語言
language-discord = 跟著 Discord
menu-theme = 只有你看得到的棋盤的配色
flip-own = 自己這方
flip-first = 先走的一方
menu-flip = 只有你看得到的棋盤上，誰在下方
challengers-everyone = 任何人
challengers-server = 你下過棋的伺服器裡的人
challengers-known = 跟你下過棋的人
challengers-nobody = 誰都不行
menu-challengers = 誰可以向你挑戰
menu-block = 封鎖玩家
menu-unblock = 解除封鎖
button-listed = 加入排行榜
button-unlisted = 不上排行榜
settings-zone-choice = { $zone }（現在 { $time }）
settings-bad-hours = 我看不懂這個時段。請寫成 `22:00-07:00` 的樣子；不需要就寫 `off`。
settings-bad-zone = 沒有這個名稱的時區。請用英文輸入附近的大城市，例如 `Taipei` 或 `New York`，再從清單裡選。
settings-which-zone = 符合的時區不只一個，你指的是哪一個？{ $zones }
notices-channel = 在頻道裡提及我
notices-direct = 傳私人訊息給我
notices-none = 不用通知我
button-quiet = 勿擾時段…
button-loud = 取消勿擾
button-vacation-on = 自動休假
button-vacation-off = 不自動休假
form-quiet = 勿擾時段
form-hours = 幾點到幾點；留空就是不設
form-hours-hint = 22:00-07:00
form-zone = 時區（城市名稱）；留空是 UTC
form-zone-hint = Asia/Taipei

## The server's panel; channels and roles come as mentions

server-nowhere = 這個只能在伺服器裡使用，請到伺服器的頻道裡輸入。
server-heading = **這個伺服器的設定。** 改了馬上生效。
server-language = 🗣️ 公開內容的語言：**{ $language }**
server-language-discord = 🗣️ 公開內容的語言：跟著 Discord，**{ $language }**
server-game = 🎲 挑戰時沒指定遊戲，就下 **{ $ruleset }**。
server-game-none = 🎲 挑戰時一定要指定遊戲。
server-time = ⏱️ 挑戰時沒指定時限，就是 **{ $time }**。
server-threads-on = 🧵 每一局新對局都會有**自己的討論串**（只要我有權限），結束後會封存。
server-threads-off = 🧵 對局在**開始的頻道**裡下完。
server-channels = 📍 可以開局的地方：{ $channels }，以及其中的討論串。
server-channels-all = 📍 可以開局的地方：我能發言的**任何頻道**。
server-players = 🙋 可以下棋的人：有 { $role } 身分組的成員。
server-players-all = 🙋 可以下棋的人：**所有人**。
server-moderators = 🛡️ 對局管理員：伺服器管理者，以及有 { $role } 身分組的成員。
server-moderators-none = 🛡️ 對局管理員：**伺服器管理者**。
server-news = 📣 賽季和消息公布在 { $channel }。
server-news-none = 📣 賽季和消息**不公布**。
section-games = 對局
section-places = 地點和成員
menu-server-language = 公開內容的語言
menu-server-game = 常用的遊戲
menu-server-time = 常用的時限
game-none = 無：每次挑戰都要指定遊戲
menu-channels = 可以開局的頻道；不選就是任何頻道
menu-players = 誰可以下棋；不選就是所有人
menu-moderators = 除了伺服器管理者，還有誰是對局管理員
menu-news = 在哪裡公布賽季和消息
threads-on = 每局開一個討論串
threads-off = 留在原本的頻道
