# Tiếng Việt. Điểm hạng, bảng xếp hạng, hồ sơ, mùa giải.

## Trong bài đăng

rating-changes = Điểm hạng: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Hai bạn gần đây đấu với nhau nhiều, nên ván này chỉ tính { $percent } %.
terms-rated = Tính điểm: kết quả làm thay đổi điểm hạng của cả hai.
terms-casual = Giao hữu: kết quả không làm thay đổi điểm hạng.
leaderboard-title = { $pool }: mọi máy chủ
leaderboard-title-here = { $pool }: máy chủ này
leaderboard-title-month = { $pool }: điểm tăng, { $month }
leaderboard-title-month-here = { $pool }: điểm tăng trên máy chủ này, { $month }
leaderboard-title-season = { $pool }: mùa { $month }
leaderboard-title-season-here = { $pool }: mùa { $month } trên máy chủ này
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } tháng này) · thắng { $wins }, hòa { $draws }, thua { $losses }
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } trong tháng đó) · thắng { $wins }, hòa { $draws }, thua { $losses }
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
leaderboard-missing-month = thêm { $games } ván tính điểm trong tháng này
leaderboard-missing-season = Bạn không có trong bảng của mùa này: khi tháng đó kết thúc, bạn chưa được xếp hạng hoặc không nằm trong một trăm người đầu.
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
command-profile = Điểm hạng, thành tích và chiến công của một người chơi
command-versus = Hai người chơi đối đầu nhau ra sao
option-profile-player = Hồ sơ của ai (để trống là của bạn)
option-versus-player = Ván của ai với bạn, hoặc với người khác
option-versus-other = Người chơi kia (để trống là bạn)
button-profile-games = Các ván
button-profile-versus = Bạn và người này
button-profile-show = Hồ sơ
button-profile-board = Bảng xếp hạng
profile-heading = { "" }{ $player } đã chơi xong { $games } ván: **{ $score }**
profile-none = { $player } chưa chơi xong ván nào. Bắt đầu bằng `/{ name-challenge } { name-player }:@bạn { name-kind-of-game }:{ game-jungle }`.
profile-private = { $player } không muốn có tên trong bảng xếp hạng, nên hồ sơ này không cho người khác xem. Hai bạn đối đầu ra sao: `/{ name-versus }`.
profile-bot = Chương trình không chơi ở đây, nên không có gì để kể.
profile-rating = 📈 { $pool }: **{ $rating }** sau { $games } ván tính điểm
profile-record = ⚖️ { $game }: **{ $score }** · đi trước { $first } · đi sau { $second }
profile-key = -# + thắng, = hòa, – thua; điểm hạng có dấu ? vẫn là ước đoán
profile-run = 🔥 Thắng liên tiếp: hiện giờ { $run }, nhiều nhất { $best }
profile-favourite = ❤️ Chơi nhiều nhất: { $ruleset }, { $times } lần
profile-running = ⏳ { $games } ván đang chơi
profile-alt = Điểm hạng của { $player } theo thời gian. { $courses }
profile-alt-course = { $pool }: từ { $from } đến { $to }, chưa lúc nào dưới { $low } hay trên { $high }
feat-den = 🏅 Thắng vì vào được hang sau { $number } lượt đi (#{ $game })
feat-capture-all = 🏅 Thắng vì ăn hết quân đối phương sau { $number } lượt đi (#{ $game })
feat-chick = 🏅 Bắt sư tử bằng gà con sau { $number } lượt đi (#{ $game })
feat-try = 🏅 Thắng vì đưa sư tử lên hàng cuối sau { $number } lượt đi (#{ $game })
feat-mandarins = 🏅 Thắng và ăn cả hai quan sau { $number } lượt đi (#{ $game })
feat-unscathed = 🏅 Thắng mà không mất quân nào sau { $number } lượt đi (#{ $game })
feat-giant = 🏅 Chuột ăn voi ở lượt { $number }, rồi thắng (#{ $game })
feat-pieces = 🏅 Thắng sau khi kém { $number } quân (#{ $game })
feat-points = 🏅 Thắng sau khi kém { $number } điểm (#{ $game })
feat-every-game = 🏅 Đã thắng cả { $number } trò chơi ở đây (trò cuối ở #{ $game })
feat-longest = 🏅 Ván dài nhất: { $number } lượt đi (#{ $game })
feat-lasting = 🏅 Ván kéo dài nhất: { $number } ngày (#{ $game })
feat-first = 🏅 Ván đầu tiên: #{ $game }
versus-heading = { $games ->
        [0] { $player } và { $other } chưa chơi xong ván nào với nhau.
       *[other] { $player } với { $other }, { $games } ván: **{ $score }**
    }
versus-ratings = 📈 { $pool }: **{ $first }** với **{ $second }**, chênh nhau { $difference }
versus-run = 🔥 { $player } thắng { $run } ván gần nhất.
versus-won = 🏁 **#{ $number }** { $ruleset }: { $player } thắng { $when }
versus-drawn = 🏁 **#{ $number }** { $ruleset }: hòa { $when }
versus-same = Đó là cùng một người. `/{ name-profile }` cho xem một người chơi.
versus-private = Một trong hai người không muốn có tên trong bảng xếp hạng: họ đối đầu ra sao chỉ hai người đó biết.
