# Japanese. The rules in words, and other long texts.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Long texts

rules-alt = { $ruleset }の初期配置。
rules-jungle = **{ $ruleset }** · { $first }（丸い駒、下側）が先手、{ $second }（八角形の駒、上側）が後手です。
    { "" }**目的：** どの動物でもよいので、相手の巣穴に入れば勝ちです。{ $first }は d9、{ $second }は d1 をめざします。動かせる駒がなくなったら負けです。自分の巣穴には入れません。
    { "" }**強い順：** { $animals }。
    { "" }**動き方：** 前後左右に1マスです。自分と同じ強さか、自分より弱い相手の駒のマスに進むと、その駒を取れます。ねずみはぞうを取れます。{ $river ->
        [yes] 泳げるのはねずみだけです。
       *[no] { "" }
    }
    { $switches }
    { "" }**引き分け：** 同じ局面が3回現れたとき、またはどちらも駒を取らないまま双方合わせて200手進んだとき。
    { "" }**入力のしかた：** `{ $typed }`、または言葉で `{ $spoken }`。
rules-dobutsu = **{ $ruleset }** · { $first }（下側）が先手、{ $second }（上側）が後手です。
    { "" }**目的：** 相手のライオンを取る（キャッチ）か、自分のライオンを相手側の一番奥の段まで進めます（トライ）。
    { "" }**動き方：** どの駒も1マスです。ライオンは全方向、ぞうは斜め、きりんは縦横、ひよこは前へ動けます。ひよこは一番奥の段に進むとにわとりに成り、斜め後ろ以外の方向へ動けるようになります。
    { "" }**持ち駒：** 取った駒は自分の持ち駒になります。にわとりはひよこに戻ります。駒を動かす代わりに、空いているマスならどこにでも持ち駒を打てます。一番奥の段に打ったひよこは成れず、そこから動けません。
    { $switches }
    { "" }動かせる駒がなくなったら負けです。**引き分け：** 同じ局面が3回現れたとき。
    { "" }**入力のしかた：** `b2b3`、`ひよこ b3`、持ち駒を打つときは `C@b2` または `打つ ひよこ b2`。
rules-o-an-quan = **{ $ruleset }** · { $first }（下側）が先手、{ $second }（上側）が後手です。ベトナムに伝わる「石まき」のゲームで、マンカラの仲間です。
    { "" }**盤：** 12のマスが輪になっています。両者の田が5つずつ（自分から見て左から1～5）と、両端に官（quan）のマスが1つずつです。初めは田に民（dân）の石が5つずつ入っています。
    { "" }**手番：** 自分の田を1つ選び、その民をすべて手に取って、右か左へ向かって、隣のマスから1つずつまきます。まき終えたら次のマスを見ます。石のある田なら、それを取り上げて続けてまきます。石のある官のマスなら手番は終わりです。空の田なら、その1つ先のマスの石をすべて取ります（自分の石でも取れます）。そこも空なら手番は終わりです。
    { "" }**田が空のとき：** 手番の初めに自分の田が5つとも空なら、取った石から1つずつ田に戻します。足りない分は相手から借り、最後に返します。
    { "" }**終わり：** 田に残った民はその田の持ち主のものになり、点数を数えます。同じ局面が3回現れたとき、または双方合わせて400手進んだときも対局は終わります。
    { $switches }
    { "" }**入力のしかた：** `3R` または `3 右`、`3L` または `3 左`。

## What each switch of a ruleset means

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = 相手の罠に入った駒は力を失い、どの駒にも取られます。
switch-traps-universal = 罠に入った駒は、自分の罠でも力を失い、どの駒にも取られます。
switch-trapped-full = 罠の中の駒も、本来の強さで相手を取れます。
switch-trapped-powerless = 罠で力を失った駒は、何も取れません。
switch-dog-over-wolf-off = おおかみはいぬより強い。
switch-dog-over-wolf-on = いぬはおおかみより強い。
switch-lion-tiger-ranked = ライオンはとらより強い。
switch-lion-tiger-equal = ライオンととらは同じ強さで、互いに取れます。
switch-elephant-rat-trap = ぞうがねずみを取れるのは、自分側の罠の中だけです。
switch-elephant-rat-always = ぞうはねずみを取れます。
switch-elephant-rat-never = ぞうはねずみを取れません。
switch-rat-out-none = 水の中のねずみは、陸の駒を取れません。
switch-rat-out-rat = 水の中のねずみは、陸のねずみを取れますが、ぞうは取れません。
switch-rat-out-elephant = 水の中のねずみは、陸のぞうを取れますが、ねずみは取れません。
switch-rat-out-all = 水の中のねずみは、陸の駒もふだんどおり取れます。
switch-rat-in-off = 陸のねずみは、泳いでいるねずみを取れません。
switch-rat-in-on = 陸のねずみは、泳いでいるねずみを取れます。
switch-rat-swim-on = 泳いでいるねずみどうしは、互いに取れます。
switch-rat-swim-off = 泳いでいるねずみどうしは、互いに取れません。
switch-jumps-none = { $piece }は川を跳び越えられません。
switch-jumps-h = { $piece }は川を横に跳び越え、着地したマスの駒を取れます。途中にねずみが泳いでいると跳べません。
switch-jumps-v = { $piece }は川を縦に跳び越え、着地したマスの駒を取れます。途中にねずみが泳いでいると跳べません。
switch-jumps-hv = { $piece }は川を縦にも横にも跳び越え、着地したマスの駒を取れます。途中にねずみが泳いでいると跳べません。
switch-capture-all-on = 相手の駒をすべて取っても勝ちです。
switch-capture-all-off = 勝ちになるのは巣穴に入ったときだけで、駒をすべて取っても勝ちになりません。
switch-mandarin-10 = 官は民10個分です。
switch-mandarin-5 = 官は民5個分です。
switch-quan-non-5 = クアン・ノン（quan non、若い官）：そばの民が5つに満たない官は取れません。
switch-quan-non-0 = 官は最初の手から取れます。
switch-chain-on = 取ったマスの先がまた「空の田、石のあるマス」なら、それも続けて取れます。
switch-chain-off = 1回の手番で取れるのは1マスだけです。
switch-empty-mandarin-stop = 空の官のマスでも、石のある官のマスと同じく手番は終わりです。
switch-empty-mandarin-gap = 空の官のマスは、空の田と同じに扱います。
switch-end-mandarins = 官が2つとも取られたら終わりです。
switch-end-squares = 官のマスが2つとも空になるまで終わりません。
switch-leftovers-none = 官のマスに残った民は、だれのものにもなりません。
switch-leftovers-split = 官のマスに残った民は、二人で分けます。
preset-dobutsu-classic = ライオンは、相手の駒が次に動けるマスには入れません。一番奥の段でも同じです。自分のライオンがねらわれていても、逃げなくてかまいません。
preset-dobutsu-official = ライオンは、ねらわれているマスにも入れます。一番奥の段では、そこで取られる心配がなければその場で勝ち、取られるおそれがあれば、次の手で取られなければ勝ちです。
help = **昔ながらのゲームを、ゆっくりと。** 今日一手、明日一手。対局はずっと残ります。

    1. `/{ name-challenge }` で友だちに申し込みます。相手が **{ button-accept }** を押すと、盤が現れます。
    2. メンションが来たらあなたの番です。盤の下の **{ button-move }** を押すか、`/{ name-move }` と入力して一覧から選びます。`a3a4`、`A3-a4`、`ライオン d1` のどれでも通じます。
    3. `/{ name-board }` で盤をもう一度表示します（読み上げ用の文字の盤もあります）。`/{ name-games }` は自分の対局の一覧で、自分の番のものから並びます。
    4. 盤の下の **{ button-more }** か `/{ name-offer }`：引き分け、待った、一時停止、相手への時間のプレゼント、中止、投了。自分の手は1分以内なら自由に戻せます。それを過ぎると相手にお願いすることになります。
    5. `/{ name-rules }` は図入りのルール説明、`/{ name-learn }` は短い課題での練習、`/{ name-replay }` は初手からの再生です。終局後は **{ button-rematch }** で先後を入れ替えて指せます。
    6. `/{ name-settings }` では、自分の番の知らせ方と、静かにしてほしい時間を決められます。`/{ name-watch }` でほかの人の対局を観戦できます。

    持ち時間は、何も指定しなければ1手3日です：`/{ name-challenge } … { name-time }:10d+36h` や `{ name-time }:none` で変えられます。相手を指定しなければ、だれでも受けられる募集になります。

    1つのチャンネルに対局がいくつもあるときは、`{ name-game }` オプションで指定してください。
about = **Banyan { $version }** — 友だちどうしで何日も何週間もかけて楽しむ、昔ながらのボードゲーム。
    自由ソフトウェア（MIT または Apache-2.0）で、このボットを招いた人が運営しています。メッセージの内容は読みません。保存するのは、対局と、指した人の ID と名前だけです。

# A challenge that is open to everybody.
anyone = 募集中

# Words to one player.
notice-reminder = ⏳ { $mover } さん、対局 **#{ $number }** の時間がもうすぐ切れます（{ $due }）。`/{ name-move }` で続けましょう。{ $link }
notice-plan-void = 対局 #{ $number } は別の展開になったので、予約手は取り消されました。

# Conditional moves, and time off.
plan-heading = 対局 #{ $number } の予約手です。ほかの人には見えません。相手がそのとおりに指すと、すぐに指されます。
plan-pair = `{ $theirs }` なら `{ $mine }`
plan-none = 対局 #{ $number } に予約手はありません。相手の番のあいだに `/{ name-plan } { name-moves }:d7d6→c4c5` のように入れておけます。
plan-forgotten = 対局 #{ $number } の予約手を取り消しました。
plan-your-turn = 対局 #{ $number } はあなたの番です。`/{ name-move }` で指してください。予約手は相手の手への返事です。
plan-not-playing = 予約手を入れられるのは、進行中の自分の対局だけです。#{ $number } は当てはまりません。自分の対局は `/{ name-games }` で一覧できます。
plan-no-answer = 1行ごとに、相手の手とそれへの返事を交互に書いてください：`/{ name-plan } { name-moves }:d7d6→c4c5`。今の入力には、加えられるものがありませんでした。
plan-too-long = 多すぎます。予約手は10行、1行40手までです。いちばんありそうな手から入れてください。
plan-first-move = 予約手の最初に書かれた相手の手 `{ $text }` は指せません。{ $why }
plan-move = `{ $before }` の後に、予約手の `{ $text }` は指せません。{ $why }
vacation-none = 休暇中ではありません。今年の休暇は{ $allowance }のうち{ $left }残っています。`/{ name-vacation } { name-days }:3` のように取れます。使ったぶんは1時間単位で数えます。
vacation-away = { $until } まで休暇中です。それまであなたの時計は動きません。`/{ name-vacation } { name-back }:True` で早く終えられ、使わなかった時間は残ります。最後まで休むと、今年の残りは{ $left }になります。
vacation-back = おかえりなさい！ 時計がまた動きはじめました。使ったぶんは1時間単位で数えます。今年の休暇の残りは{ $left }です。
vacation-given = { $until } まで休暇中で、まだ終えられません。この休暇のぶん、すでに時計の時間が延ばされた対局があります。そこで指せば、`/{ name-vacation } { name-back }:True` で残りを後に取っておけます。
vacation-not-away = 休暇中ではありません。今年の休暇の残りは{ $left }です。
vacation-too-long = 休暇が足りません。今年は{ $allowance }のうち{ $left }残っています。その範囲で取ってください。
notice-turn = 🎲 **#{ $number }** { $ruleset }（相手：{ $opponent }）、あなたの番です。{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } さんが { $ruleset } の申し込みの返事を待っています · **#{ $number }**。{ $due } { $link }
notice-news = { $news } { $link }
notice-last = 直前の手：`{ $last }`。
notice-due = 期限：{ $due }。
notice-several = { $count }局があなたを待っています：
notice-more = …ほか{ $more }局。`/{ name-games }` で一覧が見られます。
notice-refused = { $player } さん、ダイレクトメッセージを送れませんでした（ここからのメッセージを受け取らない設定になっているようです）。そのため、今後はこのチャンネルでお知らせします。`/{ name-settings }` でダイレクトメッセージに戻せます。
    { $notice }
