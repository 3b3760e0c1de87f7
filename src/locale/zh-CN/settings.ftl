# Chinese in simplified characters. Settings of players and servers.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Settings

settings-heading = **你的设置。** 改动立即生效。
settings-notices = 🔔 轮到你走时：**{ $how }**
settings-refused = { "" }  ⚠️ 上一条私信被拒收，所以我改在频道里通知你。请允许来自此服务器的私信，然后再选一次。
settings-quiet = 🌙 免打扰时段：**{ $hours }**。其间不会提醒你，攒下的消息过后再说。
settings-loud = 🌙 免打扰时段：**无**
settings-zone = 🌍 时区：**{ $zone }**，现在是 { $time }。用 `/{ name-settings } { name-zone }:` 可以更改。
settings-vacation-on = 🏖️ 时间用完时，只要还有假期，就**自动开始休假**。
settings-vacation-off = 🏖️ 时间用完时判负，**不会**自动开始休假。
settings-zone-choice = { $zone }（现在 { $time }）
settings-bad-hours = 我看不懂这个时段。请写成 `22:00-07:00` 的样子；不需要就写 `off`。
settings-bad-zone = 没有这个名字的时区。请用英文输入附近的大城市，例如 `Shanghai` 或 `New York`，再从列表里选。
settings-which-zone = 有好几个时区符合，你指的是哪一个？{ $zones }
notices-channel = 在频道里提及我
notices-direct = 给我发私信
notices-none = 不用通知我
button-quiet = 免打扰时段…
button-loud = 取消免打扰
button-vacation-on = 自动休假
button-vacation-off = 不自动休假
form-quiet = 免打扰时段
form-hours = 从几点到几点；留空表示不设
form-hours-hint = 22:00-07:00
form-zone = 时区（城市名）；留空为 UTC
form-zone-hint = Asia/Shanghai
server-nowhere = 这个只能在服务器里使用。
server-threads-on = 从现在起，这个服务器上的每一局新对局都会单独开一个子区（如果我有权限）。对局结束后子区会归档。
server-threads-off = 这个服务器上的对局就在开局的频道里进行。
threads-on = 每局单独开子区
threads-off = 留在原频道
