# Tiếng Việt. First contact: welcome, help, empty states.
welcome = 👋 **Chào các bạn! Tôi là Banyan, dành cho những trò chơi xưa chơi thong thả:** hôm nay một nước, ngày mai một nước, bao lâu cũng được.
    1. `/{ name-challenge }` một người, hoặc bất cứ ai muốn chơi.
    2. Đến lượt là bạn được báo. Bấm **{ button-move }**, hoặc gõ `/{ name-move }`.
    3. Trò nào còn lạ? `/{ name-learn }` dạy bạn bằng vài bài tập ngắn, còn đây là luật của từng trò, có hình.
    Mọi thứ khác xem ở `/{ name-help }`. Người trông coi máy chủ này dùng `/{ name-server }` để chọn nơi chơi.
help-first = 👋 Bạn chưa chơi với tôi lần nào. `/{ name-learn }` dạy bạn một trò bằng vài bài tập ngắn, còn `/{ name-challenge }` để mở ván.
help-again = 🎲 Bạn không có ván nào đang chơi. `/{ name-challenge }` để mở ván.
help-challenged = ✉️ { $count } lời thách đấu đang chờ bạn trả lời: `/{ name-games }` cho biết ở đâu.
help-your-move = ▶️ Đến lượt bạn ở { $count } ván: `/{ name-games }` liệt kê, kèm đường dẫn đến bàn cờ.
help-waiting = ⏳ Bạn có { $count } ván, đều đang chờ người khác. Đến lượt là bạn được báo.
help-channels = 📍 Trên máy chủ này, các ván được mở ở { $channels }.
help-players = 🎫 Ở đây, chỉ thành viên có vai trò { $role } mới được chơi.
help-direct = 📬 Trong tin nhắn riêng chỉ có hai ta đọc. Ván của bạn ở mọi nơi đều xem được ở đây, và bạn thách đấu được người từng chơi cùng; với người khác, hãy dùng một máy chủ có cả hai ta.
help-guest = 🎒 Bạn mang tôi đến nơi tôi không phải thành viên: ở đây tôi cho riêng bạn xem luật, bàn cờ và ván của bạn. Muốn chơi ở đây thì người quản lý máy chủ phải mời tôi.
help-moderator = 🔧 Bạn trông coi máy chủ này: `/{ name-server }` chọn kênh, chủ đề, ngôn ngữ và vai trò, còn `/{ name-moderate }` để hủy ván, phân xử hoặc hủy kết quả.
