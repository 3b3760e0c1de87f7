# 简体中文。赛事。

## 命令和选项的名称

name-tournament = 赛事
name-create = 创建
name-list = 列表
name-show = 查看
name-join = 报名
name-leave = 退出
name-start = 开始
name-pause = 暂停
name-cancel = 结束
name-title = 名称
name-rounds = 轮数
name-players = 人数
name-hours = 小时
name-least-rating = 最低等级分
name-most-rating = 最高等级分
name-least-games = 最少局数
name-pair = 排对阵
name-result = 赛果
name-replace = 换人
name-pairings = 对阵表
name-pairing = 对阵
name-substitute = 替补

## 命令和选项（最多 100 个字）

command-tournament = 本服务器的赛事：创建、报名、看成绩
subcommand-tournament-create = 在这个频道创建一个赛事
subcommand-tournament-list = 列出本服务器的赛事
subcommand-tournament-show = 查看一个赛事：选手、成绩和对局
subcommand-tournament-join = 报名参加一个赛事
subcommand-tournament-leave = 退出一个赛事（进行中会先确认）
subcommand-tournament-start = 现在就开始一个赛事
subcommand-tournament-pause = 暂停一个赛事，或让它继续
subcommand-tournament-cancel = 提前结束一个赛事，不分胜负（会先确认）
subcommand-tournament-pair = 亲自安排已暂停的瑞士制赛事下一轮的对阵
subcommand-tournament-result = 设定一场对阵的结果
subcommand-tournament-replace = 让别人顶替一名选手
option-tournament = 赛事编号（默认：最新的合适的赛事）
option-tournament-title = 赛事的名称
option-tournament-format = 怎样安排对手
option-tournament-game = 哪个游戏
option-tournament-rounds = 瑞士制打几轮（默认：按名额定）
option-tournament-players = 最多多少人；满员就开始（默认：16）
option-tournament-hours = 几小时后开始（默认：满员时，或手动开始）
option-tournament-days = 每轮几天；到时轮到谁走谁就输（默认：不限）
option-tournament-least-rating = 报名的最低等级分
option-tournament-most-rating = 报名的最高等级分
option-tournament-least-games = 报名要下过多少局积分局
option-tournament-pairings = 依次提及所有选手：第1对第2，第3对第4；人数为单数时最后一人轮空
option-tournament-pairing = 哪场对阵
option-tournament-winner = 谁赢（默认：和棋）
option-tournament-replaced = 谁离开
option-tournament-substitute = 谁来顶替，并接过得分
tournament-format-round-robin = 循环赛
tournament-format-double-round-robin = 双循环赛
tournament-format-swiss = 瑞士制
tournament-format-knockout = 淘汰赛
tournament-format-knockout-of-three = 三局两胜淘汰赛
tournament-format-ladder = 阶梯赛
tournament-format-league = 联赛

## 赛事的消息

tournament-heading = 🏆 **{ $title }** · 赛事 #{ $number }
tournament-rated = 积分局
tournament-casual = 休闲局
tournament-open = **正在报名：** { $players } / { $most } 人。
tournament-starts-at = { $when }开始。
tournament-starts-by-hand = 满员时开始，或由 { $organiser } 开始。
tournament-needs = 报名条件：{ $needs }。
tournament-needs-least = 等级分不低于 { $least }
tournament-needs-most = 等级分不高于 { $most }
tournament-needs-games = 至少下过 { $games } 局积分局
tournament-days = 每轮最多 { $days } 天，到时轮到谁走谁就输。
tournament-players = 选手：{ $players }
tournament-more = 另有 { $players } 人
tournament-round = **第 { $round } 轮，共 { $rounds } 轮**
tournament-round-ends = **第 { $round } 轮，共 { $rounds } 轮**，{ $when }结束
tournament-paused = ⏸️ **已暂停。** 正在下的对局继续，但不开始新的一轮。
tournament-over = 🏁 **已结束。**
tournament-ended-early = 🛑 **提前结束，** 没有冠军。
tournament-points = 分
tournament-division = 分部 { $number }
tournament-line = { $place }. { $player } { $points }
tournament-line-fine = { $place }. { $player } { $points } ({ $fine })
tournament-line-left = { $line } · 已退出
tournament-games = 正在下的对局：
tournament-bye = 这一轮轮空，得一分：{ $players }
tournament-of-game = 🏆 { $title } · 第 { $round } 轮
headline-dissolved = { $first } 和 { $second } 的对局没有结果就结束了：赛事已经判定
button-tournament-join = 报名
button-tournament-leave = 退出
button-tournament-withdraw = 是的，退出
button-tournament-cancel = 是的，结束

## 回复

tournament-ended = 🏁 **{ $title }** 结束了。祝贺！
tournament-reminder = ⏰ **{ $title }** 第 { $round } 轮{ $when }结束。下面的对局到时轮到谁走谁就输：
tournament-created = 赛事 #{ $number } 已创建。带报名按钮的消息马上会出现在这个频道。
tournament-joined = 你已报名 **{ $title }**。赛事开始时，我会为你开局。
tournament-left = 你已退出 **{ $title }**。
tournament-leave-sure = **{ $title }** 正在进行。现在退出，你在赛事里正在下的对局都算输，而且不能再回来。
tournament-withdrawn = 你已退出 **{ $title }**，赛事里正在下的对局都算输。
tournament-started = **{ $title }** 现在开始。
tournament-paused-now = **{ $title }** 已暂停。正在下的对局继续；再用一次 `/{ name-tournament } { name-pause }` 就能让它继续。
tournament-resumed = **{ $title }** 继续进行。
tournament-cancel-sure = 要提前结束 **{ $title }** 吗？这样就没有冠军。正在下的对局会作为普通对局继续。
tournament-cancelled = **{ $title }** 已提前结束。
tournament-paired = **{ $title }** 第 { $round } 轮的对阵已排好。用 `/{ name-tournament } { name-pause }` 继续后，对局就会开始。
tournament-result-set = 结果已设定：{ $first } – { $second } **{ $score }**
tournament-replaced = { $new } 在 **{ $title }** 顶替 { $old }。正在下的对局会重新开始。
tournament-list = 本服务器的赛事，最新的在前：
tournament-list-line = **#{ $number }** { $title } · { $state } · { $players } 名选手
tournament-state-open = 正在报名
tournament-state-playing = 进行中
tournament-state-paused = 已暂停
tournament-state-over = 已结束
tournament-state-cancelled = 提前结束

## 不能做的时候

tournament-nowhere = 这只能在服务器的频道里用。请到那里使用这个命令。
tournament-may-not-create = 这里只有服务器管理者和对局管理员能创建赛事。请找他们帮忙。
tournament-not-organiser = 只有主办人、服务器管理者和对局管理员能这样做。请找他们帮忙。
tournament-none = 这里现在没有合适的赛事。所有赛事见 `/{ name-tournament } { name-list }`。
tournament-none-yet = 本服务器还没有赛事。服务器管理者可以用 `/{ name-tournament } { name-create }` 创建。
tournament-unknown = 本服务器没有赛事 #{ $number }。所有赛事见 `/{ name-tournament } { name-list }`。
tournament-no-title = 这个名称显示不出来。请换一个 `{ name-title }`。
tournament-rating-range = 最低等级分高于最高等级分。请对调。
tournament-endless = 不限时的对局可能永远下不完。请设定 `{ name-time }` 或 `{ name-days }`。
tournament-few-places = 赛事至少要有 { $fewest } 个名额。请把 `{ name-players }` 调高。
tournament-too-many = **{ $title }** 限 { $most } 人，已经满员。其他赛事见 `/{ name-tournament } { name-list }`。
tournament-closed = **{ $title }** 已经开始，不能再报名了。其他赛事见 `/{ name-tournament } { name-list }`。
tournament-is-over = **{ $title }** 已经结束了。其他赛事见 `/{ name-tournament } { name-list }`。
tournament-in-already = 你已经报名 **{ $title }** 了。
tournament-not-in = 你没有参加 **{ $title }**。
tournament-too-few = **{ $title }** 至少要 { $least } 名选手。请等更多人报名。
tournament-not-started = **{ $title }** 还没开始。请用 `/{ name-tournament } { name-start }` 开始。
tournament-not-eligible = 你还不能报名 **{ $title }**。需要：{ $needs }。你现在的等级分是 { $rating }，下过 { $games } 局积分局。
tournament-reason = 请写明理由，1 到 200 个字。
tournament-pairings-wrong = 请把下面每位选手各提及一次：{ $players }。
tournament-no-more-rounds = **{ $title }** 没有下一轮可排了。用 `/{ name-tournament } { name-pause }` 继续，赛事就会结束。
tournament-no-pairing = **{ $title }** 没有这场对阵。请从列表里选。
tournament-own-pairing = 这是你自己的对阵。请找别的对局管理员。
tournament-winner-not-in = 这个人不在这场对阵里。请选 { $first } 或 { $second }；和棋就不选。
tournament-player-not-in = { $player } 没有参加 **{ $title }**。选手名单见 `/{ name-tournament } { name-show }`。
tournament-player-in = { $player } 已经参加 **{ $title }**，或已退出。请选别人。
tournament-no-bots = 机器人不能参加 **{ $title }**。请选一个人。
tournament-other-format = 这不符合 **{ $title }** 的赛制：{ $format }。赛事情况见 `/{ name-tournament } { name-show }`。
tournament-not-paused = 请先用 `/{ name-tournament } { name-pause }` 暂停 **{ $title }**，再排对阵。
tournament-is-paused = **{ $title }** 已暂停。要先用 `/{ name-tournament } { name-pause }` 继续。
tournament-round-running = **{ $title }** 这一轮还有对局没下完。请等一等，或用 `/{ name-tournament } { name-result }` 设定结果。
tournament-round-passed = **{ $title }** 后面的轮次以这个结果为准。只能改最新一轮的结果。
tournament-needs-winner = 淘汰赛必须有人晋级。请选 `{ name-winner }`。
tournament-changed = **{ $title }** 刚刚有变化。请看一看再试。
