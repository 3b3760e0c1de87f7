# Tiếng Việt. Trò chơi, quân cờ, nước đi, kết thúc, thế cờ bằng lời.
# Số ván được đưa vào dưới dạng chữ; số lượng được đưa vào dưới dạng số.

## Trò chơi, hai bên, quân cờ

game-jungle = Cờ thú
game-dobutsu = Dōbutsu Shōgi
game-o-an-quan = Ô ăn quan
ruleset-title = { $game } ({ $variant })
# Tên gọi của bộ luật; tên để gõ vẫn giữ nguyên.
variant-classic = cổ điển
variant-oca = Oca
variant-german = kiểu Đức
variant-animal-checkers = đam thú
variant-official = chính thức
variant-standard = thông dụng
variant-source = theo tài liệu
side-blue = Xanh
side-red = Đỏ
side-dark = Sẫm
side-light = Nhạt
side-white = Trắng
side-black = Đen
# Tên quân không đổi theo số lượng, nên không có dạng nào khác.
piece-rat = chuột
piece-cat = mèo
piece-dog = chó
piece-wolf = sói
piece-leopard = báo
piece-tiger = hổ
piece-lion = sư tử
piece-elephant = voi
piece-dobutsu-lion = sư tử
piece-dobutsu-elephant = voi
piece-giraffe = hươu cao cổ
piece-chick = gà con
piece-hen = gà mái

## Nước đi bằng lời

move-step = { $piece } { $from } đi { $to }
move-swim = { $piece } { $from } bơi sang { $to }
move-land = { $piece } { $from } lên bờ ở { $to }
move-jump = { $piece } { $from } nhảy sang { $to }
move-trap = { $piece } { $from } bước vào bẫy { $to }
move-den = { $piece } { $from } vào hang { $to }
move-drop = thả { $piece } xuống { $to }
move-promote = { $piece } { $from } đi { $to }, thành gà mái
move-try = { $piece } { $from } lên hàng cuối ở { $to }
move-sow-right = rải ô { $field } sang phải
move-sow-left = rải ô { $field } sang trái
move-swap = đổi bên, nhận lấy nước đầu tiên
move-takes-mandarin = { $played }, ăn quan
move-takes-citizens = { $played }, ăn dân
move-takes = { $played }, ăn { $captured }

## Ván đấu kết thúc thế nào; đứng sau “thắng:” hoặc “Hòa:”

ending-den = vào được hang
ending-capture-all = ăn hết quân
ending-catch = bắt được sư tử
ending-try = sư tử lên được hàng cuối
ending-points = theo điểm
end-with-score = { $reason } ({ $score })
ending-no-move = đối thủ hết nước đi
ending-repetition = cùng một thế cờ xuất hiện lần thứ ba
ending-long-game = đã hết số nước cho phép
ending-resigned = đối thủ xin thua
ending-time = đối thủ hết giờ
ending-agreed = hai bên đồng ý

## Thế cờ bằng lời (cho trình đọc màn hình)

alt-begins = { $ruleset }. { $state }
alt-to-move = Tiếp theo là nước { $number }, đến lượt bên { $side }.
alt-won = Bên { $winner } thắng: { $reason }.
alt-drawn = Hòa: { $reason }.
alt-aborted = Ván đã bị hủy và không được tính.
alt-struck-out = Ván đã kết thúc, nhưng người điều hành đã hủy kết quả: ván không được tính.
alt-last = Nước vừa đi: { $last }.
alt-side = { $side }: { $pieces }.
alt-held = { $count } { $piece }
alt-hand = trong tay có { $pieces }
alt-fields = số dân trong các ô lần lượt là { $fields }; đã ăn { $pool } dân và { $mandarins } quan
alt-quan = Ô quan: đầu bên trái bàn có { $left }, đầu bên phải có { $right }.
alt-quan-held = 1 quan và { $citizens } dân
alt-quan-gone = { $citizens } dân
alt-animation = Xem lại { $ruleset }, từng nước một: { $moves }
no-pieces = không còn quân nào
text-board-dobutsu = Chữ hoa: { $first }. Chữ thường: { $second }. L sư tử, G hươu cao cổ, E voi, C gà con, H gà mái; quân trong tay ở trong ngoặc vuông.
text-board-o-an-quan = Phía dưới: { $first }, ô 1 đến 5 từ trái sang. Phía trên: { $second }, ô 1 đến 5 từ phải sang. `*` là quan. Sau `A:` và `B:` là số dân và quan mỗi bên đã ăn.
text-board-jungle = Chữ hoa: { $first }. Chữ thường: { $second }. `~` sông, `#` bẫy, `@` hang. E voi, L sư tử, T hổ, P báo, W sói, D chó, C mèo, R chuột.
# Dấu đứng giữa các phần của một danh sách.
list-comma = { ", " }
# Dấu đứng giữa các phần có dấu phẩy của một danh sách.
list-semicolon = { "; " }
