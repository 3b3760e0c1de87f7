# English. The rules in words, and other long texts.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Long texts

rules-alt = The starting position of { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (round pieces, at the bottom) goes first against { $second } (eight-sided pieces, at the top).
    { "" }**Goal:** bring any animal into the enemy den: d9 for { $first }, d1 for { $second }.
rules-jungle-how = **Animals, strongest first:** { $animals }.
    { "" }**Moves:** one square forward, backward or sideways. A piece captures an enemy of equal or lower rank by stepping onto it, and the rat captures the elephant. { $river ->
        [yes] Only the rat swims.
       *[no] { "" }
    }
    { $switches }
    { "" }**Dens:** a piece can only enter the other side's den. A player who can't move loses.
    { "" }**Draw:** the same position for the third time, or 200 moves without a capture (100 by each player).
    { "" }**Type a move:** `{ $typed }`, or in words: `{ $spoken }`.
rules-dobutsu = **{ $ruleset }** · { $first } (at the bottom) goes first against { $second } (at the top).
    { "" }**Goal:** capture the enemy lion, or bring your own lion to the far row.
rules-dobutsu-how = **Moves:** one step. The lion steps in all eight directions; the elephant diagonally; the giraffe forward, backward and sideways; the chick straight forward. A chick that steps onto the far row becomes a hen, which steps in every direction except diagonally backward.
    { "" }**Captures:** a piece you capture changes sides and goes into your hand; a hen goes there as a chick. Instead of moving, you can drop a piece from your hand on any empty square. A chick dropped on the far row stays a chick and can't move.
    { $switches }
    { "" }A player who can't move loses. **Draw:** the same position for the third time.
    { "" }**Type a move:** `b2b3` or `chick b3`. Type a drop: `C@b2` or `drop chick b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (at the bottom) goes first against { $second } (at the top).
    { "" }**Goal:** have the most points at the end. You get them by capturing citizens and mandarins.
    { "" }**Board:** a ring of twelve squares. Each player has five fields, numbered 1 to 5 from the player's own left. There's a mandarin square (quan) at each end. Each field starts with five citizens (dân).
rules-o-an-quan-how = **A turn:** pick up all citizens from one of your fields. Sow one in each square that follows, to your right or to your left. Then look at the next square. A filled field: pick up its citizens and sow on. A filled mandarin square: the turn is over. An empty field: capture everything in the square behind it, your own citizens too; if that square is empty, the turn is over.
    { "" }**Empty fields:** if all your fields are empty at the start of your turn, put one of your captured citizens into each. If you don't have enough, you borrow the rest and pay it back at the end.
    { "" }**End:** the citizens in your fields are yours, and the points are counted. The game also ends with the same position for the third time, or after 400 moves (200 by each player).
    { $switches }
    { "" }**Type a move:** `3R` or `3 right`, `3L` or `3 left`.

## What each switch of a ruleset means

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = A piece in one of the enemy's traps is weak: any piece can capture it.
switch-traps-universal = A piece in any trap, even its own side's, is weak: any piece can capture it.
switch-trapped-full = A piece in a trap still captures with its full rank.
switch-trapped-powerless = A piece weakened by a trap can't capture anything.
switch-dog-over-wolf-off = The wolf ranks above the dog.
switch-dog-over-wolf-on = The dog ranks above the wolf.
switch-lion-tiger-ranked = The lion ranks above the tiger.
switch-lion-tiger-equal = The lion and the tiger are equally strong and can capture each other.
switch-elephant-rat-trap = The elephant captures a rat only in the elephant's own traps.
switch-elephant-rat-always = The elephant captures the rat.
switch-elephant-rat-never = The elephant never captures the rat.
switch-rat-out-none = A rat in the water can't capture anything on land.
switch-rat-out-rat = A rat in the water can capture a rat on land, but not an elephant.
switch-rat-out-elephant = A rat in the water can capture an elephant on land, but not a rat.
switch-rat-out-all = A rat in the water can capture a rat or an elephant on land.
switch-rat-in-off = A rat on land can't capture a swimming rat.
switch-rat-in-on = A rat on land can capture a swimming rat.
switch-rat-swim-on = Two swimming rats can capture each other.
switch-rat-swim-off = Two swimming rats can't capture each other.
switch-jumps-none = The { $piece } doesn't jump.
switch-jumps-h = The { $piece } jumps sideways across the river, unless a rat swims in the way, and can capture where it lands.
switch-jumps-v = The { $piece } jumps forward and backward across the river, unless a rat swims in the way, and can capture where it lands.
switch-jumps-hv = The { $piece } jumps across the river, forward, backward or sideways, unless a rat swims in the way, and can capture where it lands.
switch-capture-all-on = You also win by capturing every enemy piece.
switch-capture-all-off = If you capture every piece, you win because your opponent can't move.
switch-mandarin-10 = A mandarin is worth ten citizens.
switch-mandarin-5 = A mandarin is worth five citizens.
switch-quan-non-5 = Quan non (young mandarin): a mandarin with fewer than five citizens beside it can't be captured.
switch-quan-non-0 = A mandarin can be captured from the first move on.
switch-chain-on = Behind a captured square, is there an empty field again and then a filled square? You capture that one too, and so on.
switch-chain-off = Only one capture per turn.
switch-empty-mandarin-stop = An empty mandarin square ends the turn, like a filled one.
switch-empty-mandarin-gap = An empty mandarin square counts as an empty field.
switch-end-mandarins = The game ends when both mandarins are captured.
switch-end-squares = The game only ends when both mandarin squares are empty.
switch-leftovers-none = Citizens left in the mandarin squares don't count.
switch-leftovers-split = Citizens left in the mandarin squares are shared.
switch-swap-off = No swap: the first move stands.
switch-swap-on = Swap: the player who goes second can answer the first move with `swap` and take it over. The board is turned around, and the other player is next.
preset-dobutsu-classic = The lion can't step onto an attacked square, not even on the far row. You don't have to answer an attack on your lion.
preset-dobutsu-official = The lion can step onto an attacked square. On the far row it wins at once if nothing can capture it there; if something can, it wins unless the next move captures it.
help = **Old board games, played slowly.** A move now, a move tomorrow. I save your games.

    1. Challenge a friend with `/challenge`. They press **Accept**, and the board appears.
    2. When I mention you, it's your turn. Press **Move** on the board, or type `/move` and pick from the list. `a3a4`, `A3-a4` and `lion d1` all work.
    3. See a board again with `/board`, also as text for screen readers. See your games with `/games`, your turn first.
    4. Press **More…** on the board, or use `/offer`: draw, takeback, pause, more time for your opponent, abort, resign. You can take back your own move for a minute; after that, your opponent is asked.
    5. Read a game's rules with `/rules`. Learn it in short tasks with `/learn`. Replay your own game with `/replay`. After the end, **Rematch** swaps sides.
    6. Set notifications and quiet hours with `/settings`. Follow other people's games with `/watch`.

    You have 3 days per move, unless the server has another default time or you pick one: `/challenge time:10d+36h` or `/challenge time:none`. Without a player, anyone can accept the challenge.

    Several games in one channel? Pick one with the option `game`.
about = **Banyan { $version }** — old board games for friends, played over days and weeks.
    Free software (MIT or Apache-2.0), run by this bot's operator. I don't read messages. See what I keep about you with `/privacy about`.

# A challenge that is open to everyone.
anyone = anyone

# Words to one player.
notice-reminder = ⏳ { $mover }, your time in game **#{ $number }** runs out { $due }. Make your move with `/move`. { $link }
notice-plan-void = Your plan for game #{ $number } no longer fits, because the game went another way. I deleted it.

# Plans, and time off.
plan-heading = Your plan for game #{ $number }. Only you see it. When your opponent makes a planned move, I'll play your answer at once.
plan-pair = if { $theirs } then { $mine }
plan-none = You have no plan for game #{ $number }. While it's your opponent's turn, make one: `/plan moves:{ $example }`.
plan-forgotten = Your plan for game #{ $number } is deleted.
plan-your-turn = It's your turn in game #{ $number }: make your move with `/move`. You can only plan while it's your opponent's turn.
plan-not-playing = You can't plan in #{ $number }: it isn't one of your running games. See those with `/games`.
plan-no-answer = Your plan has no answer in it. Each line needs their move, then your answer: `/plan moves:{ $example }`.
plan-too-long = That plan is too long: the limit is 10 lines with 40 moves each. Keep only the likeliest moves.
plan-first-move = Your plan starts with your opponent's move `{ $text }`, but this move doesn't work. { $why }
plan-move = In your plan, the move `{ $text }` after `{ $before }` isn't possible. { $why }
vacation-none = You're not on vacation. You have { $allowance } a year; left this year: { $left }. Start a vacation with `/vacation days:3`. Vacation is counted in whole hours.
vacation-away = You're on vacation until { $until }. Your clocks are stopped until then. Come back earlier with the button. If you stay away until the end, you'll have { $left } left this year.
vacation-automatic = Your time ran out, so a vacation began. Your clocks are stopped until { $until }. Make your move or use the button, and you keep the rest for later. If you stay away until the end, you'll have { $left } left this year.
vacation-back = Welcome back! Your clocks run again. Vacation left this year: { $left }. Vacation is counted in whole hours.
vacation-given = You're on vacation until { $until }. You can't end it yet, because it has already given you more time in one of your games. Make your move there; then end it with the button and keep the rest for later.
vacation-not-away = You're not on vacation. Vacation left this year: { $left }.
vacation-too-long = You don't have that much vacation left. You have { $allowance } a year; left this year: { $left }. Pick fewer days.
button-vacation-days = { $days ->
    [one] Take 1 day
   *[other] Take { $days } days
}
notice-turn = 🎲 It's your turn in **#{ $number }** { $ruleset } against { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } challenged you to { $ruleset } · **#{ $number }**. Accept or decline it.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Last move: `{ $last }`.
notice-due = { " " }Due { $due }.
notice-several = { $count ->
        [one] One game waits for you:
       *[other] { $count } games wait for you:
    }
notice-more = … and { $more } more; see all with `/games`.
notice-refused = { $player }, I couldn't send you a direct message, because your Discord settings don't allow it. I'll notify you here from now on. To try direct messages again, use `/settings`.
    { $notice }
