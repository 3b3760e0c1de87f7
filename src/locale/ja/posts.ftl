# Japanese. What is posted where a game is played.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Posts in the channel

challenge = { $asked } さん、{ $asker } さんから **{ $ruleset }** の対局の申し込みです · **#{ $number }**
challenge-open = { $asker } さんが **{ $ruleset }** の対局相手を募集しています · **#{ $number }** · 先に受けた人が相手になります。
challenge-counter = { $asked } さん、{ $asker } さんから **{ $ruleset }** を次の条件で、という提案です · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }。申し込みの期限：{ $expires }
challenge-claim = 時間が切れてもすぐには負けになりません。相手は勝ちを宣言することも、待つこともできます。
challenge-lot = 先手は抽選で決めます。
challenge-begins = { $player } さんが{ $colour }で先手です。
challenge-answers = { $player } さんが{ $colour }で後手です。
challenge-accepted = { $asked } さんが { $asker } さんの提案を受けました：**{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } さんは { $asker } さんの提案とは別の条件を希望しています：**{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } さんが { $asker } さんの申し込みを断りました · **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } さんが { $asker } さんの申し込みを断りました · **{ $ruleset }** · #{ $number }：{ $reason }
challenge-cancelled = { $asker } さんが申し込みを取り消しました（相手：{ $asked }） · **{ $ruleset }** · #{ $number }
challenge-expired = { $asker } さんの申し込みは期限が切れました（相手：{ $asked }） · **{ $ruleset }** · #{ $number }
decline-later = 今はちょっと…、また今度お願いします
decline-busy = すでに対局をたくさん抱えています
decline-rules = 別のゲームかルールならぜひ
decline-time = 別の持ち時間ならぜひ
decline-side = 先後を入れ替えてならぜひ
decline-none = 理由は言わない
time-none = 時間制限なし
time-days = 1手{ $days }日以内
time-bank = 持ち時間{ $bank }、1手ごとに{ $increment }加算
span-days = { $days }日
span-hours = { $hours }時間
span-both = { $days }日{ $hours }時間
headline-to-move = { $mover } さんの番です（{ $colour }）
headline-aborted = { $player } さんが { $opponent } さんとの対局を中止しました。勝敗はありません
headline-due = 期限：{ $due }
headline-overdue = 時間切れ（{ $due }）。相手は勝ちを宣言できます
headline-away = 🏖️ { $player } さんは { $until } まで休暇中です
headline-paused = ⏸️ 一時停止中
headline-banks = 残り時間：{ $first_colour } { $first }、{ $second_colour } { $second }
headline-taken-back = ↩️ { $player } さんが{ $moves }手戻しました
headline-chain = 予約手どおりの進行：{ $moves } に続いて
headline-rematch = #{ $before } の再戦
headline-won = { $winner } さんが { $loser } さんに勝ちました：{ $reason }
headline-resigned = { $loser } さんが投了し、{ $winner } さんの勝ちです
headline-drawn = { $first } さんと { $second } さんの引き分けです：{ $reason }
headline-game = **#{ $number }** { $ruleset }
headline-move = { $number }ターン目、{ $player }：{ $last }（`{ $text }`）
headline-start = { $first } さんが{ $first_colour }で先手、{ $second } さんが{ $second_colour }で後手です
headline-repeated = ⚠️ この局面は{ $times }回目です。3回目で引き分けになります

## Offers and notes in the channel

offer-draw = { $opponent } さん、{ $asker } さんが **#{ $number }** { $ruleset } の引き分けを提案しています。
offer-takeback = { $opponent } さん、{ $asker } さんが **#{ $number }** { $ruleset } で待ったをお願いしています · 直前の手：{ $last }
offer-pause = { $opponent } さん、{ $asker } さんが **#{ $number }** { $ruleset } の一時停止をお願いしています。だれかが指すか再開するまで、時計が止まります。
offer-rematch = { $opponent } さん、{ $asker } さんが **#{ $number }** { $ruleset } の再戦を希望しています。先手と後手は入れ替わります。
offered-draw = **#{ $number }**：{ $asker } さんからの引き分けの提案
offered-takeback = **#{ $number }**：{ $asker } さんからの待ったのお願い
offered-pause = **#{ $number }**：{ $asker } さんからの一時停止のお願い
offered-rematch = **#{ $number }**：{ $asker } さんからの再戦の申し込み
answer-agreed = { $what } → ✓ { $opponent } さんが応じました。
answer-refused = { $what } → ✗ { $opponent } さんが断りました。
answer-withdrawn = { $what } → 取り下げられました。
answer-void = { $what } → 対局が先へ進んだので無効になりました。
answer-rematch = { $what } → ✓ **#{ $rematch }** として始まりました。
note-paused = ⏸️ **#{ $number }** は一時停止中です（{ $opponent } さんと { $mover } さん）。{ $mover } さんが指すか、どちらかが再開するまで時計は止まっています。
note-paused-over = **#{ $number }** は一時停止していました。
note-resumed = ▶️ **#{ $number }** を再開します。{ $mover } さんの番です。期限：{ $due }
note-overdue = { $opponent } さん、**#{ $number }** で { $mover } さんの時間が切れました。勝ちを宣言することも、待つこともできます。
note-overdue-over = **#{ $number }** は時間が切れていました。
note-gift = 🎁 **#{ $number }** で { $opponent } さんが { $mover } さんに24時間を贈りました。新しい期限：{ $due }
note-vacation = 🏖️ { $mover } さんは休暇中です。**#{ $number }** の期限が延びました：{ $due }
note-downtime = 🕰️ こちらが止まっていたあいだの時間を、**#{ $number }** で { $mover } さんに戻します。新しい期限：{ $due }
# In the corner of the picture of a game that was called off.
note-void = #{ $number } · 中止
note-struck-out = #{ $number } · 取り消し

## Where a game is posted, and who follows it

home-direct = 📬 この対局のチャンネルに書き込めなくなったので、続きはお二人それぞれのダイレクトメッセージで行います。対局の内容は何も失われていません。
thread-name = #{ $number } { $first } 対 { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }：{ $first } さんと { $second } さんが { $thread } で対局中です。
watch-board = 👀 { $board }
watch-started = 対局 **#{ $number }** の観戦を始めました。盤面が新しくなるたびに、通知音なしのダイレクトメッセージでお届けします。同じ番号でもう一度 `/{ name-watch }` を使うとやめられます。
watch-stopped = 対局 **#{ $number }** の観戦をやめました。
watch-none = 観戦中の対局はありません。`/{ name-watch } { name-game }:` にこのサーバーの対局の番号を付けると観戦できます。
watch-list = 観戦中の対局：
watch-line = **#{ $number }** { $ruleset }：{ $challenger } 対 { $opponent }
watch-elsewhere = 対局 #{ $number } はこのサーバーのものではないので、ここではお見せできません。このサーバーの対局は `/{ name-games }` の `{ name-where }` で一覧できます。
watch-own = #{ $number } はあなた自身の対局なので、盤面はもともとすべて届きます。
watch-over = 対局 #{ $number } は終わっています。結果は `/{ name-board }` で見られます。
watch-crowded = #{ $number } の観戦者はもう満員です。盤面は `/{ name-board }` でいつでも見られます。
watch-enough = 同時に観戦できる数の上限です。`/{ name-watch }` で一覧を見て、どれかをやめてからお試しください。
