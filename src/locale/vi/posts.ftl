# Tiếng Việt. Những gì được đăng ở nơi đang chơi.
# Số ván và số nước được đưa vào dưới dạng chữ để không bị chèn dấu phân cách.

## Bài đăng trong kênh

challenge = { $asked }, { $asker } thách bạn một ván **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } tìm người chơi **{ $ruleset }** · **#{ $number }** · ai nhận lời trước sẽ chơi.
challenge-counter = { $asked }, { $asker } muốn chơi **{ $ruleset }** với điều kiện khác · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Hết hạn { $expires }.
challenge-claim = Hết giờ chưa phải là thua: đối thủ có thể báo thắng hoặc chờ thêm.
challenge-lot = Bốc thăm xem ai đi trước.
challenge-begins = { $player } cầm quân { $colour } và đi trước.
challenge-answers = { $player } cầm quân { $colour } và đi sau.
challenge-accepted = { $asked } đã nhận lời đề nghị của { $asker }: **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } muốn chơi với điều kiện khác với đề nghị của { $asker }: **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } đã từ chối lời thách đấu **{ $ruleset }** của { $asker } · #{ $number }
challenge-declined-because = { $asked } đã từ chối lời thách đấu **{ $ruleset }** của { $asker } · #{ $number }: { $reason }
challenge-cancelled = { $asker } đã rút lời thách đấu với { $asked } · **{ $ruleset }** · #{ $number }
challenge-expired = Lời thách đấu của { $asker } với { $asked } đã hết hạn · **{ $ruleset }** · #{ $number }
decline-later = bây giờ thì chưa, để lúc khác nhé
decline-busy = đang chơi quá nhiều ván rồi
decline-rules = muốn chơi trò khác hoặc luật khác
decline-time = muốn thời gian khác
decline-side = muốn cầm bên kia
decline-none = không nêu lý do
time-none = không tính giờ
time-days = { $days } ngày mỗi nước
time-bank = quỹ giờ { $bank }, mỗi nước cộng thêm { $increment }
span-days = { $days } ngày
span-hours = { $hours } giờ
span-both = { $days } ngày { $hours } giờ
headline-to-move = Đến lượt { $mover } ({ $colour })
headline-aborted = { $player } đã hủy ván với { $opponent }, ván không được tính
headline-due = hạn { $due }
headline-overdue = đã hết giờ { $due }, đối thủ có thể báo thắng
headline-away = 🏖️ { $player } nghỉ phép đến { $until }
headline-paused = ⏸️ đang tạm dừng
headline-banks = quỹ giờ: { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } đã đi lại { $moves } nước
headline-chain = theo dự tính sau { $moves }
headline-rematch = đấu lại ván #{ $before }
headline-won = { $winner } thắng { $loser }: { $reason }
headline-resigned = { $loser } xin thua, { $winner } thắng
headline-drawn = Hòa giữa { $first } và { $second }: { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-move = nước { $number }, { $player }: { $last } (`{ $text }`)
headline-start = { $first } cầm quân { $first_colour } và đi trước, { $second } cầm quân { $second_colour }
headline-repeated = ⚠️ thế cờ này đã xuất hiện { $times } lần; đến lần thứ ba là hòa

## Đề nghị và thông báo trong kênh

offer-draw = { $opponent }, { $asker } xin hòa ván **#{ $number }** { $ruleset }.
offer-takeback = { $opponent }, { $asker } xin đi lại một nước ở ván **#{ $number }** { $ruleset } · nước vừa đi: { $last }
offer-pause = { $opponent }, { $asker } xin tạm dừng ván **#{ $number }** { $ruleset }: đồng hồ dừng cho đến khi có người đi hoặc chơi tiếp.
offer-rematch = { $opponent }, { $asker } xin đấu lại ván **#{ $number }** { $ruleset }, đổi bên.
offered-draw = { $asker } xin hòa ván **#{ $number }**
offered-takeback = { $asker } xin đi lại một nước ở ván **#{ $number }**
offered-pause = { $asker } xin tạm dừng ván **#{ $number }**
offered-rematch = { $asker } xin đấu lại ván **#{ $number }**
answer-agreed = { $what }: ✓ { $opponent } đã đồng ý.
answer-refused = { $what }: ✗ { $opponent } đã từ chối.
answer-withdrawn = { $what }: đã rút lại.
answer-void = { $what }: không còn hiệu lực, ván đấu đã tiếp diễn.
answer-rematch = { $what }: ✓ ván mới là **#{ $rematch }**.
note-paused = ⏸️ Ván **#{ $number }** của { $opponent } và { $mover } tạm dừng: đồng hồ đứng yên cho đến khi { $mover } đi, hoặc một trong hai bạn chơi tiếp.
note-paused-over = Ván **#{ $number }** đã tạm dừng.
note-resumed = ▶️ Ván **#{ $number }** tiếp tục: đến lượt { $mover }, hạn { $due }.
note-overdue = { $opponent }, { $mover } đã hết giờ ở ván **#{ $number }**. Bạn có thể báo thắng hoặc chờ thêm.
note-overdue-over = Ván **#{ $number }** đã có lúc hết giờ.
note-gift = 🎁 { $opponent } tặng { $mover } thêm 24 giờ ở ván **#{ $number }**: hạn { $due }.
note-vacation = 🏖️ { $mover } đang nghỉ phép: nước đi ở ván **#{ $number }** giờ có hạn { $due }.
note-downtime = 🕰️ Tôi vừa vắng mặt, nên { $mover } được bù giờ ở ván **#{ $number }**: hạn { $due }.
# Ở góc hình của một ván bị hủy.
note-void = #{ $number } · đã hủy
note-struck-out = #{ $number } · hủy kết quả

## Ván đấu được đăng ở đâu, và ai theo dõi

home-direct = 📬 Kênh của ván này đã đóng với tôi, nên ván đấu tiếp tục ở đây, trong tin nhắn riêng của hai bạn. Không mất gì cả.
thread-name = #{ $number } { $first } với { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }: { $first } và { $second } đấu ở { $thread }.
watch-board = 👀 { $board }
watch-started = Bạn đang theo dõi ván **#{ $number }**: mỗi bàn cờ mới sẽ đến bằng tin nhắn riêng, không gây tiếng động. Gọi lại `/{ name-watch }` với số này để thôi.
watch-stopped = Bạn thôi theo dõi ván **#{ $number }**.
watch-none = Bạn chưa theo dõi ván nào. Gõ `/{ name-watch } { name-game }:` kèm số một ván trên máy chủ này để theo dõi.
watch-list = Bạn đang theo dõi:
watch-line = **#{ $number }** { $ruleset }: { $challenger } và { $opponent }
watch-elsewhere = Ván #{ $number } không được chơi trên máy chủ này, nên tôi không thể cho bạn xem ở đây. `/{ name-games }` kèm `{ name-where }` liệt kê các ván ở đây.
watch-own = Chính bạn đang chơi ván #{ $number }: bàn nào bạn cũng thấy rồi.
watch-over = Ván #{ $number } đã kết thúc. `/{ name-board }` cho xem kết quả.
watch-crowded = Đã có đủ số người tôi báo tin được đang theo dõi ván #{ $number }. `/{ name-board }` cho bạn xem bất cứ lúc nào.
watch-enough = Bạn đã theo dõi hết số ván tôi nhớ nổi. `/{ name-watch }` liệt kê chúng; hãy thôi bớt một ván trước.
