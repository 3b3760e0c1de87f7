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
server-nowhere = Việc này chỉ làm được trên máy chủ.
server-threads-on = Mỗi ván mới trên máy chủ này có một chủ đề riêng, nếu tôi được phép tạo. Ván xong thì chủ đề được lưu trữ.
server-threads-off = Các ván trên máy chủ này được chơi ngay trong kênh đã mở ván.
threads-on = mỗi ván một chủ đề
threads-off = ván ở lại trong kênh
