# Tiếng Việt. An toàn: chặn, giới hạn, người điều hành, dữ liệu riêng.
# Một người chơi đã xóa dữ liệu của mình.
former-player = một người chơi cũ
# Ván do người điều hành phân xử. Lý do là lời của chính người điều hành.
headline-voided = Ván giữa { $first } và { $second } không được tính. Người điều hành { $moderator } đã hủy ván: { $reason }
headline-struck-out = Ván giữa { $first } và { $second } không được tính. Người điều hành { $moderator } đã hủy kết quả: { $reason }
headline-adjudicated = Người điều hành { $moderator } đã phân xử ván này: { $reason }
challenge-voided = Người điều hành { $moderator } đã rút lại lời thách đấu của { $asker } dành cho { $asked } · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = do người điều hành phân xử
refused-own-match = Bạn là người chơi ván #{ $number }. Hãy nhờ một người điều hành khác phân xử.

## Ván bắt đầu ở đâu và ai được mở ván; kênh và vai trò hiện như khi được nhắc đến

not-in-this-channel = Trên máy chủ này, các ván bắt đầu ở { $channels }. Hãy thử lại ở đó. (Người quản lý máy chủ chọn kênh bằng `/{ name-server }`.)
not-without-role = Trên máy chủ này, chỉ thành viên có vai trò { $role } mới được chơi. Hãy xin người quản lý máy chủ cấp vai trò đó.
begin-there = Ván #{ $number } thuộc về một máy chủ có quy định riêng về nơi bắt đầu ván và ai được chơi. Hãy làm việc này trên máy chủ đó.
not-a-moderator = Chỉ người quản lý máy chủ và thành viên có vai trò điều hành mới làm được việc này. Người quản lý máy chủ chọn vai trò đó bằng `/{ name-server }`.

## Người điều hành (mỗi dòng tối đa 100 ký tự)

command-moderate = Cho người điều hành: hủy kết quả, hủy ván, phân xử, và nhật ký các việc đã làm
subcommand-moderate-void = Hủy kết quả của một ván đã kết thúc
subcommand-moderate-abort = Hủy một ván đang chơi, hoặc rút lại một lời thách đấu
subcommand-moderate-win = Kết thúc một ván đang chơi, xử một bên thắng
subcommand-moderate-draw = Kết thúc một ván đang chơi, xử hòa
subcommand-moderate-log = Những gì người điều hành đã làm với các ván trên máy chủ này
option-moderate-game = Ván nào trên máy chủ này
option-moderate-reason = Lý do; hai người chơi và mọi người trong kênh đều thấy
option-moderate-winner = Ai trong hai người chơi được xử thắng
moderate-nowhere = Ván chơi trên máy chủ nào thì phân xử ở máy chủ đó. Hãy dùng lệnh này ở đó.
moderate-elsewhere = Ván #{ $number } không chơi trên máy chủ này. Hãy phân xử ván đó trên máy chủ nơi ván bắt đầu.
moderate-reason = Hãy nêu lý do phân xử ván #{ $number }, từ 1 đến 200 ký tự.
moderate-running = Ván #{ $number } chưa kết thúc. Hủy ván bằng `/{ name-moderate } { name-abort }`.
moderate-over = Ván #{ $number } đã kết thúc. Hủy kết quả bằng `/{ name-moderate } { name-void }`.
moderate-winner = Người đó không chơi ván #{ $number }. Hãy chọn người thắng trong hai người chơi của ván.
moderate-log = Những gì người điều hành đã làm với các ván ở đây, việc mới nhất đứng trước:
moderate-log-none = Chưa có ván nào ở đây bị phân xử.
moderate-log-line = { $when } · **{ $about }** · { $moderator }: { $act } · { $reason }
# Trình đọc màn hình đọc câu này cho tệp đính kèm.
moderate-log-file = Mọi việc người điều hành đã làm với các ván ở đây, dạng tệp văn bản
act-void = hủy kết quả
act-abort = hủy ván
act-first = xử bên đi trước thắng
act-second = xử bên đi sau thắng
act-draw = xử hòa
act-result = ghi kết quả
act-pairing = ghép cặp bằng tay
act-replacement = thay người chơi
act-removal = loại người chơi
act-settings = đổi cài đặt

## Chặn: người bị chặn không được báo gì

blocked = Bạn đã chặn { $player }. Người này không thách đấu bạn, không xin đấu lại và không theo dõi ván của bạn được nữa, và không biết mình bị chặn. Lời thách đấu giữa hai bạn được rút lại; các ván đang chơi vẫn tiếp tục. Bỏ chặn bằng `/{ name-settings }`.
block-nobody = Bạn chỉ chặn được người khác, không chặn được chính mình hay một bot.
blocked-by-you = Bạn đã chặn { $player }. Muốn chơi với nhau nữa, hãy bỏ chặn bằng `/{ name-settings }`.

## Dữ liệu riêng

command-privacy = Dữ liệu tôi giữ về bạn: đọc giải thích, nhận thành tệp, hoặc xóa
subcommand-privacy-about = Tôi giữ dữ liệu gì về bạn, và vì sao
subcommand-privacy-export = Nhận mọi dữ liệu của bạn dạng tệp, qua tin nhắn trực tiếp
subcommand-privacy-delete = Xóa dữ liệu được giữ về bạn (hỏi lại hai lần)
privacy-about = **Tôi giữ gì về bạn, và vì sao**
    • ID Discord và tên gần nhất của bạn: để phân biệt người chơi, và để ghi tên lên bàn cờ.
    • Các ván của bạn: đối thủ, nơi chơi, từng nước và thời điểm đi. Đó cũng là ván của đối thủ bạn.
    • Điểm xếp hạng của bạn, tính từ các ván xếp hạng.
    • Những gì bạn chọn trong `/{ name-settings }`, những người mà bạn đã chặn, các kỳ nghỉ, các nước tính trước, các ván bạn theo dõi, những nơi tôi đã báo cho bạn khi đến lượt, và ngôn ngữ của bạn mà Discord cho tôi biết.
    • Câu đố: những câu tôi đã đưa cho bạn, kết quả và điểm câu đố của bạn. Nếu bạn và đối thủ cho phép trong `/{ name-settings }`, thế cờ trong các ván đã xong sẽ thành câu đố cho mọi người. Câu đố không ghi tên, không cho biết lấy từ ván nào, và vẫn còn khi bạn xóa dữ liệu.
    • Những gì người điều hành đã làm với ván của bạn, và vì sao.
    Tôi không đọc và không giữ tin nhắn, dù trong kênh hay tin nhắn trực tiếp. Tôi chỉ nhận những gì bạn gửi qua lệnh, nút, menu và biểu mẫu của tôi.
    Nhận tất cả bằng `/{ name-privacy } { name-export }`. Xóa bằng `/{ name-privacy } { name-delete }`.
privacy-export = Đây là mọi dữ liệu tôi giữ về bạn.
privacy-export-sent = Tôi đã gửi dữ liệu cho bạn qua tin nhắn trực tiếp.
privacy-export-here = Tôi không gửi tin nhắn trực tiếp cho bạn được, nên tôi gửi ngay ở đây mọi dữ liệu tôi giữ về bạn. Chỉ mình bạn thấy.
# Trình đọc màn hình đọc câu này cho tệp đính kèm.
privacy-export-file = Mọi dữ liệu được giữ về bạn, dạng tệp JSON
privacy-delete = **Xóa mọi dữ liệu của bạn?** Bạn không lấy lại được.
    • Các ván đang chơi kết thúc. Nếu cả hai bên đã đi thì coi như bạn xin thua; nếu chưa thì ván bị hủy. Lời thách đấu được rút lại hoặc bị từ chối.
    • Tên, cài đặt, danh sách chặn, kỳ nghỉ, nước tính trước và danh sách theo dõi của bạn bị xóa.
    • Đối thủ vẫn giữ các ván đã kết thúc và điểm xếp hạng của họ. Từ đó, trong các ván ấy bạn là “một người chơi cũ”, và ngay cả tôi cũng không biết đó là bạn.
    • Tin nhắn trong kênh vẫn còn. Tôi không gỡ được tên bạn khỏi hình cũ.
    Nếu một ngày bạn trở lại, bạn bắt đầu như người mới.
privacy-delete-button = Xóa tất cả…
# Tối đa 45 ký tự, dòng sau cũng vậy.
privacy-form-title = Xóa mọi dữ liệu của bạn
privacy-form-field = Gõ { $word } để xóa tất cả
# Từ phải gõ; chữ hoa hay chữ thường đều được.
privacy-word = XÓA
privacy-wrong-word = Chưa xóa gì cả, vì đó không phải từ { $word }. Nếu vẫn muốn xóa, hãy thử lại.
privacy-deleted = Xong. Mọi dữ liệu của bạn đã được xóa. Tạm biệt!

## Người chơi nhận lời thách đấu của ai

takes-none = { "" }{ $player } hiện không nhận lời thách đấu. Bạn có thể đăng một lời thách đấu để bất cứ ai nhận lời: dùng `/{ name-challenge }` và để trống người chơi.
takes-known = { "" }{ $player } chỉ nhận lời thách đấu của người từng chơi cùng. Bạn có thể đăng một lời thách đấu để bất cứ ai nhận lời: dùng `/{ name-challenge }` và để trống người chơi.
takes-server = { "" }{ $player } chỉ nhận lời thách đấu của người từng chơi cùng, hoặc trên các máy chủ mà người này từng chơi. Bạn có thể đăng một lời thách đấu để bất cứ ai nhận lời: dùng `/{ name-challenge }` và để trống người chơi.
not-now = Lúc này không làm được điều đó. Bạn có thể đăng một lời thách đấu để bất cứ ai nhận lời: dùng `/{ name-challenge }` và để trống người chơi.

## Quá nhiều trong một lúc; thời gian hiện như Discord viết, ví dụ “sau 20 giây nữa”

slow-moves = Bạn đi nhiều nước quá nhanh. Hãy chơi tiếp { $again }; các ván vẫn chờ bạn.
slow-challenges = Bạn gửi nhiều lời thách đấu quá nhanh. Hãy gửi lời tiếp theo { $again }.
slow-pictures = Bạn xem nhiều hình quá nhanh. Hãy xem tiếp { $again }.
slow-requests = Nhiều việc quá, tôi không theo kịp. Hãy thử lại { $again }.
slow-server = Máy chủ này đang làm tôi rất bận. Hãy thử lại { $again }.
