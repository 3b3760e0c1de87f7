# Japanese. The rules in words, and other long texts.
# A game's number comes as text; counts come as numbers.

## Long texts

rules-alt = { $ruleset }の初期配置。
rules-jungle = **{ $ruleset }** · { $first }（丸い駒、下側）が先手、{ $second }（八角形の駒、上側）が後手です。
    { "" }**目的：** どの動物でも、相手の巣穴に入れば勝ちです。{ $first }は d9、{ $second }は d1 をめざします。
rules-jungle-how = **強い順：** { $animals }。
    { "" }**動き方：** 前後左右に1マスです。強さが同じか、自分より弱い相手の駒は、そのマスに進むと取れます。ネズミはゾウを取れます。{ $river ->
        [yes] 泳げるのはネズミだけです。
       *[no] { "" }
    }
    { $switches }
    { "" }**巣穴：** 自分の巣穴には入れません。**手がないとき：** 指せる手がなくなった側の負けです。
    { "" }**引き分け：** 千日手（同じ局面が3回目）、または駒を取らない手が200手（二人で100手ずつ）続いたとき。
    { "" }**手の入力：** `{ $typed }`、言葉では `{ $spoken }`。
rules-dobutsu = **{ $ruleset }** · { $first }（下側）が先手、{ $second }（上側）が後手です。
    { "" }**目的：** 相手のらいおんを取るか（キャッチ）、自分のらいおんをいちばん奥の段まで進めれば（トライ）勝ちです。
rules-dobutsu-how = **動き方：** どの駒も1マスです。らいおんは8方向、ぞうは斜め、きりんは縦横、ひよこは前に動けます。ひよこはいちばん奥の段に進むとにわとりに成り、斜め後ろ以外に動けます。
    { "" }**持ち駒：** 取った駒は自分の持ち駒になります。にわとりはひよこに戻ります。駒を動かす代わりに、持ち駒を空いているマスのどこにでも打てます。いちばん奥の段に打ったひよこは、ひよこのままで、動けません。
    { $switches }
    { "" }指せる手がなくなったら負けです。**引き分け：** 千日手（同じ局面が3回目）。
    { "" }**手の入力：** `b2b3` または `ひよこ b3`。打つときは `C@b2` または `ひよこを b2 に打つ`。
rules-o-an-quan = **{ $ruleset }** · ベトナムに伝わるゲーム（Ô ăn quan）です。{ $first }（下側）が先手、{ $second }（上側）が後手です。
    { "" }**目的：** 民と官を取り、最後に点数の多いほうが勝ちです。
    { "" }**盤：** 12マスの輪です。二人とも自分の側に田が5つあり、自分から見て左から1～5の番号が付いています。両端には官（quan）のマスが1か所ずつあります。初めは、どの田にも民（dân）が5個、官のマスには官が1個ずつあります。
rules-o-an-quan-how = **手番：** 自分の田をひとつ選び、民をすべて手に取ります。右か左へ、続くマスに1個ずつまきます。それから次のマスを見ます。民のある田なら、その民を手に取って続けてまきます。空でない官のマスなら、番が終わります。空の田なら、その先のマスの中身をすべて取ります（自分の民でも取ります）。その先も空なら、番が終わります。
    { "" }**空の田：** 自分の番の初めに田がどれも空なら、取った民を1個ずつ入れます。足りない分は借りて、最後に返します。
    { "" }**終わり：** 自分の田に残った民は自分のもので、点数を数えます。千日手（同じ局面が3回目）になったとき、または400手（二人で200手ずつ）指したときも終わります。
    { $switches }
    { "" }**手の入力：** `3R` または `3 右`、`3L` または `3 左`。

## What each switch of a ruleset means

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = 相手の罠に入った駒は弱くなり、相手のどの駒にでも取られてしまいます。
switch-traps-universal = 罠に入った駒は、自分の罠でも弱くなり、相手のどの駒にでも取られてしまいます。
switch-trapped-full = 罠の中の駒も、本来の強さで相手の駒を取れます。
switch-trapped-powerless = 罠で弱った駒は、何も取れません。
switch-dog-over-wolf-off = オオカミはイヌより強いです。
switch-dog-over-wolf-on = イヌはオオカミより強いです。
switch-lion-tiger-ranked = ライオンはトラより強いです。
switch-lion-tiger-equal = ライオンとトラは同じ強さで、たがいに取れます。
switch-elephant-rat-trap = ゾウがネズミを取れるのは、ネズミがゾウの側の罠に入っているときだけです。
switch-elephant-rat-always = ゾウはネズミを取れます。
switch-elephant-rat-never = ゾウはネズミを取れません。
switch-rat-out-none = 水の中のネズミは、陸の駒を取れません。
switch-rat-out-rat = 水の中のネズミは、陸のネズミを取れますが、ゾウは取れません。
switch-rat-out-elephant = 水の中のネズミは、陸のゾウを取れますが、ネズミは取れません。
switch-rat-out-all = 水の中のネズミは、陸の駒もふだんどおり取れます。
switch-rat-in-off = 陸のネズミは、泳いでいるネズミを取れません。
switch-rat-in-on = 陸のネズミは、泳いでいるネズミを取れます。
switch-rat-swim-on = 泳いでいるネズミどうしは、たがいに取れます。
switch-rat-swim-off = 泳いでいるネズミどうしは、たがいに取れません。
switch-jumps-none = { $piece }は川を跳び越えられません。
switch-jumps-h = { $piece }は川を横に跳び越え、降りたマスの駒を取れます。途中でネズミが泳いでいると跳べません。
switch-jumps-v = { $piece }は川を縦に跳び越え、降りたマスの駒を取れます。途中でネズミが泳いでいると跳べません。
switch-jumps-hv = { $piece }は川を縦にも横にも跳び越え、降りたマスの駒を取れます。途中でネズミが泳いでいると跳べません。
switch-capture-all-on = 相手の駒をすべて取っても勝ちです。
switch-capture-all-off = 駒をすべて取ると、相手が動けなくなるので勝ちです。
switch-mandarin-10 = 官1個は民10個分です。
switch-mandarin-5 = 官1個は民5個分です。
switch-quan-non-5 = クアン・ノン（quan non、若い官）：同じマスの民が5個より少ないあいだ、官は取れません。
switch-quan-non-0 = 官は最初の手から取れます。
switch-chain-on = 取ったマスの先が、また空の田で、その先が空でないマスなら、それも続けて取れます。
switch-chain-off = 1回の番で取れるのは1マスだけです。
switch-empty-mandarin-stop = 空の官のマスでも、空でないときと同じように番が終わります。
switch-empty-mandarin-gap = 空の官のマスは、空の田と同じように扱います。
switch-end-mandarins = 官が2個とも取られたら、対局が終わります。
switch-end-squares = 官のマスが両方とも空になるまで、対局は終わりません。
switch-leftovers-none = 官のマスに残った民は、だれの点にもなりません。
switch-leftovers-split = 官のマスに残った民は、二人で分けます。
switch-swap-off = 交代なし：初手はそのまま。
switch-swap-on = 交代：先手の初手に後手が `交代` と答えると、その手を引き継げます。盤の向きが変わり、次は先手が指します。
preset-dobutsu-classic = らいおんは、ねらわれているマスには入れません。いちばん奥の段でも同じです。自分のらいおんがねらわれていても、逃げなくてかまいません。
preset-dobutsu-official = らいおんは、ねらわれているマスにも入れます。いちばん奥の段では、取られない場所ならすぐに勝ちです。取られる場所なら、次の手で取られなかったときに勝ちです。
help = **昔ながらのボードゲームを、ゆっくりと。** 今日一手、明日一手。対局はずっと残ります。

    1. `/{ name-challenge }` で友だちに申し込みます。相手が **{ button-accept }** を押すと、盤が出ます。
    2. メンションが届いたら、あなたの番です。盤の下の **{ button-move }** を押すか、`/{ name-move }` と入力して一覧から選びます。`a3a4`、`A3-a4`、`ライオン d1` のどれでも通じます。
    3. 盤をもう一度見るには `/{ name-board }`（読み上げ用の文字もあります）。自分の対局は `/{ name-games }` で見られ、自分の番のものから並びます。
    4. 盤の下の **{ button-more }** か `/{ name-offer }` で、引き分け、待った、一時停止、時間のプレゼント、中止、投了ができます。自分の手は1分以内なら戻せます。その後は、相手に頼みます。
    5. ルールは `/{ name-rules }`、短い課題は `/{ name-learn }`、自分の対局の再生は `/{ name-replay }` です。終局後の **{ button-rematch }** では、先後が入れ替わります。
    6. 通知とおやすみ時間は `/{ name-settings }`、ほかの人の対局の観戦は `/{ name-watch }` です。

    持ち時間は、選ばなければ1手3日です。変えるには：`/{ name-challenge } { name-time }:10日+36時間` または `{ name-time }:なし`。相手を指定しなければ、だれでも申し込みを受けられます。

    同じチャンネルに対局がいくつかあるときは、オプション `{ name-game }` で選んでください。
about = **Banyan { $version }**：何日も何週間もかけて友だちと遊ぶ、昔ながらのボードゲーム。
    だれでも自由に使えるソフトウェアです（ライセンスは MIT または Apache-2.0）。このボットの運営者が動かしています。メッセージは読みません。あなたについて保存しているものは `/{ name-privacy } { name-about }` で見られます。

# A challenge that is open to everyone.
anyone = 募集中

# Words to one player.
notice-reminder = ⏳ { $mover } さん、対局 **#{ $number }** の時間がもうすぐ切れます。期限：{ $due }。`/{ name-move }` で指してください。{ $link }
notice-plan-void = 対局 #{ $number } が予約と違う進み方になったので、予約手を取り消しました。

# Plans, and time off.
plan-heading = 対局 #{ $number } の予約手です。ほかの人には見えません。相手が予約どおりに指すと、返事がすぐに自動で指されます。
plan-pair = { $theirs } なら { $mine }
plan-none = 対局 #{ $number } に予約手はありません。相手の番のあいだに予約できます：`/{ name-plan } { name-moves }:{ $example }`
plan-forgotten = 対局 #{ $number } の予約手を取り消しました。
plan-your-turn = 対局 #{ $number } はあなたの番です。`/{ name-move }` で指してください。予約できるのは、相手の番のあいだだけです。
plan-not-playing = #{ $number } は進行中のあなたの対局ではないので、予約できません。自分の対局は `/{ name-games }` で見られます。
plan-no-answer = 予約手に返事がありません。相手の手の後に、自分の返事を書いてください：`/{ name-plan } { name-moves }:{ $example }`
plan-too-long = 予約手が長すぎます。入るのは10通りまで、それぞれ40手までです。いちばんありそうな手から入れてください。
plan-first-move = 予約手の最初には、相手の手を書きます。`{ $text }`：{ $why }
plan-move = 予約手の `{ $before }` の後の `{ $text }` は指せません。{ $why }
vacation-none = 休暇中ではありません。今年の残り：{ $left }（年間{ $allowance }）。始めるには `/{ name-vacation } { name-days }:3` を使ってください。休んだ分は1時間単位で数えます。
vacation-away = { $until } まで休暇中です。それまであなたの時計は止まります。早く戻るには、下のボタンを押してください。最後まで休むと、今年の残りは{ $left }です。
vacation-automatic = 時間が切れたので、休暇が始まりました。{ $until } まであなたの時計は止まります。指すか、下のボタンを押せば、残りは取っておけます。最後まで休むと、今年の残りは{ $left }です。
vacation-back = おかえりなさい！ あなたの時計がまた動きます。今年の休暇の残り：{ $left }。休んだ分は1時間単位で数えます。
vacation-given = { $until } まで休暇中です。この休暇で時間が延びた対局があるので、まだ終えられません。その対局で指してから、下のボタンで終えれば、残りの日数を取っておけます。
vacation-not-away = 休暇中ではありません。今年の残り：{ $left }。
vacation-too-long = 休暇の残りが足りません。今年の残り：{ $left }（年間{ $allowance }）。日数を減らしてください。
button-vacation-days = { $days }日間休む
notice-turn = 🎲 あなたの番です：**#{ $number }** { $ruleset }、相手：{ $opponent }。{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } さんから{ $ruleset }の申し込みです · **#{ $number }**。受けるか断るかを選んでください。{ $due } { $link }
notice-news = { $news } { $link }
notice-last = 直前の手：`{ $last }`。
notice-due = 期限：{ $due }。
notice-several = あなたを待っている対局と申し込みが{ $count }件あります：
notice-more = …ほか{ $more }件。すべては `/{ name-games }` で見られます。
notice-refused = { $player } さん、ダイレクトメッセージを送れませんでした。あなたの Discord の設定で許可されていません。これからはここでお知らせします。ダイレクトメッセージをまた試すには、`/{ name-settings }` を使ってください。
    { $notice }
