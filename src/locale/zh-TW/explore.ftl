# Traditional Chinese. The openings of finished games. Counts come as numbers, $moves as moves in backticks or as their number.

name-explore = 開局庫
command-explore = 開局庫：已結束的對局裡走過的棋，以及結果
option-explore-game = 哪個遊戲
option-explore-scope = 這個伺服器、所有伺服器，或電腦自我對弈（預設：所有伺服器）
scope-computer = 電腦自我對弈
button-own-games = 電腦自我對弈
explore-heading = 🔭 **開局庫：{ $ruleset }** · { $scope }
explore-after = 走過 { $moves } 之後
explore-games = 已結束的對局 { $games } 局：{ $first }勝 { $won }%，和局 { $drawn }%，{ $second }勝 { $lost }%
explore-share = { $games } 局 · { $won } / { $drawn } / { $lost }%
explore-none = 還沒有已結束的對局走到這個局面。
explore-end = 我只統計到這裡：每局的前 { $moves } 步。
explore-computer = 🤖 我的粗略判斷。{ $value }
explore-values = 🤖 走這步之後：{ $first }的勝算，或已經證明的結果。
explore-chances = { $percent }%
explore-unplayed = 還沒走過
explore-menu = 接著走一步…
explore-switches = 改過開關的規則不列入開局庫。請選一套沒改過的規則，例如 `{ $preset }`。
