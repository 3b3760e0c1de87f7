# Vietnamese. Phân tích các ván đã xong.

button-next-mistake = Sai lầm tiếp theo
button-analysis = Phân tích
button-analysis-show = Xem phân tích

analysis-running = 🔎 Tôi đang phân tích ván này. Kết quả sơ bộ có sau vài giây, bản đầy đủ sau khoảng một phút.
analysis-quick = 🔎 Đây là kết quả sơ bộ. Tôi vẫn đang tính sâu hơn: xong { $searched } trên { $total } thế cờ.
analysis-blunders-again = 🔎 Sắp xong rồi: tôi đang xem lại những sai lầm nghiêm trọng.
analysis-busy = 🔎 Tôi vẫn đang phân tích **#{ $number }** cho bạn. Khi xong, hãy bấm **Xem phân tích** ở đây.
analysis-withheld = Một ván chưa xong đang ở đúng thế cờ này hoặc chỉ cách một hai nước, nên tôi chưa đánh giá.
analysis-left-out = Có ván chưa xong đang ở đúng một thế cờ của ván này hoặc chỉ cách một hai nước, nên tôi chưa tính các nước ngay trước và sau thế cờ đó.

analysis-side = { $name } ({ $colour }): độ chính xác **{ $accuracy }%** · { $inaccuracies } nước thiếu chính xác · { $mistakes } sai lầm · { $blunders } sai lầm nghiêm trọng
analysis-turning-points = Bước ngoặt: { $moves }
analysis-turning-point = nước { $number } (`{ $text }`)
analysis-chart-alt = Biểu đồ khả năng thắng của bên { $side } theo phần trăm, lúc đầu ván rồi { $step ->
        [1] sau mỗi nước
       *[other] cứ sau { $step } nước một lần
    }: { $list }
# Beside the chart.
analysis-chart-player = { $name } · { $accuracy }%

analysis-chances = Khả năng thắng: { $first } { $first_percent }%, { $second } { $second_percent }%
analysis-won = Nếu cả hai đi tốt nhất, bên { $side } thắng.
analysis-drawn = Nếu cả hai đi tốt nhất, ván hòa.
analysis-inaccuracy = Thiếu chính xác.
analysis-mistake = Sai lầm.
analysis-blunder = Sai lầm nghiêm trọng.
analysis-won-drawn = Đang thắng, giờ thành hòa.
analysis-won-lost = Đang thắng, giờ thành thua.
analysis-drawn-lost = Đang hòa, giờ thành thua.
analysis-better = Hay hơn: { $move } (`{ $text }`).
analysis-arrows = Hình là bàn cờ trước nước đó: mũi tên to là nước hay hơn, mũi tên nhỏ là nước đã đi.

## Learning from one's own mistakes. $played is a move in words

button-mistakes = Học từ sai lầm
button-mistakes-left = Làm các bài còn lại
button-try-again = Thử lại
next-puzzle = Câu đố
mistake-heading = **#{ $number }, bài tập { $task }/{ $total }** · nước { $move }, bạn chơi bên { $side }.
mistake-task = Bạn đã đi: { $played }. **Hãy tìm nước hay hơn.**
mistake-before = ✅ Bạn đã giải được bài tập này rồi.
mistake-played = ❌ { $played }: đó là nước bạn đã đi. Hãy tìm nước hay hơn.
mistake-end = 🎓 **#{ $number }: đã xem hết các sai lầm của bạn.** Bạn đã tìm được nước hay hơn ở { $solved }/{ $total } chỗ.
mistake-none = Trong **#{ $number }**, hiện không có sai lầm nào của bạn mà tôi cho xem được. Hãy xem cả ván trong phần phân tích.
analysis-missing = Bản phân tích đầy đủ của **#{ $number }** chưa có. Hãy mở phần phân tích, và chờ một phút nếu nó đang chạy.

## Playing on against the computer from a position

button-play-on = Chơi từ thế cờ này
button-play-puzzle = Chơi từ đầu câu đố
play-on-running = Ván này chưa xong. Khi xong, bạn có thể chơi tiếp với tôi từ các thế cờ của nó.
play-on-over = Ở thế cờ này ván đã kết thúc. Hãy lùi lại rồi chơi tiếp từ đó.
play-on-withheld = Thế cờ này đang có trong một ván chưa xong, hoặc chỉ cách đó một hai nước. Hãy chọn thế khác, hoặc chờ ván đó kết thúc.
