# Tiếng Việt. Bài học và hình minh họa luật chơi.
# Mỗi trang luật là một trong những câu này; bên dưới là những gì hình cho thấy, theo chính luật chơi.

## Các trang luật, mỗi trang một hình

page-jungle-ranks = **Con nào ăn con nào.** Mỗi con ăn được con thú đối phương ngang cấp hoặc yếu hơn, bằng cách bước vào ô của nó. Nhưng con yếu nhất thắng con mạnh nhất: chuột ăn voi.
page-jungle-jump = **Nhảy qua sông.** Vài con thú nhảy thẳng qua sông, đến ô đất đầu tiên ở bờ đối diện. Nếu đủ mạnh, chúng ăn được con đứng ở đó.
page-jungle-blocked = **Chuột chắn đường.** Chuột dưới nước, của bạn hay của đối phương, chặn mọi cú nhảy qua ô của nó.
page-jungle-water = **Chuột dưới nước.** Chỉ chuột biết bơi. Các con khác không xuống nước được.
page-jungle-bank = **Chuột trên bờ.** Trên bờ, chuột cũng như mọi con khác, và ăn được cả voi.
page-jungle-traps = **Bẫy.** Quanh mỗi hang có ba cái bẫy. Con thú mất sức vì mắc bẫy thì con nào của đối phương cũng ăn được.
page-jungle-den = **Hang.** Vào được hang đối phương là thắng. Không con nào được vào hang của mình.
page-dobutsu-lion = **Sư tử** đi một bước theo cả tám hướng. Bắt được sư tử đối phương là thắng.
page-dobutsu-giraffe = **Hươu cao cổ** tiến, lùi hoặc sang ngang một bước.
page-dobutsu-elephant = **Voi** đi chéo một bước.
page-dobutsu-chick = **Gà con** tiến một bước. Quân nào bạn ăn cũng đổi bên và vào tay bạn.
page-dobutsu-promotion = **Phong cấp.** Gà con bước lên hàng cuối thì luôn thành gà mái.
page-dobutsu-hen = **Gà mái** đi một bước theo mọi hướng, trừ lùi chéo. Gà mái bị ăn thì trở lại thành gà con.
page-dobutsu-drop = **Thả quân.** Thay vì đi, bạn có thể thả một quân trong tay xuống ô trống bất kỳ. Gà con thả xuống hàng cuối vẫn là gà con và không đi được nữa.
page-dobutsu-try = **Lên hàng cuối.** Bạn thắng khi sư tử của bạn lên đến hàng cuối. Ô đó đang bị tấn công thì có được lên không? Tùy bộ luật.
page-o-an-quan-sow = **Rải.** Bốc hết dân ở một ô của bạn rồi rải sang phải hoặc sang trái, mỗi ô một dân, kể cả ô quan.
page-o-an-quan-relay = **Rải tiếp.** Nếu ô kế tiếp là ô dân (của bạn hay của đối thủ) và vẫn còn dân, bạn bốc lên và rải tiếp cùng chiều.
page-o-an-quan-capture = **Ăn.** Ô kế tiếp là ô trống? Bạn ăn hết ô ngay sau đó.
page-o-an-quan-chain = **Ăn liên tiếp.** Sau ô vừa ăn có thể lại là một ô trống, rồi một ô có quân.
page-o-an-quan-young = **Quan.** Ô quan bị ăn như mọi ô khác, cùng với quan trong đó. Nhiều bộ luật không cho ăn quan khi quan còn non, tức là khi trong ô có quá ít dân.
page-o-an-quan-empty = **Ô quan trống.** Quan bị ăn rồi thì ô quan có thể trống. Rải xong mà ô kế tiếp là ô quan trống thì sao? Tùy bộ luật.
page-o-an-quan-refill = **Hết dân.** Đến lượt mà cả năm ô của bạn đều trống? Lấy dân đã ăn đặt vào mỗi ô một dân. Thiếu thì vay, và trả lại lúc cuối ván.
page-o-an-quan-end = **Kết thúc.** Dân còn lại trên các ô của bạn là của bạn. Rồi tính điểm: dân và quan.
page-o-an-quan-swap = **Đổi bên.** Nước đầu tiên rất có lợi: nếu cả hai chơi hoàn hảo, người đi trước thắng. Để công bằng, hãy thêm `+swap=on` vào bộ luật của lời thách đấu. Khi đó người đi sau có thể đáp lại nước đầu tiên bằng `đổi bên` và nhận lấy nước đó. Bàn cờ được xoay lại: mỗi người vẫn giữ màu của mình, nhưng nhận các ô và điểm của người kia. Khi hai người trong top 5 của bảng xếp hạng chơi ván xếp hạng với nhau, đổi bên được bật sẵn; bạn vẫn chọn được bộ luật không có đổi bên.

# Chân mỗi trang, chữ nhỏ.
page-of = -# { $ruleset } · trang { $page }/{ $pages }
button-learn = Làm bài tập
alt-position = { $ruleset }, một thế cờ. Đến lượt bên { $side }.
alt-marked = Được đánh dấu: { $squares }.

## Một lượt của Ô ăn quan, từng bước; ô là một trong ba tên dưới đây

square-field = ô { $field } ({ $side })
square-left = ô quan bên trái
square-right = ô quan bên phải
step-sow = Rải từ { $square }: { $citizens } dân.
step-on = Bốc lên rải tiếp: { $square }, { $citizens } dân.
step-take = Ăn: { $square }, { $citizens } dân.
step-take-mandarin = Ăn: { $square }, quan và { $citizens } dân.
step-refill = Cả năm ô của bên { $side } đều trống, nên mỗi ô được đặt lại một dân đã ăn; { $borrowed ->
        [0] không phải vay dân nào.
       *[other] trong đó vay { $borrowed } dân.
    }
halt-mandarin = Kế tiếp là ô quan: hết lượt.
halt-empty = Kế tiếp là hai ô trống: hết lượt.
halt-young = Sau ô trống là quan non, chưa được ăn: hết lượt.
halt-filled = Kế tiếp là ô có dân: đã ăn rồi nên hết lượt.
halt-once = Mỗi lượt chỉ được ăn một lần.

## Bài học. $played là một nước đi bằng lời, như “mèo c2 đi d2, ăn sư tử”

command-learn = Học một trò chơi qua vài bài tập ngắn
option-learn-game = Trò chơi nào
option-learn-task = Bài tập nào (mặc định: bài đầu tiên chưa giải)
lesson-heading = **{ $game }, bài tập { $number }/{ $total }** · bạn chơi bên { $side }, phía dưới.
lesson-right = ✅ **{ $played }.** Đúng rồi!
lesson-otherwise = ❌ { $played }: đi được, nhưng chưa đúng yêu cầu của bài. Thử lại nhé.
lesson-loses = ❌ { $played }: khi đó đối thủ đáp “{ $reply }” và thắng. Thử lại nhé.
lesson-exposes = ❌ { $played }: khi đó đối thủ có thể đáp “{ $reply }”. Thử lại nhé.
lesson-escapes = ❌ { $played }: khi đó đối thủ có thể đáp “{ $reply }”, và nước sau bạn chưa thắng được. Thử lại nhé.
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **Vậy là xong bài học { $game }.** Giờ chơi thật đi: thách đấu một người bạn bằng `/{ name-challenge }`, hoặc để trống người chơi cho bất cứ ai nhận lời. Đọc đủ luật bằng `/{ name-rules }`; học trò chơi khác bằng `/{ name-learn }`.
learn-which = Bạn muốn học trò chơi nào?
button-next-task = Bài tiếp theo
button-skip = Bỏ qua
button-again = Làm lại

## Bài tập; hình cho thấy thế cờ, bên của người đọc ở phía dưới

task-jungle-rank = Mỗi con ăn được con thú đối phương ngang cấp hoặc yếu hơn. **Hãy ăn con chó.**
task-jungle-elephant = Voi là con mạnh nhất. Chỉ một con ăn được nó. **Hãy ăn con voi.**
task-jungle-jump = Sư tử và hổ nhảy qua sông, trừ khi có chuột bơi chắn đường. **Hãy nhảy và ăn con báo.**
task-jungle-swim = Sư tử đối phương sắp nhảy sang ăn con chó của bạn. **Hãy bơi ra chắn đường để sư tử không ăn được gì.**
task-jungle-trap = Sư tử đối phương đứng trước hang của bạn, bước nữa là thắng. Nhưng nó đang ở trong bẫy của bạn, nên con nào của bạn cũng ăn được nó. **Hãy tìm cách đỡ duy nhất.**
task-jungle-den = Vào được hang đối phương là thắng. **Hãy thắng ngay ở nước này.**
task-jungle-two = Có hai đường vào hang. Nhưng bẫy làm con thú của bạn mất sức, và con mèo đang canh. **Hãy đi sao cho nước sau bạn thắng, dù đối thủ làm gì.**
task-dobutsu-catch = Bắt được sư tử đối phương là thắng. **Hãy bắt sư tử.**
task-dobutsu-try = Bạn thắng khi sư tử của bạn lên đến hàng cuối. Nhưng nó không được bước vào ô đang bị tấn công. **Hãy thắng ngay ở nước này.**
task-dobutsu-promote = Gà con bước lên hàng cuối thì thành gà mái. **Hãy đưa gà con lên thành gà mái.**
task-dobutsu-defend = Sư tử của bạn đang bị tấn công, và trong ván thật không ai báo trước đâu. **Hãy tìm nước duy nhất để nó không bị bắt.**
task-dobutsu-drop = Bạn có thể thả quân trong tay xuống ô trống bất kỳ. **Hãy thả một quân sao cho nước sau bạn thắng, dù đối thủ làm gì.**
task-dobutsu-two = Một nước không đỡ được hai mối đe dọa. **Hãy đi sao cho nước sau bạn thắng, dù đối thủ làm gì.**
task-o-an-quan-capture = Rải xong, nếu ô kế tiếp trống rồi đến một ô có quân thì bạn ăn ô đó. **Hãy rải sao cho ăn được.**
task-o-an-quan-mandarin = Chỉ ăn được quan khi trong ô quan có ít nhất năm dân. **Hãy ăn một quan.**
task-o-an-quan-relay = Nếu ô kế tiếp có dân, bạn bốc lên rải tiếp. **Hãy rải tiếp cho đến khi ăn được quan.**
task-o-an-quan-twice = Sau ô vừa ăn có thể lại là một ô trống, rồi một ô có quân. **Hãy rải sao cho ăn được hai lần.**
task-o-an-quan-keep = Ô có quân ngay sau một ô trống thì có thể bị ăn. **Hãy rải sao cho lượt sau đối thủ không ăn được gì.**
task-o-an-quan-win = Còn một quan. Khi bạn ăn quan đó, dân trên ô của ai là của người đó, rồi tính điểm. **Hãy thắng ngay ở nước này.**

## Courses: the lesson (basics), and two courses of puzzles

option-learn-course = Khóa nào (mặc định: học tiếp chỗ đã dừng)
course-basics = cơ bản
course-tactics = chiến thuật
course-endgames = tàn cuộc
course-counting = tính điểm
course-heading = 🎓 **{ $game }, { $course }: bài tập { $number }/{ $total }**
course-end = 🎓 **{ $game }, { $course }: bạn đã giải hết { $total } bài tập.**
button-next-course = Tiếp theo: { $course }
learn-progress = **{ $game }**: { $courses }
learn-course = { $course } { $solved }/{ $total }
