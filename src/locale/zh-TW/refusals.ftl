# Chinese in traditional characters. Refusals: private, with what would be right.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Refusals, private, with what would be right

refused-not-yours = 這局（#{ $number }）是另外兩位玩家的。用 `/{ name-challenge }` 開一局自己的吧。
refused-not-the-opponent = 這是你自己發起的，要由別人來回覆。按下面的 **{ button-cancel }** 可以收回。
refused-not-the-challenger = 只有提出挑戰的人可以收回。如果是向你挑戰的，請按下面的 **{ button-decline }**。
refused-not-your-turn = #{ $number } 還沒輪到你，現在輪到 { $mover }。等的時候可以用 `/{ name-plan }` 預定應手。
refused-not-started = 第 #{ $number } 局還沒開始：對方還沒接受挑戰。一接受，棋盤就會貼出來。
refused-already-started = 這個挑戰已經有人接受了，第 #{ $number } 局正在進行。用 `/{ name-board }` 可以看。
refused-void = 這個挑戰已經失效，或者這局被取消了。用 `/{ name-challenge }` 可以重新提出。
refused-over = 這局已經結束了。用 `/{ name-challenge }` 可以再開一局。
refused-stale = 這個按鈕出現之後，局面已經變了。這是第 #{ $number } 局現在的樣子。
refused-too-early = 時間還沒到。用 `/{ name-board }` 可以看到要等到什麼時候。
refused-too-many-open = 你等待回覆的挑戰已經達到上限。請等對方回覆，或先收回一個：用 `/{ name-games }` 可以列出來。
refused-same-terms = 條件跟現在一樣。請改遊戲、規則、先後手或時限，或者直接接受。
refused-no-offer = 第 #{ $number } 局的這個提議已經失效了。用 `/{ name-offer }` 可以看現在能做什麼。
refused-asked-already = 你在第 #{ $number } 局已經提過了。等棋局往下走之後可以再提。
refused-nothing-to-take-back = 你在第 #{ $number } 局沒有可以收回的棋步。用 `/{ name-offer }` 可以看現在能做什麼。
refused-no-clock = 第 #{ $number } 局沒有在計時，慢慢想就好。用 `/{ name-offer }` 可以看還能做什麼。
refused-enough-time = 第 #{ $number } 局的時間還很充裕：加時之後不能超過 30 天。等剩得少了再給吧。
refused-not-paused = 第 #{ $number } 局正在計時，沒有暫停。用 `/{ name-offer }` 可以請求暫停。
refused-paused = 第 #{ $number } 局的時間已經停住了。有人走棋，或用 `/{ name-offer }` 選擇繼續，就會重新計時。
refused-your-own-turn = 第 #{ $number } 局現在輪到你自己，這件事只有對方能做。用 `/{ name-move }` 走你的這一步吧。
refused-too-late-to-abort = 第 #{ $number } 局雙方都走過了，只能認輸，或雙方同意和局。
refused-too-late-for-rematch = 第 #{ $number } 局的「再來一局」要在結束後 7 天內提出。用 `/{ name-challenge }` 可以另開新局。
refused-rematched = 第 #{ $number } 局已經有下一局了，用 `/{ name-games }` 可以看到。
refused-not-over = 第 #{ $number } 局還沒下完。用 `/{ name-board }` 可以看現在的局面。
refused-self-challenge = 不能挑戰自己。選一位朋友吧：`/{ name-challenge } { name-player }:@朋友 { name-kind-of-game }:{ game-jungle }`
move-unreadable = 我看不懂這一步。請像 { $examples } 這樣寫：從哪一格到哪一格。
move-ambiguous = 符合的走法不只一種：{ $candidates }。你指的是哪一種？
move-illegal = { $reason }附近可以走的有：{ $nearest }
unknown-command = 這個指令已經不在了。用 `/{ name-help }` 可以看現有的指令。
unknown-control = 這個按鈕來自舊版，已經失效。用 `/{ name-board }` 可以重新顯示棋盤和按鈕。
went-wrong = 我這邊出了點問題，對局沒有受影響。請再試一次；如果一直發生，請把這個代碼告訴維護者：{ $reference }
game-fenced = 第 #{ $number } 局的紀錄損毀了，維護者檢查之前我不會動它。你的其他對局照常進行。請把這個代碼告訴維護者：{ $reference }
too-slow = 處理得太久了，請再按一次。
no-such-game = 沒有第 #{ $number } 局。用 `/{ name-games }` 可以列出你的對局。
no-game-running = 你沒有正在進行的對局。用 `/{ name-challenge }` 開一局吧。
which-game = 你有好幾局，請用 `{ name-game }` 選項指明是哪一局：
    { $games }
challenge-bot = 這裡不能跟機器人下棋，請選一位朋友。
challenge-which-game = 要下哪一種棋？請選一種：`/{ name-challenge } { name-kind-of-game }:{ game-jungle }`（伺服器可以用 `/{ name-server }` 設定常用的棋。）
challenge-self = 不能挑戰自己，請選一位朋友。
challenge-direct = 在這裡只能向跟你下過棋的人挑戰：`/{ name-challenge } { name-player }:@朋友`。想挑戰其他人，或公開徵求對手，請到我們共同的伺服器。
challenge-in-vain = 📭 我沒辦法傳私人訊息給 { $player }，所以挑戰 **#{ $number }** 沒有送到。請到你們都在的伺服器裡提出挑戰。
challenge-time = 我看不懂 `{ $typed }` 這種時限。每步天數：`1d`、`2d`、`3d`、`5d`、`7d` 或 `14d`。總時間加上每步加時，最多 60 天：`10d+36h`。不限時：`none`。
challenge-game = 我不會這個遊戲。我會的有：{ $games }。
challenge-other-game = `{ $rules }` 不是 `{ $game }` 的規則。
ruleset-no-game = 我不認得 `{ $game }` 這個遊戲。可以選：{ $allowed }。
ruleset-no-preset = 沒有 `{ $preset }` 這套規則。可以選：{ $allowed }。
ruleset-no-switch = 沒有 `{ $switch }` 這個項目。這套規則可以改的有：{ $allowed }。
ruleset-no-value = `{ $switch }` 不能設成 `{ $value }`。可以選：{ $allowed }。
ruleset-twice = `{ $switch }` 設了兩次。
ruleset-senseless = `{ $switch }` 在 `{ $preset }` 裡沒有意義：棋盤上沒有會受它影響的東西。
challenge-rules = { $reason } 可以選的規則：{ $presets }。
complete-which-game = 目前沒有輪到你的對局，或者不只一局：請先填 { name-game }
complete-not-your-turn = #{ $number } 還沒輪到你

## Why a move is not allowed

illegal-game-over = 這局已經結束了。
illegal-no-piece = { $square } 上沒有棋子。
illegal-not-your-piece = { $square } 上的{ $piece }是對方的。
illegal-not-that-piece = { $square } 上的是{ $piece }，不是{ $named }。
illegal-nothing-reaches = 你沒有棋子能走到 { $square }。
illegal-stuck = { $square } 上的{ $piece }沒有路可走。
illegal-same-square = 起點和終點不能一樣，{ $square } 寫了兩次。
illegal-jungle-diagonal = { $piece }不能從 { $from } 走到 { $to }：所有棋子都不能斜走。
illegal-jungle-not-adjacent = { $piece }不能從 { $from } 走到 { $to }：一步只能往前、後、左或右走一格。
illegal-jungle-no-jump = { $piece }不會跳河，不能從 { $from } 跳到 { $to }。
illegal-jungle-jump-direction = { $piece }不能往這個方向跳河，不能從 { $from } 跳到 { $to }。
illegal-jungle-jump-blocked = { $piece }不能跳河：{ $square } 的河裡有鼠擋路。
illegal-jungle-water = { $piece }不能走進 { $square } 的小河：只有鼠會游泳。
illegal-jungle-own-den = { $piece }不能走進 { $square } 的己方獸穴。
illegal-jungle-own-piece = { $piece }不能走到 { $square }：那裡有自己的{ $target }。
illegal-jungle-rank-too-low = { $piece }（{ $rank }）吃不了{ $target }（{ $target_rank }）：對方比較大。
illegal-jungle-elephant-rat = { $piece }不能吃 { $square } 上的{ $target }：在那裡，象唯獨吃不了鼠。
illegal-jungle-rat-out-of-water = { $piece }不能從水裡吃 { $square } 上的{ $target }。
illegal-jungle-rat-into-water = 岸上的{ $piece }不能吃在 { $square } 游泳的{ $target }。
illegal-jungle-rats-swimming = 雙方都在水裡的時候，{ $piece }不能吃 { $square } 的{ $target }。
illegal-jungle-powerless = { $piece }困在陷阱裡，失去力量，不能吃 { $square } 上的{ $target }。
illegal-jungle-piece-gone = 你的{ $piece }已經被吃掉了。
illegal-jungle-no-such-piece = 這套規則裡沒有{ $piece }。
illegal-dobutsu-direction = { $piece }不能從 { $from } 走到 { $to }：牠不能往這個方向走。
illegal-dobutsu-not-adjacent = { $piece }不能從 { $from } 走到 { $to }：一步只能走一格。
illegal-dobutsu-own-piece = { $piece }不能走到 { $square }：那裡有自己的{ $target }。
illegal-dobutsu-lion-attacked = 獅不能走到 { $square }：會被 { $from } 的{ $target }吃掉。
illegal-dobutsu-not-in-hand = 你手中沒有{ $piece }。
illegal-dobutsu-occupied = { $piece }不能打入 { $square }：那一格已經有棋子。
illegal-dobutsu-hen-in-hand = 手中不會有母雞：母雞被吃之後會變回小雞。請打入小雞。
illegal-dobutsu-no-promotion = { $piece }在 { $square } 不能變成母雞：只有從棋盤上走到底線的小雞才會長大。
illegal-dobutsu-none-of-kind = 棋盤上沒有你的{ $piece }。
illegal-dobutsu-none-reaches = 你沒有{ $piece }能走到 { $square }。
illegal-o-an-quan-no-field = 沒有第 { $number } 格；你的田格從左邊算起是 1 到 5。
illegal-o-an-quan-not-your-field = { $square } 不是你的田格。
illegal-o-an-quan-empty-field = 第 { $number } 格是空的，沒有東西可以播。

menu-text-none = 那則訊息裡沒有我的對局。請在附有棋盤的訊息上開啟選單，或使用 `/{ name-board } { name-view }:{ view-text }`。
menu-text-challenge = 還沒有棋盤：那則訊息裡的挑戰還在等回覆。
