# Chinese in simplified characters. Records of games: exported, imported, stepped through.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Commands, their options and choices (at most 100 characters each)

command-record = 获取一局的棋谱（文本文件）和局面
command-import = 导入棋谱或局面，用来复盘或接着下
command-analyse = 一步一步复盘一局；已结束的对局还会指出失误和更好的走法；只有你看得到
option-record-format = 文本：给人看，也能再导入；JSON：给其他软件用（默认：文本）
option-record-evaluations = 附上分析的评价吗？（默认：否）
option-import-file = 含有棋谱的文本文件
option-import-text = 棋谱或局面；文件和文本都不填，就会打开表单让你粘贴
option-import-player = 从最后的局面起和谁下；不填就自己复盘
option-import-rules = 哪一套规则（文本里没写时填）
option-import-side = 接着下时你执哪一方（默认：随机）
format-text = 文本
format-json = JSON
button-record = 棋谱
button-analyse = 复盘
button-import-analyse = 逐步复盘

## What they answer

record = **#{ $number }** { $ruleset }：整局棋都在文件里。下面是当前的局面，可以用 `/{ name-import }` 再导入：
record-alt = 对局 #{ $number } 的棋谱（文本文件）
record-unjudged = 这一局没有评价：它还没结束、没有走过棋，或者这里没有开启分析。不选 `{ name-evaluations }`，就能拿到不带评价的棋谱。

analysis-players = { $first }（{ $first_colour }）对 { $second }（{ $second_colour }）
analysis-start = 起始局面，共 { $total } 步。
analysis-move = 第 **{ $ply }** 步，共 { $total } 步。{ $side }：{ $last }（`{ $text }`）
analysis-left = 剩余时间：{ $left }
analysis-result = 结果：{ $result }
analysis-result-because = 结果：{ $result }，{ $reason }
analysis-result-won = 结果：{ $result } · { $winner } 获胜：{ $reason }
analysis-menu = 跳到某一步…
analysis-menu-start = 起始局面
analysis-first = 开头
analysis-back = ◀ 上一步
analysis-on = 下一步 ▶
analysis-last = 结尾
analysis-gone = 那份导入的棋谱已经不在了：我只保留你最近的十份。请重新导入。

import-title = 导入棋谱
import-field = 棋谱或局面
import-skipped = 我跳过了 { $count } 处注释、记号或变着。
import-over = 那局棋在棋谱末尾已经结束，没法接着下。不填 `{ name-player }` 再导入一次，就可以复盘。
import-both = 文件和文本都给了。请只给一个。
import-unfetched = 我没能从 Discord 取到那个文件。请再试一次，或把内容粘贴到 `{ name-text }`。
challenge-start = 从指定局面开始，轮到{ $colour }走。
challenge-lot-sides = 随机决定双方执哪一方。
challenge-plays = { $player } 执{ $colour }。
headline-start-position = { $first } 执{ $first_colour }，{ $second } 执{ $second_colour }，从指定局面开始

## What cannot be imported; each begins with the place

import-too-long = 棋谱超过了 { $most } kB，我读不了。请导入短一点的。
import-not-text = 那不是文本文件。请导入 `/{ name-record }` 给出的那种文本文件。
import-encoding = 第 { $line } 行不是 UTF-8。请把文件存为 UTF-8 再试。
import-no-rules = 第 { $line } 行：没写用哪一套规则。请加上 `[Ruleset "jungle/classic"]` 这样的一行，或在菜单里选择。
import-tag = 第 { $line } 行：`{ $found }` 不是标签。标签写成 `[First "Ada"]`，占一行；里面的引号或反斜杠前要加反斜杠。
import-twice = 第 { $line } 行：标签 `{ $found }` 出现了两次。请只留一个。
import-value = 第 { $line } 行：标签 `{ $tag }` 不能是 `{ $found }`。例如可以写 `{ $example }`。
import-unclosed = 第 { $line } 行：`{ $found }` 没有结束。注释用花括号结束，变着用圆括号结束。
import-several = 第 { $line } 行：从 `{ $found }` 起是另一局，或者这一局结束后还有别的内容。请一次只给一局。
import-move = 第 { $line } 行，第 { $ply } 步，`{ $found }`：{ $reason }
import-result = 第 { $line } 行：这里的结果是 `{ $found }`，但按走法或另一处的写法，应该是 `{ $right }`。请改正其中一处。
