# Japanese. Games, pieces, moves, endings, boards in words.
# A game's number comes as text; counts come as numbers.

## Games, sides, pieces

game-jungle = 闘獣棋
game-dobutsu = どうぶつしょうぎ
game-o-an-quan = オー・アン・クアン
ruleset-title = { $game }（{ $variant }）
# What a ruleset is called; its name to type stays as it is.
variant-classic = クラシック
variant-oca = oca
variant-german = ドイツ式
variant-animal-checkers = アニマルチェッカー
variant-official = 公式
variant-standard = 標準
variant-source = 原典ルール
side-blue = 青
side-red = 赤
side-dark = 濃い色
side-light = 淡い色
side-white = 白
side-black = 黒
piece-rat = ネズミ
piece-cat = ネコ
piece-dog = イヌ
piece-wolf = オオカミ
piece-leopard = ヒョウ
piece-tiger = トラ
piece-lion = ライオン
piece-elephant = ゾウ
piece-dobutsu-lion = らいおん
piece-dobutsu-elephant = ぞう
piece-giraffe = きりん
piece-chick = ひよこ
piece-hen = にわとり

## Moves in words

move-step = { $piece } { $from } から { $to } へ
move-swim = { $piece } { $from } から { $to } へ泳ぐ
move-land = { $piece } { $from } から { $to } に上陸
move-jump = { $piece } { $from } から川を跳び越えて { $to } へ
move-trap = { $piece } { $from } から { $to } の罠へ
move-den = { $piece } { $from } から { $to } の巣穴へ
move-drop = { $piece }を { $to } に打つ
move-promote = { $piece } { $from } から { $to } へ進み、にわとりに成る
move-try = { $piece } { $from } から { $to } へトライ
move-sow-right = 田{ $field }から右へ
move-sow-left = 田{ $field }から左へ
move-swap = 交代：初手を引き継ぐ
move-takes-mandarin = { $played }、官を取る
move-takes-citizens = { $played }、民を取る
move-takes = { $played }、{ $captured }を取る

## How a game ends; after "wins:" or "Draw:"

ending-den = 巣穴に到達
ending-capture-all = 相手の駒をすべて取った
ending-catch = らいおんをキャッチ
ending-try = トライ成功
ending-points = 点数による
end-with-score = { $reason }（{ $score }）
ending-no-move = 相手に指せる手がない
ending-repetition = 千日手（同じ局面が3回目）
ending-long-game = 進展のない手が長く続いた
ending-resigned = 相手の投了
ending-time = 相手の時間切れ
ending-agreed = 双方の合意

## A position in words (screen readers)

alt-begins = { $ruleset }。{ $state }
alt-to-move = 次は{ $number }手目、{ $side }の番。
alt-won = { $winner }の勝ち：{ $reason }。
alt-drawn = 引き分け：{ $reason }。
alt-aborted = 対局は中止され、成績に入りません。
alt-struck-out = 対局は終わりましたが、モデレーターが無効にしたので、結果は成績に入りません。
alt-last = 直前の手：{ $last }。
alt-side = { $side }：{ $pieces }。
alt-held = { $piece } { $count }枚
alt-hand = 持ち駒：{ $pieces }
alt-fields = 田は { $fields }。取ったもの：民{ $pool }個と官{ $mandarins }個
alt-quan = 官のマス：盤の左端は{ $left }、右端は{ $right }。
alt-quan-held = 官1個と民{ $citizens }個
alt-quan-gone = 民{ $citizens }個
alt-animation = { $ruleset }の対局の再生、手順：{ $moves }
no-pieces = 駒なし
text-board-dobutsu = 大文字は{ $first }、小文字は{ $second }。L らいおん、G きりん、E ぞう、C ひよこ、H にわとり。角かっこの中は持ち駒です。
text-board-o-an-quan = 下が{ $first }（A）で、田は左から1～5。上が{ $second }（B）で、田は右から1～5。`*` は官です。`A:` と `B:` の後は、取ったものの数です。
text-board-jungle = 大文字は{ $first }、小文字は{ $second }。`~` 川、`#` 罠、`@` 巣穴。E ゾウ、L ライオン、T トラ、P ヒョウ、W オオカミ、D イヌ、C ネコ、R ネズミ。
# What stands between the items of a list.
list-comma = 、
# What stands between the items of a list that contain commas.
list-semicolon = ；
