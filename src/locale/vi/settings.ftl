# Tiếng Việt. Cài đặt của người chơi và máy chủ.
# Số ván và số nước được đưa vào dưới dạng chữ để không bị chèn dấu phân cách.

## Cài đặt

settings-heading = **Cài đặt của bạn.** Thay đổi gì cũng có hiệu lực ngay.
settings-notices = 🔔 Khi đến lượt bạn: **{ $how }**
settings-refused = { "" }  ⚠️ Tin nhắn riêng gần đây của tôi bị từ chối, nên tôi báo bạn trong kênh. Hãy cho phép tin nhắn riêng từ máy chủ này rồi chọn lại.
settings-quiet = 🌙 Giờ yên tĩnh: **{ $hours }**. Trong lúc đó không ai làm phiền; việc đang chờ sẽ được báo sau.
settings-loud = 🌙 Giờ yên tĩnh: **không có**
settings-zone = 🌍 Múi giờ: **{ $zone }**, ở đó bây giờ là { $time }. Tìm múi giờ của bạn bằng `/{ name-settings } { name-zone }:`.
settings-vacation-on = 🏖️ Khi bạn hết giờ, kỳ nghỉ phép **tự động bắt đầu**, chừng nào bạn còn ngày phép.
settings-vacation-off = 🏖️ Khi bạn hết giờ, bạn thua ván đó; kỳ nghỉ phép **không** tự động bắt đầu.
settings-language = 🗣️ Ngôn ngữ: **{ $language }**
settings-language-discord = 🗣️ Ngôn ngữ: theo Discord, **{ $language }**
settings-boards = 🎨 Bàn cờ chỉ bạn thấy: **{ $theme }**; phía dưới là **{ $below }**.
settings-challengers = 🤝 Được thách đấu bạn: **{ $who }**.
settings-listed = 🏆 Bạn có tên trong bảng xếp hạng.
settings-unlisted = 🏆 Bạn **không** có tên trong bảng xếp hạng nào.
settings-blocked = { $count ->
        [0] 🚫 Bạn không chặn ai.
       *[other] 🚫 Bạn đang chặn { $count } người.
    }
section-notices = Thông báo
section-looks = Ngôn ngữ và bàn cờ
section-people = Người chơi khác
menu-language = Ngôn ngữ của bạn
language-discord = theo Discord
menu-theme = Màu của bàn cờ chỉ bạn thấy
flip-own = bên của bạn
flip-first = bên đi trước
menu-flip = Ai ngồi phía dưới trên bàn cờ chỉ bạn thấy
challengers-everyone = mọi người
challengers-server = người ở các máy chủ bạn từng chơi
challengers-known = người bạn từng chơi cùng
challengers-nobody = không ai
menu-challengers = Ai được thách đấu bạn
menu-block = Chặn một người chơi
menu-unblock = Bỏ chặn người chơi
button-listed = Có tên trong bảng xếp hạng
button-unlisted = Không có tên trong bảng xếp hạng
settings-zone-choice = { $zone } (bây giờ { $time })
settings-bad-hours = Tôi không hiểu giờ đó. Hãy viết như `22:00-07:00`, hoặc `off` nếu không cần.
settings-bad-zone = Tôi không biết múi giờ nào tên như vậy. Hãy gõ một thành phố lớn gần bạn, như `Ho Chi Minh` hay `New York`, rồi chọn trong danh sách.
settings-which-zone = Có nhiều múi giờ phù hợp. Bạn muốn múi nào? { $zones }
notices-channel = nhắc tên tôi trong kênh
notices-direct = gửi tôi tin nhắn riêng
notices-none = không báo gì cả
button-quiet = Giờ yên tĩnh…
button-loud = Bỏ giờ yên tĩnh
button-vacation-on = Tự động nghỉ phép
button-vacation-off = Không tự động nghỉ phép
form-quiet = Giờ yên tĩnh
form-hours = Từ–đến; để trống nếu không cần
form-hours-hint = 22:00-07:00
form-zone = Múi giờ (một thành phố); trống là UTC
form-zone-hint = Asia/Ho_Chi_Minh
server-nowhere = Việc này chỉ làm được trên máy chủ. Hãy gõ lệnh trong một kênh của máy chủ.
server-heading = **Cài đặt của máy chủ này.** Thay đổi gì cũng có hiệu lực ngay.
server-language = 🗣️ Ngôn ngữ của những gì mọi người cùng đọc: **{ $language }**
server-language-discord = 🗣️ Ngôn ngữ của những gì mọi người cùng đọc: theo Discord, **{ $language }**
server-game = 🎲 Lời thách không nêu trò chơi thì chơi **{ $ruleset }**.
server-game-none = 🎲 Lời thách đấu phải nêu trò chơi.
server-time = ⏱️ Lời thách không nêu thời gian thì dùng **{ $time }**.
server-threads-on = 🧵 Mỗi ván mới có **chủ đề riêng**, nếu tôi được phép tạo. Ván xong thì chủ đề được lưu trữ.
server-threads-off = 🧵 Các ván được chơi **ngay trong kênh** đã mở ván.
server-channels = 📍 Ván được mở ở { $channels } và các chủ đề ở đó.
server-channels-all = 📍 Ván được mở **ở mọi kênh** tôi viết được.
server-players = 🙋 Dành cho thành viên có vai trò { $role }.
server-players-all = 🙋 **Mọi người** đều được chơi.
server-moderators = 🛡️ Người điều hành là người quản lý máy chủ và thành viên có vai trò { $role }.
server-moderators-none = 🛡️ Người điều hành là **người quản lý máy chủ**.
server-news = 📣 Mùa giải và tin tức được báo ở { $channel }.
server-news-none = 📣 Mùa giải và tin tức **không** được báo ở đâu.
section-games = Ván đấu
section-places = Nơi chốn và người
menu-server-language = Ngôn ngữ của những gì mọi người cùng đọc
menu-server-game = Trò chơi đặt sẵn
menu-server-time = Thời gian đặt sẵn
game-none = không có: mỗi lời thách tự nêu trò chơi
menu-channels = Nơi được mở ván: không chọn gì là ở đâu cũng được
menu-players = Ai được chơi: không chọn gì là mọi người
menu-moderators = Ai điều hành, ngoài người quản lý máy chủ
menu-news = Nơi báo mùa giải và tin tức
threads-on = Mỗi ván một chủ đề
threads-off = Ván ở lại trong kênh
