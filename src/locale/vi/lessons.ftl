# Tiếng Việt. Bài học và hình minh họa luật chơi.

## Các trang luật

page-jungle-ranks = **Ai ăn ai.** Một con ăn được con của đối phương bằng hoặc nhỏ hơn mình bằng cách bước vào ô của nó. Con yếu nhất thắng con mạnh nhất: chuột ăn voi.
page-jungle-jump = **Nhảy qua sông.** Vài con thú nhảy qua mặt nước, thẳng đến ô đất đầu tiên bên kia, và ăn con đứng đó nếu được phép.
page-jungle-blocked = **Chuột chắn đường.** Chuột dưới nước, của bên nào cũng vậy, chặn mọi cú nhảy qua ô của nó.
page-jungle-water = **Chuột dưới nước.** Chỉ chuột biết bơi; không con nào khác theo xuống được.
page-jungle-bank = **Chuột trên bờ.** Trên bờ, chuột cũng như mọi con khác, và nguy hiểm với voi.
page-jungle-traps = **Bẫy.** Quanh mỗi hang có ba cái bẫy. Con nào đứng trong bẫy và bị bẫy làm mất sức thì con nào của đối phương cũng ăn được.
page-jungle-den = **Hang.** Ai vào được hang đối phương là thắng. Không ai vào hang của mình.
page-dobutsu-lion = **Sư tử** bước một ô theo cả tám hướng. Cả ván xoay quanh nó: ai bắt được sư tử đối phương là thắng.
page-dobutsu-giraffe = **Hươu cao cổ** bước tiến, lùi và sang ngang.
page-dobutsu-elephant = **Voi** bước chéo.
page-dobutsu-chick = **Gà con** bước thẳng tới trước. Quân nó ăn, cũng như mọi quân bị ăn, đổi bên và vào tay người ăn.
page-dobutsu-promotion = **Phong cấp.** Gà con bước lên hàng cuối thì luôn thành gà mái.
page-dobutsu-hen = **Gà mái** bước mọi hướng trừ chéo lùi. Bị ăn thì nó trở lại thành gà con.
page-dobutsu-drop = **Thả quân.** Thay vì đi, bạn thả một quân trong tay xuống ô trống bất kỳ. Gà con thả xuống hàng cuối vẫn là gà con và không đi được nữa.
page-dobutsu-try = **Lên hàng cuối.** Sư tử của bạn thắng khi lên đến hàng cuối. Có được lên ô đang bị nhắm hay không là tùy bộ luật.
page-o-an-quan-sow = **Rải.** Bốc hết dân ở một ô của mình rồi rải mỗi ô một dân, sang phải hoặc sang trái, kể cả ô quan.
page-o-an-quan-relay = **Rải tiếp.** Nếu ô kế tiếp có dân, của mình hay của đối thủ, thì bốc lên rải tiếp cùng chiều.
page-o-an-quan-capture = **Ăn.** Nếu ô kế tiếp trống, mọi thứ trong ô sau nó là của bạn.
page-o-an-quan-chain = **Ăn liền.** Sau ô vừa ăn có thể lại là một ô trống, rồi một ô có quân.
page-o-an-quan-young = **Quan.** Ô quan bị ăn như mọi ô khác, cùng với quan trong đó. Nhiều bộ luật không cho ăn quan khi quan còn non.
page-o-an-quan-empty = **Ô quan trống.** Khi quan đã bị ăn, ô quan có thể trống và là ô kế tiếp.
page-o-an-quan-refill = **Hết dân.** Ai đến lượt mà cả năm ô đều trống thì lấy dân đã ăn được rải lại mỗi ô một dân. Thiếu thì vay, và trả lại khi tính điểm.
page-o-an-quan-end = **Kết thúc.** Dân còn lại trên các ô của bạn là của bạn. Rồi tính điểm: dân và quan.
page-of = -# { $ruleset } · trang { $page } trên { $pages }
button-learn = Tự thử xem
alt-position = { $ruleset }, một thế cờ. Đến lượt { $side }.
alt-marked = Được đánh dấu: { $squares }.
square-field = ô { $field } ({ $side })
square-left = ô quan bên trái
square-right = ô quan bên phải
step-sow = Rải từ { $square }: { $citizens } dân.
step-on = Bốc tiếp rồi rải: { $square }, { $citizens } dân.
step-take = Ăn: { $square }, { $citizens } dân.
step-take-mandarin = Ăn: { $square }, quan và { $citizens } dân.
step-refill = Cả năm ô của { $side } đều trống, nên mỗi ô được đặt một dân; { $borrowed ->
        [0] tất cả lấy từ quân đã ăn.
       *[other] trong đó { $borrowed } dân là đi vay.
    }
halt-mandarin = Ô kế tiếp là ô quan: hết lượt.
halt-empty = Hai ô kế tiếp đều trống: hết lượt.
halt-young = Sau ô trống là quan non, chưa được ăn: hết lượt.
halt-filled = Ô kế tiếp có dân: đã ăn rồi thì hết lượt.
halt-once = Mỗi lượt chỉ ăn một lần.
command-learn = Học một trò qua vài bài tập ngắn
option-learn-game = Trò chơi nào
option-learn-task = Bài tập nào; để trống là bài đầu
lesson-heading = **{ $game }, bài { $number } trên { $total }** · bạn cầm quân { $side }, phía dưới.
lesson-right = ✅ **{ $played }.** Đúng rồi!
lesson-otherwise = ❌ { $played }: được phép, nhưng chưa đúng yêu cầu. Hãy xem lại.
lesson-loses = ❌ { $played }: khi đó đối thủ đáp “{ $reply }” và thắng. Hãy thử lại.
lesson-exposes = ❌ { $played }: khi đó đối thủ đáp “{ $reply }” được. Hãy thử lại.
lesson-escapes = ❌ { $played }: khi đó đối thủ đáp “{ $reply }” được, và nước sau bạn không thắng. Hãy thử lại.
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **Vậy là xong { $game }.** Giờ hãy chơi thật: `/{ name-challenge }` một người bạn, hoặc bỏ trống người chơi và đấu với ai nhận lời trước. `/{ name-rules }` có mọi luật bằng hình, `/{ name-learn }` có các trò khác.
button-next-task = Bài tiếp theo
button-skip = Bỏ qua
button-again = Làm lại

## Bài tập

task-jungle-rank = Một con ăn được con bằng hoặc nhỏ hơn mình. **Hãy ăn con chó.**
task-jungle-elephant = Voi là con mạnh nhất, và chỉ một con trị được nó. **Hãy ăn con voi.**
task-jungle-jump = Sư tử và hổ nhảy qua sông, trừ khi có chuột bơi chắn đường. **Hãy nhảy và ăn con báo.**
task-jungle-swim = Sư tử sắp nhảy sang ăn con chó của bạn. **Hãy bơi ra chắn đường để nó không ăn được gì.**
task-jungle-trap = Sư tử đứng trước hang của bạn, bước tới là thắng. Nhưng nó đang ở trong bẫy của bạn, con nào cũng ăn được. **Hãy tìm cách đỡ duy nhất.**
task-jungle-den = Ai vào được hang đối phương là thắng. **Hãy thắng bằng nước này.**
task-jungle-two = Còn hai bước nữa là vào hang, nhưng bẫy làm mất sức, và con mèo đang canh. **Hãy đi sao cho nước sau bạn thắng, dù đối thủ làm gì.**
task-dobutsu-catch = Ai bắt được sư tử đối phương là thắng. **Hãy bắt sư tử.**
task-dobutsu-try = Sư tử của bạn thắng khi lên đến hàng cuối, nhưng không được bước vào ô đang bị nhắm. **Hãy thắng bằng nước này.**
task-dobutsu-promote = Gà con bước lên hàng cuối thì thành gà mái. **Hãy làm ra một con gà mái.**
task-dobutsu-defend = Sư tử của bạn đang bị nhắm, và không ai nhắc bạn đâu. **Hãy tìm nước duy nhất để nó không bị bắt.**
task-dobutsu-drop = Quân trong tay thả được xuống ô trống bất kỳ. **Hãy thả một quân sao cho nước sau bạn thắng, dù đối thủ làm gì.**
task-dobutsu-two = Hai mối đe dọa thì một nước không đỡ nổi. **Hãy đi sao cho nước sau bạn thắng, dù đối thủ làm gì.**
task-o-an-quan-capture = Sau dân cuối cùng: một ô trống, rồi một ô có quân, ô đó là của bạn. **Hãy rải sao cho ăn được.**
task-o-an-quan-mandarin = Quan bị ăn được khi có ít nhất năm dân ở cùng. **Hãy ăn một quan.**
task-o-an-quan-relay = Nếu ô kế tiếp có dân, bạn bốc lên rải tiếp. **Hãy rải tiếp cho đến khi ăn được quan.**
task-o-an-quan-twice = Sau ô vừa ăn có thể lại là ô trống, rồi một ô có quân. **Hãy rải sao cho ăn được hai lần.**
task-o-an-quan-keep = Quân nằm sau ô trống thì bị ăn được. **Hãy rải sao cho lượt kế tiếp đối thủ không ăn được gì.**
task-o-an-quan-win = Còn một quan. Khi quan đó bị ăn, dân trên ô của ai thuộc về người đó, rồi tính điểm. **Hãy thắng bằng nước này.**
