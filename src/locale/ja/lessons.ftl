# Japanese. Lessons and diagrams of the rules.
# A page of the rules is one of these sentences, under it what its picture shows, told by the rules themselves.

## Pages of the rules, each with a picture

page-jungle-ranks = **取れる駒。** 強さが同じか、自分より弱い相手の駒は、そのマスに進むと取れます。ただし、いちばん弱いネズミは、いちばん強いゾウを取れます。
page-jungle-jump = **川を跳び越える。** 水の上をまっすぐ跳んで、向こう岸の最初のマスに降りる動物がいます。そこに相手の駒がいても、自分より強くなければ取れます。
page-jungle-blocked = **道をふさぐネズミ。** 水の中にネズミがいると、自分のでも相手のでも、そのマスを越えては跳べません。
page-jungle-water = **水の中のネズミ。** 泳げるのはネズミだけです。ほかの駒は水の中まで追えません。
page-jungle-bank = **岸のネズミ。** 陸に上がったネズミは、ふつうの駒と同じです。でも、ゾウにとっては怖い相手です。
page-jungle-traps = **罠。** 巣穴のまわりには罠が3か所ずつあります。罠で弱った駒は、相手のどの駒にでも取られてしまいます。
page-jungle-den = **巣穴。** 相手の巣穴に入れば勝ちです。自分の巣穴には、どの駒も入れません。
page-dobutsu-lion = **らいおん**は、まわりの8方向に1マス動けます。相手のらいおんを取れば勝ちです。
page-dobutsu-giraffe = **きりん**は、前後左右に1マス動けます。
page-dobutsu-elephant = **ぞう**は、斜めに1マス動けます。
page-dobutsu-chick = **ひよこ**は、前に1マス動けます。どの駒でも、取った駒は自分の持ち駒になります。
page-dobutsu-promotion = **成る。** ひよこは、いちばん奥の段に進むと必ずにわとりに成ります。
page-dobutsu-hen = **にわとり**は、斜め後ろ以外に1マス動けます。取られるとひよこに戻ります。
page-dobutsu-drop = **打つ。** 駒を動かす代わりに、持ち駒を空いているマスのどこにでも打てます。いちばん奥の段に打ったひよこは、ひよこのままで、動けません。
page-dobutsu-try = **トライ。** 自分のらいおんがいちばん奥の段に着けば勝ちです。ねらわれているマスにも入れるかどうかは、ルールの種類によって違います。
page-o-an-quan-sow = **まく。** 自分の田をひとつ選び、民をすべて手に取ります。右か左へ、続くマスに1個ずつまきます。官のマスにもまきます。
page-o-an-quan-relay = **続けてまく。** まき終わったら、次のマスを見ます。民のある田なら、自分のでも相手のでも、その民を手に取り、同じ向きに続けてまきます。
page-o-an-quan-capture = **取る。** まき終わって、次のマスが空の田なら、その先のマスの中身をすべて取ります。
page-o-an-quan-chain = **続けて取る。** 取ったマスの先がまた空の田で、そのまた先が空でないマスなら、ルールの種類によっては続けて取れます。
page-o-an-quan-young = **官。** 官のマスも、ほかのマスと同じように、官ごと取れます。ただし多くのルールでは、まだ若い官（同じマスの民が少ない官）は取れません。
page-o-an-quan-empty = **空の官のマス。** 官が取られた後は、官のマスが空のこともあります。まき終わって、次が空の官のマスならどうなるかは、ルールの種類によって違います。
page-o-an-quan-refill = **田が空のとき。** 自分の番の初めに田がどれも空なら、取った民を1個ずつ入れます。足りない分は借りて、最後に返します。
page-o-an-quan-end = **終わり。** 自分の田に残った民は自分のものです。それから、民と官の点数を数えます。
page-o-an-quan-swap = **交代。** 先手はとても有利で、最善を尽くせば勝ちます。公平にするには、申し込むときにルールの種類の後に `+swap=on` を付けてください。先手の初手に後手が `交代` と答えると、その手を引き継げます。先後はそのままで、お互いの田と点数が入れ替わり、盤の向きも変わります。ランキング上位5人のうちの2人がレーティング戦をするときは、初めから交代ありになっています。交代なしのルールも選べます。

# The foot of each page, in small letters.
page-of = -# { $ruleset } · { $page }／{ $pages }ページ
button-learn = やってみる
alt-position = { $ruleset }の局面。{ $side }の番。
alt-marked = 印の付いたところ：{ $squares }。

## A turn of Ô ăn quan, step by step; the square is one of the three names below

square-field = { $side }の田{ $field }
square-left = 左の官のマス
square-right = 右の官のマス
step-sow = まく：{ $square }から、民{ $citizens }個。
step-on = 手に取って続けてまく：{ $square }、民{ $citizens }個。
step-take = 取る：{ $square }、民{ $citizens }個。
step-take-mandarin = 取る：{ $square }、官と民{ $citizens }個。
step-refill = { $side }の田がどれも空なので、取った民を5つの田に1個ずつ戻します。{ $borrowed ->
        [0] 借りた民はありません。
       *[other] そのうち{ $borrowed }個は借りた民です。
    }
halt-mandarin = 次は官のマスなので、番が終わります。
halt-empty = 次の2マスが空なので、番が終わります。
halt-young = 空の田の先の官はまだ若くて取れないので、番が終わります。
halt-filled = 次は民のある田です。取った後なので、番が終わります。
halt-once = 1回の番で取れるのは1マスだけなので、番が終わります。

## Lessons. $played is a move in words, such as "cat c2 to d2, captures the lion"

command-learn = 短い課題でゲームを覚える
option-learn-game = ゲーム
option-learn-task = 課題（省略時：まだ解いていない最初の課題）
lesson-heading = **{ $game } 課題{ $number }／{ $total }** · あなたは{ $side }（下側）です。
lesson-right = ✅ **{ $played }。** 正解です！
lesson-otherwise = ❌ { $played }：指せる手ですが、課題の答えではありません。もう一度見てみましょう。
lesson-loses = ❌ { $played }：相手に「{ $reply }」と返されて負けます。もう一度どうぞ。
lesson-exposes = ❌ { $played }：相手に「{ $reply }」と返されてしまいます。もう一度どうぞ。
lesson-escapes = ❌ { $played }：相手に「{ $reply }」と返されると、次の手で勝てません。もう一度どうぞ。
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **{ $game }の課題はこれで全部です。** さあ、対局しましょう。`/{ name-challenge }` で友だちに申し込むか、相手を指定せずに募集してください。ルールは `/{ name-rules }` で読めます。ほかのゲームの課題は `/{ name-learn }` にあります。
learn-which = どのゲームを覚えますか？
button-next-task = 次の課題
button-skip = 飛ばす
button-again = 最初から

## Tasks of a lesson; the picture shows the position, the reader's side is at the bottom

task-jungle-rank = 強さが同じか、自分より弱い相手の駒を取れます。**イヌを取ってください。**
task-jungle-elephant = ゾウはいちばん強い動物です。ゾウを取れる駒は、1枚しかありません。**ゾウを取ってください。**
task-jungle-jump = ライオンとトラは、途中でネズミが泳いでいなければ、川を跳び越えられます。**跳んで、ヒョウを取ってください。**
task-jungle-swim = ライオンが跳んで、あなたのイヌを取ろうとしています。**泳いで道をふさぎ、何も取られないようにしてください。**
task-jungle-trap = ライオンがあなたの巣穴の前にいて、次の手で巣穴に入られると負けです。でも、そこはあなたの罠なので、どの駒でもライオンを取れます。**負けない手はひとつだけ。見つけてください。**
task-jungle-den = 相手の巣穴に入れば勝ちです。**この手で勝ってください。**
task-jungle-two = 巣穴への道は2本あります。でも、罠に入ると弱くなり、ネコが見張っています。**相手がどう指しても、次の手で勝てるように指してください。**
task-dobutsu-catch = 相手のらいおんを取れば勝ちです。**らいおんを取ってください。**
task-dobutsu-try = 自分のらいおんがいちばん奥の段に着けば勝ちです。でも、ねらわれているマスには入れません。**この手で勝ってください。**
task-dobutsu-promote = ひよこは、いちばん奥の段に進むとにわとりに成ります。**にわとりを作ってください。**
task-dobutsu-defend = あなたのらいおんがねらわれています。本番では、だれも教えてくれません。**らいおんを取られない手はひとつだけ。見つけてください。**
task-dobutsu-drop = 持ち駒は、空いているマスのどこにでも打てます。**相手がどう指しても、次の手で勝てるように打ってください。**
task-dobutsu-two = 相手は、ふたつのねらいを一手では防げません。**相手がどう指しても、次の手で勝てるように指してください。**
task-o-an-quan-capture = 最後にまいた民の次が空の田で、その先が空でないマスなら、そのマスを取れます。**何かを取れるようにまいてください。**
task-o-an-quan-mandarin = 官のマスに民が5個以上あれば、官を取れます。**官を取ってください。**
task-o-an-quan-relay = 次の田に民があれば、その民を続けてまきます。**続けてまいて、官を取ってください。**
task-o-an-quan-twice = 取ったマスの先がまた空の田で、そのまた先が空でないマスなら、続けて取れます。**2回取れるようにまいてください。**
task-o-an-quan-keep = 空の田の先に残したものは、相手に取られることがあります。**次の番に相手が何も取れないようにまいてください。**
task-o-an-quan-win = 残りの官は1個です。それを取ると、田の民はそれぞれの持ち主のものになり、点数を数えます。**この手で勝ってください。**

## Courses: the lesson (basics), and two courses of puzzles

option-learn-course = コース（省略時：前回の続き）
course-basics = 基本
course-tactics = 手筋
course-endgames = 終盤
course-counting = 終盤の計算
course-heading = 🎓 **{ $game } { $course } 課題{ $number }／{ $total }**
course-end = 🎓 **{ $game } { $course }の課題{ $total }問をすべて解きました。**
button-next-course = 次へ：{ $course }
learn-progress = **{ $game }**：{ $courses }
learn-course = { $course } { $solved }／{ $total }
