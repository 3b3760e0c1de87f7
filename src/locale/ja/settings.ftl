# Japanese. Settings of players and servers.
# A game's number comes as text; counts come as numbers.

## Settings

settings-heading = **あなたの設定。** 変更はすぐに反映されます。
settings-notices = 🔔 自分の番の通知：**{ $how }**
settings-refused = { "" }  ⚠️ 前回のダイレクトメッセージを送れなかったので、チャンネルでメンションしています。このサーバーからのダイレクトメッセージを許可して、もう一度選んでください。
settings-quiet = 🌙 おやすみ時間：**{ $hours }**。この時間の通知は、後で届きます。
settings-loud = 🌙 おやすみ時間：**なし**
settings-zone = 🌍 タイムゾーン：**{ $zone }**、現在 { $time }
settings-vacation-on = 🏖️ 自動休暇：**オン**。時間が切れたとき、休暇が残っていれば始まります。一度に最長1日で、指すと終わります。
settings-vacation-off = 🏖️ 自動休暇：**オフ**。時間が切れたら負けになります。
settings-language = 🗣️ 言語：**{ $language }**
settings-language-discord = 🗣️ 言語：Discord と同じ、**{ $language }**
settings-theme = 🎨 自分だけに見える盤の配色：**{ $theme }**
settings-flip = 🔃 自分だけに見える盤の下側：**{ $below }**
settings-challengers = 🤝 あなたに申し込める人：**{ $who }**
settings-listed = 🏆 ランキング：**載せる**
settings-unlisted = 🏆 ランキング：**載せない**
settings-puzzles-on = 🧩 自分の対局からのパズル：**許可する**。相手も許可していれば、終わった対局の局面が、名前なしで、みんなのパズルになることがあります。
settings-puzzles-off = 🧩 自分の対局からのパズル：**許可しない**。あなたと相手が許可すると、終わった対局の局面が、名前なしで、みんなのパズルになることがあります。一度できたパズルは、データを削除しても残ります。
settings-blocked = { $count ->
        [0] 🚫 ブロックした人：**なし**
       *[other] 🚫 ブロックした人：**{ $count }人**
    }
section-notices = 通知
section-looks = 言語と盤
section-people = ほかのプレイヤー
menu-language = あなたの言語
language-discord = Discord と同じ
menu-theme = 自分だけに見える盤の配色
flip-own = 自分の側
flip-first = 先手側
menu-flip = 自分だけに見える盤の下側
challengers-everyone = 全員
challengers-server = 対局したことのある人と、自分が対局したサーバーのメンバー
challengers-known = 対局したことのある人
challengers-nobody = なし
menu-challengers = あなたに申し込める人
menu-block = プレイヤーをブロック
menu-unblock = ブロックを解除
button-listed = ランキングに載せる
button-unlisted = ランキングに載せない
button-puzzles-on = パズルを許可
button-puzzles-off = パズルを許可しない
settings-zone-choice = { $zone }（現在 { $time }）
settings-bad-hours = 時間帯として読み取れません。`22:00-07:00` のように入力してください。通知を止めないなら、`なし` と入力してください。
settings-bad-zone = そのタイムゾーンは見つかりません。近くの大きな都市を `Tokyo` や `New York` のように英字で入力して、一覧から選んでください。
settings-which-zone = 当てはまるタイムゾーンがいくつかあります。どれですか？ { $zones }
notices-channel = チャンネルでメンション
notices-direct = ダイレクトメッセージ
notices-none = なし
button-quiet = おやすみ時間…
button-zone = タイムゾーン…
button-loud = おやすみ時間なし
button-vacation-on = 自動休暇をオンにする
button-vacation-off = 自動休暇をオフにする
form-quiet = おやすみ時間
form-hours = 時間帯：開始-終了（空欄ならなし）
form-hours-hint = 22:00-07:00
form-zone = タイムゾーン（都市名、空欄なら UTC）
form-zone-hint = Asia/Tokyo

## The server's panel; channels and roles come as mentions

server-nowhere = これはサーバーのチャンネルでだけ使えます。そちらでコマンドを使ってください。
server-heading = **このサーバーの設定。** 変更はすぐに反映されます。
server-language = 🗣️ 全員に見えるメッセージの言語：**{ $language }**
server-language-discord = 🗣️ 全員に見えるメッセージの言語：Discord のサーバー設定と同じ、**{ $language }**
server-game = 🎲 デフォルトのゲーム：**{ $ruleset }**
server-game-none = 🎲 デフォルトのゲーム：**なし**。申し込むたびに選びます。
server-time = ⏱️ デフォルトの持ち時間：**{ $time }**
server-threads-on = 🧵 新しい対局：**対局ごとのスレッド**（作れるとき）。終局後にアーカイブされます。
server-threads-off = 🧵 新しい対局：始めた**チャンネル**の中
server-older-keep = 🖼️ 前の盤面：**画像を残す**
server-older-shrink = 🖼️ 前の盤面：次の盤面が投稿されたら**文字だけ残す**
server-channels = 📍 対局できるチャンネル：{ $channels } とそのスレッド
server-channels-all = 📍 対局できるチャンネル：このボットが書き込める**すべてのチャンネル**
server-players = 🙋 対局できる人：ロール { $role } を持つメンバー
server-players-all = 🙋 対局できる人：**全員**
server-moderators = 🛡️ モデレーター：サーバー管理者と、ロール { $role } を持つメンバー
server-moderators-none = 🛡️ モデレーター：**サーバー管理者**
server-tournaments = 🏆 大会を作れる人：モデレーターと、ロール { $role } を持つメンバー
server-tournaments-none = 🏆 大会を作れる人：**モデレーター**
server-news = 📣 シーズンの結果とお知らせの投稿先：{ $channel }
server-news-none = 📣 シーズンの結果とお知らせの投稿先：**なし**
section-games = 対局
section-places = チャンネルとロール
menu-server-language = 全員に見えるメッセージの言語
server-as-discord = Discord のサーバー設定と同じ
menu-server-game = デフォルトのゲーム
menu-server-time = デフォルトの持ち時間
game-none = なし：申し込むたびに選ぶ
menu-channels = 対局できるチャンネル（選ばなければすべて）
menu-players = 対局できるロール（選ばなければ全員）
menu-moderators = サーバー管理者のほかにモデレーターになるロール
menu-tournaments = モデレーターのほかに大会を作れるロール
menu-news = シーズンの結果とお知らせのチャンネル
threads-on = スレッドを使う
threads-off = チャンネルの中で対局
older-shrink = 前の画像を消す
older-keep = 前の画像を残す
