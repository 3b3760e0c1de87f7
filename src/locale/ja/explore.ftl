# Japanese. The openings of finished games. Counts come as numbers, $moves as moves in backticks or as their number.

name-explore = 序盤
command-explore = 序盤：終わった対局で指された手と、その結果
option-explore-game = ゲーム
option-explore-scope = このサーバー、全サーバー、またはコンピューター同士の対局（省略時：全サーバー）
scope-computer = コンピューター同士の対局
button-own-games = コンピューター同士の対局
explore-heading = 🔭 **序盤：{ $ruleset }** · { $scope }
explore-after = { $moves } の後
explore-games = 終わった対局{ $games }局：{ $first }の勝ち { $won }%、引き分け { $drawn }%、{ $second }の勝ち { $lost }%
explore-share = { $games }局 · { $won }／{ $drawn }／{ $lost }%
explore-none = この局面になった対局で、終わったものはまだありません。
explore-end = 数えているのは、対局の最初の{ $moves }手までです。
explore-computer = 🤖 深く読まない、おおまかな評価です。{ $value }
explore-values = 手ごとの 🤖 は、その手を指した後の評価です：{ $first }が勝つ見込み、または最後まで読み切った結果。
explore-chances = { $percent }%
explore-unplayed = まだ指されていません
explore-menu = 次の手を選ぶ…
explore-switches = 項目を変えたルールの序盤は数えていません。`{ $preset }` のように、項目を変えていないルールを選んでください。
