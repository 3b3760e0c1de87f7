# 日本語。コンピューターとの対局：相手、ヒント、プロフィールでの表示。

name-level = レベル
name-hint = ヒント
computer-player = Banyan レベル{ $level }
option-challenge-level = わたしと対局：強さは1（やさしい）～8。段階が少ないゲームもあります
menu-level = わたしの強さを選ぶ
headline-thinking = { $mover } が考えています（{ $colour }）
headline-hints = ヒント{ $hints }回
computer-level-of-person = `{ name-level }` は、わたしとの対局でだけ使えます。わたしと対局するときは、相手を指定しないでください：`/{ name-challenge } { name-level }:2`
computer-no-level = { $game }のレベルは1～{ $most }です。その中から選んでください。
computer-off = ここではわたしと対局できません。このボットの運営者が止めています。友だちに申し込んでください。
computer-waits = わたしは今お休みしています。このボットの運営者がコンピューターとの対局を止めています。この対局はそのまま残ります。
help-computer = 🤖 相手がいないときは、わたしと対局しましょう：`/{ name-challenge } { name-kind-of-game }:{ game-jungle } { name-level }:2`（ダイレクトメッセージでもどうぞ）

## ヒント

command-hint = コンピューターとの対局で良い手を見る（使った回数が記録されます）
button-hint = ヒント
hint = 💡 **#{ $number }** の良い手：{ $move }（`{ $text }`）。この対局でのヒント：{ $hints }回
hint-late = **#{ $number }** はもう手が進んでいます。自分の番になったら、もう一度どうぞ。
hint-withheld = **#{ $number }** と同じ局面か近い局面が進行中の別の対局にもあるので、今はヒントを出せません。一手指してから、またどうぞ。
refused-no-hints = ヒントを見られるのは、コンピューターとの対局だけです。**#{ $number }** の相手は人なので、ヒントなしで指してください。
refused-strict = 大会では、ヒントも待ったも使えません。このまま **#{ $number }** を続けてください。
record-hints = ヒント：{ $hints }回

## プロフィール

profile-computer = 🤖 コンピューターとの対局（{ $game }）：{ $told }
profile-computer-beaten = レベル{ $level }に勝利
profile-computer-unbeaten = まだ勝利なし
profile-computer-about = 実力はレベル{ $level }くらい
