# Tiếng Việt. Giải đấu.

## Từ cho lệnh và tùy chọn

name-tournament = giải-đấu
name-create = tạo
name-list = danh-sách
name-show = xem
name-join = tham-gia
name-leave = rời
name-start = bắt-đầu
name-pause = tạm-dừng
name-cancel = kết-thúc
name-title = tên
name-rounds = số-vòng
name-players = số-người
name-hours = số-giờ
name-least-rating = điểm-thấp-nhất
name-most-rating = điểm-cao-nhất
name-least-games = số-ván-ít-nhất
name-pair = ghép-cặp
name-result = kết-quả
name-replace = thay-người
name-pairings = các-cặp
name-pairing = cặp
name-substitute = người-thay

## Lệnh và tùy chọn (tối đa 100 ký tự)

command-tournament = Giải đấu trên máy chủ này: tạo giải, tham gia, xem kết quả
subcommand-tournament-create = Tạo một giải đấu trong kênh này
subcommand-tournament-list = Danh sách giải đấu của máy chủ này
subcommand-tournament-show = Xem một giải đấu: người chơi, kết quả và các ván
subcommand-tournament-join = Tham gia một giải đấu
subcommand-tournament-leave = Rời một giải đấu (hỏi lại nếu giải đang diễn ra)
subcommand-tournament-start = Bắt đầu một giải đấu ngay bây giờ
subcommand-tournament-pause = Tạm dừng một giải đấu, hoặc cho giải tiếp tục
subcommand-tournament-cancel = Kết thúc sớm một giải đấu, không có người thắng (hỏi lại trước)
subcommand-tournament-pair = Tự ghép cặp vòng tiếp theo của một giải Thụy Sĩ đang tạm dừng
subcommand-tournament-result = Đặt kết quả của một cặp
subcommand-tournament-replace = Đưa người khác vào chỗ của một người chơi
option-tournament = Số của giải đấu (mặc định: giải mới nhất phù hợp)
option-tournament-title = Tên của giải
option-tournament-format = Cách ghép cặp
option-tournament-game = Trò chơi nào
option-tournament-rounds = Bao nhiêu vòng, với hệ Thụy Sĩ (mặc định: theo số chỗ)
option-tournament-players = Nhiều nhất bao nhiêu người; đủ người thì giải bắt đầu (mặc định: 16)
option-tournament-hours = Bắt đầu sau bao nhiêu giờ (mặc định: khi đủ người hoặc khi được cho bắt đầu)
option-tournament-days = Số ngày mỗi vòng; sau đó ai đang đến lượt thì thua (mặc định: không giới hạn)
option-tournament-least-rating = Điểm xếp hạng thấp nhất để tham gia
option-tournament-most-rating = Điểm xếp hạng cao nhất để tham gia
option-tournament-least-games = Cần bao nhiêu ván xếp hạng để tham gia
option-tournament-pairings = Nhắc tên mọi người theo thứ tự: 1 gặp 2, 3 gặp 4; nếu lẻ, người cuối được nghỉ
option-tournament-pairing = Cặp nào
option-tournament-winner = Ai thắng (mặc định: hòa)
option-tournament-replaced = Ai rời giải
option-tournament-substitute = Ai vào thay và nhận điểm của người đó
tournament-format-round-robin = Vòng tròn
tournament-format-double-round-robin = Vòng tròn hai lượt
tournament-format-swiss = Hệ Thụy Sĩ
tournament-format-knockout = Loại trực tiếp
tournament-format-knockout-of-three = Loại trực tiếp, ba ván một cặp
tournament-format-ladder = Bậc thang
tournament-format-league = Giải hạng

## Bài đăng của giải

tournament-heading = 🏆 **{ $title }** · giải đấu #{ $number }
tournament-rated = ván xếp hạng
tournament-casual = giao hữu
tournament-open = **Đang nhận người:** { $players } trên { $most } chỗ.
tournament-starts-at = Bắt đầu { $when }.
tournament-starts-by-hand = Bắt đầu khi đủ người, hoặc khi { $organiser } cho bắt đầu.
tournament-needs = Để tham gia, bạn cần: { $needs }.
tournament-needs-least = điểm xếp hạng từ { $least } trở lên
tournament-needs-most = điểm xếp hạng từ { $most } trở xuống
tournament-needs-games = ít nhất { $games } ván xếp hạng
tournament-days = Mỗi vòng kéo dài nhiều nhất { $days } ngày. Sau đó, người đang đến lượt sẽ thua.
tournament-players = Người chơi: { $players }
tournament-more = và { $players } người nữa
tournament-round = **Vòng { $round } trên { $rounds }**
tournament-round-ends = **Vòng { $round } trên { $rounds }**, kết thúc { $when }
tournament-paused = ⏸️ **Đang tạm dừng.** Các ván đang chơi vẫn tiếp tục, nhưng không có vòng mới.
tournament-over = 🏁 **Đã kết thúc.**
tournament-ended-early = 🛑 **Kết thúc sớm,** không có người thắng.
tournament-points = Điểm
tournament-division = Hạng { $number }
tournament-line = { $place }. { $player } { $points }
tournament-line-fine = { $place }. { $player } { $points } ({ $fine })
tournament-line-left = { $line } · đã rời giải
tournament-games = Các ván đang chơi:
tournament-bye = Không có đối thủ ở vòng này nhưng được trọn một điểm: { $players }
tournament-of-game = 🏆 { $title } · vòng { $round }
headline-dissolved = Ván giữa { $first } và { $second } dừng lại, không có kết quả: giải đấu đã phân định cặp này
button-tournament-join = Tham gia
button-tournament-leave = Rời giải
button-tournament-withdraw = Có, rời giải
button-tournament-cancel = Có, kết thúc

## Tin nhắn

tournament-ended = 🏁 **{ $title }** đã kết thúc. Xin chúc mừng!
tournament-reminder = ⏰ Vòng { $round } của **{ $title }** kết thúc { $when }. Khi đó, ai đang đến lượt trong các ván này sẽ thua:
tournament-created = Giải đấu #{ $number } đã sẵn sàng. Bài đăng có nút tham gia sẽ hiện trong kênh này ngay sau đây.
tournament-joined = Bạn đã tham gia **{ $title }**. Tôi sẽ mở các ván của bạn khi giải bắt đầu.
tournament-left = Bạn đã rời **{ $title }**.
tournament-leave-sure = **{ $title }** đang diễn ra. Nếu rời bây giờ, bạn thua các ván đang chơi trong giải và không quay lại được.
tournament-withdrawn = Bạn đã rời **{ $title }**. Các ván đang chơi của bạn trong giải bị xử thua.
tournament-started = **{ $title }** bắt đầu ngay bây giờ.
tournament-paused-now = **{ $title }** đang tạm dừng. Các ván đang chơi vẫn tiếp tục; dùng `/{ name-tournament } { name-pause }` lần nữa để giải tiếp tục.
tournament-resumed = **{ $title }** tiếp tục.
tournament-cancel-sure = Kết thúc sớm **{ $title }**? Giải sẽ không có người thắng. Các ván đang chơi vẫn tiếp tục như ván thường.
tournament-cancelled = **{ $title }** đã kết thúc sớm.
tournament-paired = Đã ghép cặp vòng { $round } của **{ $title }**. Các ván bắt đầu khi bạn cho giải tiếp tục bằng `/{ name-tournament } { name-pause }`.
tournament-result-set = Đã đặt kết quả: { $first } – { $second } **{ $score }**.
tournament-replaced = { $new } vào thay { $old } trong **{ $title }**. Các ván đang chơi bắt đầu lại.
tournament-list = Giải đấu trên máy chủ này, mới nhất trước:
tournament-list-line = **#{ $number }** { $title } · { $state } · { $players } người chơi
tournament-state-open = đang nhận người
tournament-state-playing = đang diễn ra
tournament-state-paused = đang tạm dừng
tournament-state-over = đã kết thúc
tournament-state-cancelled = kết thúc sớm

## Từ chối

tournament-nowhere = Việc này chỉ làm được trong kênh của máy chủ. Hãy dùng lệnh ở đó.
tournament-may-not-create = Ở đây chỉ người quản lý máy chủ và người điều hành mới tạo được giải đấu. Hãy hỏi họ.
tournament-not-organiser = Chỉ người tổ chức, người quản lý máy chủ và người điều hành mới làm được việc này. Hãy hỏi họ.
tournament-none = Lúc này không có giải đấu nào phù hợp ở đây. Xem mọi giải bằng `/{ name-tournament } { name-list }`.
tournament-none-yet = Trên máy chủ này chưa có giải đấu nào. Người quản lý máy chủ tạo giải bằng `/{ name-tournament } { name-create }`.
tournament-unknown = Trên máy chủ này không có giải đấu #{ $number }. Xem mọi giải bằng `/{ name-tournament } { name-list }`.
tournament-no-title = Tên đó không hiển thị được. Hãy chọn `{ name-title }` khác.
tournament-rating-range = Điểm thấp nhất lại lớn hơn điểm cao nhất. Hãy đổi chỗ hai số.
tournament-endless = Ván không giới hạn thời gian có thể không bao giờ xong. Hãy đặt `{ name-time }` hoặc `{ name-days }`.
tournament-few-places = Một giải đấu cần ít nhất { $fewest } chỗ. Hãy tăng `{ name-players }`.
tournament-too-many = **{ $title }** có { $most } chỗ và đã đủ người. Xem các giải khác bằng `/{ name-tournament } { name-list }`.
tournament-closed = **{ $title }** đã bắt đầu nên không nhận thêm người. Xem các giải khác bằng `/{ name-tournament } { name-list }`.
tournament-is-over = **{ $title }** đã kết thúc rồi. Xem các giải khác bằng `/{ name-tournament } { name-list }`.
tournament-in-already = Bạn đã ở trong **{ $title }** rồi.
tournament-not-in = Bạn không ở trong **{ $title }**.
tournament-too-few = **{ $title }** cần ít nhất { $least } người chơi. Hãy chờ thêm người tham gia.
tournament-not-started = **{ $title }** chưa bắt đầu. Hãy bắt đầu bằng `/{ name-tournament } { name-start }`.
tournament-not-eligible = Bạn chưa tham gia **{ $title }** được. Bạn cần: { $needs }. Điểm xếp hạng của bạn là { $rating } sau { $games } ván xếp hạng.
tournament-reason = Hãy nêu lý do, từ 1 đến 200 ký tự.
tournament-pairings-wrong = Hãy nhắc tên mỗi người sau đây đúng một lần: { $players }.
tournament-no-more-rounds = **{ $title }** không còn vòng nào để ghép. Cho giải tiếp tục bằng `/{ name-tournament } { name-pause }` thì giải kết thúc.
tournament-no-pairing = **{ $title }** không có cặp đó. Hãy chọn một cặp trong danh sách.
tournament-own-pairing = Bạn chơi trong chính cặp này. Hãy nhờ người điều hành khác.
tournament-winner-not-in = Người đó không chơi trong cặp này. Hãy chọn { $first } hoặc { $second }, hoặc để trống nếu hòa.
tournament-player-not-in = { $player } không ở trong **{ $title }**. Xem ai đang chơi bằng `/{ name-tournament } { name-show }`.
tournament-player-in = { $player } đã ở trong **{ $title }**, hoặc đã rời giải. Hãy chọn người khác.
tournament-no-bots = Bot không chơi được trong **{ $title }**. Hãy chọn một người.
tournament-other-format = Việc đó không hợp với thể thức của **{ $title }**: { $format }. Xem giải bằng `/{ name-tournament } { name-show }`.
tournament-not-paused = Trước hết hãy tạm dừng **{ $title }** bằng `/{ name-tournament } { name-pause }`, rồi ghép cặp.
tournament-is-paused = **{ $title }** đang tạm dừng. Trước hết phải cho giải tiếp tục bằng `/{ name-tournament } { name-pause }`.
tournament-round-running = Vòng này của **{ $title }** còn ván chưa xong. Hãy chờ, hoặc đặt kết quả bằng `/{ name-tournament } { name-result }`.
tournament-round-passed = Các vòng sau của **{ $title }** dựa vào kết quả đó. Chỉ đổi được kết quả của vòng mới nhất.
tournament-needs-winner = Đấu loại trực tiếp phải có người đi tiếp. Hãy đặt `{ name-winner }`.
tournament-changed = **{ $title }** vừa thay đổi. Hãy xem lại rồi thử lần nữa.
