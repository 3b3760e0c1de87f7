# Japanese. Refusals: private; what is wrong, then what to do.
# A game's number comes as text; counts come as numbers.

## Refusals

refused-not-yours = #{ $number } はほかの二人の対局です。自分の対局は `/{ name-challenge }` で始められます。
refused-not-the-opponent = 自分の申し込みには返事ができません。やめるなら、下の **{ button-cancel }** を押してください。
refused-not-the-challenger = この申し込みを取り下げられるのは、申し込んだ人だけです。あなたへの申し込みなら、下の **{ button-decline }** を押してください。
refused-not-your-turn = #{ $number } は今、{ $mover } さんの番です。`/{ name-plan }` で次の手を予約できます。
refused-not-started = 対局 #{ $number } は、申し込みをだれも受けていないので、まだ始まっていません。始まったら、盤を投稿します。
refused-already-started = この申し込みの対局 #{ $number } は、もう始まっています。`/{ name-board }` で盤を見られます。
refused-void = この申し込みはもう有効でないか、対局が中止されました。`/{ name-challenge }` で新しく始めてください。
refused-over = この対局は終わっています。`/{ name-challenge }` で新しく始めてください。
refused-stale = このボタンが出た後に、局面が変わりました。対局 #{ $number } の今の局面はこちらです。
refused-too-early = それはまだできません。いつからできるかは `/{ name-board }` で見られます。
refused-too-many-open = 返事待ちの申し込みが上限に達しています。返事を待つか、どれかを取り下げてください。一覧は `/{ name-games }` で見られます。
refused-same-terms = 今の条件と同じです。ゲーム、ルール、先後、持ち時間のどれかを変えるか、この申し込みを受けてください。
refused-no-offer = 対局 #{ $number } のその提案は、もう有効ではありません。今できることは `/{ name-offer }` で見られます。
refused-asked-already = 対局 #{ $number } では、もう頼んであります。次の手の後に、また頼めます。
refused-nothing-to-take-back = 対局 #{ $number } に、あなたが戻せる手はありません。今できることは `/{ name-offer }` で見られます。
refused-no-clock = 対局 #{ $number } の時計は動いていないので、好きなだけ考えられます。ほかにできることは `/{ name-offer }` で見られます。
refused-enough-time = 対局 #{ $number } の時間は十分にあります。期限は30日より先にできません。残りが少なくなってからプレゼントしてください。
refused-not-paused = 対局 #{ $number } の時計はもう動いています。一時停止は `/{ name-offer }` で頼めます。
refused-paused = 対局 #{ $number } の時計はもう止まっています。動かすには、手を指すか、`/{ name-offer }` で再開してください。
refused-your-own-turn = 対局 #{ $number } は今あなたの番なので、それができるのは相手だけです。`/{ name-move }` で指してください。
refused-too-late-to-abort = 対局 #{ $number } では二人とも指しているので、中止できません。投了するか、引き分けを提案してください。
refused-too-late-for-rematch = 対局 #{ $number } の再戦の期限（7日）が過ぎました。`/{ name-challenge }` で新しく始めてください。
refused-rematched = 対局 #{ $number } の再戦はもうあります。`/{ name-games }` で見られます。
refused-not-over = 対局 #{ $number } はまだ終わっていません。局面は `/{ name-board }` で見られます。
refused-self-challenge = 自分には申し込めません。友だちを選んでください：`/{ name-challenge } { name-player }:@ともだち { name-kind-of-game }:{ game-jungle }`
move-unreadable = 指し手として読み取れません。{ $examples } のような形で入力してください。
move-ambiguous = 当てはまる手がいくつかあります：{ $candidates }。どれですか？
move-illegal = { $reason }近い手：{ $nearest }
unknown-command = そのコマンドはもうありません。コマンドの一覧は `/{ name-help }` で見られます。
unknown-control = このボタンは古くなっています。新しいボタンは `/{ name-board }` で出せます。
went-wrong = このボットで問題が起きました。対局は変わっていません。もう一度お試しください。続くときは、この番号をボットの運営者に伝えてください：{ $reference }
game-fenced = 対局 #{ $number } のデータが壊れています。運営者が調べるまで、この対局は進められません。ほかの対局は続けられます。この番号をボットの運営者に伝えてください：{ $reference }
too-slow = 時間がかかりすぎました。もう一度お試しください。
no-such-game = 対局 #{ $number } はありません。自分の対局は `/{ name-games }` で見られます。
no-game-running = 進行中の対局がありません。`/{ name-challenge }` で始められます。
which-game = { $total }局あります。どの対局ですか？ 選んでください。
which-game-more = { $total }局あります。どの対局ですか？ 急ぎの{ $shown }局を並べました。ほかの対局は、オプション `{ name-game }` に番号を入れてください。
challenge-bot = ほかのボットとは対局できません。プレイヤーを選ぶか、わたしと対局してください：`/{ name-challenge } { name-level }:2`
challenge-self = 自分には申し込めません。友だちを選んでください。
challenge-direct = ここで申し込める相手は、対局したことのある人だけです：`/{ name-challenge } { name-player }:@ともだち`。それ以外の人への申し込みと相手の募集は、このボットもいるサーバーでしてください。
challenge-in-vain = 📭 { $player } さんはこのボットからのダイレクトメッセージを受け取らないので、申し込み **#{ $number }** は届いていません。二人ともいるサーバーで申し込んでください。
challenge-time = `{ $typed }` は持ち時間として読み取れません。1手の日数は `1日`、`2日`、`3日`、`5日`、`7日`、`14日` から選べます。持ち時間と1手ごとの加算なら、`10日+36時間` のように書きます（60日まで）。時間制限なしは `なし` です。
challenge-game = そのゲームはありません。この中から選んでください：{ $games }
challenge-other-game = `{ $rules }` は `{ $game }` のルールではありません。ほかのルールかゲームを選んでください。
ruleset-no-game = `{ $game }` というゲームはありません。この中から選んでください：{ $allowed }
ruleset-no-preset = このゲームに `{ $preset }` というルールはありません。この中から選んでください：{ $allowed }
ruleset-no-switch = `{ $switch }` というルールの項目はありません。このルールの項目：{ $allowed }
ruleset-no-value = `{ $switch }` は `{ $value }` にできません。選べる値：{ $allowed }
ruleset-twice = `{ $switch }` が2回あります。1回だけにしてください。
ruleset-senseless = `{ $preset }` では、`{ $switch }` を変えても何も変わりません。その項目を消してください。
challenge-rules = { $reason } 選べるルール：{ $presets }
complete-which-game = あなたの番の対局がないか、いくつかあります。先に「{ name-game }」を入力してください
complete-not-your-turn = #{ $number } はあなたの番ではありません

## Why a move is not allowed

illegal-game-over = この対局は終わっています。
illegal-no-piece = { $square } に駒はありません。
illegal-not-your-piece = { $square } の{ $piece }は相手の駒です。
illegal-not-that-piece = { $square } の駒は{ $piece }で、{ $named }ではありません。
illegal-nothing-reaches = { $square } へ動かせる自分の駒はありません。
illegal-stuck = { $square } の{ $piece }は、今どこへも動けません。
illegal-same-square = 元のマスと行き先は別のマスにしてください。{ $square } が2回入力されています。
illegal-jungle-diagonal = { $piece }は { $from } から { $to } へ動けません。斜めに動ける駒はありません。
illegal-jungle-not-adjacent = { $piece }は { $from } から { $to } へ動けません。動けるのは、前後左右に1マスだけです。
illegal-jungle-no-way = { $piece }は { $from } から { $to } へ動けません。できるのは、前後左右に1マス動くか、川をまっすぐ跳び越えることだけです。
illegal-jungle-no-jump = { $piece }は { $from } から { $to } へ川を跳び越えられません。
illegal-jungle-jump-direction = { $piece }はその向きには川を跳び越えられません（{ $from } から { $to } へ）。
illegal-jungle-jump-blocked = { $piece }は跳べません。川の { $square } にいるネズミが道をふさいでいます。
illegal-jungle-water = { $piece }は川の { $square } に入れません。泳げるのはネズミだけです。
illegal-jungle-own-den = { $piece }は自分の巣穴 { $square } に入れません。
illegal-jungle-own-piece = { $piece }は { $square } へ動けません。自分の{ $target }がいます。
illegal-jungle-rank-too-low = { $piece }（{ $rank }）は{ $target }（{ $target_rank }）を取れません。強さが足りません。
illegal-jungle-elephant-rat = { $piece }は { $square } の{ $target }を取れません。このルールでは、そこにいるネズミはゾウでも取れません。
illegal-jungle-rat-out-of-water = { $piece }は水の中から { $square } の{ $target }を取れません。
illegal-jungle-rat-into-water = 陸の{ $piece }は { $square } で泳いでいる{ $target }を取れません。
illegal-jungle-rats-swimming = どちらも泳いでいるあいだは、{ $piece }は { $square } の{ $target }を取れません。
illegal-jungle-powerless = { $piece }は罠で弱っていて、{ $square } の{ $target }を取れません。
illegal-jungle-piece-gone = 自分の{ $piece }はもう取られています。
illegal-jungle-no-such-piece = このルールに{ $piece }はいません。
illegal-dobutsu-direction = { $piece }は { $from } から { $to } へ動けません。その向きには動けない駒です。
illegal-dobutsu-not-adjacent = { $piece }は { $from } から { $to } へ動けません。動けるのは1マスだけです。
illegal-dobutsu-own-piece = { $piece }は { $square } へ動けません。自分の{ $target }がいます。
illegal-dobutsu-lion-attacked = らいおんは { $square } へ動けません。{ $from } の{ $target }がねらっています。
illegal-dobutsu-not-in-hand = 持ち駒に{ $piece }はありません。
illegal-dobutsu-occupied = { $piece }は { $square } に打てません。そのマスには駒があります。
illegal-dobutsu-hen-in-hand = 持ち駒のにわとりはありません。取られたにわとりはひよこに戻ります。ひよこを打ってください。
illegal-dobutsu-no-promotion = { $piece }は { $square } でにわとりに成れません。成れるのは、いちばん奥の段に進んだひよこだけです。
illegal-dobutsu-none-of-kind = 盤の上に自分の{ $piece }はいません。
illegal-dobutsu-none-reaches = { $square } へ動かせる自分の{ $piece }はいません。
illegal-o-an-quan-no-field = 田{ $number }はありません。自分の田は、左から1～5です。
illegal-o-an-quan-not-your-field = { $square } は自分の田ではありません。
illegal-o-an-quan-empty-field = 田{ $number }は空で、まく民がありません。
illegal-o-an-quan-no-swap = このルールに交代はありません。交代ありで遊ぶには、申し込むときにルールの種類の後に `+swap=on` を付けてください。
illegal-o-an-quan-late-swap = 今は交代できません。交代できるのは、後手が対局の初手に答えるときだけです。

menu-text-none = そのメッセージに対局はありません。盤のあるメッセージのメニューを使うか、`/{ name-board }` の `{ name-view }` を「{ view-text }」にしてください。
menu-text-challenge = まだ盤はありません。そのメッセージの申し込みを相手が受けると、盤が出ます。
