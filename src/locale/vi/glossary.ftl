# Bảng thuật ngữ tiếng Việt: mỗi thứ một từ. Trước "never" là từ các văn bản dùng, sau đó là những từ không văn bản nào dùng.
# Bài kiểm tra locale::glossary giữ các văn bản của thư mục này theo bảng.
#
# ván — never: trận, trận đấu
# bẫy — never: cạm bẫy
# máy chủ — never: guild, hội
