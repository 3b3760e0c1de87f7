# Japanese. What is posted where a game is played.
# A game's number comes as text; counts come as numbers.

## Posts in the channel

challenge = { $asked } さん、{ $asker } さんからの申し込みです：**{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } さんが **{ $ruleset }** の相手を募集しています · **#{ $number }** · 最初に受けた人と対局します。
challenge-counter = { $asked } さん、{ $asker } さんが別の条件を出しました：**{ $ruleset }** · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }。申し込みの期限：{ $expires }
challenge-claim = 時間切れになっても、すぐに負けにはなりません。相手は勝ちを宣言しても、そのまま待ってもかまいません。
challenge-changed = 🔁 変更：{ $changes }
challenge-lot = 先手はランダムに決まります。
challenge-begins = { $player } さんが先手（{ $colour }）です。
challenge-answers = { $player } さんが後手（{ $colour }）です。
challenge-accepted = { $asked } さんが { $asker } さんの申し込みを受けました：**{ $ruleset }** · **#{ $number }**
counter-accepted = { $asked } さんが { $asker } さんの条件を受けました：**{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } さんが { $asker } さんの申し込みに別の条件を出しました：**{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } さんが { $asker } さんの申し込みを断りました · **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } さんが { $asker } さんの申し込みを断りました · **{ $ruleset }** · #{ $number } · 理由：{ $reason }
challenge-cancelled = { $asker } さんが申し込みを取り下げました · 相手：{ $asked } · **{ $ruleset }** · #{ $number }
challenge-expired = { $asker } さんの申し込みは期限が切れました · 相手：{ $asked } · **{ $ruleset }** · #{ $number }
decline-later = 今は遊べない（また今度）
decline-busy = 進行中の対局が多すぎる
decline-rules = 別のゲームかルールを希望
decline-time = 別の持ち時間を希望
decline-side = 先後の入れ替えを希望
time-none = 時間制限なし
time-days = 1手{ $days }日
time-bank = 最初に{ $bank }、1手ごとに{ $increment }加算
span-days = { $days }日
span-hours = { $hours }時間
span-both = { $days }日{ $hours }時間
headline-to-move = { $mover } さんの番です（{ $colour }）
headline-aborted = { $player } さんが { $opponent } さんとの対局を中止しました。成績に入りません
headline-due = 期限：{ $due }
headline-overdue = 時間切れ：{ $due }。相手は勝ちを宣言できます
headline-away = 🏖️ { $player } さんは { $until } まで休暇中です
headline-paused = ⏸️ 一時停止中
headline-banks = 残り時間：{ $first_colour } { $first }、{ $second_colour } { $second }
headline-taken-back = ↩️ { $player } さんが{ $moves }手戻しました
headline-chain = 予約手によるここまでの進行：{ $moves }
headline-chained-move = { $player }：{ $move }
headline-rematch = #{ $before } の再戦
headline-won = { $winner } さんが { $loser } さんに勝ちました：{ $reason }
headline-resigned = { $loser } さんが投了し、{ $winner } さんが勝ちました
headline-drawn = { $first } さんと { $second } さんの引き分けです：{ $reason }
headline-game = **#{ $number }** { $ruleset }
headline-last = { $player } さん：{ $last }
headline-ply = { $number }手目
headline-start = { $first } さんが先手（{ $first_colour }）、{ $second } さんが後手（{ $second_colour }）です
headline-repeated = ⚠️ この局面は{ $times }回目です。3回目で対局が終わります

## Offers and notes in the channel

offer-draw = { $opponent } さん、{ $asker } さんが **#{ $number }** { $ruleset }の引き分けを提案しています。
offer-takeback = { $opponent } さん、{ $asker } さんが **#{ $number }** { $ruleset }で待ったを頼んでいます · 戻す手：{ $moves }
offer-pause = { $opponent } さん、{ $asker } さんが **#{ $number }** { $ruleset }の一時停止を頼んでいます。どちらかが指すか再開するまで、時計が止まります。
offer-rematch = { $opponent } さん、{ $asker } さんが **#{ $number }** { $ruleset }の再戦を申し込んでいます。先後は入れ替わります。
offered-draw = **#{ $number }**：{ $asker } さんからの引き分けの提案
offered-takeback = **#{ $number }**：{ $asker } さんからの待った
offered-pause = **#{ $number }**：{ $asker } さんからの一時停止の提案
offered-rematch = **#{ $number }**：{ $asker } さんからの再戦の申し込み
answer-agreed = { $what } → ✓ { $opponent } さんが応じました。
answer-refused = { $what } → ✗ { $opponent } さんが断りました。
answer-withdrawn = { $what } → 取り下げられました。
answer-void = { $what } → 対局が先へ進んだので、もう答えられません。
answer-rematch = { $what } → ✓ **#{ $rematch }** として始まりました。
note-paused = ⏸️ **#{ $number }** は一時停止中です（{ $opponent } さんと { $mover } さん）。{ $mover } さんが指すか、どちらかが再開するまで、時計は止まっています。
note-paused-over = **#{ $number }** は一時停止していました。
note-resumed = ▶️ **#{ $number }** を再開します。{ $mover } さんの番です。期限：{ $due }
note-overdue = { $opponent } さん、**#{ $number }** で { $mover } さんが時間切れになりました。勝ちを宣言しても、そのまま待ってもかまいません。
note-overdue-over = **#{ $number }** では時間切れがありました。
note-gift = 🎁 { $opponent } さんから { $mover } さんへ、**#{ $number }** で24時間のプレゼントです。期限：{ $due }
note-vacation = 🏖️ { $mover } さんは休暇中です。**#{ $number }** の新しい期限：{ $due }
note-downtime = 🕰️ このボットが止まっていた分だけ、**#{ $number }** の { $mover } さんの時間を延ばしました。新しい期限：{ $due }
# In the corner of the picture of a game that was aborted, or voided: only with letters of the embedded font.
note-void = #{ $number } · 中止
note-struck-out = #{ $number } · 無効

## Where a game is posted, and who follows it

home-direct = 📬 この対局のチャンネルに書き込めなくなりました。続きは、二人それぞれのダイレクトメッセージで行います。対局はそのまま残っています。
thread-name = #{ $number } { $first } 対 { $second } · { $ruleset }
thread-running = 🧵 **#{ $number }** { $ruleset }：{ $first } さんと { $second } さんが { $thread } で対局中です。
thread-left = 🧵 **#{ $number }** { $ruleset }：{ $first } さんと { $second } さんはスレッドなしで対局を続けています。
watch-board = 👀 { $board }
watch-started = 対局 **#{ $number }** の観戦を始めました。新しい盤面を、通知音の鳴らないダイレクトメッセージで送ります。やめるには、同じ番号で `/{ name-watch }` を使ってください。
watch-stopped = 対局 **#{ $number }** の観戦をやめました。
watch-none = 観戦中の対局はありません。観戦するには、`/{ name-watch } { name-game }:` にこのサーバーの対局の番号を付けてください。
watch-list = 観戦中の対局：
watch-line = **#{ $number }** { $ruleset }：{ $challenger } 対 { $opponent }
watch-elsewhere = 対局 #{ $number } はほかのサーバーのものなので、ここではお見せできません。このサーバーの対局は、`/{ name-games }` の `{ name-where }` で見られます。
watch-own = #{ $number } はあなた自身の対局なので、盤面はいつも届きます。
watch-over = 対局 #{ $number } は終わっています。結果は `/{ name-board }` で見られます。
watch-crowded = 対局 #{ $number } の観戦者は上限に達しています。盤面は `/{ name-board }` でいつでも見られます。
watch-enough = 観戦中の対局が上限に達しています。先にどれかをやめてください。一覧は `/{ name-watch }` で見られます。
