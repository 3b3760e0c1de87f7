# Tiếng Việt. Lời từ chối: chỉ người hỏi thấy; sai ở đâu, rồi phải làm gì.
# Số ván được đưa vào dưới dạng chữ; số lượng được đưa vào dưới dạng số.

## Lời từ chối

refused-not-yours = Ván #{ $number } là của hai người khác. Hãy mở ván của bạn bằng `/{ name-challenge }`.
refused-not-the-opponent = Đây là lời thách đấu của chính bạn, nên phải có người khác trả lời. Muốn rút lại, bấm **{ button-cancel }** bên dưới.
refused-not-the-challenger = Chỉ người thách đấu mới rút lại được. Nếu lời thách đấu dành cho bạn, bấm **{ button-decline }** bên dưới.
refused-not-your-turn = Chưa đến lượt bạn ở ván #{ $number }: đang đến lượt { $mover }. Hãy tính trước nước đáp bằng `/{ name-plan }`.
refused-not-started = Ván #{ $number } chưa bắt đầu: chưa ai nhận lời thách đấu. Khi ván bắt đầu, bàn cờ sẽ hiện ra.
refused-already-started = Đã có người nhận lời thách đấu này, và ván #{ $number } đang diễn ra. Xem bằng `/{ name-board }`.
refused-void = Lời thách đấu này không còn nữa, hoặc ván đã bị hủy. Hãy mở ván mới bằng `/{ name-challenge }`.
refused-over = Ván này đã kết thúc. Hãy mở ván mới bằng `/{ name-challenge }`.
refused-stale = Thế cờ đã thay đổi từ khi nút đó hiện ra. Đây là ván #{ $number } lúc này.
refused-too-early = Chưa đến lúc làm việc đó. Xem còn phải chờ bao lâu bằng `/{ name-board }`.
refused-too-many-open = Bạn đã có đủ số lời thách đấu tối đa. Hãy chờ trả lời, hoặc rút lại một lời; xem danh sách bằng `/{ name-games }`.
refused-same-terms = Như vậy thì không có gì thay đổi. Hãy đổi trò chơi, bộ luật, bên hoặc thời gian, hoặc nhận lời.
refused-no-offer = Đề nghị đó ở ván #{ $number } không còn hiệu lực. Xem bây giờ làm được gì bằng `/{ name-offer }`.
refused-asked-already = Bạn đã đề nghị việc đó ở ván #{ $number } rồi. Sau nước tiếp theo bạn có thể đề nghị lần nữa.
refused-nothing-to-take-back = Ở ván #{ $number } bạn không có nước nào để đi lại. Xem bây giờ làm được gì bằng `/{ name-offer }`.
refused-no-clock = Ván #{ $number } không có đồng hồ đang chạy, bạn cứ thong thả. Xem còn làm được gì bằng `/{ name-offer }`.
refused-enough-time = Ván #{ $number } còn nhiều thời gian: nếu tặng thêm, hạn sẽ vượt quá 30 ngày. Hãy tặng khi thời gian còn ít hơn.
refused-not-paused = Đồng hồ của ván #{ $number } đang chạy rồi. Muốn xin tạm dừng, dùng `/{ name-offer }`.
refused-paused = Đồng hồ của ván #{ $number } đã dừng rồi. Muốn đồng hồ chạy lại, hãy đi một nước, hoặc chơi tiếp bằng `/{ name-offer }`.
refused-your-own-turn = Đang đến lượt bạn ở ván #{ $number }, nên chỉ đối thủ mới làm được việc đó. Hãy đi bằng `/{ name-move }`.
refused-too-late-to-abort = Cả hai bên đã đi ở ván #{ $number }, nên không hủy ván được nữa. Bạn có thể xin thua, hoặc xin hòa.
refused-too-late-for-rematch = Không đấu lại ván #{ $number } được nữa: đã quá 7 ngày. Hãy mở ván mới bằng `/{ name-challenge }`.
refused-rematched = Ván #{ $number } đã được đấu lại rồi. Tìm ván mới bằng `/{ name-games }`.
refused-not-over = Ván #{ $number } chưa kết thúc. Xem thế cờ bằng `/{ name-board }`.
refused-self-challenge = Bạn không tự thách đấu mình được. Hãy chọn một người bạn: `/{ name-challenge } { name-player }:@Minh { name-kind-of-game }:{ game-jungle }`.
move-unreadable = Tôi không hiểu nước đi đó. Hãy gõ như các ví dụ này: { $examples }.
move-ambiguous = Có nhiều nước phù hợp: { $candidates }. Bạn muốn nước nào?
move-illegal = { $reason } Nước hợp lệ gần giống: { $nearest }.
unknown-command = Tôi không còn lệnh đó. Xem mọi lệnh bằng `/{ name-help }`.
unknown-control = Nút này đã cũ. Lấy nút mới bằng `/{ name-board }`.
went-wrong = Phía tôi có trục trặc, ván đấu vẫn như cũ. Hãy thử lại. Nếu vẫn lỗi, hãy gửi mã này cho người vận hành: { $reference }.
game-fenced = Dữ liệu của ván #{ $number } bị hỏng, nên ván bị khóa cho đến khi người vận hành kiểm tra. Các ván khác của bạn vẫn tiếp tục. Hãy gửi mã này cho người vận hành: { $reference }.
too-slow = Tôi làm lâu quá. Bạn thử lại giúp tôi nhé.
no-such-game = Không có ván #{ $number }. Xem các ván của bạn bằng `/{ name-games }`.
no-game-running = Bạn không có ván nào đang chơi. Hãy mở một ván bằng `/{ name-challenge }`.
which-game = Bạn có { $total } ván. Ván nào? Hãy chọn một ván.
which-game-more = Bạn có { $total } ván. Ván nào? Đây là { $shown } ván gấp nhất. Muốn chọn ván khác, hãy thêm số của nó bằng tùy chọn `{ name-game }`.
challenge-bot = Bạn không thể chơi với bot khác. Hãy chọn một người, hoặc chơi với tôi: `/{ name-challenge } { name-level }:2`.
challenge-self = Bạn không tự thách đấu mình được. Hãy chọn một người bạn.
challenge-direct = Ở đây bạn chỉ thách đấu được người từng chơi cùng: `/{ name-challenge } { name-player }:@Minh`. Muốn thách đấu người khác, hoặc để bất cứ ai nhận lời, hãy sang một máy chủ có cả bạn và tôi.
challenge-in-vain = 📭 { $player } không nhận tin nhắn trực tiếp của tôi, nên lời thách đấu **#{ $number }** chưa đến nơi. Hãy thách đấu trên một máy chủ có cả hai bạn.
challenge-time = Tôi không hiểu thời gian `{ $typed }`. Số ngày mỗi nước: gõ `1 ngày`, `2 ngày`, `3 ngày`, `5 ngày`, `7 ngày` hoặc `14 ngày`. Quỹ giờ và giờ cộng thêm mỗi nước, tối đa 60 ngày: gõ ví dụ `10 ngày + 36 giờ`. Không tính giờ: gõ `không`.
challenge-game = Tôi không biết trò chơi đó. Hãy chọn một trong các trò này: { $games }.
challenge-other-game = `{ $rules }` không phải bộ luật của `{ $game }`. Hãy chọn bộ luật khác, hoặc trò chơi khác.
ruleset-no-game = Không có trò chơi `{ $game }`. Hãy chọn một trong các trò này: { $allowed }.
ruleset-no-preset = Trò này không có bộ luật `{ $preset }`. Hãy chọn một trong các bộ luật này: { $allowed }.
ruleset-no-switch = Không có tùy chỉnh `{ $switch }`. Hãy chọn một trong số này: { $allowed }.
ruleset-no-value = `{ $switch }` không thể là `{ $value }`. Hãy chọn một trong số này: { $allowed }.
ruleset-twice = `{ $switch }` được đặt hai lần. Hãy đặt một lần thôi.
ruleset-senseless = `{ $switch }` không có tác dụng trong `{ $preset }`: trên bàn cờ này không có gì thay đổi. Hãy bỏ nó đi.
challenge-rules = { $reason } Các bộ luật để chọn: { $presets }.
complete-which-game = Không có ván nào, hoặc có nhiều ván đến lượt bạn: trước hết hãy điền “{ name-game }”
complete-not-your-turn = Chưa đến lượt bạn ở ván #{ $number }

## Vì sao nước đi không hợp lệ

illegal-game-over = Ván này đã kết thúc.
illegal-no-piece = Không có quân nào ở { $square }.
illegal-not-your-piece = Con { $piece } ở { $square } là của đối thủ.
illegal-not-that-piece = Quân ở { $square } là con { $piece }, không phải con { $named }.
illegal-nothing-reaches = Không quân nào của bạn đi đến { $square } được.
illegal-stuck = Con { $piece } ở { $square } không có nước đi hợp lệ.
illegal-same-square = Nước đi phải từ một ô sang ô khác, nhưng bạn gõ { $square } hai lần.
illegal-jungle-diagonal = Con { $piece } không đi từ { $from } đến { $to } được: không quân nào đi chéo.
illegal-jungle-not-adjacent = Con { $piece } không đi từ { $from } đến { $to } được: mỗi nước chỉ tiến, lùi hoặc sang ngang một ô.
illegal-jungle-no-way = Con { $piece } không đi từ { $from } đến { $to } được: mỗi nước chỉ tiến, lùi hoặc sang ngang một ô, hoặc nhảy thẳng qua sông.
illegal-jungle-no-jump = Con { $piece } không nhảy qua sông từ { $from } đến { $to } được.
illegal-jungle-jump-direction = Con { $piece } không nhảy qua sông từ { $from } đến { $to } được: nó không nhảy theo chiều đó.
illegal-jungle-jump-blocked = Con { $piece } không nhảy được: con chuột dưới sông ở { $square } chắn đường.
illegal-jungle-water = Con { $piece } không xuống sông ở { $square } được: chỉ chuột biết bơi.
illegal-jungle-own-den = Con { $piece } không được vào hang của mình ở { $square }.
illegal-jungle-own-piece = Con { $piece } không đi đến { $square } được: con { $target } của bạn đang ở đó.
illegal-jungle-rank-too-low = Con { $piece } (cấp { $rank }) không ăn được con { $target } (cấp { $target_rank }) vì cấp thấp hơn.
illegal-jungle-elephant-rat = Con { $piece } không ăn được con { $target } ở { $square }: ở đó, voi ăn được mọi con trừ chuột.
illegal-jungle-rat-out-of-water = Con { $piece } dưới nước không ăn được con { $target } ở { $square }.
illegal-jungle-rat-into-water = Con { $piece } trên bờ không ăn được con { $target } đang bơi ở { $square }.
illegal-jungle-rats-swimming = Con { $piece } không ăn được con { $target } ở { $square } khi cả hai đang bơi.
illegal-jungle-powerless = Con { $piece } đang mắc bẫy và mất sức, nên không ăn được con { $target } ở { $square }.
illegal-jungle-piece-gone = Bạn đã mất con { $piece }.
illegal-jungle-no-such-piece = Bộ luật này không có con { $piece }.
illegal-dobutsu-direction = Con { $piece } không đi từ { $from } đến { $to } được: nó không đi theo hướng đó.
illegal-dobutsu-not-adjacent = Con { $piece } không đi từ { $from } đến { $to } được: mỗi nước chỉ đi một bước.
illegal-dobutsu-own-piece = Con { $piece } không đi đến { $square } được: con { $target } của bạn đang ở đó.
illegal-dobutsu-lion-attacked = Sư tử không được bước vào { $square }: con { $target } ở { $from } đang tấn công ô đó.
illegal-dobutsu-not-in-hand = Bạn không có con { $piece } nào trong tay.
illegal-dobutsu-occupied = Không thả con { $piece } xuống { $square } được: ô đó đã có quân.
illegal-dobutsu-hen-in-hand = Trong tay không bao giờ có gà mái: gà mái bị ăn thì trở lại thành gà con. Hãy thả gà con.
illegal-dobutsu-no-promotion = Con { $piece } không thành gà mái ở { $square }: chỉ gà con bước lên hàng cuối mới thành gà mái.
illegal-dobutsu-none-of-kind = Bạn không có con { $piece } nào trên bàn.
illegal-dobutsu-none-reaches = Bạn không có con { $piece } nào đi đến { $square } được.
illegal-o-an-quan-no-field = Không có ô { $number }. Các ô của bạn là 1 đến 5, tính từ bên trái bạn.
illegal-o-an-quan-not-your-field = { $square } không phải ô của bạn.
illegal-o-an-quan-empty-field = Ô { $number } trống, không có gì để rải.
illegal-o-an-quan-no-swap = Bộ luật này không có đổi bên. Muốn chơi ván có đổi bên, hãy thêm `+swap=on` vào bộ luật của lời thách đấu.
illegal-o-an-quan-late-swap = Lúc này không đổi bên được. Chỉ người đi sau được đổi, để đáp lại nước đầu tiên của ván.

menu-text-none = Tin nhắn đó không có ván nào của tôi. Hãy mở menu của một tin nhắn có bàn cờ, hoặc dùng `/{ name-board }` và chọn cách xem “chữ”.
menu-text-challenge = Chưa có bàn cờ: chưa ai nhận lời thách đấu trong tin nhắn đó. Khi có người nhận lời, bàn cờ sẽ hiện ra.
