# Tiếng Việt. Lần gặp đầu: lời chào, trợ giúp, khi chưa có gì.

# Đăng một lần, ở nơi máy chủ chào người mới; bên dưới có một nút cho luật của mỗi trò.
welcome = 👋 **Chào các bạn! Tôi là Banyan. Ở đây có những trò chơi xưa để chơi thong thả:** hôm nay một nước, mai một nước, bao lâu cũng được.

    1. Thách đấu một người bằng `/{ name-challenge }`, hoặc để bất cứ ai nhận lời.
    2. Đến lượt bạn thì tôi báo. Bấm **{ button-move }**, hoặc gõ `/{ name-move }`.
    3. Chưa biết chơi? Học qua vài bài tập ngắn bằng `/{ name-learn }`. Luật của từng trò, có hình, ở các nút bên dưới.

    Muốn biết thêm, xem `/{ name-help }`. Người quản lý máy chủ chọn kênh để chơi bằng `/{ name-server }`.

## Những gì trợ giúp nói thêm, tùy người hỏi

help-first = 👋 Bạn chưa chơi ván nào. Học một trò chơi qua vài bài tập ngắn bằng `/{ name-learn }`, hoặc mở ván bằng `/{ name-challenge }`.
help-again = 🎲 Bạn không có ván nào đang chơi. Mở ván mới bằng `/{ name-challenge }`.
help-challenged = ✉️ Bạn có { $count } lời thách đấu chưa trả lời. Xem bằng `/{ name-games }`.
help-your-move = ▶️ Đến lượt bạn ở { $count } ván. Tìm bàn cờ bằng `/{ name-games }`.
help-waiting = ⏳ { $count ->
        [1] Bạn có một ván, đang đến lượt đối thủ.
       *[other] Bạn có { $count } ván, ván nào cũng đang đến lượt đối thủ.
    } Đến lượt bạn thì tôi báo.
help-channels = 📍 Trên máy chủ này, các ván bắt đầu ở { $channels }.
help-players = 🎫 Ở đây, chỉ thành viên có vai trò { $role } mới được chơi.
help-direct = 📬 Đây là tin nhắn trực tiếp: chỉ bạn và tôi thấy. Ở đây bạn có mọi ván của mình từ mọi máy chủ. Bạn thách đấu được những người từng chơi cùng; muốn thách đấu người khác, hãy sang một máy chủ có cả bạn và tôi.
help-guest = 🎒 Tôi không phải thành viên của máy chủ này: ở đây tôi chỉ cho riêng bạn xem luật, bàn cờ và ván của bạn. Muốn chơi ở đây, hãy nhờ người quản lý máy chủ mời tôi vào.
help-moderator = 🔧 Bạn có quyền điều hành trên máy chủ này. Chọn kênh, chủ đề, ngôn ngữ và vai trò bằng `/{ name-server }`. Hủy ván hoặc hủy kết quả bằng `/{ name-moderate } { name-abort }` và `/{ name-moderate } { name-void }`.
