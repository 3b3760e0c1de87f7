# Tiếng Việt. Câu đố: $played, $reply và $move là nước đi bằng lời, ví dụ “mèo c2 đi d2, ăn sư tử”.

name-puzzle = câu-đố
name-puzzle-theme = đòn
command-puzzle = Giải câu đố: tìm nước đi hay duy nhất; có điểm câu đố riêng
option-puzzle-game = Trò chơi nào (mặc định: trò nào cũng được)
option-puzzle-theme = Lời giải dùng đòn gì (mặc định: đòn nào cũng được)
puzzle-heading = 🧩 **Câu đố: { $game }** · độ khó { $rating }
puzzle-task-win = Bạn chơi bên { $side }, phía dưới. **Hãy thắng trong { $moves } nước, dù đối thủ đi thế nào.**
puzzle-task-points = Bạn chơi bên { $side }, phía dưới. **Hãy ăn nhiều hơn đối thủ { $points } điểm trong { $moves } nước, dù đối thủ đi thế nào.** Đi nước nào khác, bạn cũng được ít điểm hơn.
puzzle-task-points-on = Bạn chơi bên { $side }, phía dưới. Số điểm bạn hơn đối thủ trong câu đố này: { $gained }. **Hãy nâng lên { $points } trong { $moves } nước, dù đối thủ đi thế nào.** Đi nước nào khác, bạn cũng được ít điểm hơn.
puzzle-go-on = ✅ **{ $played }.** Đối thủ đáp: { $reply }. Tiếp tục nào!
puzzle-wrong = ❌ { $played }: còn nước hay hơn. Thử lại nhé.
puzzle-missed = Câu đố này không còn được tính là giải đúng, nhưng bạn vẫn có thể giải tiếp.
puzzle-stakes = -# Chỉ tính lần thử đầu. Xem gợi ý hay lời giải thì coi như không giải được.
puzzle-hint = 💡 Hãy chọn: { $piece }.
puzzle-solved = ✅ **{ $played }.** Giải xong rồi!
puzzle-themes = Đòn: { $themes }
puzzle-rating = Điểm câu đố { $game } của bạn: **{ $rating }** ({ $change })
puzzle-days = 🔥 Số ngày liên tiếp giải được câu đố: { $days }
puzzle-solution = 💡 **Lời giải, { $number }/{ $total }:** { $played }
puzzle-solution-start = 💡 **Lời giải:** { $moves }
puzzle-none = Không có câu đố như vậy: { $game } không có câu nào với đòn “{ $theme }”. Các đòn của trò này: { $themes }.
puzzle-withheld = Một ván chưa xong đang ở đúng thế cờ này hoặc chỉ cách một hai nước. Hãy chờ ván đó kết thúc, hoặc giải câu khác.
puzzle-gone = Câu đố này không phải của bạn, hoặc không còn trong bộ sưu tập. Lấy câu khác: `/{ name-puzzle }`.
button-solution = Lời giải
button-next-puzzle = Câu tiếp theo
button-puzzle-back = Quay lại câu đố
button-solvers = Ai giải nhiều nhất
button-solve = Giải thử

## Đòn

puzzle-theme-fork = đòn đôi
puzzle-theme-lure = mồi nhử
puzzle-theme-drop = thả quân
puzzle-theme-promote = phong cấp
puzzle-theme-try = sư tử lên hàng cuối
puzzle-theme-race = chạy đua vào hang
puzzle-theme-jump = nhảy qua sông
puzzle-theme-rat = chuột bơi
puzzle-theme-trap = bẫy
puzzle-theme-endgame = tàn cuộc
puzzle-theme-chain = ăn liên tiếp
puzzle-theme-mandarin = ăn quan
puzzle-theme-empty = hết dân
puzzle-theme-patience = kiên nhẫn
puzzle-theme-long = nhiều nước đi

## Người giải trên một máy chủ, và hồ sơ

puzzle-board = 🧩 **Số câu đố giải đúng ngay lần đầu trên máy chủ này**
puzzle-board-line = `{ $place }` { $player } **{ $solved }**
puzzle-board-none = Chưa ai giải đúng ngay lần đầu ở đây. Hãy là người đầu tiên: `/{ name-puzzle }`.
profile-puzzles = 🧩 Câu đố, { $game }: **{ $rating }**, đúng ngay lần đầu { $solved }/{ $tries }
profile-puzzle-days = 🧩 Số ngày liên tiếp giải được câu đố: hiện giờ { $days }, nhiều nhất { $best }
profile-puzzles-heading = 🧩 **Câu đố của { $player }** · đã giải: { $solved }
profile-puzzles-themes = Đã giải theo đòn: { $themes }
button-profile-puzzles = Câu đố

## Câu đố hằng ngày

server-daily = 🧩 Câu đố hằng ngày: **{ $hour } UTC**, trong kênh tin tức
server-daily-nowhere = 🧩 Câu đố hằng ngày: { $hour } UTC. **Trước hết hãy chọn kênh tin tức** ở **{ section-places }**.
server-daily-off = 🧩 Câu đố hằng ngày: **tắt**
section-daily = Câu đố hằng ngày
menu-daily = Giờ đăng câu đố hằng ngày (UTC)
daily-off = Không có câu đố hằng ngày
daily-heading = 🧩 **Câu đố ngày { $day }: { $game }** · độ khó { $rating }
daily-invites = Bấm **{ button-solve }**: chỉ mình bạn thấy các lần thử của bạn. Khi đăng lời giải, tôi nêu tên những người giải đúng ngay lần đầu. Không muốn được nêu tên thì ẩn mình khỏi bảng xếp hạng bằng `/{ name-settings }`.
daily-solution = 🧩 **Lời giải câu đố ngày { $day }:** { $moves }
daily-solvers = Giải đúng ngay lần đầu: { $players }
daily-solver = { $player } ({ $time })
daily-no-solvers = Không ai giải đúng ngay lần đầu (không kể người ẩn tên khỏi bảng xếp hạng).
daily-alt = Lời giải từng nước: { $moves }.
