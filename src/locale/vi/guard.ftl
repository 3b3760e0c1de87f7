# Tiếng Việt. An toàn: chặn, giới hạn, người điều hành, dữ liệu riêng.
# Người đã xin được quên đi.
former-player = một người chơi cũ
# Ván đấu do người điều hành phân xử. Lý do là lời của chính họ.
headline-voided = Người điều hành { $moderator } đã hủy ván này, ván không được tính: { $reason }
headline-struck-out = Người điều hành { $moderator } đã hủy kết quả ván này, ván không được tính: { $reason }
headline-adjudicated = Người điều hành { $moderator } đã phân xử ván này: { $reason }
challenge-voided = Người điều hành { $moderator } đã rút lời thách đấu của { $asker } với { $asked } · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = do người điều hành phân xử
refused-own-match = Chính bạn đang chơi ván #{ $number }, nên một người điều hành khác phải phân xử.

## Ở đâu và ai được mở ván; kênh và vai trò đến dưới dạng lời nhắc

not-in-this-channel = Trên máy chủ này, các ván được mở ở { $channels }. Hãy sang đó rồi thử lại. (Người quản lý máy chủ chọn kênh bằng `/{ name-server }`.)
not-without-role = Trên máy chủ này, chỉ thành viên có vai trò { $role } được chơi. Hãy hỏi người quản lý máy chủ.
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
