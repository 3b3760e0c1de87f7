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
server-nowhere = 這個只能在伺服器裡使用。
server-threads-on = 從現在起，這個伺服器上的每一局新對局都會有自己的討論串（只要我有權限）。對局結束後討論串會封存。
server-threads-off = 這個伺服器上的對局，在哪個頻道開始就在哪個頻道下完。
threads-on = 每局開一個討論串
threads-off = 留在原本的頻道
