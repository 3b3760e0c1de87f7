# Japanese. Refusals: private, with what would be right.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Refusals, private, with what would be right

refused-not-yours = この対局（#{ $number }）はほかの二人のものです。自分の対局は `/{ name-challenge }` で始められます。
refused-not-the-opponent = これはあなた自身が出したものなので、返事をするのは別の人です。下の **{ button-cancel }** で取り消せます。
refused-not-the-challenger = この申し込みを取り消せるのは、申し込んだ人だけです。あなた宛てなら、下の **{ button-decline }** を押してください。
refused-not-your-turn = #{ $number } はあなたの番ではありません。いまは { $mover } さんの番です。待つあいだに `/{ name-plan }` で返事の手を予約できます。
refused-not-started = 対局 #{ $number } はまだ始まっていません。申し込みの返事を待っています。受けてもらえたら盤が投稿されます。
refused-already-started = この申し込みはもう受けられています。対局 #{ $number } は進行中です。`/{ name-board }` で盤を見られます。
refused-void = この申し込みはもう有効ではないか、対局が中止されました。`/{ name-challenge }` で新しく申し込めます。
refused-over = この対局は終わっています。`/{ name-challenge }` で新しく始められます。
refused-stale = このボタンが表示されてから局面が進みました。対局 #{ $number } の今の様子はこちらです。
refused-too-early = まだその時間になっていません。いつまで待つかは `/{ name-board }` でわかります。
refused-too-many-open = 返事待ちの申し込みが上限に達しています。返事を待つか、どれかを取り消してください。`/{ name-games }` で一覧が見られます。
refused-same-terms = 今の条件と同じです。ゲーム、ルール、先後、持ち時間のどれかを変えるか、そのまま受けてください。
refused-no-offer = 対局 #{ $number } で、その提案はもう有効ではありません。いまできることは `/{ name-offer }` で見られます。
refused-asked-already = 対局 #{ $number } では、すでにお願いしてあります。手が進めば、もう一度お願いできます。
refused-nothing-to-take-back = 対局 #{ $number } には、戻せる自分の手がありません。いまできることは `/{ name-offer }` で見られます。
refused-no-clock = 対局 #{ $number } では時計が動いていません。ゆっくり考えてください。ほかにできることは `/{ name-offer }` で見られます。
refused-enough-time = 対局 #{ $number } の残り時間は十分にあります。30日を超えて贈ることはできません。残りが少なくなってから贈ってください。
refused-not-paused = 対局 #{ $number } の時計は動いています。一時停止は `/{ name-offer }` で頼めます。
refused-paused = 対局 #{ $number } の時計はもう止まっています。だれかが指すか、`/{ name-offer }` で再開すると動きだします。
refused-your-own-turn = 対局 #{ $number } はあなたの番です。それができるのは相手だけです。`/{ name-move }` で指してください。
refused-too-late-to-abort = 対局 #{ $number } では二人とも指しています。投了するか、引き分けを提案できます。
refused-too-late-for-rematch = 対局 #{ $number } の再戦を申し込めるのは、終局から7日以内でした。`/{ name-challenge }` で新しく始められます。
refused-rematched = 対局 #{ $number } の再戦はもう始まっています。`/{ name-games }` で見られます。
refused-not-over = 対局 #{ $number } はまだ終わっていません。今の様子は `/{ name-board }` で見られます。
refused-self-challenge = 自分自身には申し込めません。だれかを選んでください：`/{ name-challenge } { name-player }:@ともだち { name-kind-of-game }:{ game-jungle }`
move-unreadable = 指し手として読み取れませんでした。{ $examples } のように、どこからどこへ動かすかを書いてください。
move-ambiguous = 当てはまる手がいくつかあります：{ $candidates }。どれですか？
move-illegal = { $reason } 近くで指せる手：{ $nearest }
unknown-command = そのコマンドは今はありません。`/{ name-help }` で使えるものを確認できます。
unknown-control = それは古いバージョンのボタンです。`/{ name-board }` で新しいボタンの付いた盤面を表示できます。
went-wrong = こちらで問題が起きました。対局は元のままです。もう一度お試しください。続くようでしたら、この番号を運営者に伝えてください：{ $reference }
game-fenced = 対局 #{ $number } の記録が壊れているため、運営者が確認するまでこの対局は動かしません。ほかの対局はいつもどおり続けられます。この番号を運営者に伝えてください：{ $reference }
too-slow = 処理に時間がかかりすぎました。もう一度押してください。
no-such-game = 対局 #{ $number } はありません。`/{ name-games }` で自分の対局の一覧が見られます。
no-game-running = 進行中の対局がありません。`/{ name-challenge }` で始められます。
which-game = 対局がいくつかあります。どれのことかを `{ name-game }` オプションで指定してください：
    { $games }
challenge-bot = ボットとは対局できません。人を選んでください。
challenge-which-game = どのゲームにしますか？ 選んでください：`/{ name-challenge } { name-kind-of-game }:{ game-jungle }`（サーバーのいつものゲームは `/{ name-server }` で決められます）
challenge-self = 自分自身には申し込めません。だれかを選んでください。
challenge-direct = ここで申し込めるのは、対局したことのある人だけです：`/{ name-challenge } { name-player }:@ともだち`。それ以外の人への申し込みや相手の募集は、このボットもいるサーバーで行ってください。
challenge-in-vain = 📭 { $player } さんにダイレクトメッセージを送れないので、申し込み **#{ $number }** は届いていません。お二人がいるサーバーで申し込んでください。
challenge-time = `{ $typed }` という持ち時間はわかりません。1手の日数は `1d`、`2d`、`3d`、`5d`、`7d`、`14d` から。持ち時間と1手ごとの加算は、60日までで `10d+36h` のように。時間制限なしは `none` です。
challenge-game = そのゲームはわかりません。遊べるのは { $games } です。
challenge-other-game = `{ $rules }` は `{ $game }` のルールではありません。
ruleset-no-game = `{ $game }` というゲームはわかりません。遊べるもの：{ $allowed }
ruleset-no-preset = `{ $preset }` というルールはありません。選べるもの：{ $allowed }
ruleset-no-switch = `{ $switch }` という項目はありません。このルールで変えられるもの：{ $allowed }
ruleset-no-value = `{ $switch }` は `{ $value }` にできません。選べるもの：{ $allowed }
ruleset-twice = `{ $switch }` が2回指定されています。
ruleset-senseless = `{ $switch }` は `{ $preset }` では意味がありません。盤の上に、それで変わるものがないからです。
challenge-rules = { $reason } 選べるルール：{ $presets }
complete-which-game = あなたの番の対局がないか、いくつかあります。先に { name-game } を指定してください
complete-not-your-turn = #{ $number } はあなたの番ではありません

## Why a move is not allowed

illegal-game-over = この対局は終わっています。
illegal-no-piece = { $square } に駒はありません。
illegal-not-your-piece = { $square } の{ $piece }は相手の駒です。
illegal-not-that-piece = { $square } にいるのは{ $named }ではなく、{ $piece }です。
illegal-nothing-reaches = { $square } へ動かせる駒がありません。
illegal-stuck = { $square } の{ $piece }は動けません。
illegal-same-square = 行き先は別のマスにしてください。{ $square } が2回書かれています。
illegal-jungle-diagonal = { $piece }は { $from } から { $to } へ動けません。斜めに動ける駒はありません。
illegal-jungle-not-adjacent = { $piece }は { $from } から { $to } へ動けません。動けるのは前後左右に1マスです。
illegal-jungle-no-jump = { $piece }は川を跳び越えられないので、{ $from } から { $to } へは動けません。
illegal-jungle-jump-direction = { $piece }はその向きには川を跳び越えられないので、{ $from } から { $to } へは動けません。
illegal-jungle-jump-blocked = { $piece }は跳び越えられません。川の { $square } にいるねずみが道をふさいでいます。
illegal-jungle-water = { $piece }は { $square } の川に入れません。泳げるのはねずみだけです。
illegal-jungle-own-den = { $piece }は { $square } の自分の巣穴に入れません。
illegal-jungle-own-piece = { $piece }は { $square } へ動けません。味方の{ $target }がいます。
illegal-jungle-rank-too-low = { $piece }（{ $rank }）は{ $target }（{ $target_rank }）を取れません。相手のほうが強い駒です。
illegal-jungle-elephant-rat = { $piece }は { $square } の{ $target }を取れません。そこではねずみだけが、ぞうの取れない動物です。
illegal-jungle-rat-out-of-water = { $piece }は水の中から { $square } の{ $target }を取れません。
illegal-jungle-rat-into-water = 陸の{ $piece }は、{ $square } を泳いでいる{ $target }を取れません。
illegal-jungle-rats-swimming = どちらも泳いでいるあいだは、{ $piece }は { $square } の{ $target }を取れません。
illegal-jungle-powerless = { $piece }は罠の中で力を失っているので、{ $square } の{ $target }を取れません。
illegal-jungle-piece-gone = { $piece }はもう取られています。
illegal-jungle-no-such-piece = このルールに{ $piece }は登場しません。
illegal-dobutsu-direction = { $piece }は { $from } から { $to } へ動けません。その向きには動けない駒です。
illegal-dobutsu-not-adjacent = { $piece }は { $from } から { $to } へ動けません。動けるのは1マスだけです。
illegal-dobutsu-own-piece = { $piece }は { $square } へ動けません。味方の{ $target }がいます。
illegal-dobutsu-lion-attacked = ライオンは { $square } へ動けません。{ $from } の{ $target }に取られてしまいます。
illegal-dobutsu-not-in-hand = 持ち駒に{ $piece }はありません。
illegal-dobutsu-occupied = { $square } には駒があるので、{ $piece }は打てません。
illegal-dobutsu-hen-in-hand = にわとりは持ち駒になりません。取られるとひよこに戻ります。ひよことして打ってください。
illegal-dobutsu-no-promotion = { $piece }は { $square } ではにわとりに成れません。成れるのは、盤上から一番奥の段に進んだひよこだけです。
illegal-dobutsu-none-of-kind = 盤上に自分の{ $piece }はいません。
illegal-dobutsu-none-reaches = { $square } へ動かせる{ $piece }はいません。
illegal-o-an-quan-no-field = 田{ $number }はありません。自分の田は左から1～5です。
illegal-o-an-quan-not-your-field = { $square } はあなたの田ではありません。
illegal-o-an-quan-empty-field = 田{ $number }は空です。まく石がありません。

menu-text-none = そのメッセージに対局は表示されていません。盤の付いたメッセージのメニューから選ぶか、`/{ name-board } { name-view }:{ view-text }` を使ってください。
menu-text-challenge = まだ盤はありません。そのメッセージの申し込みは返事待ちです。
