# Tiếng Việt. Điểm hạng, bảng xếp hạng, hồ sơ, mùa giải.

## Trong bài đăng

rating-changes = Điểm hạng: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Hai bạn gần đây đấu với nhau nhiều mà quen nhau chưa lâu, nên ván này chỉ tính { $percent } %.
terms-rated = Tính điểm: kết quả làm thay đổi điểm hạng của cả hai.
terms-casual = Giao hữu: kết quả không làm thay đổi điểm hạng.
