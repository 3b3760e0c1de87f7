# Tiếng Việt. Lời từ chối: chỉ người hỏi thấy, kèm cách làm đúng.
# Số ván và số nước được đưa vào dưới dạng chữ để không bị chèn dấu phân cách.

## Lời từ chối, kèm cách làm đúng

refused-not-yours = Ván này (#{ $number }) là của hai người khác. Bạn mở ván của mình bằng `/{ name-challenge }` nhé.
refused-not-the-opponent = Chỉ người được hỏi mới trả lời được. Bạn mở ván của mình bằng `/{ name-challenge }` nhé.
refused-not-the-challenger = Chỉ người thách đấu mới rút lời thách được. Nếu lời thách dành cho bạn, hãy bấm **{ button-decline }** bên dưới.
refused-not-your-turn = Chưa đến lượt bạn ở ván #{ $number }: { $mover } đang đi. Trong lúc chờ, `/{ name-plan }` giúp bạn tính trước nước đáp.
refused-not-started = Ván #{ $number } chưa bắt đầu: lời thách đấu chưa được nhận. Nhận lời rồi thì bàn cờ sẽ hiện ra.
refused-already-started = Lời thách đấu này đã được nhận rồi; ván #{ $number } đang diễn ra. `/{ name-board }` cho xem bàn cờ.
refused-void = Lời thách đấu này không còn nữa, hoặc ván đã bị hủy. `/{ name-challenge }` để thách lại.
refused-over = Ván này đã kết thúc. `/{ name-challenge }` để mở ván mới.
refused-stale = Ván đấu đã tiếp diễn từ lúc nút đó hiện ra. Đây là thế cờ hiện giờ của ván #{ $number }.
refused-too-early = Chưa đến lúc làm việc đó. `/{ name-board }` cho biết phải chờ đến khi nào.
refused-too-many-open = Bạn đang có số lời thách đấu tối đa. Hãy chờ trả lời, hoặc rút bớt: `/{ name-games }` liệt kê chúng.
refused-same-terms = Điều kiện đang là như vậy rồi. Hãy đổi trò chơi, luật, bên hoặc thời gian, hoặc nhận lời.
refused-no-offer = Đề nghị đó không còn hiệu lực ở ván #{ $number }. `/{ name-offer }` cho biết bây giờ làm được gì.
refused-asked-already = Bạn đã đề nghị rồi ở ván #{ $number }. Khi ván đấu tiếp diễn bạn có thể hỏi lại.
refused-nothing-to-take-back = Bạn chưa đi nước nào ở ván #{ $number } để xin đi lại. `/{ name-offer }` cho biết bây giờ làm được gì.
refused-no-clock = Ván #{ $number } không có đồng hồ nào chạy: bạn cứ thong thả. `/{ name-offer }` cho biết còn làm được gì khác.
refused-enough-time = Ván #{ $number } còn rất nhiều giờ: không thể tặng quá 30 ngày. Hãy tặng khi còn ít giờ hơn.
refused-not-paused = Đồng hồ của ván #{ $number } đang chạy. Dùng `/{ name-offer }` để xin tạm dừng.
refused-paused = Đồng hồ của ván #{ $number } đang dừng rồi. Đồng hồ chạy lại khi có người đi, hoặc chơi tiếp bằng `/{ name-offer }`.
refused-your-own-turn = Đang là lượt của bạn ở ván #{ $number }: chỉ đối thủ mới làm việc đó được. Hãy đi bằng `/{ name-move }`.
refused-too-late-to-abort = Cả hai bạn đều đã đi ở ván #{ $number }. Bạn có thể xin thua, hoặc hai bên đồng ý hòa.
refused-too-late-for-rematch = Chỉ xin đấu lại ván #{ $number } được trong 7 ngày. `/{ name-challenge }` để mở ván mới.
refused-rematched = Ván #{ $number } đã được đấu lại rồi. `/{ name-games }` cho xem ván đó.
refused-not-over = Ván #{ $number } chưa kết thúc. `/{ name-board }` cho xem thế cờ hiện giờ.
refused-self-challenge = Bạn không thể tự thách đấu mình. Hãy chọn một người bạn: `/{ name-challenge } { name-player }:@bạn { name-kind-of-game }:{ game-jungle }`.
move-unreadable = Tôi không hiểu nước đi đó. Hãy viết như { $examples }: từ ô nào đến ô nào.
move-ambiguous = Có nhiều nước phù hợp: { $candidates }. Bạn muốn nước nào?
move-illegal = { $reason } Nước hợp lệ gần đó: { $nearest }.
unknown-command = Tôi không còn biết lệnh này. `/{ name-help }` cho xem các lệnh hiện có.
unknown-control = Nút này thuộc về một phiên bản cũ của tôi. `/{ name-board }` cho xem ván của bạn với nút mới.
went-wrong = Phía tôi có trục trặc, ván đấu vẫn như cũ. Bạn thử lại nhé; nếu vẫn bị, hãy báo người vận hành mã này: { $reference }.
game-fenced = Biên bản ván #{ $number } bị hỏng, nên tôi để yên ván đó: không gì thay đổi cho đến khi người vận hành kiểm tra. Các ván khác của bạn vẫn như thường. Hãy báo người vận hành mã này: { $reference }.
too-slow = Việc đó lâu quá. Bạn bấm lại một lần nữa nhé.
no-such-game = Không có ván #{ $number }. `/{ name-games }` liệt kê các ván của bạn.
no-game-running = Bạn không có ván nào đang chơi. Mở một ván bằng `/{ name-challenge }`.
which-game = Bạn có nhiều ván. Hãy nói ván nào bằng tùy chọn `{ name-game }`:
    { $games }
challenge-bot = Tôi không tổ chức đấu với máy. Hãy chọn một người bạn.
challenge-which-game = Trò chơi nào? Hãy chọn một trò: `/{ name-challenge } { name-kind-of-game }:{ game-jungle }`. (Máy chủ có thể đặt sẵn một trò: `/{ name-server }`.)
challenge-self = Bạn không thể tự thách đấu mình. Hãy chọn một người bạn.
challenge-time = Tôi không biết cách tính giờ `{ $typed }`. Số ngày mỗi nước: `1d`, `2d`, `3d`, `5d`, `7d` hoặc `14d`. Quỹ giờ và giờ cộng mỗi nước, tối đa 60 ngày: `10d+36h`. Không tính giờ: `none`.
challenge-game = Tôi không biết trò chơi đó. Tôi biết: { $games }.
challenge-other-game = `{ $rules }` không phải là bộ luật của `{ $game }`.
ruleset-no-game = Tôi không biết trò chơi `{ $game }`. Có: { $allowed }.
ruleset-no-preset = Ở đây không có bộ luật `{ $preset }`. Có: { $allowed }.
ruleset-no-switch = Tôi không biết tùy chỉnh `{ $switch }`. Bộ luật này có: { $allowed }.
ruleset-no-value = `{ $switch }` không thể là `{ $value }`. Có thể là: { $allowed }.
ruleset-twice = `{ $switch }` được đặt hai lần.
ruleset-senseless = `{ $switch }` không có nghĩa trong `{ $preset }`: trên bàn cờ này nó không thay đổi được gì.
challenge-rules = { $reason } Các bộ luật để chọn: { $presets }.
complete-which-game = Không ván nào hoặc nhiều ván đến lượt bạn: hãy điền { name-game } trước
complete-not-your-turn = Chưa đến lượt bạn ở ván #{ $number }

## Vì sao nước đi không hợp lệ

illegal-game-over = Ván này đã kết thúc.
illegal-no-piece = Không có quân nào ở { $square }.
illegal-not-your-piece = Con { $piece } ở { $square } là của đối thủ.
illegal-not-that-piece = Ở { $square } là con { $piece }, không phải con { $named }.
illegal-nothing-reaches = Không quân nào của bạn đi đến { $square } được.
illegal-stuck = Con { $piece } ở { $square } không có nước đi hợp lệ.
illegal-same-square = Một nước đi từ ô này sang ô khác; { $square } được nhắc hai lần.
illegal-jungle-diagonal = Con { $piece } không đi từ { $from } đến { $to } được: không quân nào đi chéo.
illegal-jungle-not-adjacent = Con { $piece } không đi từ { $from } đến { $to } được: mỗi nước đi một ô tiến, lùi hoặc sang ngang.
illegal-jungle-no-jump = Con { $piece } không nhảy qua sông từ { $from } đến { $to } được.
illegal-jungle-jump-direction = Con { $piece } không nhảy qua sông theo hướng đó được, từ { $from } đến { $to }.
illegal-jungle-jump-blocked = Con { $piece } không nhảy được: con chuột dưới sông ở { $square } chắn đường.
illegal-jungle-water = Con { $piece } không xuống sông ở { $square } được: chỉ chuột biết bơi.
illegal-jungle-own-den = Con { $piece } không được vào hang của mình ở { $square }.
illegal-jungle-own-piece = Con { $piece } không đi đến { $square } được: con { $target } của bạn đang ở đó.
illegal-jungle-rank-too-low = Con { $piece } ({ $rank }) không ăn được con { $target } ({ $target_rank }): nó nhỏ hơn.
illegal-jungle-elephant-rat = Con { $piece } không ăn được con { $target } ở { $square }: chuột là con duy nhất mà voi không ăn được ở đó.
illegal-jungle-rat-out-of-water = Con { $piece } ở dưới nước không ăn được con { $target } ở { $square }.
illegal-jungle-rat-into-water = Con { $piece } trên bờ không ăn được con { $target } đang bơi ở { $square }.
illegal-jungle-rats-swimming = Con { $piece } không ăn được con { $target } ở { $square } khi cả hai đang bơi.
illegal-jungle-powerless = Con { $piece } đang mắc bẫy và mất hết sức: nó không ăn được con { $target } ở { $square }.
illegal-jungle-piece-gone = Bạn không còn con { $piece } nào.
illegal-jungle-no-such-piece = Bộ luật này không có con { $piece }.
illegal-dobutsu-direction = Con { $piece } không đi từ { $from } đến { $to } được: nó không đi theo hướng đó.
illegal-dobutsu-not-adjacent = Con { $piece } không đi từ { $from } đến { $to } được: mỗi nước chỉ đi một bước.
illegal-dobutsu-own-piece = Con { $piece } không đi đến { $square } được: con { $target } của bạn đang ở đó.
illegal-dobutsu-lion-attacked = Sư tử không được bước vào { $square }: con { $target } ở { $from } đang nhắm ô đó.
illegal-dobutsu-not-in-hand = Trong tay bạn không có con { $piece } nào.
illegal-dobutsu-occupied = Không thả con { $piece } xuống { $square } được: ô đó đã có quân.
illegal-dobutsu-hen-in-hand = Trong tay không bao giờ có gà mái: gà mái bị bắt trở lại thành gà con. Hãy thả gà con.
illegal-dobutsu-no-promotion = Con { $piece } không thành gà mái ở { $square }: chỉ gà con bước lên hàng cuối mới được.
illegal-dobutsu-none-of-kind = Trên bàn bạn không có con { $piece } nào.
illegal-dobutsu-none-reaches = Không quân nào loại đó ({ $piece }) của bạn đi đến { $square } được.
illegal-o-an-quan-no-field = Không có ô { $number }; các ô của bạn là 1 đến 5, tính từ bên trái bạn.
illegal-o-an-quan-not-your-field = { $square } không phải là ô của bạn.
illegal-o-an-quan-empty-field = Ô { $number } trống: không có gì để rải.
menu-text-none = Tin nhắn đó không có ván nào của tôi. Hãy mở menu của một tin nhắn có bàn cờ, hoặc dùng `/{ name-board } { name-view }:{ view-text }`.
menu-text-challenge = Chưa có bàn cờ: lời thách đấu trong tin nhắn đó đang chờ trả lời.
