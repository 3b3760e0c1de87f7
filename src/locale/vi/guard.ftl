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
