# Tiếng Việt. Những gì được đăng ở nơi đang chơi.
# Số ván được đưa vào dưới dạng chữ; số lượng được đưa vào dưới dạng số.

## Bài đăng trong kênh

challenge = { $asked }, { $asker } thách đấu bạn: **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } tìm đối thủ chơi **{ $ruleset }** · **#{ $number }** · ai nhận lời trước thì được chơi.
challenge-counter = { $asked }, { $asker } có đề nghị khác: **{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Hết hạn { $expires }.
challenge-claim = Hết giờ thì ván chưa kết thúc ngay: đối thủ có thể nhận phần thắng, hoặc chờ thêm.
challenge-changed = 🔁 Thay đổi: { $changes }
challenge-lot = Ai đi trước: ngẫu nhiên.
challenge-begins = { $player } chơi bên { $colour } và đi trước.
challenge-answers = { $player } chơi bên { $colour } và đi sau.
challenge-accepted = { $asked } đã nhận lời thách đấu của { $asker }: **{ $ruleset }** · **#{ $number }**
counter-accepted = { $asked } đã đồng ý với đề nghị khác của { $asker }: **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } có đề nghị khác cho lời thách đấu của { $asker }: **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } đã từ chối lời thách đấu của { $asker }: **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } đã từ chối lời thách đấu của { $asker }: **{ $ruleset }** · #{ $number } · lý do: { $reason }
challenge-cancelled = { $asker } đã rút lại lời thách đấu dành cho { $asked } · **{ $ruleset }** · #{ $number }
challenge-expired = Lời thách đấu của { $asker } dành cho { $asked } đã hết hạn · **{ $ruleset }** · #{ $number }
decline-later = bây giờ thì chưa, để lúc khác nhé
decline-busy = đang chơi nhiều ván quá rồi
decline-rules = muốn chơi trò khác hoặc bộ luật khác
decline-time = muốn thời gian khác
decline-side = muốn chơi bên còn lại
time-none = không tính giờ
time-days = { $days } ngày mỗi nước
time-bank = quỹ giờ { $bank }, cộng thêm { $increment } mỗi nước
span-days = { $days } ngày
span-hours = { $hours } giờ
span-both = { $days } ngày { $hours } giờ
headline-to-move = Đến lượt { $mover } ({ $colour })
headline-aborted = { $player } đã hủy ván với { $opponent }, nên ván không được tính
headline-due = hạn: { $due }
headline-overdue = hết giờ từ { $due }, đối thủ có thể nhận phần thắng
headline-away = 🏖️ { $player } tạm nghỉ đến { $until }
headline-paused = ⏸️ đang tạm dừng
headline-banks = quỹ giờ: { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } được đi lại: bàn cờ lùi { $moves } nước
headline-chain = như đã tính trước, sau { $moves }
headline-chained-move = { $player }: { $move }
headline-rematch = đấu lại ván #{ $before }
headline-won = { $winner } thắng { $loser }: { $reason }
headline-resigned = { $loser } xin thua, { $winner } thắng
headline-drawn = Hòa giữa { $first } và { $second }: { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-last = { $player }: { $last }
headline-ply = nước { $number }
headline-start = { $first } chơi bên { $first_colour } và đi trước, { $second } chơi bên { $second_colour }
headline-repeated = ⚠️ thế cờ này đã xuất hiện { $times } lần; đến lần thứ ba thì ván kết thúc

## Đề nghị và thông báo trong kênh

offer-draw = { $opponent }, { $asker } xin hòa ván **#{ $number }** { $ruleset }.
offer-takeback = { $opponent }, { $asker } xin đi lại ở ván **#{ $number }** { $ruleset } · nước xin đi lại: { $moves }
offer-pause = { $opponent }, { $asker } xin tạm dừng ván **#{ $number }** { $ruleset }. Nếu bạn đồng ý, đồng hồ dừng cho đến khi có người đi nước tiếp theo hoặc cho chơi tiếp.
offer-rematch = { $opponent }, { $asker } xin đấu lại ván **#{ $number }** { $ruleset } và đổi bên.
offered-draw = { $asker } xin hòa ván **#{ $number }**
offered-takeback = { $asker } xin đi lại ở ván **#{ $number }**
offered-pause = { $asker } xin tạm dừng ván **#{ $number }**
offered-rematch = { $asker } xin đấu lại ván **#{ $number }**
answer-agreed = { $what }: ✓ { $opponent } đã đồng ý.
answer-refused = { $what }: ✗ { $opponent } đã từ chối.
answer-withdrawn = { $what }: đã rút lại.
answer-void = { $what }: không còn hiệu lực, vì ván đã có nước đi mới.
answer-rematch = { $what }: ✓ ván mới đã bắt đầu: **#{ $rematch }**.
note-paused = ⏸️ Ván **#{ $number }** của { $opponent } và { $mover } tạm dừng. Đồng hồ dừng cho đến khi { $mover } đi nước tiếp theo, hoặc một trong hai bạn cho chơi tiếp.
note-paused-over = Ván **#{ $number }** không còn tạm dừng.
note-resumed = ▶️ Ván **#{ $number }** tiếp tục: đến lượt { $mover }, hạn: { $due }.
note-overdue = { $opponent }, { $mover } đã hết giờ ở ván **#{ $number }**. Bạn có thể nhận phần thắng, hoặc chờ thêm.
note-overdue-over = Thông báo hết giờ ở ván **#{ $number }** không còn hiệu lực.
note-gift = 🎁 { $opponent } tặng { $mover } thêm 24 giờ ở ván **#{ $number }**, hạn: { $due }.
note-vacation = 🏖️ { $mover } đang tạm nghỉ. Hạn mới của nước đi ở ván **#{ $number }**: { $due }.
note-downtime = 🕰️ Tôi vừa ngoại tuyến, nên { $mover } được bù giờ ở ván **#{ $number }**, hạn: { $due }.
# Ở góc hình của một ván bị hủy.
note-void = #{ $number } · đã hủy
note-struck-out = #{ $number } · đã hủy kết quả

## Ván đấu được đăng ở đâu, và ai theo dõi

home-direct = 📬 Tôi không viết được trong kênh của ván này nữa. Vì vậy ván tiếp tục ở đây, trong tin nhắn trực tiếp của cả hai bạn. Các nước đã đi vẫn còn đủ.
thread-name = #{ $number } { $first } với { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }: { $first } và { $second } chơi ở { $thread }.
thread-left = 🧵 **#{ $number }** { $ruleset }: { $first } và { $second } chơi tiếp, không còn chủ đề riêng.
watch-board = 👀 { $board }
watch-started = Bạn đang theo dõi ván **#{ $number }**. Sau mỗi nước, tôi gửi bạn bàn cờ mới qua tin nhắn trực tiếp, không có âm báo. Muốn bỏ theo dõi, dùng lại `/{ name-watch }` với số ván này.
watch-stopped = Bạn đã bỏ theo dõi ván **#{ $number }**.
watch-none = Bạn không theo dõi ván nào. Muốn theo dõi, gõ `/{ name-watch } { name-game }:` và số của một ván trên máy chủ này.
watch-list = Bạn đang theo dõi:
watch-line = **#{ $number }** { $ruleset }: { $challenger } và { $opponent }
watch-elsewhere = Ván #{ $number } không chơi trên máy chủ này, nên tôi không cho xem ở đây được. Xem các ván của máy chủ này bằng `/{ name-games }` với tùy chọn `{ name-where }`.
watch-own = Ván #{ $number } là ván của bạn: sau mỗi nước bạn đều thấy bàn cờ mới, nên không cần theo dõi.
watch-over = Ván #{ $number } đã kết thúc. Xem kết quả bằng `/{ name-board }`.
watch-crowded = Ván #{ $number } đã đủ số người theo dõi tối đa. Bạn vẫn xem được bất cứ lúc nào bằng `/{ name-board }`.
watch-enough = Bạn đã theo dõi đủ số ván tối đa. Hãy bỏ theo dõi một ván trước; xem danh sách bằng `/{ name-watch }`.
