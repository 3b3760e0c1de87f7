# English. The rules in words, and other long texts.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Long texts

rules-alt = The starting position of { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (round pieces, below) begins against { $second } (eight-sided pieces, above).
    { "" }**Aim:** bring any animal into the enemy's den: d9 for { $first }, d1 for { $second }. Who cannot move loses. No piece enters its own den.
    { "" }**Animals, strongest first:** { $animals }.
    { "" }**Moves:** one square forward, backward or sideways. A piece takes an enemy of equal or lower rank by stepping onto it, and the rat takes the elephant. { $river ->
        [yes] Only the rat swims.
       *[no] { "" }
    }
    { $switches }
    { "" }**Draw:** the third time the same position comes up, and 200 plies without a capture.
    { "" }**To type:** `{ $typed }`, or with words: `{ $spoken }`.
rules-dobutsu = **{ $ruleset }** · { $first } (below) begins against { $second } (above).
    { "" }**Aim:** take the enemy's lion, or bring your own lion to the far rank.
    { "" }**Moves:** one step. The lion steps in all eight directions, the elephant diagonally, the giraffe straight, the chick forward. A chick that steps onto the far rank becomes a hen, which steps everywhere but diagonally backward.
    { "" }**Captures:** what you take changes sides and goes into your hand, a hen as a chick. Instead of moving you may drop a piece from your hand on any empty square; a chick dropped on the far rank stays a chick and cannot move.
    { $switches }
    { "" }Who cannot move loses. **Draw:** the third time the same position comes up.
    { "" }**To type:** `b2b3`, `chick b3`, and to drop `C@b2` or `drop chick b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (below) begins against { $second } (above).
    { "" }**Board:** a ring of twelve squares: five fields for each, numbered 1 to 5 from the player's own left, and a mandarin square (quan) at each end. Five citizens (dân) start in each field.
    { "" }**A turn:** lift all citizens of one of your fields and drop one in each square that follows, to your right or to your left. Then look at the next square. A filled field: lift it and sow on. A filled mandarin square: the turn is over. An empty field: capture everything in the square behind it, your own stones too; if that is empty, the turn is over.
    { "" }**Empty fields:** if all five of yours are empty at the start of your turn, put one citizen from your pool into each; what you lack is borrowed and paid back at the end.
    { "" }**End:** the citizens in your fields are yours, and the points are counted. The third occurrence of a position, or 400 plies, end the game as well.
    { $switches }
    { "" }**To type:** `3R` or `3 right`, `3L` or `3 left`.

## What each switch of a ruleset means

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = In one of the enemy's traps a piece has lost its strength: anything may take it.
switch-traps-universal = In any trap, one's own too, a piece has lost its strength: anything may take it.
switch-trapped-full = A piece in a trap still takes with its full rank.
switch-trapped-powerless = A piece in a trap that weakens it takes nothing.
switch-dog-over-wolf-off = The wolf ranks above the dog.
switch-dog-over-wolf-on = The dog ranks above the wolf.
switch-lion-tiger-ranked = The lion ranks above the tiger.
switch-lion-tiger-equal = Lion and tiger are equally strong and take each other.
switch-elephant-rat-trap = The elephant takes a rat only in its own traps.
switch-elephant-rat-always = The elephant takes the rat.
switch-elephant-rat-never = The elephant never takes the rat.
switch-rat-out-none = A rat in the water takes nothing on land.
switch-rat-out-rat = A rat in the water takes a rat on land, but no elephant.
switch-rat-out-elephant = A rat in the water takes an elephant on land, but no rat.
switch-rat-out-all = A rat in the water takes on land whatever it takes elsewhere.
switch-rat-in-off = A rat on land cannot take a swimming rat.
switch-rat-in-on = A rat on land takes a swimming rat.
switch-rat-swim-on = Two swimming rats take each other.
switch-rat-swim-off = Swimming rats cannot take each other.
switch-jumps-none = The { $piece } does not jump.
switch-jumps-h = The { $piece } jumps sideways across the river, unless a rat swims in the way, and may take where it lands.
switch-jumps-v = The { $piece } jumps lengthwise across the river, unless a rat swims in the way, and may take where it lands.
switch-jumps-hv = The { $piece } jumps across the river in either direction, unless a rat swims in the way, and may take where it lands.
switch-capture-all-on = Taking every enemy piece wins as well.
switch-capture-all-off = Only the den wins, not the taking of every piece.
switch-mandarin-10 = A mandarin is worth ten citizens.
switch-mandarin-5 = A mandarin is worth five citizens.
switch-quan-non-5 = Quan non: a mandarin with fewer than five citizens beside it cannot be taken.
switch-quan-non-0 = A mandarin can be taken from the first move on.
switch-chain-on = If behind a captured square there is again an empty field and then a filled square, that is captured too, and so on.
switch-chain-off = One capture a turn.
switch-empty-mandarin-stop = An empty mandarin square ends the turn like a filled one.
switch-empty-mandarin-gap = An empty mandarin square counts as an empty field.
switch-end-mandarins = The game ends when both mandarins are taken.
switch-end-squares = The game ends only when both mandarin squares are empty.
switch-leftovers-none = Citizens left in the mandarin squares count for nobody.
switch-leftovers-split = Citizens left in the mandarin squares are shared.
preset-dobutsu-classic = The lion may not step onto a square that an enemy piece could step to, not even on the far rank. An attack on your lion need not be answered.
preset-dobutsu-official = The lion may step into attack. On the far rank it wins at once if nothing can take it there; otherwise it wins unless the next move takes it.
help = **Old games, played slowly.** A move now, a move tomorrow; everything is kept.

    1. `/challenge` a friend. They press **Accept**, and the board appears.
    2. When you are mentioned it is your move: press **Move** on the board, or type `/move` and pick from the list. `a3a4`, `A3-a4` and `lion d1` all work.
    3. `/board` shows a game again, also as text for screen readers; `/games` lists yours, your move first.
    4. **More…** on the board, or `/offer`: draw, takeback, pause, more time for your opponent, calling off, resigning. A move is yours to take back for a minute; later your opponent is asked.
    5. `/rules` explains a game in pictures, `/learn` teaches it in short tasks, `/replay` shows yours from its start. After the end, **Rematch** swaps sides.
    6. `/settings` says how I tell you that it is your move, and when I keep quiet; `/watch` follows a game of others.

    Time is 3 days a move unless you say otherwise: `/challenge … time:10d+36h` or `time:none`. Without a player the challenge is open to everybody.

    With several games in one channel, name the one you mean with the option `game`.
about = **Banyan { $version }** — old board games for friends, played over days and weeks.
    Free software (MIT or Apache-2.0), run by whoever invited it here. It reads no messages; it keeps the games, and the ids and names of those who play them.

# A challenge that is open to everybody.
anyone = anyone

# Words to one player.
notice-reminder = ⏳ { $mover }, your time in game **#{ $number }** runs out { $due }. `/move` keeps it going. { $link }
notice-plan-void = What you had planned in game #{ $number } no longer fits: the game went another way, and the plan is gone.

# Conditional moves, and time off.
plan-heading = Your plan for game #{ $number }. Nobody else sees it; it is played at once when your opponent moves that way.
plan-pair = if `{ $theirs }` then `{ $mine }`
plan-none = You have no plan for game #{ $number }. While your opponent is to move, lay one up: `/plan moves:if d7d6 then c4c5`.
plan-forgotten = Your plan for game #{ $number } is forgotten.
plan-your-turn = It is your move in game #{ $number }: play it with `/move`. Plans answer what your opponent plays.
plan-not-playing = Plans can be laid up in games of your own that are running. #{ $number } is none of these: `/games` lists yours.
plan-no-answer = Each line needs their move and your answer to it, in turns: `/plan moves:if d7d6 then c4c5`. What you wrote adds nothing like that.
plan-too-long = That is too much: 10 lines of 40 moves can be laid up. Begin with the likeliest.
plan-first-move = Your plan begins with their move `{ $text }`, which cannot be played. { $why }
plan-move = After `{ $before }` the move `{ $text }` of your plan cannot be played. { $why }
vacation-none = You are not on vacation. Left this year: { $left } of { $allowance }. Take some with `/vacation days:3`; only whole hours away are counted.
vacation-away = You are on vacation until { $until }: until then no clock of yours runs. `/vacation back:True` ends it earlier, and the hours that you have not used stay yours. If you stay away until the end, { $left } will be left this year.
vacation-back = Welcome back! Your clocks run again. Only whole hours away are counted: { $left } of vacation left this year.
vacation-given = You are on vacation until { $until } and cannot end it yet: one of your clocks has been given more time for it already. Once you have moved there, `/vacation back:True` keeps the rest for later.
vacation-not-away = You are not on vacation. Left this year: { $left }.
vacation-too-long = There is not so much vacation left: { $left } of { $allowance } this year. Take that much or less.
notice-turn = 🎲 It is your move in **#{ $number }** { $ruleset } against { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } waits for your answer to a challenge to { $ruleset } · **#{ $number }**.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Last move: `{ $last }`.
notice-due = { " " }Due { $due }.
notice-several = { $count ->
        [one] One game waits for you:
       *[other] { $count } games wait for you:
    }
notice-more = … and { $more } more; `/games` lists them.
notice-refused = { $player }, I could not write to you directly (Discord says that you take no direct messages from here), so I tell you here, and from now on. `/settings` tries direct messages again.
    { $notice }
