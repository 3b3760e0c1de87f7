# Japanese. Lessons and diagrams of the rules.
# A page of the rules is one of these sentences, under it what its picture shows, told by the rules themselves.

## Pages of the rules, each with a picture

page-jungle-ranks = **取れる駒。** 同じ強さか、自分より弱い相手の駒のマスに進むと、その駒を取れます。いちばん弱い駒がいちばん強い駒に勝ちます。ねずみはぞうを取れるのです。
page-jungle-jump = **川を跳び越える。** 水の上をまっすぐ跳び越えて対岸の最初の陸に降りる動物がいます。そこに取れる駒がいれば取れます。
page-jungle-blocked = **道をふさぐねずみ。** 水の中にねずみがいると、敵でも味方でも、そのマスを越えては跳べません。
page-jungle-water = **水の中のねずみ。** 泳げるのはねずみだけです。ほかの駒は水の中まで追いかけてきません。
page-jungle-bank = **岸のねずみ。** 陸ではねずみもほかの駒と同じです。そして、ぞうには怖い相手です。
page-jungle-traps = **罠。** 巣穴のまわりにはそれぞれ罠が3つあります。罠に入って力を失った駒は、どの相手にも取られます。
page-jungle-den = **巣穴。** 相手の巣穴に入れば勝ちです。自分の巣穴には入れません。
page-dobutsu-lion = **ライオン**は全方向に1マス動けます。このゲームの主役で、相手のライオンを取れば勝ちです。
page-dobutsu-giraffe = **きりん**は前後左右に動けます。
page-dobutsu-elephant = **ぞう**は斜めに動けます。
page-dobutsu-chick = **ひよこ**は前に1マスだけ進めます。どの駒でも、取った駒は自分の持ち駒になります。
page-dobutsu-promotion = **成る。** ひよこは一番奥の段に進むと、必ずにわとりに成ります。
page-dobutsu-hen = **にわとり**は斜め後ろ以外に動けます。取られるとひよこに戻ります。
page-dobutsu-drop = **打つ。** 駒を動かす代わりに、空いているマスならどこにでも持ち駒を打てます。一番奥の段に打ったひよこは成れず、動けません。
page-dobutsu-try = **トライ。** 自分のライオンが一番奥の段に着けば勝ちです。ねらわれているマスへ入れるかどうかは、ルールの種類によります。
page-o-an-quan-sow = **まく。** 自分の田を1つ選んで民をすべて手に取り、右か左へ、続くマスに1つずつまきます。官のマスも飛ばしません。
page-o-an-quan-relay = **続けてまく。** まき終えた次のマスが石のある田なら、だれの田でも、それを取り上げて同じ向きに続けてまきます。
page-o-an-quan-capture = **取る。** 次のマスが空の田なら、その1つ先のマスの石がすべて自分のものになります。
page-o-an-quan-chain = **続けて取る。** 取ったマスの先に、また空の田があり、その先に石のあるマスがあることもあります。
page-o-an-quan-young = **官。** 官のマスもほかと同じように、官ごと取れます。ただし、官が「若い」うちは取れないルールが多くあります。
page-o-an-quan-empty = **空の官のマス。** 官が取られると、そのマスが空になり、次のマスに当たることがあります。
page-o-an-quan-refill = **田が空のとき。** 手番の初めに自分の田が5つとも空なら、取った石から1つずつ田に戻します。足りない分は借りて、点数を数えるときに返します。
page-o-an-quan-end = **終わり。** 自分の田に残った民は自分のものです。それから、民と官の点数を数えます。

# The foot of each page, in small letters.
page-of = -# { $ruleset } · { $page }／{ $pages }ページ
button-learn = 自分で試す
alt-position = { $ruleset }の局面。{ $side }の番。
alt-marked = 印のあるマス：{ $squares }。

## A turn of Ô ăn quan, step by step; the square is one of the three names below

square-field = { $side }の田{ $field }
square-left = 左の官のマス
square-right = 右の官のマス
step-sow = { $square }からまく：民{ $citizens }つ。
step-on = 次に取り上げて続けてまく：{ $square }、民{ $citizens }つ。
step-take = 取る：{ $square }、民{ $citizens }つ。
step-take-mandarin = 取る：{ $square }、官と民{ $citizens }つ。
step-refill = { $side }の田が5つとも空なので、民を1つずつ入れます。{ $borrowed ->
        [0] すべて取った石からです。
       *[other] そのうち{ $borrowed }つは借りた石です。
    }
halt-mandarin = 次は官のマスなので、手番は終わりです。
halt-empty = 次の2マスがどちらも空なので、手番は終わりです。
halt-young = 空の田の先にいるのは若い官で、取れません。手番は終わりです。
halt-filled = 次は石のある田です。取った後なので、手番は終わりです。
halt-once = 1回の手番で取れるのは1マスだけです。

## Lessons. $played is a move in words, such as "cat c2 to d2, takes the lion"

command-learn = 短い課題をいくつか解いてゲームを覚える
option-learn-game = どのゲームか
option-learn-task = どの課題か。省くと最初から
lesson-heading = **{ $game } 課題{ $number }／{ $total }** · あなたは{ $side }（下側）です。
lesson-right = ✅ **{ $played }。** 正解です！
lesson-otherwise = ❌ { $played }：指せる手ですが、課題のとおりにはなりません。もう一度考えてみましょう。
lesson-loses = ❌ { $played }：すると相手に「{ $reply }」と返されて負けてしまいます。もう一度どうぞ。
lesson-exposes = ❌ { $played }：すると相手に「{ $reply }」と返されます。もう一度どうぞ。
lesson-escapes = ❌ { $played }：すると相手に「{ $reply }」と返されて、次の手では勝てません。もう一度どうぞ。
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **{ $game }はこれで卒業です。** さあ、対局してみましょう。`/{ name-challenge }` で友だちに申し込むか、相手を決めずに募集もできます。ルールはすべて `/{ name-rules }` に図入りで載っています。ほかのゲームの練習は `/{ name-learn }` で。
button-next-task = 次の課題
button-skip = とばす
button-again = 最初から

## Tasks of a lesson; the picture shows the position, the reader sits below

task-jungle-rank = 駒は、同じ強さか自分より弱い相手を取れます。**いぬを取ってください。**
task-jungle-elephant = ぞうはいちばん強い動物ですが、かなう駒が1つだけあります。**ぞうを取ってください。**
task-jungle-jump = ライオンととらは、ねずみが泳いでいなければ川を跳び越えます。**跳んで、ひょうを取ってください。**
task-jungle-swim = ライオンが跳んで、あなたのいぬを取ろうとしています。**泳いで行く手をふさぎ、何も取れないようにしてください。**
task-jungle-trap = ライオンがあなたの巣穴の前にいて、次の一歩で負けてしまいます。でも、そこはあなたの罠。どの駒でもライオンを取れます。**ただ一つの受けを見つけてください。**
task-jungle-den = 相手の巣穴に入れば勝ちです。**この手で勝ってください。**
task-jungle-two = 巣穴までは2歩。ただし罠では力を失い、ねこが見張っています。**相手が何を指しても次の手で勝てるように指してください。**
task-dobutsu-catch = 相手のライオンを取れば勝ちです。**ライオンをキャッチしてください。**
task-dobutsu-try = 自分のライオンが一番奥の段に着けば勝ちですが、ねらわれているマスには入れません。**この手で勝ってください。**
task-dobutsu-promote = ひよこは一番奥の段に進むとにわとりに成ります。**にわとりを作ってください。**
task-dobutsu-defend = ライオンがねらわれていますが、だれも教えてくれません。**取られずにすむ、ただ一つの手を見つけてください。**
task-dobutsu-drop = 持ち駒は、空いているマスならどこにでも打てます。**相手が何を指しても次の手で勝てるように、1枚打ってください。**
task-dobutsu-two = 二つのねらいを、一手で防ぐことはできません。**相手が何を指しても次の手で勝てるように指してください。**
task-o-an-quan-capture = 最後の民の次が空の田で、その先に石のあるマスがあれば、その石を取れます。**何かを取れるようにまいてください。**
task-o-an-quan-mandarin = 官は、そばに民が5つ以上になると取れます。**官を取ってください。**
task-o-an-quan-relay = 次が石のある田なら、その民を続けてまきます。**続けてまいて、官を取ってください。**
task-o-an-quan-twice = 取ったマスの先に、また空の田と石のあるマスが続くことがあります。**2回続けて取れるようにまいてください。**
task-o-an-quan-keep = 空の田の先に残した石は、取られることがあります。**次の相手の手番で何も取られないようにまいてください。**
task-o-an-quan-win = 官は残り1つです。それが取られると、田の民はそれぞれの持ち主のものになり、点数を数えます。**この手で勝ってください。**
