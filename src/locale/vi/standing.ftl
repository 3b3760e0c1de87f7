# Tiếng Việt. Điểm hạng, bảng xếp hạng, hồ sơ, mùa giải.

## Trong bài đăng

rating-changes = Điểm hạng: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Hai bạn gần đây đấu với nhau nhiều mà quen nhau chưa lâu, nên ván này chỉ tính { $percent } %.
terms-rated = Tính điểm: kết quả làm thay đổi điểm hạng của cả hai.
terms-casual = Giao hữu: kết quả không làm thay đổi điểm hạng.
leaderboard-title = { $pool }: mọi máy chủ
leaderboard-title-here = { $pool }: máy chủ này
leaderboard-title-month = { $pool }: điểm tăng, { $month }
leaderboard-title-season = { $pool }: mùa { $month }
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } tháng này) · thắng { $wins }, hòa { $draws }, thua { $losses }
leaderboard-line-month = { $place } { $player } **{ $gain }** lên { $rating } · thắng { $wins }, hòa { $draws }, thua { $losses }
leaderboard-own = Bạn: { $line }
leaderboard-empty = Ở đây chưa có ai. Hãy chơi ván tính điểm: `/{ name-challenge }` tính điểm nếu bạn không chọn khác.
leaderboard-missing = Bạn chưa có tên ở đây. Còn thiếu: { $missing }.
leaderboard-missing-games = thêm { $games } ván tính điểm
leaderboard-missing-opponents = thêm { $opponents } đối thủ
leaderboard-missing-deviation = điểm hạng chắc chắn hơn (độ lệch đang là { $deviation }, tối đa { $most } mới được xếp; càng chơi càng giảm)
leaderboard-missing-active = một ván tính điểm (ván cuối đã quá { $days } ngày, hoặc điểm hạng của bạn đã kém chắc chắn)
leaderboard-missing-here = một ván tính điểm trên máy chủ này
leaderboard-missing-leave = sự đồng ý có tên trong bảng của bạn, ở `/{ name-settings }`
leaderboard-missing-month = { $games } ván tính điểm trong tháng này
leaderboard-no-server = Đây không phải máy chủ. Hãy xem bảng của mọi máy chủ ở đây, hoặc hỏi trên máy chủ.
leaderboard-no-season = Chưa mùa { $pool } nào kết thúc: mùa đầu kết thúc cùng tháng này. Đến lúc đó hãy xem `/{ name-leaderboard }`.
leaderboard-no-pool = Không có bảng xếp hạng { $typed }. Có bảng cho: { $pools }.
period-all = Theo điểm hạng, hiện giờ
period-month = Điểm tăng tháng này
button-everywhere = Mọi máy chủ
button-this-server = Máy chủ này
month-of-year = tháng { $month } năm { $year }
command-leaderboard = Ai đứng thứ mấy, trên máy chủ này hay khắp nơi
option-leaderboard-game = Trò chơi nào; để trống thì lấy trò bạn chơi nhiều nhất
option-leaderboard-scope = Máy chủ này, hay tất cả máy chủ
option-leaderboard-period = Theo điểm hạng hiện giờ, theo điểm tăng tháng này, hay theo kết quả một mùa
option-leaderboard-public = Cho mọi người trong kênh cùng xem
scope-server = máy chủ này
scope-global = mọi máy chủ
period-season = một mùa đã kết thúc
