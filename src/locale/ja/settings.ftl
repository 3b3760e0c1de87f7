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
settings-language = 🗣️ 言語：**{ $language }**
settings-language-discord = 🗣️ 言語：Discord の設定に合わせる（**{ $language }**）
settings-boards = 🎨 自分だけに見える盤：**{ $theme }**、手前は**{ $below }**
settings-challengers = 🤝 申し込みを受ける相手：**{ $who }**
settings-listed = 🏆 ランキングに名前が載ります。
settings-unlisted = 🏆 ランキングに名前は**載りません**。
settings-blocked = { $count ->
        [0] 🚫 ブロックしている人はいません。
       *[other] 🚫 ブロックしている人：{ $count }人
    }
section-notices = お知らせ
section-looks = 言語と盤
section-people = ほかのプレイヤー
menu-language = あなたの言語
language-discord = Discord の設定に合わせる
menu-theme = 自分だけに見える盤の配色
flip-own = 自分の側
flip-first = 先手側
menu-flip = 自分だけに見える盤で手前に置く側
challengers-everyone = だれでも
challengers-server = 対局したことのあるサーバーの人
challengers-known = 対局したことのある人
challengers-nobody = だれからも受けない
menu-challengers = 申し込みを受ける相手
menu-block = プレイヤーをブロックする
menu-unblock = ブロックを解除する
button-listed = ランキングに載せる
button-unlisted = ランキングに載せない
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

## The server's panel; channels and roles come as mentions

server-nowhere = これはサーバーの中でだけ使えます。サーバーのチャンネルで入力してください。
server-heading = **このサーバーの設定。** 変更はすぐに反映されます。
server-language = 🗣️ 全員が読む投稿の言語：**{ $language }**
server-language-discord = 🗣️ 全員が読む投稿の言語：Discord の設定に合わせる（**{ $language }**）
server-game = 🎲 ゲームを指定しない申し込みは **{ $ruleset }** になります。
server-game-none = 🎲 申し込むときは、必ずゲームを指定します。
server-time = ⏱️ 時間を指定しない申し込みは **{ $time }** になります。
server-threads-on = 🧵 新しい対局には、権限のあるかぎり**それぞれスレッド**を作ります。スレッドは終局後にアーカイブされます。
server-threads-off = 🧵 対局は**始まったチャンネル**でそのまま進みます。
server-channels = 📍 対局を始められる場所：{ $channels } とそのスレッド
server-channels-all = 📍 対局を始められる場所：ボットが書き込める**すべてのチャンネル**
server-players = 🙋 対局できる人：ロール { $role } のあるメンバー
server-players-all = 🙋 対局できる人：**全員**
server-moderators = 🛡️ モデレーター：サーバーの管理者と、ロール { $role } のあるメンバー
server-moderators-none = 🛡️ モデレーター：**サーバーの管理者**
server-news = 📣 シーズンやニュースのお知らせ：{ $channel }
server-news-none = 📣 シーズンやニュースのお知らせ：**なし**
section-games = 対局
section-places = 場所と人
menu-server-language = 全員が読む投稿の言語
menu-server-game = いつものゲーム
menu-server-time = いつもの持ち時間
game-none = なし（申し込むたびに指定する）
menu-channels = 対局を始められるチャンネル（何も選ばなければどこでも）
menu-players = 対局できるロール（何も選ばなければ全員）
menu-moderators = サーバーの管理者のほかにモデレーターになるロール
menu-news = シーズンやニュースを知らせるチャンネル
threads-on = 対局ごとにスレッドを作る
threads-off = 始めたチャンネルのまま
