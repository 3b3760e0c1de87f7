# Tiếng Việt. Danh sách và các câu trả lời về danh sách.
# Số ván được đưa vào dưới dạng chữ; số lượng được đưa vào dưới dạng số.

## Danh sách

label-your-move = { $ruleset } với { $opponent } · đến lượt bạn
label-their-move = { $ruleset } với { $opponent } · đến lượt đối thủ
label-open = { $ruleset } với { $opponent } · chưa ai nhận lời
label-over = { $ruleset } với { $opponent } · đã kết thúc
replay-no-move = Ván #{ $number } chưa có nước nào. Khi nào có nước đầu tiên, hãy dùng lại `/{ name-replay }`.
replay-busy = Đang có nhiều người xem lại ván cùng lúc. Hãy thử lại sau một phút.
replay-shortened = Cả ván quá dài cho một tệp ở đây, nên phần xem lại bỏ qua { $moves ->
        [1] nước đầu tiên.
       *[other] { $moves } nước đầu tiên.
    }
games-none = Bạn không có ván nào đang chơi. Hãy thách đấu một người: `/{ name-challenge } { name-player }:@Minh { name-kind-of-game }:{ game-jungle }`.
games-heading = { $total ->
        [1] { $yours ->
            [0] Ván của bạn: đang đến lượt đối thủ.
           *[other] Ván của bạn: đến lượt bạn.
        }
       *[other] { $yours ->
            [0] Các ván của bạn: ván nào cũng đang đến lượt đối thủ.
           *[other] Các ván của bạn: đến lượt bạn ở { $yours } trong { $total } ván.
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } với { $opponent } · **đến lượt bạn** · cập nhật { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } với { $opponent } · đến lượt đối thủ · cập nhật { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }: { $challenger } với { $other } · đến lượt { $mover } · cập nhật { $since }
games-open = ✉️ **#{ $number }** { $ruleset }: { $challenger } thách đấu { $other } · { $since }
games-due = hạn: { $due }
games-away = 🏖️ tạm nghỉ đến { $until }
games-where-mine = Ván của bạn
games-where-server = Trên máy chủ này
games-heading-server = Các ván trên máy chủ này, ván gần hết hạn nhất đứng đầu.
games-heading-player = { "" }{ $player } đang chơi { $total } ván mà bạn xem được.
games-none-theirs = Người này không có ván nào đang chơi mà bạn xem được. Hãy mở một ván bằng `/{ name-challenge }`.
games-none-here = Trên máy chủ này không có ván nào đang chơi. Hãy mở một ván: `/{ name-challenge } { name-player }:@Minh { name-kind-of-game }:{ game-jungle }`.
games-no-server = Việc này chỉ làm được trong kênh của máy chủ. Muốn xem ván của bạn, hãy dùng `/{ name-games }` và để trống `{ name-where }`.
games-no-more = Đó là trang cuối: các ván sau đó đã kết thúc. Mở lại danh sách bằng `/{ name-games }`.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset }: bạn thách đấu { $opponent } · { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset }: { $opponent } thách đấu bạn · { $since } · hãy trả lời ngay dưới lời thách đấu
