# Deutsch. Absagen: nur für die Person, die fragt; was nicht geht, dann was zu tun ist.
# Die Nummer einer Partie kommt als Text, Anzahlen kommen als Zahlen, damit die Mehrzahl stimmt.

## Absagen

refused-not-yours = Partie #{ $number } spielen zwei andere. Starte deine eigene mit `/{ name-challenge }`.
refused-not-the-opponent = Das ist deine eigene Herausforderung, also muss jemand anderes antworten. Um sie zurückzuziehen, drück darunter **{ button-cancel }**.
refused-not-the-challenger = Diese Herausforderung kannst du nicht zurückziehen, denn sie ist nicht von dir. Ist sie für dich, drück darunter **{ button-decline }**.
refused-not-your-turn = In #{ $number } bist du nicht am Zug, sondern { $mover }. Plane deine Antwort mit `/{ name-plan }`.
refused-not-started = Partie #{ $number } hat noch nicht begonnen: Die Herausforderung ist noch nicht angenommen. Sobald es losgeht, poste ich das Brett.
refused-already-started = Diese Herausforderung ist schon angenommen, und Partie #{ $number } läuft. Sieh sie dir mit `/{ name-board }` an.
refused-void = Diese Herausforderung ist nicht mehr offen, oder die Partie wurde abgebrochen. Starte eine neue mit `/{ name-challenge }`.
refused-over = Diese Partie ist vorbei. Starte eine neue mit `/{ name-challenge }`.
refused-stale = Die Stellung hat sich geändert, seit dieser Knopf erschien. So steht es jetzt in Partie #{ $number }.
refused-too-early = Dafür ist es noch zu früh. Wie lange du warten musst, siehst du mit `/{ name-board }`.
refused-too-many-open = Mehr offene Herausforderungen kannst du nicht haben. Warte auf eine Antwort oder zieh eine zurück; die Liste siehst du mit `/{ name-games }`.
refused-same-terms = Das ändert nichts. Ändere Spiel, Regelwerk, Seite oder Bedenkzeit, oder nimm die Herausforderung an.
refused-no-offer = Dieses Angebot in Partie #{ $number } ist nicht mehr offen. Was jetzt möglich ist, siehst du mit `/{ name-offer }`.
refused-asked-already = Das hast du in Partie #{ $number } schon vorgeschlagen. Nach dem nächsten Zug kannst du noch einmal fragen.
refused-nothing-to-take-back = In Partie #{ $number } gibt es keinen Zug, den du zurücknehmen kannst. Was jetzt möglich ist, siehst du mit `/{ name-offer }`.
refused-no-clock = In Partie #{ $number } läuft keine Uhr, also lass dir Zeit. Was sonst möglich ist, siehst du mit `/{ name-offer }`.
refused-enough-time = In Partie #{ $number } hat dein Gegner noch viel Zeit: Mehr als 30 Tage sind nicht möglich. Schenk ihm später Zeit, wenn weniger übrig ist.
refused-not-paused = Die Uhren in Partie #{ $number } laufen schon. Um eine Pause bitten kannst du mit `/{ name-offer }`.
refused-paused = Die Uhren in Partie #{ $number } stehen schon still. Sie laufen wieder, sobald jemand zieht, oder wenn du mit `/{ name-offer }` weiterspielst.
refused-your-own-turn = In Partie #{ $number } bist du selbst am Zug, das kann also nur dein Gegner. Mach deinen Zug mit `/{ name-move }`.
refused-too-late-to-abort = In Partie #{ $number } haben schon beide gezogen, sie lässt sich nicht mehr abbrechen. Du kannst aufgeben oder Remis anbieten.
refused-too-late-for-rematch = Für eine Revanche zu Partie #{ $number } ist es zu spät: Möglich ist sie 7 Tage lang. Starte eine neue Partie mit `/{ name-challenge }`.
refused-rematched = Für Partie #{ $number } gibt es schon eine Revanche. Du findest sie mit `/{ name-games }`.
refused-not-over = Partie #{ $number } ist noch nicht vorbei. Sieh dir die Stellung mit `/{ name-board }` an.
refused-self-challenge = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen: `/{ name-challenge } { name-player }:@freund { name-kind-of-game }:{ game-jungle }`.
move-unreadable = Das kann ich nicht als Zug lesen. Tippe ihn wie in diesen Beispielen: { $examples }.
move-ambiguous = Das passt zu mehreren Zügen: { $candidates }. Welchen davon meinst du?
move-illegal = { $reason } Ähnliche erlaubte Züge: { $nearest }.
unknown-command = Diesen Befehl kenne ich nicht mehr. Alle Befehle siehst du mit `/{ name-help }`.
unknown-control = Dieser Knopf ist veraltet. Neue Knöpfe bekommst du mit `/{ name-board }`.
went-wrong = Bei mir ist etwas schiefgegangen. Die Partie ist unverändert. Bitte versuch es noch einmal. Wenn es wieder passiert, nenne dem Betreiber diesen Code: { $reference }.
game-fenced = Die Daten von Partie #{ $number } sind beschädigt. Die Partie ruht, bis der Betreiber sie sich angesehen hat. Deine anderen Partien gehen weiter. Bitte nenne dem Betreiber diesen Code: { $reference }.
too-slow = Das hat bei mir zu lange gedauert. Bitte versuch es noch einmal.
no-such-game = Es gibt keine Partie #{ $number }. Deine Partien siehst du mit `/{ name-games }`.
no-game-running = Du hast keine laufende Partie. Starte eine mit `/{ name-challenge }`.
which-game = Welche deiner { $total } Partien meinst du? Wähle eine.
which-game-more = Welche deiner { $total } Partien meinst du? Hier sind die { $shown } dringendsten. Für eine andere gib ihre Nummer mit der Option `{ name-game }` an.
challenge-bot = Gegen andere Bots kannst du nicht spielen. Wähle eine Person, oder spiel gegen mich: `/{ name-challenge } { name-level }:2`.
challenge-self = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen.
challenge-direct = Von hier aus kannst du nur bisherige Gegner herausfordern: `/{ name-challenge } { name-player }:@freund`. Alle anderen forderst du auf einem gemeinsamen Server heraus; dort kann die Herausforderung auch offen für alle sein.
challenge-in-vain = 📭 { $player } nimmt von mir keine Direktnachrichten an, deshalb ist die Herausforderung **#{ $number }** nicht angekommen. Versuch es auf einem Server, auf dem ihr beide seid.
challenge-time = `{ $typed }` ist keine Bedenkzeit. Für Tage pro Zug tippe `1 Tag`, `2 Tage`, `3 Tage`, `5 Tage`, `7 Tage` oder `14 Tage`. Für ein Zeitkonto mit Zuschlag pro Zug, bis 60 Tage, tippe zum Beispiel `10 Tage + 36 Stunden`. Ohne Uhr: `ohne`.
challenge-game = Dieses Spiel kenne ich nicht. Wähle eins von diesen: { $games }.
challenge-other-game = `{ $rules }` ist kein Regelwerk von `{ $game }`. Wähle ein anderes Regelwerk oder ein anderes Spiel.
ruleset-no-game = Es gibt kein Spiel `{ $game }`. Wähle eins von diesen: { $allowed }.
ruleset-no-preset = Dieses Spiel hat kein Regelwerk `{ $preset }`. Wähle eins von diesen: { $allowed }.
ruleset-no-switch = Es gibt keinen Schalter `{ $switch }`. Dieses Regelwerk hat: { $allowed }.
ruleset-no-value = Der Schalter `{ $switch }` kann nicht `{ $value }` sein. Möglich ist: { $allowed }.
ruleset-twice = Der Schalter `{ $switch }` ist zweimal gesetzt. Setz ihn nur einmal.
ruleset-senseless = Der Schalter `{ $switch }` ändert bei `{ $preset }` nichts. Lass ihn weg.
challenge-rules = { $reason } Diese Regelwerke gibt es: { $presets }.
complete-which-game = Du bist in keiner oder in mehreren Partien am Zug: Fülle zuerst „{ name-game }“ aus
complete-not-your-turn = In #{ $number } bist du nicht am Zug

## Warum ein Zug nicht erlaubt ist

illegal-game-over = Diese Partie ist vorbei.
illegal-no-piece = Auf { $square } steht keine Figur.
illegal-not-your-piece = { FORM($piece, "Der") } auf { $square } gehört deinem Gegner.
illegal-not-that-piece = Auf { $square } steht { FORM($piece, "ein") }, { FORM($named, "kein") }.
illegal-nothing-reaches = Keine deiner Figuren kann nach { $square } ziehen.
illegal-stuck = { FORM($piece, "Der") } auf { $square } hat keinen erlaubten Zug.
illegal-same-square = Ein Zug geht von einem Feld auf ein anderes, aber du hast zweimal { $square } getippt.
illegal-jungle-diagonal = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: Keine Figur zieht schräg.
illegal-jungle-not-adjacent = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: Ein Zug geht ein Feld vor, zurück oder zur Seite.
illegal-jungle-no-way = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: Möglich ist ein Feld vor, zurück oder zur Seite oder ein Sprung geradeaus über den Fluss.
illegal-jungle-no-jump = { FORM($piece, "Der") } kann nicht von { $from } nach { $to } über den Fluss springen.
illegal-jungle-jump-direction = { FORM($piece, "Der") } kann nicht in dieser Richtung über den Fluss springen, von { $from } nach { $to }.
illegal-jungle-jump-blocked = { FORM($piece, "Der") } kann nicht springen: Eine Ratte im Fluss auf { $square } blockiert den Weg.
illegal-jungle-water = { FORM($piece, "Der") } kann auf { $square } nicht in den Fluss: Nur die Ratte schwimmt.
illegal-jungle-own-den = { FORM($piece, "Der") } kann den eigenen Bau auf { $square } nicht betreten.
illegal-jungle-own-piece = { FORM($piece, "Der") } kann nicht nach { $square }: Dort steht { FORM($target, "dein") }.
illegal-jungle-rank-too-low = { FORM($piece, "Der") } ({ $rank }) kann { FORM($target, "den") } ({ $target_rank }) nicht schlagen: Der Rang ist zu niedrig.
illegal-jungle-elephant-rat = { FORM($piece, "Der") } kann { FORM($target, "den") } auf { $square } nicht schlagen: Dort ist die Ratte vor ihm sicher.
illegal-jungle-rat-out-of-water = { FORM($piece, "Der") } kann { FORM($target, "den") } auf { $square } nicht vom Wasser aus schlagen.
illegal-jungle-rat-into-water = { FORM($piece, "Der") } an Land kann { FORM($target, "den") } im Wasser auf { $square } nicht schlagen.
illegal-jungle-rats-swimming = { FORM($piece, "Der") } kann { FORM($target, "den") } auf { $square } nicht schlagen, solange beide schwimmen.
illegal-jungle-powerless = { FORM($piece, "Der") } ist in einer Falle und zu schwach, um { FORM($target, "den") } auf { $square } zu schlagen.
illegal-jungle-piece-gone = Du hast { FORM($piece, "keinen") } mehr.
illegal-jungle-no-such-piece = In diesem Regelwerk gibt es { FORM($piece, "keinen") }.
illegal-dobutsu-direction = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: In diese Richtung zieht die Figur nicht.
illegal-dobutsu-not-adjacent = { FORM($piece, "Der") } kann nicht von { $from } nach { $to }: Ein Zug geht nur ein Feld weit.
illegal-dobutsu-own-piece = { FORM($piece, "Der") } kann nicht nach { $square }: Dort steht { FORM($target, "dein") }.
illegal-dobutsu-lion-attacked = Der Löwe darf nicht nach { $square }: { FORM($target, "Der") } auf { $from } greift dieses Feld an.
illegal-dobutsu-not-in-hand = Du hast { FORM($piece, "keinen") } im Vorrat.
illegal-dobutsu-occupied = { FORM($piece, "Der") } lässt sich auf { $square } nicht einsetzen: Das Feld ist nicht leer.
illegal-dobutsu-hen-in-hand = Ein Huhn ist nie im Vorrat: Wird es geschlagen, ist es wieder ein Küken. Setz das Küken ein.
illegal-dobutsu-no-promotion = { FORM($piece, "Der") } wird auf { $square } nicht zum Huhn: Zum Huhn wird nur ein Küken, das auf die gegnerische Grundlinie zieht.
illegal-dobutsu-none-of-kind = Du hast { FORM($piece, "keinen") } auf dem Brett.
illegal-dobutsu-none-reaches = Nach { $square } kann { FORM($piece, "kein") } von dir ziehen.
illegal-o-an-quan-no-field = Ein Feld { $number } gibt es nicht. Deine Felder sind 1 bis 5, aus deiner Sicht von links.
illegal-o-an-quan-not-your-field = { $square } ist keins deiner Felder. Deine sind 1 bis 5, aus deiner Sicht von links.
illegal-o-an-quan-empty-field = Feld { $number } ist leer, da gibt es nichts zu verteilen.
illegal-o-an-quan-no-swap = In diesem Regelwerk gibt es keinen Tausch. Für eine Partie mit Tausch häng `+swap=on` an das Regelwerk der Herausforderung.
illegal-o-an-quan-late-swap = Tauschen geht jetzt nicht. Das kann nur, wer nicht beginnt, als Antwort auf den ersten Zug der Partie.

menu-text-none = Diese Nachricht zeigt keine meiner Partien. Öffne das Menü an einem meiner Bretter, oder benutze `/{ name-board }` mit der Ansicht „Text“.
menu-text-challenge = Es gibt noch kein Brett: Die Herausforderung in dieser Nachricht ist noch nicht angenommen. Versuch es wieder, wenn die Partie läuft.
