# Tiếng Việt. Luật chơi bằng lời và các bài dài khác.
# Số ván được đưa vào dưới dạng chữ; số lượng được đưa vào dưới dạng số.

## Bài dài

rules-alt = Thế cờ ban đầu của { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (quân tròn, phía dưới) đi trước, { $second } (quân tám cạnh, phía trên) đi sau.
    { "" }**Mục tiêu:** đưa một con thú bất kỳ vào hang đối phương ({ $first } vào d9, { $second } vào d1).
rules-jungle-how = **Các con thú, từ mạnh đến yếu:** { $animals }.
    { "" }**Cách đi:** mỗi nước tiến, lùi hoặc sang ngang một ô. Muốn ăn thì bước vào ô của con thú đối phương ngang cấp hoặc yếu hơn; riêng chuột ăn được voi. { $river ->
        [yes] Chỉ chuột biết bơi.
       *[no] { "" }
    }
    { $switches }
    { "" }**Hang:** không con nào được vào hang của mình. Bên hết nước đi thì thua.
    { "" }**Hòa:** cùng một thế cờ xuất hiện lần thứ ba, hoặc 200 nước liên tiếp không ai ăn quân (mỗi bên 100).
    { "" }**Cách gõ:** `{ $typed }`, hoặc bằng lời: `{ $spoken }`.
rules-dobutsu = **{ $ruleset }** · { $first } (phía dưới) đi trước, { $second } (phía trên) đi sau.
    { "" }**Mục tiêu:** bắt sư tử đối phương, hoặc đưa sư tử của mình lên hàng cuối (hàng xa nhất trước mặt).
rules-dobutsu-how = **Cách đi:** mỗi nước một bước. Sư tử đi cả tám hướng; voi đi chéo; hươu cao cổ tiến, lùi hoặc sang ngang; gà con chỉ tiến. Gà con bước lên hàng cuối thì thành gà mái, đi được mọi hướng, trừ lùi chéo.
    { "" }**Ăn quân:** quân bị ăn đổi bên và vào tay bạn; gà mái trở lại thành gà con. Thay vì đi, bạn có thể thả một quân trong tay xuống ô trống bất kỳ. Gà con thả xuống hàng cuối vẫn là gà con và không đi được nữa.
    { $switches }
    { "" }Bên hết nước đi thì thua. **Hòa:** cùng một thế cờ xuất hiện lần thứ ba.
    { "" }**Cách gõ:** `b2b3` hoặc `gà con b3`. Thả quân: `C@b2` hoặc `thả gà con b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (phía dưới) đi trước, { $second } (phía trên) đi sau.
    { "" }**Mục tiêu:** ăn dân, ăn quan; cuối ván ai nhiều điểm hơn thì thắng.
    { "" }**Bàn chơi:** một vòng mười hai ô. Mỗi bên có năm ô dân, đánh số 1 đến 5 từ bên trái của mình. Hai đầu là hai ô quan. Lúc đầu mỗi ô dân có năm dân, mỗi ô quan có một quan.
rules-o-an-quan-how = **Một lượt:** bốc hết dân ở một ô của mình rồi rải sang phải hoặc sang trái, mỗi ô một dân. Rải xong thì nhìn ô kế tiếp. Ô dân còn dân: bốc lên rải tiếp. Ô quan có quân: hết lượt. Ô dân trống: ăn hết ô ngay sau đó, dù ở bên nào; nếu ô đó cũng trống thì hết lượt.
    { "" }**Hết dân:** đến lượt mà cả năm ô của bạn đều trống thì lấy dân đã ăn đặt vào mỗi ô một dân. Thiếu thì vay, và trả lại lúc cuối ván.
    { "" }**Kết thúc:** “hết quan, tàn dân, thu quân, bán ruộng”. Dân còn trên ô của ai là của người đó, rồi tính điểm. Ván cũng kết thúc khi cùng một thế cờ xuất hiện lần thứ ba, hoặc sau 400 nước (mỗi bên 200).
    { $switches }
    { "" }**Cách gõ:** `3R` hoặc `3 phải`, `3L` hoặc `3 trái`.

## Ý nghĩa từng tùy chỉnh của bộ luật

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = Trong bẫy của đối phương, con thú mất sức: con nào của đối phương cũng ăn được nó.
switch-traps-universal = Trong bẫy bất kỳ, kể cả bẫy của mình, con thú mất sức: con nào của đối phương cũng ăn được nó.
switch-trapped-full = Con thú trong bẫy vẫn ăn được theo đúng cấp của mình.
switch-trapped-powerless = Con thú mất sức vì mắc bẫy thì không ăn được gì.
switch-dog-over-wolf-off = Sói mạnh hơn chó.
switch-dog-over-wolf-on = Chó mạnh hơn sói.
switch-lion-tiger-ranked = Sư tử mạnh hơn hổ.
switch-lion-tiger-equal = Sư tử và hổ ngang cấp và ăn được nhau.
switch-elephant-rat-trap = Voi chỉ ăn được chuột khi chuột ở trong bẫy của bên voi.
switch-elephant-rat-always = Voi ăn được chuột.
switch-elephant-rat-never = Voi không bao giờ ăn được chuột.
switch-rat-out-none = Chuột dưới nước không ăn được gì trên bờ.
switch-rat-out-rat = Chuột dưới nước ăn được chuột trên bờ, nhưng không ăn được voi.
switch-rat-out-elephant = Chuột dưới nước ăn được voi trên bờ, nhưng không ăn được chuột.
switch-rat-out-all = Chuột dưới nước vẫn ăn được quân trên bờ như bình thường.
switch-rat-in-off = Chuột trên bờ không ăn được chuột đang bơi.
switch-rat-in-on = Chuột trên bờ ăn được chuột đang bơi.
switch-rat-swim-on = Hai con chuột đang bơi ăn được nhau.
switch-rat-swim-off = Hai con chuột đang bơi không ăn được nhau.
switch-jumps-none = Con { $piece } không nhảy.
switch-jumps-h = Con { $piece } nhảy qua sông theo chiều ngang, trừ khi có chuột bơi chắn đường, và ăn được quân ở chỗ đáp xuống.
switch-jumps-v = Con { $piece } nhảy qua sông theo chiều dọc, trừ khi có chuột bơi chắn đường, và ăn được quân ở chỗ đáp xuống.
switch-jumps-hv = Con { $piece } nhảy qua sông theo chiều dọc hoặc chiều ngang, trừ khi có chuột bơi chắn đường, và ăn được quân ở chỗ đáp xuống.
switch-capture-all-on = Ăn hết quân đối phương cũng thắng.
switch-capture-all-off = Ăn hết quân thì thắng, vì đối thủ không còn nước đi.
switch-mandarin-10 = Một quan bằng mười dân.
switch-mandarin-5 = Một quan bằng năm dân.
switch-quan-non-5 = Quan non: ô quan có ít hơn năm dân thì chưa được ăn.
switch-quan-non-0 = Được ăn quan ngay từ nước đầu tiên.
switch-chain-on = Ăn liên tiếp: sau ô vừa ăn lại là một ô trống, rồi một ô có quân? Bạn ăn luôn ô đó, và cứ thế tiếp tục.
switch-chain-off = Mỗi lượt chỉ ăn một lần.
switch-empty-mandarin-stop = Gặp ô quan trống cũng hết lượt, như gặp ô quan có quân.
switch-empty-mandarin-gap = Ô quan trống được coi như ô dân trống.
switch-end-mandarins = Ván kết thúc khi cả hai quan đã bị ăn.
switch-end-squares = Ván chỉ kết thúc khi cả hai ô quan đều trống.
switch-leftovers-none = Dân còn lại trong ô quan không tính cho ai.
switch-leftovers-split = Dân còn lại trong ô quan được chia đôi.
switch-swap-off = Không đổi bên: nước đầu tiên giữ nguyên.
switch-swap-on = Đổi bên: người đi sau có thể đáp lại nước đầu tiên bằng `đổi bên` và nhận lấy nước đó. Bàn cờ được xoay lại, rồi đến lượt người kia.
preset-dobutsu-classic = Sư tử không được bước vào ô đang bị tấn công, kể cả ở hàng cuối. Khi sư tử bị tấn công, bạn không bắt buộc phải đỡ.
preset-dobutsu-official = Sư tử được bước vào ô đang bị tấn công. Lên hàng cuối mà không quân nào bắt được sư tử thì bạn thắng ngay. Nếu có quân bắt được mà đối thủ không bắt ở nước tiếp theo thì bạn cũng thắng.
help = **Trò chơi xưa, chơi thong thả.** Hôm nay một nước, mai một nước. Tôi giữ ván cho bạn.

    1. Thách đấu một người bạn bằng `/{ name-challenge }`. Người đó bấm **{ button-accept }**, và bàn cờ hiện ra.
    2. Khi tôi nhắc đến bạn là đến lượt bạn. Bấm **{ button-move }** dưới bàn cờ, hoặc gõ `/{ name-move }` rồi chọn trong danh sách. `a3a4`, `A3-a4` và `sư tử d1` đều được.
    3. Xem bàn cờ bằng `/{ name-board }`, cả bằng chữ cho trình đọc màn hình. Xem các ván của bạn bằng `/{ name-games }`, ván đến lượt bạn đứng trước.
    4. Bấm **{ button-more }** dưới bàn cờ, hoặc dùng `/{ name-offer }`: xin hòa, đi lại, tạm dừng, tặng giờ cho đối thủ, hủy ván, xin thua. Trong vòng một phút sau nước của mình, bạn tự đi lại được; sau đó phải xin đối thủ.
    5. Đọc luật bằng `/{ name-rules }`. Học qua bài tập ngắn bằng `/{ name-learn }`. Xem lại ván của bạn bằng `/{ name-replay }`. Xong ván, bấm **{ button-rematch }** để chơi ván nữa và đổi bên.
    6. Chọn thông báo và giờ yên tĩnh bằng `/{ name-settings }`. Theo dõi ván của người khác bằng `/{ name-watch }`.

    Bạn có 3 ngày mỗi nước, trừ khi chọn thời gian khác: `/{ name-challenge } { name-time }:10 ngày + 36 giờ` hoặc `{ name-time }:không`. Để trống người chơi thì ai cũng nhận lời được.

    Có nhiều ván trong một kênh? Chọn ván bằng tùy chọn `{ name-game }`.
about = **Banyan { $version }** — trò chơi xưa cho bạn bè, chơi thong thả nhiều ngày, nhiều tuần.
    Phần mềm tự do (MIT hoặc Apache-2.0), do người vận hành bot này chạy. Tôi không đọc tin nhắn. Xem những gì tôi lưu về bạn bằng `/{ name-privacy } { name-about }`.

# Lời thách đấu mở cho mọi người.
anyone = bất cứ ai

# Lời nói riêng với một người chơi.
notice-reminder = ⏳ { $mover }, giờ của bạn ở ván **#{ $number }** sẽ hết { $due }. Hãy đi bằng `/{ name-move }`. { $link }
notice-plan-void = Ván #{ $number } đã đi theo hướng khác, nên các nước tính trước của bạn không còn dùng được. Tôi đã xóa chúng.

# Nước tính trước và tạm nghỉ.
plan-heading = Các nước tính trước của bạn cho ván #{ $number }. Chỉ mình bạn thấy. Khi đối thủ đi đúng một nước trong đó, tôi đi ngay nước đáp thay bạn.
plan-pair = nếu { $theirs } thì { $mine }
plan-none = Bạn chưa tính trước gì cho ván #{ $number }. Trong lúc đến lượt đối thủ, hãy tính trước: `/{ name-plan } { name-moves }:{ $example }`.
plan-forgotten = Đã xóa các nước tính trước của bạn cho ván #{ $number }.
plan-your-turn = Đang đến lượt bạn ở ván #{ $number }: hãy đi bằng `/{ name-move }`. Bạn chỉ tính trước được khi đến lượt đối thủ.
plan-not-playing = Bạn không chơi ván #{ $number } nên không tính trước được. Xem các ván của bạn bằng `/{ name-games }`.
plan-no-answer = Thiếu nước đáp. Mỗi dòng cần nước của đối thủ, rồi nước đáp của bạn: `/{ name-plan } { name-moves }:{ $example }`.
plan-too-long = Nhiều quá: tối đa 10 dòng, mỗi dòng tối đa 40 nước. Hãy chỉ giữ những nước dễ xảy ra nhất.
plan-first-move = Nước tính trước phải bắt đầu bằng một nước của đối thủ, nhưng đối thủ không đi `{ $text }` được. { $why }
plan-move = Trong các nước tính trước, nước `{ $text }` sau `{ $before }` không đi được. { $why }
vacation-none = Hiện bạn không tạm nghỉ. Năm nay còn được nghỉ: { $left } trên tổng số { $allowance }. Bắt đầu nghỉ bằng `/{ name-vacation } { name-days }:3`. Chỉ tính tròn giờ, bỏ phút lẻ.
vacation-away = Bạn tạm nghỉ đến { $until }. Trong lúc đó đồng hồ của bạn dừng. Muốn trở lại sớm, bấm nút bên dưới. Nếu nghỉ đến hết, năm nay bạn còn được nghỉ { $left }.
vacation-automatic = Bạn đã hết giờ nên kỳ nghỉ tự bắt đầu. Đồng hồ của bạn dừng đến { $until }. Hãy đi nước của bạn hoặc bấm nút bên dưới, phần còn lại được để dành cho lần sau. Nếu nghỉ đến hết, năm nay bạn còn được nghỉ { $left }.
vacation-back = Mừng bạn trở lại! Đồng hồ của bạn chạy tiếp. Năm nay còn được nghỉ: { $left }. Chỉ tính tròn giờ, bỏ phút lẻ.
vacation-given = Bạn tạm nghỉ đến { $until }. Bạn chưa kết thúc kỳ nghỉ được, vì kỳ nghỉ đã cho bạn thêm giờ ở một ván. Hãy đi một nước ở ván đó, rồi kết thúc bằng nút bên dưới và để dành phần còn lại cho lần sau.
vacation-not-away = Hiện bạn không tạm nghỉ. Năm nay còn được nghỉ: { $left }.
vacation-too-long = Bạn không còn được nghỉ nhiều như vậy. Năm nay còn: { $left } trên tổng số { $allowance }. Hãy chọn ít ngày hơn.
button-vacation-days = Nghỉ { $days } ngày
notice-turn = 🎲 Đến lượt bạn ở ván **#{ $number }** { $ruleset } với { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } thách đấu bạn: { $ruleset } · **#{ $number }**. Hãy nhận lời hoặc từ chối.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Nước vừa đi: `{ $last }`.
notice-due = { " " }Hạn: { $due }.
notice-several = { $count } ván đang chờ bạn:
notice-more = … và { $more } ván nữa; xem hết bằng `/{ name-games }`.
notice-refused = { $player }, tôi không gửi tin nhắn trực tiếp cho bạn được, vì cài đặt Discord của bạn không cho phép. Từ giờ tôi báo bạn ở đây. Muốn thử lại tin nhắn trực tiếp, dùng `/{ name-settings }`.
    { $notice }
