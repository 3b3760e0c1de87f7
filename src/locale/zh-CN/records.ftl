# Chinese in simplified characters. Records of games: taken out, brought back, walked through.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Commands, their options and choices (at most 100 characters each)

command-record = 取得一局的棋谱（文本文件）和当前局面
command-import = 导入棋谱或局面：用来复盘，或接着下
command-analyse = 一步一步复盘，只有你看得到
option-record-format = 给人看的文本（也能再导入），或给程序用的 JSON
option-import-file = 含有棋谱的文本文件
option-import-text = 棋谱，或者只有局面；文件和文本都不填，就会打开粘贴框
option-import-player = 从最后的局面起和谁对局；只想自己复盘就不填
option-import-rules = 哪一套规则（如果文本里没有写）
option-import-side = 对局时你执哪一方；不填就抽签
format-text = 文本
format-json = JSON
button-record = 棋谱
button-analyse = 复盘

## What they answer

record = **#{ $number }** { $ruleset }：文件里是整局棋谱。当前局面如下，可以用 `/{ name-import }` 导入：
record-alt = 对局 { $number } 的棋谱文本

walk-players = { $first }（{ $first_colour }）对 { $second }（{ $second_colour }）
walk-start = 开局局面，共 { $total } 步。
walk-move = 第 **{ $ply }** 步，共 { $total } 步。{ $side }：{ $last }（`{ $text }`）
walk-left = 剩余用时 { $left }
walk-result = 结果：{ $result }
walk-result-because = 结果：{ $result }，{ $reason }
walk-menu = 跳到某一步…
walk-menu-start = 开局
walk-gone = 你在那里导入的内容已经不在了：我只保留最近十份。请重新导入。

import-title = 导入棋谱
import-field = 棋谱，或者局面
import-skipped = 我跳过了 { $count } 处注释、记号或变着。
import-over = 那局棋在棋谱末尾已经结束，没法接着下。不填 `{ name-player }` 导入，就可以复盘。
import-both = 文件和文本只能给一个。
import-unfetched = 我没能从 Discord 取到那个文件。请再试一次，或把内容粘贴到 `{ name-text }` 里。
challenge-start = 从指定局面开始，轮到{ $colour }走。
challenge-lot-sides = 双方执哪一方由抽签决定。
challenge-plays = { $player } 执{ $colour }。
headline-start-position = { $first } 执{ $first_colour }，{ $second } 执{ $second_colour }，从指定局面开始

## What cannot be brought back; each begins with the place

import-too-long = 太长了：我最多读 { $most } kB 的棋谱。
import-not-text = 那个文件不是文本。棋谱应该是 `/{ name-record }` 给出的那种文本文件。
import-encoding = 第 { $line } 行不是 UTF-8。请把文件存为 UTF-8 再试。
import-no-rules = 第 { $line } 行：没有写明按哪一套规则。棋谱里要有 `[Ruleset "jungle/classic"]` 这样的一行；或者填写 `{ name-rules }`。
import-tag = 第 { $line } 行：`{ $found }` 不是标签。标签的样子是 `[First "Ada"]`，每行一个；其中的引号或反斜杠前面要加反斜杠。
import-twice = 第 { $line } 行：标签 `{ $found }` 前面已经出现过。请只留一个。
import-value = 第 { $line } 行：标签 `{ $tag }` 不能是 `{ $found }`。可以写成例如 `{ $example }`。
import-unclosed = 第 { $line } 行：以 `{ $found }` 开头的部分没有结束。注释用花括号结束，变着用圆括号结束。
import-several = 第 { $line } 行：从 `{ $found }` 起是另一局，或者本局结束后还有别的内容。请一次只给一局。
import-move = 第 { $line } 行，第 { $ply } 步，`{ $found }`：{ $reason }
import-result = 第 { $line } 行：这里的结果是 `{ $found }`，但按走法或另一处写明的结果应为 `{ $right }`。
