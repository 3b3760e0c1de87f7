# Tiếng Việt. An toàn: chặn, giới hạn, người điều hành, dữ liệu riêng.
# Người đã xin được quên đi.
former-player = một người chơi cũ
# Ván đấu do người điều hành phân xử. Lý do là lời của chính họ.
headline-voided = Người điều hành { $moderator } đã hủy ván giữa { $first } và { $second }, ván không được tính: { $reason }
headline-struck-out = Người điều hành { $moderator } đã hủy kết quả ván giữa { $first } và { $second }, ván không được tính: { $reason }
headline-adjudicated = Người điều hành { $moderator } đã phân xử ván này: { $reason }
challenge-voided = Người điều hành { $moderator } đã rút lời thách đấu của { $asker } với { $asked } · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = do người điều hành phân xử
refused-own-match = Chính bạn đang chơi ván #{ $number }, nên một người điều hành khác phải phân xử.

## Ở đâu và ai được mở ván; kênh và vai trò đến dưới dạng lời nhắc

not-in-this-channel = Trên máy chủ này, các ván được mở ở { $channels }. Hãy sang đó rồi thử lại. (Người quản lý máy chủ chọn kênh bằng `/{ name-server }`.)
not-without-role = Trên máy chủ này, chỉ thành viên có vai trò { $role } được chơi. Hãy hỏi người quản lý máy chủ.
begin-there = Ván #{ $number } thuộc về một máy chủ đã quy định nơi bắt đầu ván cờ hoặc ai được chơi. Bạn hãy làm việc này ở đó.
not-a-moderator = Việc này dành cho người quản lý máy chủ và thành viên có vai trò được chọn trong `/{ name-server }`.
command-moderate = Cho người điều hành: hủy kết quả, hủy ván, phân xử, và xem lại việc đã làm
subcommand-moderate-void = Hủy kết quả của một ván đã xong
subcommand-moderate-abort = Hủy một ván đang chơi, hoặc rút một lời thách đấu
subcommand-moderate-win = Kết thúc một ván đang chơi, xử một bên thắng
subcommand-moderate-draw = Kết thúc một ván đang chơi, xử hòa
subcommand-moderate-log = Những gì người điều hành đã làm với các ván trên máy chủ này
option-moderate-game = Ván nào của máy chủ này
option-moderate-reason = Vì sao; người chơi và mọi người trong kênh sẽ đọc được
option-moderate-winner = Ai trong hai người chơi được xử thắng
moderate-nowhere = Ván chơi ở máy chủ nào thì phân xử ở máy chủ đó. Hãy dùng lệnh này ở đó.
moderate-elsewhere = Ván #{ $number } không được chơi trên máy chủ này, nên không thể phân xử ở đây.
moderate-reason = Hãy nói vì sao phân xử ván #{ $number }, từ 1 đến 200 ký tự.
moderate-running = Ván #{ $number } chưa kết thúc. `/{ name-moderate } { name-abort }` để hủy ván.
moderate-over = Ván #{ $number } đã kết thúc. `/{ name-moderate } { name-void }` để hủy kết quả.
moderate-winner = Ván #{ $number } là của hai người khác. Hãy nêu người được xử thắng trong hai người đó.
moderate-log = Những gì người điều hành đã làm với các ván ở đây, mới nhất trước:
moderate-log-none = Chưa có ván nào ở đây bị phân xử.
moderate-log-line = { $when } · **#{ $number }** · { $moderator }: { $act } · { $reason }
moderate-log-file = Mọi việc người điều hành đã làm với các ván ở đây, dạng tệp văn bản
act-void = hủy kết quả
act-abort = hủy ván
act-first = xử bên đi trước thắng
act-second = xử bên đi sau thắng
act-draw = xử hòa
blocked = Bạn sẽ không nghe gì từ { $player } nữa: không thách đấu, không đấu lại, không theo dõi ván của bạn. Không ai được báo. Những gì đang chờ giữa hai bạn bị hủy; các ván đang chơi vẫn tiếp tục. `/{ name-settings }` để bỏ chặn.
block-nobody = Bạn chặn được bất kỳ ai khác, nhưng không chặn được chính mình hay một chương trình.
command-privacy = Những gì tôi giữ về bạn; nhận tất cả thành tệp, hoặc xóa hết
subcommand-privacy-about = Giữ những gì về bạn và vì sao, nói đơn giản
subcommand-privacy-export = Mọi thứ về bạn thành tệp, qua tin nhắn riêng
subcommand-privacy-delete = Xóa những gì được giữ về bạn (hỏi lại hai lần)
privacy-about = **Tôi giữ gì về bạn, và vì sao**
    • Mã Discord của bạn và tên tôi thấy gần đây nhất: để phân biệt người chơi và ghi tên lên bàn cờ.
    • Các ván của bạn: đấu với ai, ở đâu, từng nước và lúc nào. Đó cũng là ván của đối thủ bạn.
    • Điểm hạng của bạn, tính từ các ván tính điểm.
    • Những gì bạn chọn trong `/{ name-settings }`, bạn chặn ai, các kỳ nghỉ phép, các nước tính trước, các ván bạn theo dõi, nơi tôi đã báo đến lượt bạn, và ngôn ngữ Discord cho tôi biết.
    • Những gì người điều hành đã làm với ván của bạn, và vì sao.
    Tôi không đọc cũng không giữ tin nhắn, trong kênh hay tin riêng: tôi chỉ nhận những gì bạn gửi qua lệnh, nút, menu và biểu mẫu của tôi.
    `/{ name-privacy } { name-export }` gửi bạn tất cả. `/{ name-privacy } { name-delete }` xóa hết.
privacy-export = Đây là mọi thứ tôi giữ về bạn.
privacy-export-sent = Tôi đã gửi cho bạn qua tin nhắn riêng.
privacy-export-here = Tôi không gửi tin nhắn riêng cho bạn được, nên đây là mọi thứ tôi giữ về bạn. Chỉ bạn thấy.
privacy-export-file = Mọi thứ được giữ về bạn, dạng tệp JSON
privacy-delete = **Xóa mọi thứ về bạn?** Không thể lấy lại được.
    • Các ván đang chơi kết thúc: ván hai bên chưa cùng đi thì bị hủy, các ván khác bạn xin thua. Lời thách đấu được rút lại hoặc từ chối.
    • Tên, cài đặt, danh sách chặn, nghỉ phép, nước tính trước và ván theo dõi của bạn bị xóa.
    • Các ván đã xong vẫn thuộc về đối thủ, điểm hạng của họ cũng vậy. Từ đó bạn là “một người chơi cũ” trong đó, và ngay cả tôi cũng không biết đó là bạn.
    • Những gì đã đăng trong kênh vẫn ở đó: tôi không gỡ được tên bạn khỏi hình cũ.
    Nếu một ngày bạn trở lại, bạn bắt đầu như người mới.
privacy-delete-button = Xóa tất cả…
privacy-form-title = Xóa mọi thứ về bạn
privacy-form-field = Gõ { $word } để xóa tất cả
privacy-word = XÓA
privacy-wrong-word = Đó không phải từ { $word }, nên không có gì bị xóa.
privacy-deleted = Xong. Mọi thứ về bạn đã được xóa, coi như ta chưa từng gặp. Tạm biệt!
blocked-by-you = Bạn đã chặn { $player }. `/{ name-settings }` để bỏ chặn; khi đó hai bạn lại chơi với nhau được.
takes-none = { "" }{ $player } hiện không nhận lời thách đấu nào. `/{ name-challenge }` không ghi người chơi thì ai muốn cũng nhận được.
takes-known = { "" }{ $player } chỉ nhận lời thách của người từng chơi cùng. `/{ name-challenge }` không ghi người chơi thì ai muốn cũng nhận được.
takes-server = { "" }{ $player } chỉ nhận lời thách trên máy chủ mình từng chơi, hoặc của người từng chơi cùng. `/{ name-challenge }` không ghi người chơi thì ai muốn cũng nhận được.
not-now = Bây giờ chưa nhận được. `/{ name-challenge }` không ghi người chơi thì ai muốn cũng nhận được.
slow-moves = Nhanh quá. Các ván vẫn chờ bạn: hãy tiếp tục { $again } nhé.
slow-challenges = Nhiều lời thách đấu trong thời gian ngắn quá. Hãy cho mọi người chút thời gian trả lời; lời tiếp theo gửi được { $again }.
slow-pictures = Tôi vừa vẽ nhiều cho bạn. Hãy hỏi lại { $again } nhé.
slow-requests = Bạn hỏi nhanh hơn tôi trả lời được. Hãy thử lại { $again } nhé.
slow-server = Máy chủ này đang làm tôi rất bận, và nơi khác cũng chờ đến lượt. Hãy thử lại { $again } nhé.
