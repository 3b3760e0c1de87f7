# Tiếng Việt. Biên bản ván đấu: xuất ra, nhập vào, xem từng nước.
# Số ván được đưa vào dưới dạng chữ; số lượng được đưa vào dưới dạng số.

## Lệnh, tùy chọn và lựa chọn (mỗi dòng tối đa 100 ký tự)

command-record = Lấy biên bản của một ván thành tệp văn bản, kèm thế cờ
command-import = Nhập một ván hoặc một thế cờ, để xem từng nước hoặc chơi tiếp từ đó
command-analyse = Xem một ván từng nước; ván đã xong thì có cả sai lầm và nước hay hơn; chỉ mình bạn thấy
option-record-format = Văn bản cho người đọc (và để nhập lại), hoặc JSON cho phần mềm khác (mặc định: văn bản)
option-record-evaluations = Thêm đánh giá của bản phân tích? (mặc định: không)
option-import-file = Một tệp văn bản có biên bản
option-import-text = Biên bản hoặc thế cờ; để trống cả tệp lẫn văn bản thì hiện biểu mẫu để dán vào
option-import-player = Đối thủ để chơi tiếp từ thế cờ cuối; để trống thì chỉ xem từng nước
option-import-rules = Bộ luật, nếu văn bản không ghi
option-import-side = Bên của bạn, nếu bạn chơi (mặc định: ngẫu nhiên)
format-text = văn bản
format-json = JSON
button-record = Biên bản
button-analyse = Phân tích
button-import-analyse = Xem từng nước

## Câu trả lời

record = **#{ $number }** { $ruleset }: cả ván nằm trong tệp. Muốn dùng lại thế cờ này, hãy nhập bằng `/{ name-import }`:
record-alt = Biên bản ván #{ $number }, dạng chữ
record-unjudged = Tôi chỉ đánh giá được ván đã xong và có nước đi, khi tính năng phân tích đang bật. Bỏ `{ name-evaluations }` để nhận biên bản không kèm đánh giá.

analysis-players = { $first } ({ $first_colour }) với { $second } ({ $second_colour })
analysis-start = Thế cờ ban đầu; cả ván có { $total } nước.
analysis-move = Nước **{ $ply }**/{ $total }. { $side }: { $last } (`{ $text }`)
analysis-left = đồng hồ còn { $left }
analysis-result = Kết quả: { $result }
analysis-result-because = Kết quả: { $result }, { $reason }
analysis-result-won = Kết quả: { $result } · { $winner } thắng: { $reason }
analysis-menu = Chọn một nước…
analysis-menu-start = Thế cờ ban đầu
analysis-first = Đầu ván
analysis-back = ◀ Lùi
analysis-on = Tiếp ▶
analysis-last = Cuối ván
analysis-gone = Tôi không còn giữ ván đó: tôi chỉ giữ mười lần nhập mới nhất của bạn. Hãy nhập lại.

import-title = Nhập một ván
import-field = Biên bản, hoặc một thế cờ
import-skipped = Tôi đã bỏ qua { $count } lời bình, ký hiệu hoặc nhánh phụ.
import-over = Ở cuối biên bản, ván đó đã kết thúc, nên không chơi tiếp từ đó được. Hãy nhập lại và để trống `{ name-player }` để xem từng nước.
import-both = Bạn đưa cả tệp lẫn văn bản. Hãy chỉ đưa một thứ.
import-unfetched = Tôi không lấy được tệp đó từ Discord. Hãy thử lại, hoặc dán nội dung vào `{ name-text }`.
challenge-start = Ván bắt đầu từ một thế cờ cho sẵn, đến lượt bên { $colour }.
challenge-lot-sides = Ai chơi bên nào: ngẫu nhiên.
challenge-plays = { $player } chơi bên { $colour }.
headline-start-position = { $first } chơi bên { $first_colour }, { $second } chơi bên { $second_colour }, từ một thế cờ cho sẵn

## Những gì không nhập được; mỗi câu bắt đầu bằng chỗ bị lỗi

import-too-long = Biên bản đó dài hơn { $most } kB, mức tối đa tôi đọc được. Hãy nhập biên bản ngắn hơn.
import-not-text = Đó không phải tệp văn bản. Hãy nhập một tệp văn bản như tệp lấy bằng `/{ name-record }`.
import-encoding = Dòng { $line } không phải UTF-8. Hãy lưu tệp dạng UTF-8 rồi thử lại.
import-no-rules = Dòng { $line }: thiếu bộ luật. Hãy thêm một dòng như `[Ruleset "jungle/classic"]`, hoặc chọn trong danh sách.
import-tag = Dòng { $line }: `{ $found }` không phải thẻ. Một thẻ có dạng `[First "Ada"]`, nằm trên một dòng. Trong thẻ, hãy đặt dấu gạch chéo ngược trước dấu ngoặc kép hoặc dấu gạch chéo ngược.
import-twice = Dòng { $line }: thẻ `{ $found }` có hai lần. Hãy giữ một trong hai.
import-value = Dòng { $line }: thẻ `{ $tag }` không thể là `{ $found }`. Ví dụ, có thể là `{ $example }`.
import-unclosed = Dòng { $line }: `{ $found }` chưa được đóng. Lời bình kết thúc bằng ngoặc nhọn, nhánh phụ kết thúc bằng ngoặc tròn.
import-several = Dòng { $line }: `{ $found }` mở đầu một ván khác, hoặc sau khi ván kết thúc vẫn còn chữ. Hãy đưa tôi mỗi lần một ván.
import-move = Dòng { $line }, nước { $ply }, `{ $found }`: { $reason }
import-result = Dòng { $line }: ở đây kết quả là `{ $found }`. Nhưng theo các nước đi, hoặc theo chỗ khác trong biên bản, kết quả là `{ $right }`. Hãy sửa một trong hai.
