# Tiếng Việt. Ván đấu với máy: các cấp, gợi ý và phần hồ sơ nói về chúng.

name-level = cấp
name-hint = gợi-ý
computer-player = Banyan (cấp { $level })
option-challenge-level = Đấu với tôi: cấp nào, từ 1 (dễ) đến 8 (khó nhất); vài trò chơi có ít cấp hơn
menu-level = Chọn cấp của tôi
headline-thinking = { $mover } đang suy nghĩ ({ $colour })
headline-hints = { $hints } gợi ý
computer-level-of-person = Chỉ khi đấu với tôi mới chọn được cấp. Muốn đấu với tôi thì đừng chọn người chơi: `/{ name-challenge } { name-level }:2`.
computer-no-level = { $game } có các cấp từ 1 đến { $most }. Hãy chọn một cấp trong số đó.
computer-off = Ở đây không ai đấu với tôi được: người vận hành bot này đã tắt chức năng đó. Hãy thách đấu một người bạn.
computer-waits = Hiện tôi không chơi: người vận hành bot này đã tắt việc đấu với máy. Ván này vẫn được giữ lại.
help-computer = 🤖 Chưa có ai chơi cùng? Hãy đấu với tôi: `/{ name-challenge } { name-kind-of-game }:{ game-jungle } { name-level }:2`, cả trong tin nhắn trực tiếp.

## Gợi ý

command-hint = Xem một nước đi hay khi đấu với máy; mỗi lần gợi ý đều được đếm
button-hint = Gợi ý
hint = 💡 Một nước đi hay ở **#{ $number }**: { $move } (`{ $text }`). Số gợi ý trong ván này đến giờ: { $hints }.
hint-late = Ván **#{ $number }** đã có nước đi mới. Hãy hỏi lại khi đến lượt bạn.
hint-withheld = Một ván khác chưa xong đang ở đúng thế cờ của **#{ $number }** hoặc chỉ cách một hai nước, nên gợi ý lúc này thì không công bằng. Bạn hãy đi một nước rồi hỏi lại nhé.
refused-no-hints = Gợi ý chỉ có trong ván đấu với máy. Đối thủ của bạn ở **#{ $number }** là người, nên gợi ý thì không công bằng.
refused-strict = Trong giải đấu, tôi không gợi ý và không cho đi lại. Hãy nghĩ kỹ rồi chơi tiếp **#{ $number }**.
record-hints = Gợi ý: { $hints }

## Hồ sơ

profile-computer = 🤖 Đấu với máy, { $game }: { $told }
profile-computer-beaten = đã thắng cấp { $level }
profile-computer-unbeaten = chưa thắng cấp nào
profile-computer-about = ngang sức với cấp { $level }
