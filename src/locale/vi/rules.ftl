# Tiếng Việt. Luật chơi bằng lời và các bài dài khác.
# Số ván và số nước được đưa vào dưới dạng chữ để không bị chèn dấu phân cách.

## Bài dài

rules-alt = Thế cờ ban đầu của { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (quân tròn, phía dưới) đi trước, gặp { $second } (quân tám cạnh, phía trên).
    { "" }**Mục tiêu:** đưa một con thú bất kỳ vào hang đối phương: d9 với { $first }, d1 với { $second }. Ai không còn nước đi thì thua. Không con nào được vào hang của mình.
    { "" }**Các con thú, mạnh nhất trước:** { $animals }.
    { "" }**Cách đi:** một ô tiến, lùi hoặc sang ngang. Một con ăn được con của đối phương bằng hoặc nhỏ hơn mình bằng cách bước vào ô của nó, riêng chuột ăn được voi. { $river ->
        [yes] Chỉ chuột biết bơi.
       *[no] { "" }
    }
    { $switches }
    { "" }**Hòa:** khi một thế cờ lặp lại lần thứ ba, hoặc sau 200 lượt đi không ăn quân.
    { "" }**Cách gõ:** `{ $typed }`, hoặc bằng lời: `{ $spoken }`.
rules-dobutsu = **{ $ruleset }** · { $first } (phía dưới) đi trước, gặp { $second } (phía trên).
    { "" }**Mục tiêu:** bắt sư tử của đối phương, hoặc đưa sư tử của mình lên hàng cuối.
    { "" }**Cách đi:** một bước. Sư tử đi cả tám hướng, voi đi chéo, hươu cao cổ đi thẳng và ngang, gà con đi tới. Gà con bước lên hàng cuối thì thành gà mái, đi được mọi hướng trừ chéo lùi.
    { "" }**Ăn quân:** quân bị ăn đổi bên và vào tay bạn, gà mái trở lại thành gà con. Thay vì đi, bạn có thể thả một quân trong tay xuống ô trống bất kỳ; gà con thả xuống hàng cuối vẫn là gà con và không đi được nữa.
    { $switches }
    { "" }Ai không còn nước đi thì thua. **Hòa:** khi một thế cờ lặp lại lần thứ ba.
    { "" }**Cách gõ:** `b2b3`, `gà con b3`, và để thả quân thì `C@b2` hoặc `drop chick b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (phía dưới) đi trước, gặp { $second } (phía trên).
    { "" }**Bàn chơi:** một vòng mười hai ô: mỗi bên năm ô dân, đánh số 1 đến 5 từ bên trái người chơi, và hai đầu là hai ô quan. Lúc đầu mỗi ô dân có năm dân.
    { "" }**Một lượt:** bốc hết dân ở một ô của mình rồi rải mỗi ô một dân sang phải hoặc sang trái. Rải xong thì nhìn ô kế tiếp. Ô dân có quân: bốc lên rải tiếp. Ô quan còn quân: hết lượt. Ô trống: ăn hết ô ngay sau đó, kể cả dân của mình; nếu ô sau đó cũng trống thì hết lượt.
    { "" }**Hết dân:** nếu đến lượt mà cả năm ô của bạn đều trống, bạn lấy năm dân đã ăn được rải lại mỗi ô một dân; thiếu thì vay đối thủ và trả lại khi tính điểm.
    { "" }**Kết thúc:** hết quan, tàn dân, thu quân, bán ruộng: dân còn trên ô của ai thuộc về người đó, rồi tính điểm. Ván cũng kết thúc khi một thế cờ lặp lại lần thứ ba, hoặc sau 400 lượt đi.
    { $switches }
    { "" }**Cách gõ:** `3R` hoặc `3 phải`, `3L` hoặc `3 trái`.

## Ý nghĩa từng tùy chỉnh của bộ luật

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = Trong bẫy của đối phương, con thú mất hết sức: con nào cũng ăn được nó.
switch-traps-universal = Trong bẫy bất kỳ, kể cả bẫy của mình, con thú mất hết sức: con nào cũng ăn được nó.
switch-trapped-full = Con thú trong bẫy vẫn ăn được theo đúng cấp của mình.
switch-trapped-powerless = Con thú bị bẫy làm mất sức thì không ăn được gì.
switch-dog-over-wolf-off = Sói lớn hơn chó.
switch-dog-over-wolf-on = Chó lớn hơn sói.
switch-lion-tiger-ranked = Sư tử lớn hơn hổ.
switch-lion-tiger-equal = Sư tử và hổ ngang nhau và ăn được nhau.
switch-elephant-rat-trap = Voi chỉ ăn được chuột trong bẫy của bên mình.
switch-elephant-rat-always = Voi ăn được chuột.
switch-elephant-rat-never = Voi không bao giờ ăn được chuột.
switch-rat-out-none = Chuột dưới nước không ăn được gì trên bờ.
switch-rat-out-rat = Chuột dưới nước ăn được chuột trên bờ, nhưng không ăn được voi.
switch-rat-out-elephant = Chuột dưới nước ăn được voi trên bờ, nhưng không ăn được chuột.
switch-rat-out-all = Chuột dưới nước ăn được trên bờ những gì nó vẫn ăn được ở nơi khác.
switch-rat-in-off = Chuột trên bờ không ăn được chuột đang bơi.
switch-rat-in-on = Chuột trên bờ ăn được chuột đang bơi.
switch-rat-swim-on = Hai con chuột đang bơi ăn được nhau.
switch-rat-swim-off = Chuột đang bơi không ăn được nhau.
switch-jumps-none = Con { $piece } không nhảy.
switch-jumps-h = Con { $piece } nhảy ngang qua sông, trừ khi có chuột bơi chắn đường, và ăn được quân ở nơi đáp xuống.
switch-jumps-v = Con { $piece } nhảy dọc qua sông, trừ khi có chuột bơi chắn đường, và ăn được quân ở nơi đáp xuống.
switch-jumps-hv = Con { $piece } nhảy ngang hoặc dọc qua sông, trừ khi có chuột bơi chắn đường, và ăn được quân ở nơi đáp xuống.
switch-capture-all-on = Ăn hết quân đối phương cũng thắng.
switch-capture-all-off = Chỉ vào hang mới thắng, ăn hết quân thì không.
switch-mandarin-10 = Một quan bằng mười dân.
switch-mandarin-5 = Một quan bằng năm dân.
switch-quan-non-5 = Quan non: ô quan có ít hơn năm dân thì chưa được ăn.
switch-quan-non-0 = Được ăn quan ngay từ nước đầu.
switch-chain-on = Ăn liền: nếu sau ô vừa ăn lại là một ô trống rồi một ô có quân thì ăn tiếp, cứ thế.
switch-chain-off = Mỗi lượt chỉ ăn một lần.
switch-empty-mandarin-stop = Ô quan trống cũng làm hết lượt như ô quan có quân.
switch-empty-mandarin-gap = Ô quan trống được coi như ô trống.
switch-end-mandarins = Ván kết thúc khi cả hai quan đã bị ăn.
switch-end-squares = Ván chỉ kết thúc khi cả hai ô quan đều trống.
switch-leftovers-none = Dân còn lại trong ô quan không tính cho ai.
switch-leftovers-split = Dân còn lại trong ô quan được chia đôi.
preset-dobutsu-classic = Sư tử không được bước vào ô mà quân đối phương đi đến được, kể cả ở hàng cuối. Sư tử bị nhắm thì không bắt buộc phải đỡ.
preset-dobutsu-official = Sư tử được bước vào ô đang bị nhắm. Lên hàng cuối, nó thắng ngay nếu không quân nào bắt được; nếu không, nó thắng khi nước kế tiếp không bắt nó.
help = **Trò chơi xưa, chơi thong thả.** Hôm nay một nước, ngày mai một nước; không gì bị mất.

    1. `/{ name-challenge }` một người bạn. Bạn ấy bấm **{ button-accept }**, bàn cờ hiện ra.
    2. Được nhắc tên là đến lượt bạn: bấm **{ button-move }** dưới bàn cờ, hoặc gõ `/{ name-move }` rồi chọn trong danh sách. `a3a4`, `A3-a4` và `sư tử d1` đều được.
    3. `/{ name-board }` cho xem lại ván, cả bằng chữ cho trình đọc màn hình; `/{ name-games }` liệt kê các ván của bạn, ván đến lượt bạn trước.
    4. **{ button-more }** dưới bàn cờ, hoặc `/{ name-offer }`: xin hòa, xin đi lại, tạm dừng, tặng giờ cho đối thủ, hủy ván, xin thua. Trong một phút bạn tự rút lại nước của mình được; sau đó phải hỏi đối thủ.
    5. `/{ name-rules }` giải thích luật bằng hình, `/{ name-learn }` dạy qua vài bài tập ngắn, `/{ name-replay }` chiếu lại ván của bạn từ đầu. Xong ván, **{ button-rematch }** sẽ đổi bên.
    6. `/{ name-settings }` chọn cách tôi báo đến lượt và giờ tôi giữ yên lặng; `/{ name-watch }` để theo dõi ván của người khác.

    Thời gian là 3 ngày mỗi nước nếu bạn không chọn khác: `/{ name-challenge } … { name-time }:10d+36h` hoặc `{ name-time }:none`. Không ghi người chơi thì ai cũng nhận lời được.

    Có nhiều ván trong một kênh thì hãy nói rõ ván nào bằng tùy chọn `{ name-game }`.
about = **Banyan { $version }** — trò chơi xưa cho bạn bè, chơi qua ngày qua tuần.
    Phần mềm tự do (MIT hoặc Apache-2.0), do người mời nó vào đây vận hành. Nó không đọc tin nhắn; nó giữ các ván đấu, cùng mã số và tên của những người chơi.

# Lời thách đấu mở cho mọi người.
anyone = bất cứ ai

# Lời nói riêng với một người chơi.
notice-reminder = ⏳ { $mover }, giờ của bạn ở ván **#{ $number }** sẽ hết { $due }. Đi bằng `/{ name-move }` để ván tiếp tục. { $link }
notice-plan-void = Những gì bạn tính trước cho ván #{ $number } không còn hợp: ván đã đi hướng khác, dự tính đó được bỏ.

# Nước tính trước và nghỉ phép.
plan-heading = Dự tính của bạn cho ván #{ $number }. Không ai khác thấy; đối thủ đi đúng như vậy thì nước đáp được đi ngay.
plan-pair = nếu `{ $theirs }` thì `{ $mine }`
plan-none = Bạn chưa tính trước gì cho ván #{ $number }. Trong lúc đối thủ nghĩ, hãy tính thử: `/{ name-plan } { name-moves }:nếu d7d6 thì c4c5`.
plan-forgotten = Đã bỏ dự tính của bạn cho ván #{ $number }.
plan-your-turn = Đang là lượt bạn ở ván #{ $number }: hãy đi bằng `/{ name-move }`. Tính trước là để đáp lại nước của đối thủ.
plan-not-playing = Chỉ tính trước được cho ván của mình đang diễn ra. #{ $number } không phải ván như vậy: `/{ name-games }` liệt kê các ván của bạn.
plan-no-answer = Mỗi dòng cần nước của họ rồi nước đáp của bạn, lần lượt: `/{ name-plan } { name-moves }:nếu d7d6 thì c4c5`. Những gì bạn viết không thêm được gì như thế.
plan-too-long = Nhiều quá: chỉ tính trước được 10 dòng, mỗi dòng 40 nước. Hãy bắt đầu từ dòng dễ xảy ra nhất.
plan-first-move = Dự tính của bạn bắt đầu bằng nước `{ $text }` của họ, mà nước đó không đi được. { $why }
plan-move = Sau `{ $before }`, nước `{ $text }` trong dự tính của bạn không đi được. { $why }
vacation-none = Bạn không nghỉ phép. Năm nay còn { $left } trong { $allowance }. Xin nghỉ bằng `/{ name-vacation } { name-days }:3`; chỉ tính những giờ nghỉ trọn vẹn.
vacation-away = Bạn đang nghỉ phép đến { $until }: đến lúc đó đồng hồ của bạn không chạy. `/{ name-vacation } { name-back }:True` để kết thúc sớm, những giờ chưa dùng vẫn là của bạn. Nếu nghỉ hết, năm nay bạn sẽ còn { $left }.
vacation-back = Mừng bạn trở lại! Đồng hồ của bạn chạy tiếp. Chỉ tính những giờ nghỉ trọn vẹn: năm nay còn { $left } phép.
vacation-given = Bạn đang nghỉ phép đến { $until } và chưa kết thúc được: một đồng hồ của bạn đã được cộng thêm thời gian cho kỳ nghỉ này. Sau khi bạn đi nước ở ván đó, `/{ name-vacation } { name-back }:True` sẽ giữ phần còn lại cho lần sau.
vacation-not-away = Bạn không nghỉ phép. Năm nay còn { $left } phép.
vacation-too-long = Không còn nhiều phép đến thế: năm nay còn { $left } trong { $allowance }. Hãy xin chừng đó hoặc ít hơn.
notice-turn = 🎲 Đến lượt bạn ở ván **#{ $number }** { $ruleset } với { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } đang chờ bạn trả lời lời thách đấu { $ruleset } · **#{ $number }**.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Nước vừa đi: `{ $last }`.
notice-due = { " " }Hạn { $due }.
notice-several = { $count } ván đang chờ bạn:
notice-more = … và { $more } ván nữa; `/{ name-games }` liệt kê hết.
notice-refused = { $player }, tôi không gửi tin nhắn riêng cho bạn được (Discord báo bạn không nhận tin từ đây), nên tôi nói ở đây, và từ nay về sau cũng vậy. `/{ name-settings }` để thử lại tin nhắn riêng.
    { $notice }
