# Simplified Chinese. The openings of finished games. Counts come as numbers, $moves as moves in backticks or as their number.

name-explore = 开局库
command-explore = 开局库：已结束的对局里走过的棋，以及结果
option-explore-game = 哪个游戏
option-explore-scope = 本服务器、全部服务器，或电脑自我对弈（默认：全部服务器）
scope-computer = 电脑自我对弈
button-own-games = 电脑自我对弈
explore-heading = 🔭 **开局库：{ $ruleset }** · { $scope }
explore-after = 走过 { $moves } 之后
explore-games = 已结束的对局 { $games } 局：{ $first }胜 { $won }%，和棋 { $drawn }%，{ $second }胜 { $lost }%
explore-share = { $games } 局 · { $won } / { $drawn } / { $lost }%
explore-none = 已结束的对局里，还没有一局走到过这里。
explore-end = 我只统计到这里：每局的前 { $moves } 步。
explore-computer = 🤖 我的粗略判断。{ $value }
explore-values = 🤖 走这步之后：{ $first }的胜算，或者已经算清的结果。
explore-chances = { $percent }%
explore-unplayed = 还没走过
explore-menu = 接着走一步…
explore-switches = 开局库不统计改动过的规则。请选一套没有改动的规则，例如 `{ $preset }`。
