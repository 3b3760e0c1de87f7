# Tiếng Việt. Điểm xếp hạng, bảng xếp hạng, hồ sơ, mùa giải.

## Trong bài đăng

rating-changes = Điểm xếp hạng: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Gần đây hai bạn chơi với nhau rất nhiều, nên ván này chỉ tính { $percent }%.
ratings-returned = Mọi thay đổi điểm xếp hạng do ván này đã được hoàn lại.
ratings-unchanged = Điểm xếp hạng không đổi: ván kết thúc trước khi cả hai bên kịp đi nước đầu tiên.
terms-rated = Xếp hạng: kết quả làm thay đổi điểm xếp hạng của cả hai.
terms-casual = Giao hữu: điểm xếp hạng không thay đổi.

## Bảng xếp hạng

leaderboard-title = { $pool }: mọi máy chủ
leaderboard-title-here = { $pool }: máy chủ này
leaderboard-title-month = { $pool }: điểm tăng, { $month }
leaderboard-title-month-here = { $pool }: điểm tăng trên máy chủ này, { $month }
leaderboard-title-season = { $pool }: mùa { $month }
leaderboard-title-season-here = { $pool }: mùa { $month } trên máy chủ này
leaderboard-line = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } tháng này) · thắng { $wins }, hòa { $draws }, thua { $losses }
leaderboard-line-season = { $place } { $player } **{ $rating }** ±{ $deviation } ({ $gain } trong tháng đó) · thắng { $wins }, hòa { $draws }, thua { $losses }
leaderboard-line-month = { $place } { $player } **{ $gain }**, nay { $rating } · thắng { $wins }, hòa { $draws }, thua { $losses }
leaderboard-own = Bạn: { $line }
leaderboard-empty = Chưa có ai trên bảng xếp hạng này. Hãy chơi ván xếp hạng bằng `/{ name-challenge }`.
leaderboard-missing = Bạn chưa có tên trên bảng xếp hạng này. Còn thiếu: { $missing }.
leaderboard-missing-games = { $games } ván xếp hạng nữa
leaderboard-missing-opponents = { $opponents } đối thủ nữa
leaderboard-missing-deviation = điểm xếp hạng ổn định hơn (hiện ±{ $deviation }, cần ±{ $most } trở xuống; hãy chơi thêm)
leaderboard-missing-active = một ván xếp hạng (ván gần nhất đã quá { $days } ngày, hoặc điểm xếp hạng của bạn chưa đủ ổn định)
leaderboard-missing-here = một ván xếp hạng trên máy chủ này
leaderboard-missing-leave = cho phép hiện tên bạn, trong `/{ name-settings }`
leaderboard-missing-month = { $games } ván xếp hạng nữa trong tháng này
leaderboard-missing-season = Bạn không có tên trên bảng xếp hạng của mùa này: lúc tháng đó kết thúc, bạn chưa đủ điều kiện, hoặc không nằm trong một trăm người đầu.
leaderboard-no-server = Việc này chỉ làm được trong kênh của máy chủ. Ở đây, hãy xem bảng xếp hạng của mọi máy chủ.
leaderboard-no-season = Chưa mùa nào của { $pool } kết thúc: mùa đầu tiên kết thúc vào cuối tháng này. Xem điểm xếp hạng hiện giờ bằng `/{ name-leaderboard }`.
leaderboard-no-pool = Không có bảng xếp hạng cho `{ $typed }`. Hãy chọn một trong số này: { $pools }.
period-all = Điểm xếp hạng hiện giờ
period-month = Điểm tăng tháng này
button-everywhere = Mọi máy chủ
button-this-server = Máy chủ này
month-of-year = tháng { $month } năm { $year }
day-of-month = { $day } { $month }
command-leaderboard = Những người chơi giỏi nhất, trên máy chủ này hoặc mọi máy chủ
option-leaderboard-game = Trò chơi nào (mặc định: trò bạn chơi nhiều nhất)
option-leaderboard-scope = Máy chủ này, hoặc gộp mọi máy chủ (mặc định: máy chủ này)
option-leaderboard-period = Điểm xếp hạng hiện giờ, điểm tăng tháng này, hoặc một mùa đã qua (mặc định: hiện giờ)
option-leaderboard-public = Cho mọi người trong kênh cùng xem? (mặc định: không)
scope-server = máy chủ này
scope-global = mọi máy chủ
period-season = một mùa đã qua

## Hồ sơ, và hai người chơi đối đầu

command-profile = Điểm xếp hạng, kết quả và thành tích của một người chơi
command-versus = Kết quả đối đầu của hai người chơi
option-profile-player = Hồ sơ của ai (mặc định: của bạn)
option-versus-player = Người chơi thứ nhất
option-versus-other = Người chơi kia (mặc định: bạn)
button-profile-games = Các ván
button-profile-versus = Bạn và người này
button-profile-show = Hồ sơ
button-profile-board = Bảng xếp hạng
profile-heading = { "" }{ $player } đã chơi xong { $games } ván: **{ $score }**
profile-none = { $player } chưa chơi xong ván nào. Mở một ván: `/{ name-challenge } { name-player }:@Minh { name-kind-of-game }:{ game-jungle }`.
profile-private = { $player } không muốn có tên trên bảng xếp hạng, nên người khác không xem được hồ sơ này. Xem kết quả đối đầu của hai bạn bằng `/{ name-versus }`.
profile-bot = Bot không có hồ sơ. Hãy chọn một người.
profile-rating = 📈 { $pool }: **{ $rating }** sau { $games } ván xếp hạng
profile-record = ⚖️ { $game }: **{ $score }** · đi trước { $first } · đi sau { $second }
profile-key = -# + thắng, = hòa, – thua; điểm xếp hạng có dấu ? là chưa ổn định
profile-run = 🔥 Thắng liên tiếp: hiện giờ { $run }, nhiều nhất { $best }
profile-favourite = ❤️ Chơi nhiều nhất: { $ruleset }, { $times } lần
profile-medals = 🏆 Giải đấu: { $medals }
profile-running = ⏳ { $games } ván đang chơi
profile-alt = Điểm xếp hạng của { $player } theo thời gian. { $courses }
profile-alt-course = { $pool }: từ { $from } đến { $to }, chưa lúc nào dưới { $low } hay trên { $high }
profile-alt-single = { $pool }: { $from }
achievement-den = 🏅 Vào được hang và thắng sau { $number } nước (#{ $game })
achievement-capture-all = 🏅 Ăn hết quân đối phương và thắng sau { $number } nước (#{ $game })
achievement-chick = 🏅 Bắt sư tử bằng gà con sau { $number } nước (#{ $game })
achievement-try = 🏅 Đưa sư tử lên hàng cuối và thắng sau { $number } nước (#{ $game })
achievement-mandarins = 🏅 Ăn cả hai quan và thắng sau { $number } nước (#{ $game })
achievement-unscathed = 🏅 Thắng sau { $number } nước mà không mất quân nào (#{ $game })
achievement-giant = 🏅 Chuột ăn voi ở nước { $number }, rồi thắng (#{ $game })
achievement-pieces = 🏅 Thắng ngược sau khi kém { $number } quân (#{ $game })
achievement-points = 🏅 Thắng ngược sau khi kém { $number } điểm (#{ $game })
achievement-every-game = 🏅 Đã thắng cả { $number } trò chơi ở đây (trò cuối ở #{ $game })
achievement-longest = 🏅 Ván nhiều nước đi nhất: { $number } nước (#{ $game })
achievement-lasting = 🏅 Ván kéo dài lâu nhất: { $number } ngày (#{ $game })
achievement-first = 🏅 Ván đầu tiên: #{ $game }
versus-heading = { $games ->
        [0] { $player } và { $other } chưa chơi xong ván nào với nhau.
       *[other] { $player } với { $other }, { $games } ván: **{ $score }**
    }
versus-ratings = 📈 { $pool }: **{ $first }** với **{ $second }**, chênh { $difference }
versus-run = { $run ->
        [1] 🔥 { $player } thắng ván gần nhất.
       *[other] 🔥 { $player } thắng { $run } ván gần nhất.
    }
versus-won = 🏁 **#{ $number }** { $ruleset }: { $player } thắng { $when }
versus-drawn = 🏁 **#{ $number }** { $ruleset }: hòa { $when }
versus-same = Bạn đã chọn cùng một người hai lần. Muốn xem riêng một người, dùng `/{ name-profile }`.
versus-private = Một trong hai người không muốn có tên trên bảng xếp hạng, nên chỉ hai người đó xem được kết quả đối đầu.
