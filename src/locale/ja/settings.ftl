# Japanese. Settings of players and servers.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Settings

settings-heading = **あなたの設定。** 変更はすぐに反映されます。
settings-notices = 🔔 自分の番になったら：**{ $how }**
settings-refused = { "" }  ⚠️ 前回のダイレクトメッセージが届かなかったので、チャンネルでお知らせしています。このサーバーからのダイレクトメッセージを許可して、もう一度選んでください。
settings-quiet = 🌙 おやすみ時間：**{ $hours }**。そのあいだは通知せず、たまった分は後でお知らせします。
settings-loud = 🌙 おやすみ時間：**なし**
settings-zone = 🌍 タイムゾーン：**{ $zone }**（現在 { $time }）。`/{ name-settings } { name-zone }:` で選べます。
settings-vacation-on = 🏖️ 時間が切れたら、休暇が残っているかぎり**自動で休暇**に入ります。
settings-vacation-off = 🏖️ 時間が切れたら負けになります。休暇は**自動では始まりません**。
settings-zone-choice = { $zone }（現在 { $time }）
settings-bad-hours = 時間帯として読み取れませんでした。`22:00-07:00` のように書くか、なしにするなら `off` と書いてください。
settings-bad-zone = その名前のタイムゾーンは見つかりません。`Tokyo` や `New York` のような近くの大きな都市を英字で入力して、一覧から選んでください。
settings-which-zone = 当てはまるタイムゾーンがいくつかあります。どれですか？ { $zones }
notices-channel = チャンネルでメンションする
notices-direct = ダイレクトメッセージを送る
notices-none = 知らせない
button-quiet = おやすみ時間…
button-loud = おやすみ時間なし
button-vacation-on = 自動で休暇に入る
button-vacation-off = 自動で休暇に入らない
form-quiet = おやすみ時間
form-hours = 何時から何時まで（空欄ならなし）
form-hours-hint = 22:00-07:00
form-zone = タイムゾーン（都市名、空欄なら UTC）
form-zone-hint = Asia/Tokyo
server-nowhere = これはサーバーの中でだけ使えます。
server-threads-on = このサーバーの新しい対局には、権限のあるかぎりそれぞれスレッドを作ります。スレッドは終局後にアーカイブされます。
server-threads-off = このサーバーの対局は、始まったチャンネルでそのまま進みます。
threads-on = 対局ごとにスレッドを作る
threads-off = 始めたチャンネルのまま
