# 日本語。パズル。$played、$reply、$move は言葉にした指し手（例：ネコ c2→d2、ライオンを取る）。

name-puzzle = パズル
name-puzzle-theme = テーマ
command-puzzle = パズルを解く：ただひとつの好手を見つけて、パズルのレーティングを上げる
option-puzzle-game = ゲーム（省略時：どれでも）
option-puzzle-theme = 解き方のテーマ（省略時：どれでも）
puzzle-heading = 🧩 **パズル：{ $game }** · レーティング { $rating }
puzzle-task-win = あなたは{ $side }（下側）です。**相手がどう応じても、自分の{ $moves }手以内に勝ってください。**
puzzle-task-points = あなたは{ $side }（下側）です。**相手がどう応じても、自分の{ $moves }手で、相手より{ $points }点多く取ってください。** ほかの手では、それより少なくなります。
puzzle-task-points-on = あなたは{ $side }（下側）です。この問題での、ここまでの点差：{ $gained }点。**相手がどう応じても、あと{ $moves }手で、点差を{ $points }点にしてください。** ほかの手では、それより少なくなります。
puzzle-go-on = ✅ **{ $played }。** 相手の応手：{ $reply }。続けましょう！
puzzle-wrong = ❌ { $played }：もっと良い手があります。もう一度どうぞ。
puzzle-missed = このパズルは不正解として数えますが、続けて解けます。
puzzle-stakes = -# 最初の解答だけが成績になります。ヒントや答えを見ると不正解になります。
puzzle-hint = 💡 動かすのはこれです：{ $piece }
puzzle-solved = ✅ **{ $played }。** 正解です！
puzzle-themes = テーマ：{ $themes }
puzzle-rating = パズルのレーティング（{ $game }）：**{ $rating }**（{ $change }）
puzzle-days = 🔥 連続でパズルを解いた日数：{ $days }日
puzzle-solution = 💡 **答え { $number }／{ $total }：** { $played }
puzzle-solution-start = 💡 **答え：** { $moves }
puzzle-none = { $game }に「{ $theme }」のパズルはありません。このゲームのテーマ：{ $themes }
puzzle-withheld = 進行中の対局に、同じ局面か近い局面があります。このパズルは、その対局が終わってからどうぞ。
puzzle-gone = これはあなたのパズルではないか、もう収録されていません。`/{ name-puzzle }` で別のパズルをどうぞ。
button-solution = 答え
button-next-puzzle = 次のパズル
button-puzzle-back = パズルに戻る
button-solvers = パズルのランキング
button-solve = 解いてみる

## テーマ

puzzle-theme-fork = 両取り
puzzle-theme-lure = おとり
puzzle-theme-drop = 駒を打つ
puzzle-theme-promote = 成り
puzzle-theme-try = トライ
puzzle-theme-race = 巣穴への競走
puzzle-theme-jump = 川越え
puzzle-theme-rat = 泳ぐネズミ
puzzle-theme-trap = 罠
puzzle-theme-endgame = 終盤
puzzle-theme-chain = 連続取り
puzzle-theme-mandarin = 官
puzzle-theme-empty = 空の田
puzzle-theme-patience = がまん
puzzle-theme-long = 長い手順

## サーバーで解いた人たち、プロフィール

puzzle-board = 🧩 **一度で解いたパズルの数（このサーバー）**
puzzle-board-line = `{ $place }` { $player } **{ $solved }**
puzzle-board-none = ここには、パズルを一度で解いた人がまだいません。最初の一人になりましょう：`/{ name-puzzle }`
profile-puzzles = 🧩 パズル（{ $game }）：**{ $rating }**、一度で正解 { $solved }／{ $tries }問
profile-puzzle-days = 🧩 連続でパズルを解いた日数：現在{ $days }日、最高{ $best }日
profile-puzzles-heading = 🧩 **{ $player } のパズル** · 解いた数：{ $solved }問
profile-puzzles-themes = テーマごとに解いた数：{ $themes }
button-profile-puzzles = パズル

## 今日のパズル

server-daily = 🧩 今日のパズル：**毎日 { $hour }（UTC）**、お知らせのチャンネルに投稿
server-daily-nowhere = 🧩 今日のパズル：{ $hour }（UTC）。先に **{ section-places }** で**お知らせのチャンネルを選んでください**。
server-daily-off = 🧩 今日のパズル：**オフ**
section-daily = 今日のパズル
menu-daily = 今日のパズルの時刻（UTC）
daily-off = 今日のパズルなし
daily-heading = 🧩 **今日のパズル { $day }：{ $game }** · レーティング { $rating }
daily-invites = **{ button-solve }** を押してください。解いているところは、あなたにだけ見えます。答えを投稿するときに、一度で解いた人の名前を出します。名前を出したくない人は、`/{ name-settings }` でランキングに載らないように設定してください。
daily-solution = 🧩 **{ $day } のパズルの答え：** { $moves }
daily-solvers = 一度で解いた人：{ $players }
daily-solver = { $player }（{ $time }）
daily-no-solvers = ランキングに載る設定の人の中に、一度で解いた人はいませんでした。
daily-alt = 答えを一手ずつ：{ $moves }
