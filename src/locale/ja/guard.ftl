# Japanese. Safety: blocks, limits, moderators, private data.
# Who asked to be forgotten.
former-player = 元プレイヤー
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = モデレーターの { $moderator } さんが { $first } さんと { $second } さんの対局を中止しました。勝敗はありません：{ $reason }
headline-struck-out = モデレーターの { $moderator } さんが { $first } さんと { $second } さんの対局の結果を取り消しました。勝敗はありません：{ $reason }
headline-adjudicated = モデレーターの { $moderator } さんがこの対局を裁定しました：{ $reason }
challenge-voided = モデレーターの { $moderator } さんが { $asker } さんの申し込みを取り下げました（相手：{ $asked }） · **{ $ruleset }** · #{ $number }：{ $reason }
ending-adjudicated = モデレーターの裁定
refused-own-match = #{ $number } はあなた自身の対局なので、ほかのモデレーターが裁定する必要があります。

## Where and by whom games may begin; channels and roles come as mentions
not-in-this-channel = このサーバーで対局を始められるのは { $channels } です。そちらでもう一度お試しください。（チャンネルはサーバーの管理者が `/{ name-server }` で選びます。）
not-without-role = このサーバーで対局できるのは、ロール { $role } のあるメンバーです。サーバーの管理者に頼んでみてください。
begin-there = 対局 #{ $number } のサーバーでは、対局を始める場所や参加できる人が決められています。そのサーバーで操作してください。
not-a-moderator = これを使えるのは、サーバーの管理者と、管理者が `/{ name-server }` で選んだロールのあるメンバーだけです。

## Moderators: `/moderate`
command-moderate = モデレーター用：対局を無効・中止にする、裁定する、その記録を見る
subcommand-moderate-void = 終わった対局の結果を無効にする
subcommand-moderate-abort = 進行中の対局を中止する、または申し込みを取り下げる
subcommand-moderate-win = 進行中の対局をどちらかの勝ちで終える
subcommand-moderate-draw = 進行中の対局を引き分けで終える
subcommand-moderate-log = このサーバーの対局にモデレーターが行ったこと
option-moderate-game = このサーバーのどの対局か
option-moderate-reason = 理由。対局者とチャンネルの全員に表示されます
option-moderate-winner = 二人のうち、どちらの勝ちとするか
moderate-nowhere = 裁定は、その対局が行われているサーバーで行います。そちらでこのコマンドを使ってください。
moderate-elsewhere = 対局 #{ $number } はこのサーバーのものではないので、ここでは裁定できません。
moderate-reason = #{ $number } を裁定する理由を1～200文字で書いてください。
moderate-running = 対局 #{ $number } はまだ終わっていません。`/{ name-moderate } { name-abort }` で中止できます。
moderate-over = 対局 #{ $number } はもう終わっています。`/{ name-moderate } { name-void }` で結果を無効にできます。
moderate-winner = 対局 #{ $number } をしているのは別の二人です。その二人のうち、勝者とする人を指定してください。
moderate-log = ここの対局にモデレーターが行ったこと（新しい順）：
moderate-log-none = ここでモデレーターが裁定した対局はありません。
moderate-log-line = { $when } · **#{ $number }** · { $moderator }：{ $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = ここの対局にモデレーターが行ったことすべてのテキストファイル
act-void = 結果を無効に
act-abort = 中止
act-first = 先手の勝ち
act-second = 後手の勝ち
act-draw = 引き分け
## Blocks: the one blocked is told nothing

blocked = { $player } さんからは何も届かなくなります。申し込みも再戦の希望も、あなたの対局の観戦もできません。だれにも知らされません。二人のあいだで返事待ちのものは取り消され、進行中の対局は続きます。解除は `/{ name-settings }` でできます。
block-nobody = ブロックできるのはほかの人だけです。自分自身やボットはブロックできません。
## Private data: `/privacy`
command-privacy = 保存している情報を知る、ファイルで受け取る、削除する
subcommand-privacy-about = 何をなぜ保存しているかの説明
subcommand-privacy-export = 自分の情報をすべてファイルで受け取る（ダイレクトメッセージ）
subcommand-privacy-delete = 自分の情報を削除する（先に2回確認します）
privacy-about = **保存している情報と、その理由**
    • あなたの Discord ID と、最後に確認した名前：プレイヤーを区別し、盤に名前を書くため。
    • あなたの対局：相手、場所、すべての手とその時刻。これは相手の対局でもあります。
    • レーティング：レーティング戦の結果から計算されます。
    • `/{ name-settings }` で選んだこと、ブロックした人、休暇、予約手、観戦中の対局、番をお知らせした場所、Discord が伝える言語。
    • あなたの対局にモデレーターが行ったことと、その理由。
    メッセージの内容は、チャンネルでもダイレクトメッセージでも、読みも保存もしません。受け取るのは、コマンド、ボタン、メニュー、フォームで送られたものだけです。
    `/{ name-privacy } { name-export }` ですべて受け取れます。`/{ name-privacy } { name-delete }` で削除できます。
privacy-export = あなたについて保存している情報のすべてです。
privacy-export-sent = ダイレクトメッセージで送りました。
privacy-export-here = ダイレクトメッセージを送れないので、ここにお出しします。あなたについて保存している情報のすべてです。あなたにだけ見えています。
# What a screen reader says of the attached file.
privacy-export-file = 保存している情報すべての JSON ファイル
privacy-delete = **あなたの情報をすべて削除しますか？** 元には戻せません。
    • 進行中の対局は終わります。まだ二人とも指し終えていないものは中止、ほかは投了になります。申し込みは取り消すか、断ります。
    • 名前、設定、ブロック、休暇、予約手、観戦の登録は削除されます。
    • 終わった対局と相手のレーティングは、相手のもとに残ります。そこではあなたは「{ former-player }」となり、こちらからもあなただったことはわからなくなります。
    • チャンネルにある投稿はそのまま残ります。古い画像から名前を消すことはできません。
    いつか戻ってきたときは、新しい人として始まります。
privacy-delete-button = すべて削除…
# At most 45 characters, like the next one.
privacy-form-title = 情報をすべて削除する
privacy-form-field = 削除するには「{ $word }」と入力
# What has to be typed; large or small letters are the same.
privacy-word = 削除
privacy-wrong-word = 「{ $word }」と入力されなかったので、何も削除していません。
privacy-deleted = 完了しました。あなたの情報はすべて削除され、はじめましての間柄に戻りました。お元気で！
blocked-by-you = あなたは { $player } さんをブロックしています。`/{ name-settings }` で解除すると、また対局できます。

## From whom players take challenges

takes-none = { "" }{ $player } さんは今、申し込みを受け付けていません。`/{ name-challenge }` で相手を指定しなければ、だれでも受けられる募集になります。
takes-known = { "" }{ $player } さんが申し込みを受けるのは、対局したことのある人からだけです。`/{ name-challenge }` で相手を指定しなければ、だれでも受けられる募集になります。
takes-server = { "" }{ $player } さんが申し込みを受けるのは、対局したことのあるサーバーの中か、対局したことのある人からだけです。`/{ name-challenge }` で相手を指定しなければ、だれでも受けられる募集になります。
not-now = この申し込みは今は受けられません。`/{ name-challenge }` で相手を指定しなければ、だれでも受けられる募集になります。

## Too much at once; the time comes as Discord shows it, such as "in 20 seconds"

slow-moves = 早業ですね。対局は逃げませんので、続きは { $again } にどうぞ。
slow-challenges = 短いあいだにたくさん申し込みましたね。返事を待ちましょう。次の申し込みは { $again } にできます。
slow-pictures = 画像をたくさんお出ししたところです。{ $again } にもう一度お試しください。
slow-requests = 返事が追いつきません。{ $again } にもう一度お試しください。
slow-server = このサーバーからの依頼が立て込んでいて、ほかの人も順番を待っています。{ $again } にもう一度お試しください。
