# Vietnamese. The openings of finished games. Counts come as numbers, $moves as moves in backticks or as their number.

name-explore = khai-cuộc
command-explore = Khai cuộc: các nước đã đi trong những ván đã xong, và kết quả
option-explore-game = Trò chơi nào
option-explore-scope = Máy chủ này, mọi máy chủ, hoặc các ván máy tự chơi (mặc định: mọi máy chủ)
scope-computer = các ván máy tự chơi
button-own-games = Ván máy tự chơi
explore-heading = 🔭 **Khai cuộc: { $ruleset }** · { $scope }
explore-after = Sau { $moves }
explore-games = { $games } ván đã xong: { $first } thắng { $won }%, hòa { $drawn }%, { $second } thắng { $lost }%
explore-share = { $games } ván · { $won } / { $drawn } / { $lost }%
explore-none = Trong các ván đã xong, chưa ván nào đi đến đây.
explore-end = Tôi chỉ tính đến đây: { $moves } nước đầu của mỗi ván.
explore-computer = 🤖 **Đánh giá nhanh của tôi.** { $value }
explore-values = Số bên cạnh 🤖 ở mỗi nước: khả năng thắng của bên { $first } sau nước đó, hoặc kết quả chắc chắn nếu đã tính được.
explore-chances = { $percent }%
explore-unplayed = chưa ai đi
explore-menu = Đi tiếp một nước…
explore-switches = Tôi không tính khai cuộc của bộ luật đã được tùy chỉnh. Hãy chọn một bộ luật nguyên bản, ví dụ `{ $preset }`.
