# 日本語。大会。

## コマンドとオプションの名前

name-tournament = 大会
name-create = 作成
name-list = 一覧
name-show = 表示
name-join = 参加
name-leave = 辞退
name-start = 開始
name-pause = 一時停止
name-cancel = 終了
name-title = 大会名
name-rounds = 回戦数
name-players = 人数
name-hours = 時間後
name-least-rating = 最低レーティング
name-most-rating = 最高レーティング
name-least-games = 最低対局数
name-pair = 組み合わせ
name-result = 結果
name-replace = 交代
name-pairings = 対戦表
name-pairing = 対戦
name-substitute = 代わりの人

## コマンドとオプション（100文字まで）

command-tournament = このサーバーの大会：作成、参加、途中経過
subcommand-tournament-create = このチャンネルで大会を作る
subcommand-tournament-list = このサーバーの大会の一覧
subcommand-tournament-show = 大会の参加者、途中経過、対局を見る
subcommand-tournament-join = 大会に参加する
subcommand-tournament-leave = 大会を辞退する（開催中は確認があります）
subcommand-tournament-start = 大会を今すぐ始める
subcommand-tournament-pause = 大会を一時停止する、または再開する
subcommand-tournament-cancel = 優勝者を決めずに大会を途中で終える（確認があります）
subcommand-tournament-pair = 一時停止中のスイス式大会の次の回戦を、自分で組み合わせる
subcommand-tournament-result = 対戦の結果を決める
subcommand-tournament-replace = 参加者をほかの人と交代させる
option-tournament = 大会の番号（省略時：当てはまる最新の大会）
option-tournament-title = 大会の名前
option-tournament-format = 対戦相手の決め方
option-tournament-game = 遊ぶゲーム
option-tournament-rounds = スイス式の回戦数（省略時：定員に応じて）
option-tournament-players = 参加者の上限。満員になると始まります（省略時：16人）
option-tournament-hours = 何時間後に始めるか（省略時：満員になったとき、または手動）
option-tournament-days = 1回戦の日数。過ぎると手番の人の負け（省略時：制限なし）
option-tournament-least-rating = 参加できる最低のレーティング
option-tournament-most-rating = 参加できる最高のレーティング
option-tournament-least-games = 参加に必要なレーティング戦の数
option-tournament-pairings = 全員を順にメンション。1人目対2人目、3人目対4人目。奇数なら最後の人は不戦勝
option-tournament-pairing = どの対戦か
option-tournament-winner = 勝った人（省略時：引き分け）
option-tournament-replaced = 抜ける人
option-tournament-substitute = 代わりに入り、得点を引き継ぐ人
tournament-format-round-robin = 総当たり
tournament-format-double-round-robin = 総当たり2回
tournament-format-swiss = スイス式
tournament-format-knockout = 勝ち抜き
tournament-format-knockout-of-three = 勝ち抜き（3局制）
tournament-format-ladder = はしご戦
tournament-format-league = リーグ戦

## 大会の投稿

tournament-heading = 🏆 **{ $title }** · 大会 #{ $number }
tournament-rated = レーティング戦
tournament-casual = フリー対局
tournament-open = **参加者を募集中：** { $most }人中{ $players }人
tournament-starts-at = { $when } に始まります。
tournament-starts-by-hand = 満員になったとき、または { $organiser } さんが始めたときに始まります。
tournament-needs = 参加の条件：{ $needs }
tournament-needs-least = レーティング{ $least }以上
tournament-needs-most = レーティング{ $most }以下
tournament-needs-games = レーティング戦{ $games }局以上
tournament-days = 1回戦は最長{ $days }日です。過ぎると、手番の人の負けになります。
tournament-players = 参加者：{ $players }
tournament-more = ほか{ $players }人
tournament-round = **{ $round }回戦**（全{ $rounds }回戦）
tournament-round-ends = **{ $round }回戦**（全{ $rounds }回戦）· 期限 { $when }
tournament-paused = ⏸️ **一時停止中。** 進行中の対局は続きますが、次の回戦は始まりません。
tournament-over = 🏁 **終了しました。**
tournament-ended-early = 🛑 **途中で終了しました。** 優勝者はいません。
tournament-points = ポイント
tournament-division = { $number }部
tournament-line = { $place }. { $player } { $points }
tournament-line-fine = { $place }. { $player } { $points } ({ $fine })
tournament-line-left = { $line } · 辞退
tournament-games = 進行中の対局：
tournament-bye = この回戦は相手がいないため不戦勝：{ $players }
tournament-of-game = 🏆 { $title } · { $round }回戦
headline-dissolved = { $first } さんと { $second } さんの対局は結果なしで終わりました：大会の中ですでに結果が決まっています
button-tournament-join = 参加する
button-tournament-leave = 辞退する
button-tournament-withdraw = はい、辞退します
button-tournament-cancel = はい、終えます

## メッセージ

tournament-ended = 🏁 **{ $title }** が終わりました。おめでとうございます！
tournament-reminder = ⏰ **{ $title }** の{ $round }回戦は { $when } に終わります。次の対局では、その時に手番の人の負けになります：
tournament-created = 大会 #{ $number } ができました。参加ボタンのある投稿が、まもなくこのチャンネルに出ます。
tournament-joined = **{ $title }** に参加しました。始まったら対局を用意します。
tournament-left = **{ $title }** を辞退しました。
tournament-leave-sure = **{ $title }** は開催中です。今辞退すると、大会で進行中の対局はすべて負けになり、もう戻れません。
tournament-withdrawn = **{ $title }** を辞退しました。大会で進行中だった対局は負けになりました。
tournament-started = **{ $title }** を始めます。
tournament-paused-now = **{ $title }** を一時停止しました。進行中の対局は続きます。再開するには、もう一度 `/{ name-tournament } { name-pause }` を使ってください。
tournament-resumed = **{ $title }** を再開しました。
tournament-cancel-sure = **{ $title }** を途中で終えますか？優勝者は決まりません。進行中の対局は普通の対局として続きます。
tournament-cancelled = **{ $title }** を途中で終えました。
tournament-paired = **{ $title }** の{ $round }回戦の組み合わせが決まりました。`/{ name-tournament } { name-pause }` で再開すると、対局が始まります。
tournament-result-set = 結果を決めました：{ $first } – { $second } **{ $score }**
tournament-replaced = **{ $title }** では、{ $old } さんの代わりに { $new } さんが入ります。進行中の対局は最初から始まります。
tournament-list = このサーバーの大会（新しい順）：
tournament-list-line = **#{ $number }** { $title } · { $state } · 参加者{ $players }人
tournament-state-open = 募集中
tournament-state-playing = 開催中
tournament-state-paused = 一時停止中
tournament-state-over = 終了
tournament-state-cancelled = 途中で終了

## 断るとき

tournament-nowhere = これはサーバーのチャンネルでだけ使えます。そちらでコマンドを使ってください。
tournament-may-not-create = ここで大会を作れるのは、サーバー管理者とモデレーターだけです。頼んでみてください。
tournament-not-organiser = これを使えるのは、大会の主催者、サーバー管理者、モデレーターだけです。頼んでみてください。
tournament-none = 今ここに当てはまる大会はありません。一覧は `/{ name-tournament } { name-list }` で見られます。
tournament-none-yet = このサーバーの大会はまだありません。サーバー管理者が `/{ name-tournament } { name-create }` で作れます。
tournament-unknown = このサーバーに大会 #{ $number } はありません。一覧は `/{ name-tournament } { name-list }` で見られます。
tournament-no-title = その名前は表示できません。別の `{ name-title }` にしてください。
tournament-rating-range = 最低のレーティングが最高より上になっています。入れ替えてください。
tournament-endless = 持ち時間のない対局は終わらないことがあります。`{ name-time }` か `{ name-days }` を決めてください。
tournament-few-places = 大会の定員は{ $fewest }人以上にしてください。`{ name-players }` を増やしてください。
tournament-too-many = **{ $title }** は定員{ $most }人で、満員です。ほかの大会は `/{ name-tournament } { name-list }` で見られます。
tournament-closed = **{ $title }** はもう始まっているので、参加できません。ほかの大会は `/{ name-tournament } { name-list }` で見られます。
tournament-is-over = **{ $title }** はもう終わっています。ほかの大会は `/{ name-tournament } { name-list }` で見られます。
tournament-in-already = もう **{ $title }** に参加しています。
tournament-not-in = **{ $title }** には参加していません。
tournament-too-few = **{ $title }** には{ $least }人以上が必要です。参加者が増えるまで待ってください。
tournament-not-started = **{ $title }** はまだ始まっていません。`/{ name-tournament } { name-start }` で始めてください。
tournament-not-eligible = **{ $title }** にはまだ参加できません。必要な条件：{ $needs }。今のレーティングは{ $rating }、レーティング戦は{ $games }局です。
tournament-reason = 理由を1〜200文字で入力してください。
tournament-pairings-wrong = 次の参加者全員を、1回ずつメンションしてください：{ $players }
tournament-no-more-rounds = **{ $title }** に残りの回戦はありません。`/{ name-tournament } { name-pause }` で再開すると終わります。
tournament-no-pairing = **{ $title }** にその対戦はありません。一覧から選んでください。
tournament-own-pairing = 自分の対戦の結果は決められません。ほかのモデレーターに頼んでください。
tournament-winner-not-in = その人はこの対戦にいません。{ $first } さんか { $second } さんを選ぶか、引き分けなら空けておいてください。
tournament-player-not-in = { $player } さんは **{ $title }** に参加していません。参加者は `/{ name-tournament } { name-show }` で見られます。
tournament-player-in = { $player } さんはもう **{ $title }** に参加しているか、辞退しています。ほかの人を選んでください。
tournament-no-bots = ボットは **{ $title }** に参加できません。人を選んでください。
tournament-other-format = **{ $title }** の形式（{ $format }）ではできません。今の様子は `/{ name-tournament } { name-show }` で見られます。
tournament-not-paused = 先に `/{ name-tournament } { name-pause }` で **{ $title }** を一時停止してください。組み合わせはその後です。
tournament-is-paused = **{ $title }** は一時停止中です。先に `/{ name-tournament } { name-pause }` で再開する必要があります。
tournament-round-running = **{ $title }** の回戦にはまだ対局が残っています。終わるまで待つか、`/{ name-tournament } { name-result }` で結果を決めてください。
tournament-round-passed = **{ $title }** の後の回戦がその結果をもとにしています。変えられるのは最新の回戦の結果だけです。
tournament-needs-winner = 勝ち抜きでは、次に進む人が必要です。`{ name-winner }` を選んでください。
tournament-changed = **{ $title }** がちょうど変わったところです。見直してから、もう一度試してください。
