# Bảng thuật ngữ tiếng Việt: mỗi thứ một từ. Mỗi dòng nêu các từ mà văn bản dùng, nghĩa trong ngoặc khi cần, và sau "never" là
# những từ không văn bản nào dùng. Bài kiểm tra locale::glossary giữ các văn bản của thư mục này theo bảng.
#
# ván — never: trận, trận đấu, cuộc đấu
# nước (một lần đi của một bên) — never: lượt đi, nửa nước
# lượt, đến lượt — never: tới lượt
# đi trước, đi sau — never: bên kia, đi đầu
# ngẫu nhiên, mặc định — never: bốc thăm, rút thăm, đặt sẵn
# bất cứ ai, mọi người — never: bất kỳ ai, bất kì ai, ai muốn
# đối thủ (người) — never: địch thủ, kình địch
# đối phương (quân, hang, bẫy của đối thủ) — never: quân địch, kẻ địch, kẻ thù
# thách đấu, lời thách đấu — never: lời mời, thách thức, khiêu chiến
# nhận lời, từ chối — never: chấp nhận, chấp thuận, khước từ, bác bỏ
# đề nghị khác — never: đề nghị lại, phản đề nghị, điều kiện khác
# đấu lại — never: tái đấu, phục thù
# hòa — never: hoà, huề, cầu hòa
# xin thua — never: đầu hàng, chịu thua, bỏ cuộc
# hủy ván (ván không được tính) — never: huỷ, bãi bỏ
# hủy kết quả (người điều hành) — never: vô hiệu hóa, xóa kết quả
# rút lại (lời thách đấu, đề nghị của mình) — never: thu hồi, bị hủy bỏ
# đi lại — never: hoàn tác, hoãn nước, rút lại nước
# tạm dừng, chơi tiếp — never: tạm ngừng, tạm hoãn
# quỹ giờ, hết giờ, nhận phần thắng — never: quá giờ, báo thắng, đòi thắng
# tính trước — never: dự tính, kế hoạch, có điều kiện
# tạm nghỉ, kỳ nghỉ — never: nghỉ phép, ngày phép, xin nghỉ
# điểm xếp hạng, ván xếp hạng, giao hữu — never: điểm hạng, elo, ván tính điểm
# bảng xếp hạng, thành tích — never: bảng điểm, chiến công, kỳ tích
# biên bản, xem lại — never: ký phổ, bản ghi, chiếu lại, ảnh động, phim
# bộ luật — never: biến thể, bộ quy tắc
# thông báo, giờ yên tĩnh — never: báo tin, cảnh báo, nhắc nhở
# theo dõi, bỏ theo dõi — never: thôi theo dõi, ngừng theo dõi
# chặn, bỏ chặn — never: cấm, tắt tiếng
# bot, người vận hành — never: chương trình, rô bốt, robot
# máy chủ, người quản lý máy chủ, người điều hành — never: guild, hội, quản trị viên, admin
# kênh, chủ đề, vai trò, tin nhắn trực tiếp — never: luồng, nơi chốn, tin nhắn riêng, tin riêng
# ăn, bắt (sư tử, để thắng) — never: giết, tiêu diệt, ăn liền
# hang, bẫy, sông, cấp (của con thú) — never: hang ổ, cạm bẫy, thứ bậc
# trong tay, thả, hàng cuối — never: thả dù, đổ bộ, hàng cuối cùng
# rải, ô dân, dân, ô quan, quan non — never: gieo, sỏi, hạt
# khóa, bài tập (để học) — never: khoá, chương, bài thực hành
# máy (đối thủ là tôi) — never: máy tính, máy vi tính
# cấp (của máy) — never: cấp độ, độ mạnh
# nước hay, nước hay hơn, sai lầm — never: nước tốt, nước tốt hơn, sai sót
# câu đố, lời giải, đòn — never: bài đố, đáp án, đòn thế
# tiến, lùi, sang ngang, đi chéo — never: đi tới, đi ngang, đi xéo
# liên tiếp — never: liền nhau, liên tục
# giải đấu, thể thức, vòng — never: cuộc thi, giải thi đấu, kiểu giải
