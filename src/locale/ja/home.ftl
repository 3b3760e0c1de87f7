# Japanese. First contact: welcome, help, empty states.

# Posted once, where a server greets its newcomers; under it stands a button with the name of each game, for its rules.
welcome = 👋 **こんにちは、Banyan です。昔ながらのボードゲームを、友だちとゆっくり遊べます。** 今日一手、明日一手、何日かかってもかまいません。

    1. `/{ name-challenge }` でだれかに申し込むか、相手を募集してください。
    2. あなたの番になったらお知らせします。**{ button-move }** を押すか、`/{ name-move }` と入力してください。
    3. 初めてのゲームは、`/{ name-learn }` の短い課題で覚えられます。下のボタンを押すと、各ゲームのルールを図入りで読めます。

    くわしくは `/{ name-help }` をどうぞ。対局に使うチャンネルは、サーバー管理者が `/{ name-server }` で選べます。

## What `/help` says besides, as it fits the one who asks

help-first = 👋 対局はまだのようですね。`/{ name-learn }` の短い課題でゲームを覚えるか、`/{ name-challenge }` で始めましょう。
help-again = 🎲 進行中の対局はありません。`/{ name-challenge }` で始められます。
help-challenged = ✉️ あなたの返事を待っている申し込みが{ $count }件あります。`/{ name-games }` で見られます。
help-your-move = ▶️ あなたの番の対局が{ $count }局あります。盤へのリンクは `/{ name-games }` にあります。
help-waiting = ⏳ 進行中の対局は{ $count }局で、今は相手の番です。あなたの番になったらお知らせします。
help-channels = 📍 このサーバーで対局を始められるチャンネル：{ $channels }
help-players = 🎫 ここで対局できる人：ロール { $role } を持つメンバー
help-direct = 📬 ここはダイレクトメッセージです。ほかの人には見えません。どのサーバーの対局も、ここで指せます。ここで申し込める相手は、対局したことのある人だけです。それ以外の人には、このボットと相手がいるサーバーで申し込んでください。
help-guest = 🎒 このサーバーにこのボットは参加していません。ルール、盤、あなたの対局を表示できますが、見えるのはあなただけです。ここで対局するには、サーバー管理者にボットを招待してもらってください。
help-moderator = 🔧 あなたはこのサーバーのモデレーターです。チャンネル、スレッド、言語、ロールは `/{ name-server }` で決められます。対局の中止と無効化は `/{ name-moderate } { name-abort }`、`/{ name-moderate } { name-void }` でできます。
