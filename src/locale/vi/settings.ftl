# Tiếng Việt. Cài đặt của người chơi và máy chủ.
# Số ván được đưa vào dưới dạng chữ; số lượng được đưa vào dưới dạng số.

## Cài đặt

settings-heading = **Cài đặt của bạn.** Thay đổi có hiệu lực ngay.
settings-notices = 🔔 Khi đến lượt bạn: **{ $how }**
settings-refused = { "" }  ⚠️ Tôi không gửi được tin nhắn trực tiếp gần nhất, nên tôi nhắc đến bạn trong kênh. Hãy cho phép tin nhắn trực tiếp từ máy chủ này, rồi chọn lại.
settings-quiet = 🌙 Giờ yên tĩnh: **{ $hours }**. Trong giờ này tôi không báo gì; sau đó bạn mới nhận thông báo.
settings-loud = 🌙 Giờ yên tĩnh: **không có**
settings-zone = 🌍 Múi giờ: **{ $zone }**, bây giờ là { $time }.
settings-vacation-on = 🏖️ Tự động tạm nghỉ: **bật**. Khi bạn hết giờ, kỳ nghỉ bắt đầu nếu bạn còn ngày nghỉ. Mỗi lần nghỉ nhiều nhất một ngày và hết khi bạn đi một nước.
settings-vacation-off = 🏖️ Tự động tạm nghỉ: **tắt**. Hết giờ ở ván nào, bạn thua ván đó.
settings-language = 🗣️ Ngôn ngữ: **{ $language }**
settings-language-discord = 🗣️ Ngôn ngữ: theo Discord của bạn, **{ $language }**
settings-theme = 🎨 Màu của những bàn cờ mà chỉ mình bạn thấy: **{ $theme }**
settings-flip = 🔃 Bên ở phía dưới, trên những bàn cờ mà chỉ mình bạn thấy: **{ $below }**
settings-challengers = 🤝 Ai được thách đấu bạn: **{ $who }**
settings-listed = 🏆 Bảng xếp hạng: **hiện tên bạn**
settings-unlisted = 🏆 Bảng xếp hạng: **ẩn tên bạn**
settings-puzzles-on = 🧩 Câu đố từ các ván của bạn: **cho phép**. Nếu đối thủ cũng cho phép, thế cờ trong các ván đã xong có thể thành câu đố cho mọi người, không ghi tên người chơi.
settings-puzzles-off = 🧩 Câu đố từ các ván của bạn: **không cho phép**. Nếu bạn và đối thủ cùng cho phép, thế cờ trong các ván đã xong có thể thành câu đố cho mọi người, không ghi tên người chơi. Những câu đố đó vẫn còn khi bạn xóa dữ liệu.
settings-blocked = { $count ->
        [0] 🚫 Người bị chặn: **không có**
       *[other] 🚫 Người bị chặn: **{ $count }**
    }
section-notices = Thông báo
section-looks = Ngôn ngữ và bàn cờ
section-people = Người chơi khác
menu-language = Ngôn ngữ của bạn
language-discord = theo Discord của bạn
menu-theme = Màu của những bàn cờ mà chỉ mình bạn thấy
flip-own = bên của bạn
flip-first = bên đi trước
menu-flip = Bên ở phía dưới, trên những bàn cờ mà chỉ mình bạn thấy
challengers-everyone = mọi người
challengers-server = người trên các máy chủ bạn từng chơi
challengers-known = người từng chơi với bạn
challengers-nobody = không ai
menu-challengers = Ai được thách đấu bạn
menu-block = Chặn một người chơi
menu-unblock = Bỏ chặn người chơi
button-listed = Hiện trên bảng xếp hạng
button-unlisted = Ẩn khỏi bảng xếp hạng
button-puzzles-on = Cho phép
button-puzzles-off = Không cho phép
settings-zone-choice = { $zone } (bây giờ { $time })
settings-bad-hours = Tôi không hiểu khoảng giờ đó. Hãy gõ như `22:00-07:00`, hoặc gõ `tắt` để bỏ giờ yên tĩnh.
settings-bad-zone = Tôi không biết múi giờ đó. Hãy gõ một thành phố lớn gần bạn, như `Ho Chi Minh` hoặc `New York`, rồi chọn trong danh sách.
settings-which-zone = Có nhiều múi giờ phù hợp. Bạn muốn múi giờ nào? { $zones }
notices-channel = nhắc đến bạn trong kênh
notices-direct = tin nhắn trực tiếp
notices-none = không báo
button-quiet = Giờ yên tĩnh…
button-zone = Múi giờ…
button-loud = Bỏ giờ yên tĩnh
button-vacation-on = Bật
button-vacation-off = Tắt
form-quiet = Giờ yên tĩnh
form-hours = Từ–đến; để trống nếu không cần
form-hours-hint = 22:00-07:00
form-zone = Múi giờ (một thành phố); để trống là UTC
form-zone-hint = Asia/Ho_Chi_Minh

## Bảng cài đặt của máy chủ; kênh và vai trò hiện như khi được nhắc đến

server-nowhere = Việc này chỉ làm được trong kênh của máy chủ. Hãy dùng lệnh ở đó.
server-heading = **Cài đặt của máy chủ này.** Thay đổi có hiệu lực ngay.
server-language = 🗣️ Ngôn ngữ của tin nhắn chung: **{ $language }**
server-language-discord = 🗣️ Ngôn ngữ của tin nhắn chung: theo Discord của máy chủ, **{ $language }**
server-game = 🎲 Trò chơi mặc định: **{ $ruleset }**
server-game-none = 🎲 Trò chơi mặc định: **không có**. Người thách đấu phải chọn trò chơi.
server-time = ⏱️ Thời gian mặc định: **{ $time }**
server-threads-on = 🧵 Ván mới: **mỗi ván một chủ đề**, nếu tôi tạo được. Xong ván, chủ đề được lưu trữ.
server-threads-off = 🧵 Ván mới: **trong kênh** nơi ván bắt đầu.
server-older-keep = 🖼️ Các bàn cờ cũ: **giữ hình**
server-older-shrink = 🖼️ Các bàn cờ cũ: **chỉ còn chữ** khi bàn cờ tiếp theo được đăng
server-channels = 📍 Kênh để chơi: { $channels }, và các chủ đề ở đó.
server-channels-all = 📍 Kênh để chơi: **mọi kênh** mà tôi viết được.
server-players = 🙋 Ai được chơi: thành viên có vai trò { $role }
server-players-all = 🙋 Ai được chơi: **mọi người**
server-moderators = 🛡️ Người điều hành: người quản lý máy chủ, và thành viên có vai trò { $role }
server-moderators-none = 🛡️ Người điều hành: **người quản lý máy chủ**
server-tournaments = 🏆 Ai được tạo giải đấu: người điều hành, và thành viên có vai trò { $role }
server-tournaments-none = 🏆 Ai được tạo giải đấu: **người điều hành**
server-news = 📣 Mùa giải và tin tức: đăng ở { $channel }
server-news-none = 📣 Mùa giải và tin tức: **không đăng ở đâu**
section-games = Ván đấu
section-places = Kênh và vai trò
menu-server-language = Ngôn ngữ của tin nhắn chung
server-as-discord = theo Discord của máy chủ
menu-server-game = Trò chơi mặc định
menu-server-time = Thời gian mặc định
game-none = không có: ai thách đấu thì tự chọn trò chơi
menu-channels = Kênh để chơi: không chọn gì nghĩa là mọi kênh
menu-players = Ai được chơi: không chọn gì nghĩa là mọi người
menu-moderators = Người điều hành, ngoài người quản lý máy chủ
menu-tournaments = Ai được tạo giải đấu, ngoài người điều hành
menu-news = Kênh đăng mùa giải và tin tức
threads-on = Mỗi ván một chủ đề
threads-off = Ván trong kênh
older-shrink = Bỏ hình bàn cờ cũ
older-keep = Giữ hình bàn cờ cũ
