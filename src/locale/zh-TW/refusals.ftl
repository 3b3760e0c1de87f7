# Chinese in traditional characters. Refusals: private; what is wrong, then what to do.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Refusals

refused-not-yours = 對局 #{ $number } 是另外兩位玩家的。用 `/{ name-challenge }` 開一局自己的吧。
refused-not-the-opponent = 這是你自己的挑戰，要由別人來回覆。想收回，請按下面的 **{ button-cancel }**。
refused-not-the-challenger = 只有提出挑戰的人可以收回。如果是對方向你挑戰，請按下面的 **{ button-decline }**。
refused-not-your-turn = #{ $number } 還沒輪到你，現在輪到 { $mover }。可以用 `/{ name-plan }` 先排好怎麼回應。
refused-not-started = 對局 #{ $number } 還沒開始：還沒有人接受挑戰。一開始，我就會貼出棋盤。
refused-already-started = 這個挑戰已經有人接受了，對局 #{ $number } 正在進行。用 `/{ name-board }` 看。
refused-void = 這個挑戰已經失效，或是對局中止了。用 `/{ name-challenge }` 重新找人吧。
refused-over = 這局已經結束了。用 `/{ name-challenge }` 再開一局吧。
refused-stale = 這個按鈕出現之後，局面已經變了。這是對局 #{ $number } 現在的樣子。
refused-too-early = 現在還不能宣告獲勝。用 `/{ name-board }` 可以看到還要等多久。
refused-too-many-open = 你提出的挑戰已經達到上限。請等對方回覆，或先收回一個；清單在 `/{ name-games }`。
refused-same-terms = 條件沒有變。請改遊戲、規則、先後手或時限，或是直接接受。
refused-no-offer = 對局 #{ $number } 的這個提議已經失效了。現在可以做什麼，看 `/{ name-offer }`。
refused-asked-already = 你在對局 #{ $number } 已經提過了。等走了下一步，可以再提。
refused-nothing-to-take-back = 你在對局 #{ $number } 沒有可以悔的棋。現在可以做什麼，看 `/{ name-offer }`。
refused-no-clock = 對局 #{ $number } 沒有在計時，慢慢想就好。還可以做什麼，看 `/{ name-offer }`。
refused-enough-time = 對局 #{ $number } 的時間還很多：期限不能晚於 30 天後。等剩得少了再加吧。
refused-not-paused = 對局 #{ $number } 已經在計時。想暫停，請用 `/{ name-offer }`。
refused-paused = 對局 #{ $number } 已經停止計時。走一步棋，或用 `/{ name-offer }` 繼續，就會恢復計時。
refused-your-own-turn = 對局 #{ $number } 輪到你自己，這件事只有對方能做。請用 `/{ name-move }` 走棋。
refused-too-late-to-abort = 對局 #{ $number } 雙方都走過了，不能中止。你可以認輸，或是提和。
refused-too-late-for-rematch = 對局 #{ $number } 結束超過 7 天，不能再來一局了。用 `/{ name-challenge }` 另開新局吧。
refused-rematched = 對局 #{ $number } 已經有下一局了。用 `/{ name-games }` 就找得到。
refused-not-over = 對局 #{ $number } 還沒結束。用 `/{ name-board }` 看現在的局面。
refused-self-challenge = 不能挑戰自己。選一位朋友吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
move-unreadable = 我看不懂這一步。請寫成像 { $examples } 這樣。
move-ambiguous = 這可能是好幾種走法：{ $candidates }。你指的是哪一種？
move-illegal = { $reason }可以這樣走：{ $nearest }。
unknown-command = 這個指令已經沒有了。所有指令都在 `/{ name-help }`。
unknown-control = 這個按鈕過期了。用 `/{ name-board }` 重新顯示棋盤，就有新的按鈕。
went-wrong = 我這邊出了問題，對局沒有變。請再試一次。如果一直這樣，請把這個代碼告訴維護者：{ $reference }
game-fenced = 對局 #{ $number } 的資料損毀了，我先把它鎖住，等維護者檢查。你的其他對局照常進行。請把這個代碼告訴維護者：{ $reference }
too-slow = 我處理得太慢了。請再按一次。
no-such-game = 沒有對局 #{ $number }。你的對局在 `/{ name-games }`。
no-game-running = 你沒有進行中的對局。用 `/{ name-challenge }` 開一局吧。
which-game = 符合的對局有 { $total } 局，請選一局。
which-game-more = 符合的對局有 { $total } 局，這裡是最急的 { $shown } 局。要選別的，請用選項 `{ name-game }` 填它的編號。
challenge-bot = 不能跟其他機器人下棋。請選一個人，或者跟我下：`/{ name-challenge } { name-level }:2`。
challenge-self = 不能挑戰自己。請選一位朋友。
challenge-direct = 在這裡只能挑戰跟你下過棋的人：`/{ name-challenge } { name-player }:@朋友`。想找其他人，或開放大家應戰，請到我也在的伺服器。
challenge-in-vain = 📭 { $player } 不接收我的私人訊息，所以挑戰 **#{ $number }** 沒有送到。請到你們都在的伺服器提出挑戰。
challenge-time = `{ $typed }` 不能當時限。每步幾天：寫 `1天`、`2天`、`3天`、`5天`、`7天` 或 `14天`。總時間和每步另加的時間，最多 60 天：例如 `10天+36小時`。不限時：寫 `無`。
challenge-game = 我不認得這個遊戲。請從這些裡面選：{ $games }。
challenge-other-game = `{ $rules }` 不是 `{ $game }` 的規則。請換一套規則，或換一個遊戲。
ruleset-no-game = 沒有 `{ $game }` 這個遊戲。請從這些裡面選：{ $allowed }。
ruleset-no-preset = 這個遊戲沒有 `{ $preset }` 這套規則。請從這些裡面選：{ $allowed }。
ruleset-no-switch = 沒有 `{ $switch }` 這個規則開關。這套規則裡有：{ $allowed }。
ruleset-no-value = `{ $switch }` 不能是 `{ $value }`。請從這些裡面選：{ $allowed }。
ruleset-twice = `{ $switch }` 設了兩次。請只設一次。
ruleset-senseless = `{ $switch }` 在 `{ $preset }` 裡沒有作用，棋盤上什麼都不會變。請拿掉它。
challenge-rules = { $reason }可以選的規則：{ $presets }。
complete-which-game = 沒有對局輪到你，或是不只一局：請先填「{ name-game }」
complete-not-your-turn = #{ $number } 還沒輪到你

## Why a move is not allowed

illegal-game-over = 這局已經結束了。
illegal-no-piece = { $square } 上沒有棋子。
illegal-not-your-piece = { $square } 上的{ $piece }是對方的。
illegal-not-that-piece = { $square } 上的是{ $piece }，不是{ $named }。
illegal-nothing-reaches = 你沒有棋子能走到 { $square }。
illegal-stuck = { $square } 上的{ $piece }沒有合法的走法。
illegal-same-square = 起點和終點要不一樣，但 { $square } 寫了兩次。
illegal-jungle-diagonal = { $piece }不能從 { $from } 走到 { $to }：任何棋子都不能斜走。
illegal-jungle-not-adjacent = { $piece }不能從 { $from } 走到 { $to }：一步只能往前、後、左或右走一格。
illegal-jungle-no-way = { $piece }不能從 { $from } 走到 { $to }：一步只能往前、後、左或右走一格，或是直線跳過河。
illegal-jungle-no-jump = { $piece }不能從 { $from } 跳過河到 { $to }。
illegal-jungle-jump-direction = { $piece }不能往這個方向跳過河：從 { $from } 到 { $to }。
illegal-jungle-jump-blocked = { $piece }不能跳過河：{ $square } 的河裡有鼠擋路。
illegal-jungle-water = { $piece }不能走進 { $square } 的河：只有鼠會游泳。
illegal-jungle-own-den = { $piece }不能走進自己這方的獸穴 { $square }。
illegal-jungle-own-piece = { $piece }不能走到 { $square }：那裡是你自己的{ $target }。
illegal-jungle-rank-too-low = { $piece }（{ $rank }）不能吃{ $target }（{ $target_rank }）：{ $target }比較大。
illegal-jungle-elephant-rat = { $piece }不能吃 { $square } 上的{ $target }：照這套規則，象在那一格不能吃鼠。
illegal-jungle-rat-out-of-water = { $piece }不能從水裡吃 { $square } 上的{ $target }。
illegal-jungle-rat-into-water = 岸上的{ $piece }不能吃在 { $square } 游泳的{ $target }。
illegal-jungle-rats-swimming = 兩隻都在水裡的時候，{ $piece }不能吃 { $square } 上的{ $target }。
illegal-jungle-powerless = { $piece }在陷阱裡失去力量，不能吃 { $square } 上的{ $target }。
illegal-jungle-piece-gone = 你的{ $piece }已經被吃掉了。
illegal-jungle-no-such-piece = 這套規則裡沒有{ $piece }。
illegal-dobutsu-direction = { $piece }不能從 { $from } 走到 { $to }：牠不能往這個方向走。
illegal-dobutsu-not-adjacent = { $piece }不能從 { $from } 走到 { $to }：一步只能走一格。
illegal-dobutsu-own-piece = { $piece }不能走到 { $square }：那裡是你自己的{ $target }。
illegal-dobutsu-lion-attacked = 獅子不能走到 { $square }：會被 { $from } 的{ $target }吃掉。
illegal-dobutsu-not-in-hand = 你手中沒有{ $piece }。
illegal-dobutsu-occupied = { $piece }不能打入 { $square }：那一格不是空的。
illegal-dobutsu-hen-in-hand = 手中不會有母雞：吃掉的母雞會變回小雞。請打入小雞。
illegal-dobutsu-no-promotion = { $piece }在 { $square } 不能長成母雞：只有走到對方底線的小雞才行。
illegal-dobutsu-none-of-kind = 棋盤上沒有你的{ $piece }。
illegal-dobutsu-none-reaches = 你沒有{ $piece }能走到 { $square }。
illegal-o-an-quan-no-field = 沒有第 { $number } 格。你的田格從左邊算起是第 1 到 5 格。
illegal-o-an-quan-not-your-field = { $square } 不是你的田格。
illegal-o-an-quan-empty-field = 第 { $number } 格是空的，沒有民可以播。
illegal-o-an-quan-no-swap = 這套規則沒有交換。想要有交換的對局，請在挑戰的規則後面加上 `+swap=on`。
illegal-o-an-quan-late-swap = 現在不能交換。只有後走的一方可以，而且只能用來回應對局的第一步。

menu-text-none = 那則訊息裡沒有我的棋盤。請在我的棋盤上打開選單，或是用 `/{ name-board }`，`{ name-view }` 選「文字」。
menu-text-challenge = 還沒有棋盤：還沒有人接受那則訊息裡的挑戰。
