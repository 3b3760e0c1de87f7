# Japanese. Safety: blocks, limits, moderators, private data.
# A player who had their data deleted.
former-player = 元プレイヤー
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = モデレーターの { $moderator } さんが { $first } さんと { $second } さんの対局を中止しました。成績に入りません。理由：{ $reason }
headline-struck-out = モデレーターの { $moderator } さんが { $first } さんと { $second } さんの対局を無効にしました。成績に入りません。理由：{ $reason }
headline-adjudicated = モデレーターの { $moderator } さんがこの対局を裁定しました。理由：{ $reason }
challenge-voided = モデレーターの { $moderator } さんが { $asker } さんの申し込みを取り下げました · 相手：{ $asked } · **{ $ruleset }** · #{ $number } · 理由：{ $reason }
ending-adjudicated = モデレーターの裁定
refused-own-match = #{ $number } はあなた自身の対局です。ほかのモデレーターに裁定を頼んでください。

## Where games can start and who can start them; channels and roles come as mentions
not-in-this-channel = このサーバーで対局を始められるのは { $channels } だけです。そちらでもう一度お試しください。（チャンネルは、サーバー管理者が `/{ name-server }` で選びます。）
not-without-role = このサーバーで対局できるのは、ロール { $role } を持つメンバーだけです。ロールは、サーバー管理者に頼んでください。
begin-there = 対局 #{ $number } のサーバーでは、対局を始める場所か、対局できる人が決められています。そのサーバーで操作してください。
not-a-moderator = これを使えるのは、サーバー管理者と、モデレーターのロールを持つメンバーだけです。ロールは、サーバー管理者が `/{ name-server }` で選びます。

## Moderators: `/moderate`
command-moderate = モデレーター用：対局の無効化、中止、裁定と、その記録
subcommand-moderate-void = 終わった対局の結果を無効にする
subcommand-moderate-abort = 進行中の対局を中止する、または申し込みを取り下げる
subcommand-moderate-win = 進行中の対局を、どちらかの勝ちで終える
subcommand-moderate-draw = 進行中の対局を、引き分けで終える
subcommand-moderate-log = このサーバーの対局での、モデレーターの操作の記録
option-moderate-game = このサーバーの対局の番号
option-moderate-reason = 理由（対局者とチャンネルの全員に見えます）
option-moderate-winner = 勝者にするプレイヤー
moderate-nowhere = 対局を裁定できるのは、その対局があるサーバーだけです。そこでこのコマンドを使ってください。
moderate-elsewhere = 対局 #{ $number } はほかのサーバーのものなので、ここでは裁定できません。
moderate-reason = #{ $number } を裁定する理由を、1～200文字で書いてください。
moderate-running = 対局 #{ $number } はまだ終わっていません。中止するには `/{ name-moderate } { name-abort }` を使ってください。
moderate-over = 対局 #{ $number } はもう終わっています。結果を無効にするには `/{ name-moderate } { name-void }` を使ってください。
moderate-winner = その人は対局 #{ $number } のプレイヤーではありません。対局している二人のどちらかを勝者に選んでください。
moderate-log = このサーバーの対局での、モデレーターの操作（新しい順）：
moderate-log-none = このサーバーで、モデレーターが裁定した対局はまだありません。
moderate-log-line = { $when } · **{ $about }** · { $moderator }：{ $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = このサーバーの対局での、モデレーターの操作の全記録（テキストファイル）
act-void = 無効
act-abort = 中止
act-first = 先手の勝ち
act-second = 後手の勝ち
act-draw = 引き分け
act-result = 結果を設定
act-pairing = 組み合わせを手動で決定
act-replacement = 参加者を交代
act-removal = 参加者を除外
act-settings = 設定を変更
## Blocks: the one blocked is told nothing

blocked = { $player } さんをブロックしました。この人はあなたに対局や再戦を申し込めず、あなたの対局の観戦もできません。ブロックしたことは相手に知らされません。二人のあいだの返事待ちの申し込みは取り下げられ、進行中の対局は続きます。`/{ name-settings }` で解除できます。
block-nobody = ブロックできるのは、ほかの人だけです。自分やボットはブロックできません。
blocked-by-you = { $player } さんをブロックしています。`/{ name-settings }` で解除すると、また対局できます。
## Private data: `/privacy`
command-privacy = 保存されている自分のデータの説明、書き出し、削除
subcommand-privacy-about = 保存されるデータとその理由の、わかりやすい説明
subcommand-privacy-export = 自分のデータすべてを、ダイレクトメッセージのファイルで受け取る
subcommand-privacy-delete = 保存されている自分のデータを削除する（先に2回確認します）
privacy-about = **保存しているあなたのデータと、その理由**
    • Discord の ID と、最後に確認した名前：プレイヤーを見分け、盤に名前を書くため。
    • あなたの対局：相手、場所、すべての手とその時刻。これは相手の対局でもあります。
    • レーティング：レーティング戦の結果から計算します。
    • `/{ name-settings }` の設定、ブロックした人、休暇、予約手、観戦中の対局、自分の番の通知を送った場所、Discord から伝わるあなたの言語。
    • パズル：出題したパズル、その結果、パズルのレーティング。あなたと相手が `/{ name-settings }` で許可していれば、終わった対局の局面がみんなのパズルになります。名前も対局との結びつきも残らず、データを削除してもパズルは残ります。
    • あなたの対局での、モデレーターの操作とその理由。
    チャンネルでもダイレクトメッセージでも、メッセージを読んだり保存したりしません。受け取るのは、このボットのコマンド、ボタン、メニュー、フォームで送られたものだけです。
    すべて受け取るには `/{ name-privacy } { name-export }`、削除するには `/{ name-privacy } { name-delete }` を使ってください。
privacy-export = 保存しているあなたのデータすべてです。
privacy-export-sent = ダイレクトメッセージで送りました。
privacy-export-here = あなたにダイレクトメッセージを送れないので、ここでお渡しします。保存しているあなたのデータすべてです。ほかの人には見えません。
# What a screen reader says of the attached file.
privacy-export-file = 保存しているあなたのデータすべて（JSON ファイル）
privacy-delete = **あなたのデータをすべて削除しますか？** 元に戻せません。
    • 進行中の対局は終わります。二人とも指していれば投了、まだなら中止になります。あなたの申し込みは取り下げられ、あなたへの申し込みは断ったことになります。
    • 名前、設定、ブロック、休暇、予約手、観戦は削除されます。
    • 終わった対局と、それによるレーティングの変動は、相手のもとに残ります。その対局では、あなたの名前は「{ former-player }」になり、それがあなただったことは、このボットにもわからなくなります。
    • チャンネルのメッセージは残ります。古い画像から名前を消すことはできません。
    いつか戻ってきたときは、新しいプレイヤーとして始めることになります。
privacy-delete-button = すべて削除…
# At most 45 characters, like the next one.
privacy-form-title = 自分のデータをすべて削除
privacy-form-field = すべて削除するには「{ $word }」と入力
# What has to be typed; large or small letters are the same.
privacy-word = 削除
privacy-wrong-word = 「{ $word }」と入力されなかったので、何も削除していません。削除するなら、もう一度お試しください。
privacy-deleted = あなたのデータをすべて削除しました。お元気で！

## Whose challenges players take

takes-none = { "" }{ $player } さんは今、申し込みを受け付けていません。`/{ name-challenge }` で相手を指定しなければ、だれでも受けられる募集になります。
takes-known = { "" }{ $player } さんに申し込めるのは、{ $player } さんと対局したことのある人だけです。`/{ name-challenge }` で相手を指定しなければ、だれでも受けられる募集になります。
takes-server = { "" }{ $player } さんに申し込めるのは、{ $player } さんと対局したことのある人か、{ $player } さんが対局したことのあるサーバーにいる人だけです。`/{ name-challenge }` で相手を指定しなければ、だれでも受けられる募集になります。
not-now = 今はできません。`/{ name-challenge }` で相手を指定しなければ、だれでも受けられる募集になります。

## Too much at once; the time comes as Discord shows it, such as "in 20 seconds"

slow-moves = 短い時間にたくさん指しました。{ $again } にもう一度お試しください。対局はそのままです。
slow-challenges = 短い時間にたくさん申し込みました。{ $again } にもう一度お試しください。
slow-pictures = 短い時間にたくさんの画像を表示しました。{ $again } にもう一度お試しください。
slow-requests = 操作が速すぎて追いつけません。{ $again } にもう一度お試しください。
slow-server = 今、このサーバーでの操作が混み合っています。{ $again } にもう一度お試しください。
