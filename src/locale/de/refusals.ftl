# Deutsch. Absagen: nur für den, der fragt, mit dem, was richtig wäre.
# Zahlen von Partien und Zügen kommen als Text, damit sie keine Tausenderpunkte bekommen.

## Absagen, mit dem, was richtig wäre

refused-not-yours = Diese Partie (#{ $number }) spielen zwei andere. Mit `/{ name-challenge }` beginnst du deine eigene.
refused-not-the-opponent = Das kann nur beantworten, wer gefragt wurde. Mit `/{ name-challenge }` beginnst du eine eigene Partie.
refused-not-the-challenger = Nur wer herausgefordert hat, kann die Herausforderung zurückziehen. Gilt sie dir, drück darunter **{ button-decline }**.
refused-not-your-turn = In #{ $number } bist du nicht am Zug: { $mover } ist dran. Mit `/{ name-plan }` kannst du deine Antwort schon vorbereiten.
refused-not-started = Partie #{ $number } hat noch nicht begonnen: Die Herausforderung ist noch nicht angenommen. Sobald sie es ist, erscheint das Brett.
refused-already-started = Diese Herausforderung ist schon angenommen; Partie #{ $number } läuft. `/{ name-board }` zeigt sie.
refused-void = Diese Herausforderung gilt nicht mehr, oder die Partie wurde abgesagt. `/{ name-challenge }` stellt eine neue.
refused-over = Diese Partie ist vorbei. `/{ name-challenge }` beginnt eine neue.
refused-stale = Seit dieser Knopf erschien, ist die Partie weitergegangen. So steht es jetzt in #{ $number }.
refused-too-early = Dafür ist es noch zu früh. `/{ name-board }` zeigt, bis wann du warten musst.
refused-too-many-open = Mehr offene Herausforderungen kann niemand haben. Warte auf eine Antwort oder zieh eine zurück: `/{ name-games }` listet sie auf.
refused-same-terms = Das sind schon die Bedingungen. Ändere Spiel, Regelwerk, Seite oder Bedenkzeit, oder nimm an.
refused-no-offer = Dieses Angebot gilt in Partie #{ $number } nicht mehr. `/{ name-offer }` zeigt, was jetzt möglich ist.
refused-asked-already = Darum hast du in Partie #{ $number } schon gebeten. Wenn sie weitergegangen ist, kannst du wieder fragen.
refused-nothing-to-take-back = In Partie #{ $number } hast du keinen Zug gemacht, den du zurücknehmen könntest. `/{ name-offer }` zeigt, was jetzt möglich ist.
refused-no-clock = In Partie #{ $number } läuft keine Uhr: Lass dir Zeit. `/{ name-offer }` zeigt, was sonst möglich ist.
refused-enough-time = In Partie #{ $number } ist reichlich Zeit: Mehr als 30 Tage lassen sich nicht schenken. Schenk welche, wenn weniger übrig ist.
refused-not-paused = Die Uhren von Partie #{ $number } laufen. Mit `/{ name-offer }` bittest du um eine Pause.
refused-paused = Die Uhren von Partie #{ $number } stehen schon still. Sie laufen wieder, sobald jemand zieht oder mit `/{ name-offer }` weiterspielt.
refused-your-own-turn = In Partie #{ $number } bist du selbst am Zug: Das kann nur dein Gegner. Mit `/{ name-move }` machst du deinen Zug.
refused-too-late-to-abort = In Partie #{ $number } habt ihr beide schon gezogen. Du kannst aufgeben, oder ihr einigt euch auf remis.
refused-too-late-for-rematch = Um Revanche für Partie #{ $number } konnte man 7 Tage lang bitten. `/{ name-challenge }` beginnt eine neue Partie.
refused-rematched = Partie #{ $number } hat ihre Revanche schon. `/{ name-games }` zeigt sie.
refused-not-over = Partie #{ $number } ist noch nicht zu Ende gespielt. `/{ name-board }` zeigt, wie sie steht.
refused-self-challenge = Dich selbst kannst du nicht herausfordern. Nimm einen Freund: `/{ name-challenge } { name-player }:@freund { name-kind-of-game }:{ game-jungle }`.
move-unreadable = Das kann ich nicht als Zug lesen. Schreib ihn so: { $examples }, also von welchem Feld auf welches.
move-ambiguous = Das passt auf mehrere Züge: { $candidates }. Welchen meinst du?
move-illegal = { $reason } Erlaubt und ähnlich: { $nearest }.
unknown-command = Diesen Befehl kenne ich nicht mehr. `/{ name-help }` zeigt, welche es gibt.
unknown-control = Dieser Knopf stammt aus einer alten Fassung von mir. `/{ name-board }` zeigt deine Partie mit frischen.
went-wrong = Bei mir ist etwas schiefgegangen; die Partie ist, wie sie war. Bitte versuche es noch einmal. Wenn es wieder passiert, nenne dem Betreiber dieses Zeichen: { $reference }.
game-fenced = Die Aufzeichnung von Partie #{ $number } ist beschädigt, deshalb rühre ich sie nicht an, bis der Betreiber nachgesehen hat. Deine anderen Partien gehen weiter wie immer. Bitte nenne dem Betreiber dieses Zeichen: { $reference }.
too-slow = Das hat bei mir zu lange gedauert. Bitte drück noch einmal.
no-such-game = Es gibt keine Partie #{ $number }. `/{ name-games }` listet deine auf.
no-game-running = Du hast keine laufende Partie. Beginne eine mit `/{ name-challenge }`.
which-game = Du hast mehrere Partien. Sag mit der Angabe `{ name-game }`, welche:
    { $games }
challenge-bot = Gegen Programme kann ich nicht spielen lassen. Nimm einen Freund.
challenge-which-game = Welches Spiel? Wähle eins: `/{ name-challenge } { name-kind-of-game }:{ game-jungle }`. (Ein Server kann ein übliches haben: `/{ name-server }`.)
challenge-self = Dich selbst kannst du nicht herausfordern. Nimm einen Freund.
challenge-time = `{ $typed }` ist keine Bedenkzeit, die ich kenne. Tage pro Zug: `1d`, `2d`, `3d`, `5d`, `7d` oder `14d`. Zeitkonto und was jeder Zug gutschreibt, bis 60 Tage: `10d+36h`. Ohne Uhr: `none`.
challenge-game = Dieses Spiel kenne ich nicht. Ich kenne: { $games }.
challenge-other-game = `{ $rules }` ist kein Regelwerk von `{ $game }`.
ruleset-no-game = Ein Spiel `{ $game }` kenne ich nicht. Es gibt: { $allowed }.
ruleset-no-preset = Ein Regelwerk `{ $preset }` gibt es hier nicht. Es gibt: { $allowed }.
ruleset-no-switch = Einen Schalter `{ $switch }` kenne ich nicht. Dieses Regelwerk hat: { $allowed }.
ruleset-no-value = `{ $switch }` kann nicht `{ $value }` sein. Möglich ist: { $allowed }.
ruleset-twice = `{ $switch }` ist zweimal gesetzt.
ruleset-senseless = `{ $switch }` bedeutet bei `{ $preset }` nichts: Auf dem Brett gibt es nichts, was sich damit ändern ließe.
challenge-rules = { $reason } Zur Wahl stehen: { $presets }.
complete-which-game = Du bist in keiner Partie am Zug oder in mehreren: Wähle zuerst { name-game }
complete-not-your-turn = In #{ $number } bist du nicht am Zug

## Warum ein Zug nicht erlaubt ist

illegal-game-over = Diese Partie ist vorbei.
illegal-no-piece = Auf { $square } steht keine Figur.
illegal-not-your-piece = { FORM($piece, "Der") } auf { $square } gehört deinem Gegner.
illegal-not-that-piece = Auf { $square } steht { FORM($piece, "ein") }, nicht { FORM($named, "ein") }.
illegal-nothing-reaches = Keine deiner Figuren kann nach { $square } ziehen.
illegal-stuck = { FORM($piece, "Der") } auf { $square } hat keinen erlaubten Zug.
illegal-same-square = Ein Zug geht von einem Feld auf ein anderes; { $square } steht zweimal da.
illegal-jungle-diagonal = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: Niemand zieht schräg.
illegal-jungle-not-adjacent = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: Ein Zug geht ein Feld vor, zurück oder zur Seite.
illegal-jungle-no-jump = { FORM($piece, "Der") } kann nicht von { $from } nach { $to } über den Fluss springen.
illegal-jungle-jump-direction = { FORM($piece, "Der") } kann nicht in dieser Richtung über den Fluss springen, von { $from } nach { $to }.
illegal-jungle-jump-blocked = { FORM($piece, "Der") } kann nicht springen: Im Fluss schwimmt auf { $square } eine Ratte im Weg.
illegal-jungle-water = { FORM($piece, "Der") } kann auf { $square } nicht in den Fluss: Nur die Ratte schwimmt.
illegal-jungle-own-den = { FORM($piece, "Der") } darf den eigenen Bau auf { $square } nicht betreten.
illegal-jungle-own-piece = { FORM($piece, "Der") } kann nicht nach { $square }: Dort steht { FORM($target, "dein") }.
illegal-jungle-rank-too-low = { FORM($piece, "Der") } ({ $rank }) kann { FORM($target, "den") } ({ $target_rank }) nicht schlagen: Der Rang ist zu niedrig.
illegal-jungle-elephant-rat = { FORM($piece, "Der") } kann { FORM($target, "den") } auf { $square } nicht schlagen: Die Ratte ist das einzige Tier, das der Elefant dort nicht schlagen kann.
illegal-jungle-rat-out-of-water = { FORM($piece, "Der") } kann { FORM($target, "den") } auf { $square } nicht aus dem Wasser heraus schlagen.
illegal-jungle-rat-into-water = { FORM($piece, "Der") } an Land kann { FORM($target, "den") } nicht schlagen, solange sie auf { $square } schwimmt.
illegal-jungle-rats-swimming = { FORM($piece, "Der") } kann { FORM($target, "den") } auf { $square } nicht schlagen, solange beide schwimmen.
illegal-jungle-powerless = { FORM($piece, "Der") } sitzt in einer Falle und hat keine Kraft mehr, { FORM($target, "den") } auf { $square } zu schlagen.
illegal-jungle-piece-gone = Du hast { FORM($piece, "kein") } mehr.
illegal-jungle-no-such-piece = In diesem Regelwerk gibt es { FORM($piece, "kein") }.
illegal-dobutsu-direction = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: In diese Richtung zieht die Figur nicht.
illegal-dobutsu-not-adjacent = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: Ein Zug ist ein Schritt.
illegal-dobutsu-own-piece = { FORM($piece, "Der") } kann nicht nach { $square }: Dort steht { FORM($target, "dein") }.
illegal-dobutsu-lion-attacked = Der Löwe darf nicht nach { $square }: { FORM($target, "Der") } auf { $from } bedroht das Feld.
illegal-dobutsu-not-in-hand = Du hast { FORM($piece, "kein") } im Vorrat.
illegal-dobutsu-occupied = { FORM($piece, "Der") } lässt sich auf { $square } nicht einsetzen: Das Feld ist besetzt.
illegal-dobutsu-hen-in-hand = Ein Huhn liegt nie im Vorrat: Geschlagen ist es wieder ein Küken. Setze das Küken ein.
illegal-dobutsu-no-promotion = { FORM($piece, "Der") } wird auf { $square } nicht zum Huhn: Das wird nur ein Küken, das auf die gegnerische Grundlinie zieht.
illegal-dobutsu-none-of-kind = Du hast { FORM($piece, "kein") } auf dem Brett.
illegal-dobutsu-none-reaches = Keine deiner Figuren dieser Art ({ $piece }) kann nach { $square } ziehen.
illegal-o-an-quan-no-field = Ein Feld { $number } gibt es nicht; deine sind 1 bis 5, von dir aus von links.
illegal-o-an-quan-not-your-field = { $square } gehört nicht zu deinen Feldern.
illegal-o-an-quan-empty-field = Feld { $number } ist leer: Es gibt nichts zu verteilen.
menu-text-none = In dieser Nachricht ist keine Partie von mir. Öffne das Menü eines meiner Bretter, oder nimm `/{ name-board }` mit der Ansicht „Text“.
menu-text-challenge = Es gibt noch kein Brett: Die Herausforderung in dieser Nachricht wartet auf eine Antwort.
