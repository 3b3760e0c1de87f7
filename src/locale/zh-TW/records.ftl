# Chinese in traditional characters. Records of games: exported, imported, stepped through.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Commands, their options and choices (at most 100 characters each)

command-record = 取得一局的棋譜（文字檔）和局面
command-import = 匯入棋譜或局面，用來復盤或接著下
command-analyse = 一步一步復盤一局，結束的對局還會指出失誤和更好的走法，只有你看得到
option-record-format = 文字：給人看，也能再匯入；JSON：給其他軟體用（預設：文字）
option-record-evaluations = 要附上分析的評價嗎？（預設：不要）
option-import-file = 內含棋譜的文字檔
option-import-text = 棋譜或局面；檔案和文字都不填，就會打開表單讓你貼上
option-import-player = 從最後的局面起跟誰下；不填就自己復盤
option-import-rules = 哪一套規則（文字裡沒寫的話）
option-import-side = 接著下的時候你當哪一方（預設：隨機）
format-text = 文字
format-json = JSON
button-record = 棋譜
button-analyse = 復盤
button-import-analyse = 逐步復盤

## What they answer

record = **#{ $number }** { $ruleset }：整局棋都在檔案裡。下面是目前的局面，可以用 `/{ name-import }` 再匯入：
record-alt = 對局 #{ $number } 的棋譜（文字檔）
record-unjudged = 只有已經結束、有人走過的對局才有評價，而且這個機器人要有分析功能。不選 `{ name-evaluations }`，就能拿到不帶評價的棋譜。

analysis-players = { $first }（{ $first_colour }）對 { $second }（{ $second_colour }）
analysis-start = 起始局面，共 { $total } 步。
analysis-move = 第 **{ $ply }** 步，共 { $total } 步。{ $side }：{ $last }（`{ $text }`）
analysis-left = 剩餘時間：{ $left }
analysis-result = 結果：{ $result }
analysis-result-because = 結果：{ $result }，{ $reason }
analysis-result-won = 結果：{ $result } · { $winner } 獲勝：{ $reason }
analysis-menu = 跳到某一步…
analysis-menu-start = 起始局面
analysis-first = 開頭
analysis-back = ◀ 上一步
analysis-on = 下一步 ▶
analysis-last = 結尾
analysis-gone = 那份匯入的棋譜已經不在了：我只保留你最新的十份。請再匯入一次。

import-title = 匯入棋譜
import-field = 棋譜或局面
import-skipped = 我跳過了 { $count } 處註解、記號或變化。
import-over = 那局棋在棋譜最後已經結束，沒辦法接著下。不填 `{ name-player }` 再匯入一次，就可以復盤。
import-both = 檔案和文字都給了。請只給一個。
import-unfetched = 我沒辦法從 Discord 取得那個檔案。請再試一次，或把內容貼到 `{ name-text }`。
challenge-start = 從指定的局面開始，輪到{ $colour }。
challenge-lot-sides = 隨機決定誰當哪一方。
challenge-plays = { $player } 是{ $colour }。
headline-start-position = { $first } 是{ $first_colour }，{ $second } 是{ $second_colour }，從指定的局面開始

## What cannot be imported; each begins with the place

import-too-long = 棋譜超過 { $most } kB，我讀不了。請匯入短一點的。
import-not-text = 那不是文字檔。請匯入 `/{ name-record }` 給的那種文字檔。
import-encoding = 第 { $line } 行不是 UTF-8。請把檔案存成 UTF-8 再試一次。
import-no-rules = 第 { $line } 行：沒寫用哪一套規則。請加上 `[Ruleset "jungle/classic"]` 這樣的一行，或是在選單裡選擇。
import-tag = 第 { $line } 行：`{ $found }` 不是標籤。標籤長得像 `[First "Ada"]`，一行一個；裡面的引號或反斜線前面要加反斜線。
import-twice = 第 { $line } 行：標籤 `{ $found }` 出現了兩次。請只留一個。
import-value = 第 { $line } 行：標籤 `{ $tag }` 不能是 `{ $found }`。例如可以寫 `{ $example }`。
import-unclosed = 第 { $line } 行：`{ $found }` 沒有結束。註解用大括號結束，變化用小括號結束。
import-several = 第 { $line } 行：從 `{ $found }` 起是另一局，或是這局結束之後還有別的內容。請一次只給一局。
import-move = 第 { $line } 行，第 { $ply } 步，`{ $found }`：{ $reason }
import-result = 第 { $line } 行：這裡的結果是 `{ $found }`，但照走法或另一處寫的，應該是 `{ $right }`。請改正其中一處。
