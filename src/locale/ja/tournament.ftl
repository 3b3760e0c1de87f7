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
tournament-changed = **{ $title }** がちょうど変わったところです。見直してから、もう一度試してください。
