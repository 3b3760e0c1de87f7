# Tiếng Việt. Danh sách và các câu trả lời về danh sách.
# Số ván và số nước được đưa vào dưới dạng chữ để không bị chèn dấu phân cách.

## Danh sách

label-your-move = { $ruleset } với { $opponent } · đến lượt bạn
label-their-move = { $ruleset } với { $opponent } · đến lượt đối thủ
label-open = { $ruleset } với { $opponent } · chưa nhận lời
label-over = { $ruleset } với { $opponent } · đã xong
replay-no-move = Ván #{ $number } chưa có nước nào. Có nước đi rồi thì `/{ name-replay }` sẽ chiếu lại.
replay-busy = Đang có nhiều người xem lại ván đấu. Bạn thử lại sau một phút nhé.
replay-shortened = Cả ván dài quá một tệp ở đây: ảnh động bỏ bớt { $moves } nước đầu.
games-none = Bạn chưa có ván nào. Hãy thách đấu ai đó: `/{ name-challenge } { name-player }:@bạn { name-kind-of-game }:{ game-jungle }`.
games-heading = { $yours ->
        [0] Các ván của bạn: chưa ván nào đến lượt bạn, đối thủ đang nghĩ.
       *[other] Các ván của bạn: đến lượt bạn ở { $yours } trong { $total } ván.
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } với { $opponent } · **đến lượt bạn** từ { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } với { $opponent } · đến lượt đối thủ từ { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }: { $challenger } với { $other } · đến lượt { $mover } từ { $since }
games-open = ✉️ **#{ $number }** { $ruleset }: { $challenger } thách đấu { $other } { $since }
games-due = hạn { $due }
games-away = 🏖️ nghỉ đến { $until }
games-where-mine = Của tôi
games-where-server = Trên máy chủ này
games-heading-server = Các ván trên máy chủ này, hạn gần nhất trước.
games-heading-player = { $player } đang chơi { $total } ván mà bạn xem được.
games-none-theirs = Người này không có ván nào đang chơi mà bạn xem được. Mở một ván đi: `/{ name-challenge }`.
games-none-here = Trên máy chủ này chưa ai chơi. Bạn mở hàng nhé: `/{ name-challenge } { name-player }:@bạn { name-kind-of-game }:{ game-jungle }`.
games-no-server = Đây không phải máy chủ. `/{ name-games }` không kèm `{ name-where }` sẽ liệt kê các ván của bạn.
games-no-more = Đó là trang cuối: các ván sau đó đã kết thúc. `/{ name-games }` xem lại từ đầu.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset }: bạn thách đấu { $opponent } { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset }: { $opponent } thách đấu bạn { $since } · hãy nhận lời ở tin nhắn thách đấu
