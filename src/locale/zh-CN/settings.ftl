# Chinese in simplified characters. Settings of players and servers.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Settings

settings-heading = **你的设置。** 改动马上生效。
settings-notices = 🔔 轮到你走时：**{ $how }**
settings-refused = { "" }  ⚠️ 上一条私信没能发给你，所以我改在频道里提及你。请先在这个服务器的隐私设置里允许私信，再选一次“私信”。
settings-quiet = 🌙 免打扰时间：**{ $hours }**。这段时间不通知你，结束后再一起发。
settings-loud = 🌙 免打扰时间：**无**
settings-zone = 🌍 时区：**{ $zone }**，现在 { $time }
settings-vacation-on = 🏖️ 自动休假：**开**。时间用完时，只要还有假期，就开始休假。每次最多一天，你一走棋就结束。
settings-vacation-off = 🏖️ 自动休假：**关**。时间用完就判负。
settings-language = 🗣️ 语言：**{ $language }**
settings-language-discord = 🗣️ 语言：和你的 Discord 一样，**{ $language }**
settings-theme = 🎨 配色（只有你看得到的棋盘）：**{ $theme }**
settings-flip = 🔃 下方的一方（只有你看得到的棋盘）：**{ $below }**
settings-challengers = 🤝 谁可以挑战你：**{ $who }**
settings-listed = 🏆 排行榜：**已加入**
settings-unlisted = 🏆 排行榜：**未加入**
settings-puzzles-on = 🧩 用你的对局出谜题：**允许**。如果对手也允许，你们下完的对局里的局面可能成为大家的谜题，谜题里没有名字。
settings-puzzles-off = 🧩 用你的对局出谜题：**不允许**。如果你和对手都允许，你们下完的对局里的局面可能成为大家的谜题，谜题里没有名字。你删除数据后，这些谜题仍会保留。
settings-blocked = { $count ->
        [0] 🚫 已屏蔽的玩家：**无**
       *[other] 🚫 已屏蔽的玩家：**{ $count } 位**
    }
section-notices = 通知
section-looks = 语言和棋盘
section-people = 其他玩家
menu-language = 你的语言
language-discord = 和你的 Discord 一样
menu-theme = 配色：只有你看得到的棋盘
flip-own = 你这一方
flip-first = 先走的一方
menu-flip = 下方是哪一方：只有你看得到的棋盘
challengers-everyone = 所有人
challengers-server = 你下过棋的服务器里的人
challengers-known = 和你下过棋的人
challengers-nobody = 没有人
menu-challengers = 谁可以挑战你
menu-block = 屏蔽玩家
menu-unblock = 解除屏蔽
button-listed = 加入排行榜
button-unlisted = 退出排行榜
button-puzzles-on = 允许出谜题
button-puzzles-off = 不允许出谜题
settings-zone-choice = { $zone }（现在 { $time }）
settings-bad-hours = 我看不懂这段时间。请写成 `22:00-07:00` 这样；不需要就写 `无`。
settings-bad-zone = 我不认识这个时区。请用英文输入你附近的大城市，例如 `Shanghai` 或 `New York`，再从列表里选。
settings-which-zone = 有好几个时区符合。你指的是哪一个？{ $zones }
notices-channel = 在频道里提及
notices-direct = 私信
notices-none = 不通知
button-quiet = 免打扰时间…
button-zone = 时区…
button-loud = 取消免打扰
button-vacation-on = 开启
button-vacation-off = 关闭
form-quiet = 免打扰时间
form-hours = 几点到几点；留空就是不设
form-hours-hint = 22:00-07:00
form-zone = 时区（城市的英文名）；留空为 UTC
form-zone-hint = Asia/Shanghai

## The server's panel; channels and roles come as mentions

server-nowhere = 这个功能只能在服务器的频道里用。请到那里使用这个命令。
server-heading = **本服务器的设置。** 改动马上生效。
server-language = 🗣️ 公开消息的语言：**{ $language }**
server-language-discord = 🗣️ 公开消息的语言：和 Discord 的服务器设置一样，**{ $language }**
server-game = 🎲 默认游戏：**{ $ruleset }**
server-game-none = 🎲 默认游戏：**无**。每次挑战都要选一个。
server-time = ⏱️ 默认用时：**{ $time }**
server-threads-on = 🧵 新对局：**每局一个子区**（需要给我创建子区的权限）。对局结束后会归档。
server-threads-off = 🧵 新对局：**在开局的频道里**进行。
server-older-keep = 🖼️ 以前的棋盘：**保留图片**
server-older-shrink = 🖼️ 以前的棋盘：下一个棋盘发出后**只留文字**
server-channels = 📍 下棋的频道：{ $channels }，以及其中的子区。
server-channels-all = 📍 下棋的频道：**任何频道**，只要我能发言。
server-players = 🙋 谁可以下棋：有身份组 { $role } 的成员
server-players-all = 🙋 谁可以下棋：**所有人**
server-moderators = 🛡️ 对局管理员：服务器管理员，以及有身份组 { $role } 的成员
server-moderators-none = 🛡️ 对局管理员：**服务器管理员**
server-tournaments = 🏆 谁可以创建赛事：对局管理员，以及有身份组 { $role } 的成员
server-tournaments-none = 🏆 谁可以创建赛事：**对局管理员**
server-news = 📣 赛季和公告：发布在 { $channel }
server-news-none = 📣 赛季和公告：**不发布**
section-games = 对局
section-places = 频道和身份组
menu-server-language = 公开消息的语言
server-as-discord = 和 Discord 的服务器设置一样
menu-server-game = 默认游戏
menu-server-time = 默认用时
game-none = 无：每次挑战都要选游戏
menu-channels = 下棋的频道：不选就是任何频道
menu-players = 谁可以下棋：不选就是所有人
menu-moderators = 对局管理员的身份组（服务器管理员之外）
menu-tournaments = 可以创建赛事的身份组（对局管理员之外）
menu-news = 发布赛季和公告的频道
threads-on = 每局一个子区
threads-off = 在频道里下棋
older-shrink = 旧棋盘只留文字
older-keep = 保留旧棋盘的图片
