# Tiếng Việt. Trò chơi, quân cờ, nước đi, kết thúc, thế cờ bằng lời.
# Số ván và số nước được đưa vào dưới dạng chữ để không bị chèn dấu phân cách.

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
variant-source = theo nguồn
side-blue = Xanh
side-red = Đỏ
side-dark = Sẫm
side-light = Nhạt
side-white = Trắng
side-black = Đen
piece-rat = chuột
piece-cat = mèo
piece-dog = chó
piece-wolf = sói
piece-leopard = báo
piece-tiger = hổ
piece-lion = sư tử
piece-elephant = voi
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
move-takes-mandarin = { $played }, ăn quan
move-takes-citizens = { $played }, ăn dân
move-takes = { $played }, ăn { $captured }

## Ván đấu kết thúc thế nào; đứng sau “thắng:” hoặc “Hòa:”

ending-den = vào được hang
ending-capture-all = ăn hết quân
ending-catch = bắt được sư tử
ending-try = sư tử lên được hàng cuối
ending-points = đã tính điểm
ending-no-move = bên kia hết nước đi
ending-repetition = thế cờ lặp lại lần thứ ba
ending-long-game = ván đấu quá lâu không tiến triển
ending-resigned = bên kia xin thua
ending-time = bên kia hết giờ
ending-agreed = hai bên đồng ý
alt-begins = { $ruleset }. { $state }

## Thế cờ bằng lời (cho trình đọc màn hình)

alt-to-move = Nước { $number }, đến lượt { $side }.
alt-won = { $winner } đã thắng: { $reason }.
alt-drawn = Hòa: { $reason }.
alt-aborted = Ván đấu đã bị hủy và không được tính.
alt-struck-out = Ván đấu đã xong, nhưng người điều hành đã hủy kết quả.
alt-last = Nước vừa đi: { $last }.
alt-side = { $side }: { $pieces }.
alt-held = { $count } { $piece }
alt-hand = trong tay: { $pieces }
alt-fields = các ô { $fields }; đã ăn { $pool } dân và { $mandarins } quan
alt-quan = Ô quan: bên trái { $left }, bên phải { $right }.
alt-quan-held = có quan và { $citizens } dân
alt-quan-gone = { $citizens } dân
alt-film = { $ruleset } bằng ảnh động, từng nước một: { $moves }
no-pieces = không còn quân nào
text-board-dobutsu = Chữ hoa: { $first }. Chữ thường: { $second }. L sư tử, G hươu cao cổ, E voi, C gà con, +C gà mái; quân trong tay ở trong ngoặc.
text-board-o-an-quan = Phía dưới: { $first }, ô 1 đến 5 từ trái sang. Phía trên: { $second }, ô 1 đến 5 từ phải sang.
text-board-jungle = Chữ hoa: { $first }. Chữ thường: { $second }. `~` sông, `#` bẫy, `@` hang. E voi, L sư tử, T hổ, P báo, W sói, D chó, C mèo, R chuột.
list-comma = { ", " }
