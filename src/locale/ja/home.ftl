# Japanese. First contact: welcome, help, empty states.

# Posted once, where a server greets its newcomers; under it stands a button with the name of each game, for its rules.
welcome = 👋 **こんにちは、Banyan です。昔ながらのボードゲームを、ゆっくり指して楽しむボットです。** 今日一手、明日一手、何日かかってもかまいません。
    1. `/{ name-challenge }` で、だれかに申し込むか、相手を募集します。
    2. あなたの番になったらお知らせします。**{ button-move }** を押すか、`/{ name-move }` と入力してください。
    3. 初めてのゲームなら、`/{ name-learn }` の短い課題で覚えられます。それぞれのルールは、下のボタンから図入りで読めます。
    そのほかは `/{ name-help }` をどうぞ。対局できるチャンネルは、サーバーの管理者が `/{ name-server }` で選べます。

## What `/help` says besides, as it fits the one who asks

help-first = 👋 まだ対局したことがないようですね。`/{ name-learn }` の短い課題でゲームを覚えられます。対局は `/{ name-challenge }` で始められます。
help-again = 🎲 進行中の対局はありません。`/{ name-challenge }` で始められます。
help-challenged = ✉️ あなたの返事を待つ申し込みが{ $count }件あります。`/{ name-games }` で場所がわかります。
help-your-move = ▶️ あなたの番の対局が{ $count }局あります。`/{ name-games }` に盤へのリンクが並びます。
help-waiting = ⏳ 進行中の対局は{ $count }局で、どれも相手待ちです。あなたの番になったらお知らせします。
help-channels = 📍 このサーバーで対局を始められるのは { $channels } です。
help-players = 🎫 ここで対局できるのは、ロール { $role } を持つメンバーです。
help-direct = 📬 ダイレクトメッセージでは、やり取りはあなたとボットにしか見えません。どこで始めた対局もここで指せます。対局したことのある人には、ここから申し込めます。それ以外の人には、同じサーバーの中で申し込んでください。
help-guest = 🎒 ここはこのボットが参加していない場所なので、ルールと盤とあなたの対局を、あなただけにお見せします。ここで対局するには、サーバーの管理者にボットを招待してもらってください。
help-moderator = 🔧 あなたはこのサーバーのモデレーターです。`/{ name-server }` でチャンネル、スレッド、言語、ロールを決め、`/{ name-moderate }` で対局の中止・裁定・無効を扱えます。
