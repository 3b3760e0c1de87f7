//! Properties of simulated tournaments of every format, with players who come late, withdraw or are replaced, voided games,
//! rulings, pauses and rounds that end in time. `TOURNAMENT_CASES` is the number of tournaments; the optimised tests play
//! thousands.

use std::collections::{BTreeMap, BTreeSet};

use banyan::play::{Actor, PlayerId};
use banyan::tournaments::{
    Bracket, Decided, Format, GameResult, Pairing, Tournament, TournamentCommand, TournamentEvent,
    TournamentPhase, TournamentPlan, TournamentRefusal,
};
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use rand::{Rng, SeedableRng};

use super::field::{Field, ORGANISER, any_result, application, champion, plan, player};
use super::matching::largest_matching;

/// How many tournaments to play: few in a debug build, thousands in the optimised one.
pub fn cases(few: usize, many: usize) -> usize {
    let usual = if env!("CARGO_PKG_NAME") == "banyan-deep" {
        many
    } else {
        few
    };
    let set = std::env::var("TOURNAMENT_CASES").ok();
    set.map_or(usual, |set| set.parse().expect("a number of tournaments"))
}

/// A size from 2 to `most`: small ones are as likely as large ones.
fn size(random: &mut StdRng, most: usize) -> usize {
    let bits = random.gen_range(1..=most.ilog2());
    random.gen_range(1 << bits..2 << bits).min(most)
}

fn any_format(random: &mut StdRng) -> (Format, usize) {
    match random.gen_range(0..10) {
        0..4 => {
            let players = size(random, 64);
            let rounds = random.gen_range(1..=players.min(12)) as u8;
            (Format::Swiss { rounds }, players)
        }
        4..6 => {
            let double = random.gen_bool(0.3);
            (Format::RoundRobin { double }, size(random, 16))
        }
        6..8 => {
            let best_of = *[1, 3].choose(random).unwrap();
            let third_place = random.gen_bool(0.5);
            let format = Format::Knockout {
                best_of,
                third_place,
            };
            (format, size(random, 256))
        }
        8 => {
            let reach = random.gen_range(1..=5);
            (Format::Ladder { reach, days: 3 }, size(random, 16))
        }
        _ => {
            let division = random.gen_range(4..=10);
            let promoted = random.gen_range(0..=division / 2);
            let seasons = Some(random.gen_range(1..=4));
            let format = Format::League {
                division,
                promoted,
                seasons,
            };
            (format, random.gen_range(4..=40))
        }
    }
}

/// A tournament in which everything happens that can.
struct Life {
    field: Field,
    /// How many rounds of a Swiss tournament were paired, and how many had a rematch.
    rounds: usize,
    rematches: usize,
    /// How many pairings these rounds had, and how many left somebody with one side two times more than the other, or more
    /// often than that.
    met: usize,
    lopsided: usize,
    worse: usize,
    next: usize,
}

impl Life {
    fn of(seed: u64) -> Self {
        let mut random = StdRng::seed_from_u64(seed);
        let (format, players) = any_format(&mut random);
        let has_table = matches!(format, Format::RoundRobin { .. } | Format::Swiss { .. });
        let late = match format {
            Format::Swiss { rounds } if random.gen_bool(0.3) => random.gen_range(0..=rounds),
            _ => 0,
        };
        let plan = TournamentPlan {
            late_until: late,
            play_off: has_table && random.gen_bool(0.5),
            ..plan(format)
        };
        Self::started(plan, players, seed)
    }

    fn started(plan: TournamentPlan, players: usize, seed: u64) -> Self {
        Self {
            field: Field::started(plan, players, seed),
            rounds: 0,
            rematches: 0,
            met: 0,
            lopsided: 0,
            worse: 0,
            next: players + 1,
        }
    }

    fn tournament(&self) -> &Tournament {
        &self.field.tournament
    }

    /// Does something as the bot would, and checks every new round.
    fn act(&mut self, by: Actor, command: &TournamentCommand) -> Result<(), TournamentRefusal> {
        let mut at = self.tournament().clone();
        let known = at.events().len();
        self.field.try_as(by, command)?;
        let new = self.tournament().events()[known..].to_vec();
        for stamped in new {
            if let TournamentEvent::Paired {
                round,
                pairings,
                byes,
                reason: None,
                ..
            } = &stamped.event
            {
                let play_off = at.play_off_round() == Some(*round);
                if !play_off && matches!(at.plan().format, Format::Swiss { .. }) {
                    self.check_swiss(&at, pairings, byes);
                }
            }
            at.apply(&stamped).unwrap();
        }
        Ok(())
    }

    fn must(&mut self, by: Actor, command: &TournamentCommand) {
        self.act(by, command).unwrap();
    }

    /// Everybody plays or has the bye; no rematch and no second bye unless there is no other way; sides stay close.
    fn check_swiss(&mut self, before: &Tournament, pairings: &[[PlayerId; 2]], byes: &[PlayerId]) {
        self.rounds += 1;
        let mut named: Vec<PlayerId> = pairings.iter().flatten().chain(byes).copied().collect();
        named.sort_unstable();
        let mut active: Vec<PlayerId> = before.active().collect();
        active.sort_unstable();
        assert_eq!(named, active, "everybody plays");
        assert_eq!(byes.len(), active.len() % 2);
        let met = |one: PlayerId, other: PlayerId| {
            let all = before.pairings().iter();
            all.filter(|pairing| pairing.has(one) && pairing.has(other))
                .count()
                > 0
        };
        let had_bye = |player: PlayerId| before.byes().iter().any(|bye| bye.player == player);
        let again = pairings.iter().filter(|[one, other]| met(*one, *other));
        let again = again.count() + byes.iter().filter(|player| had_bye(**player)).count();
        if again > 0 {
            self.rematches += 1;
            // The vertex after the last player is the bye.
            let mut free = vec![Vec::new(); active.len() + active.len() % 2];
            for one in 0..active.len() {
                for other in one + 1..free.len() {
                    let possible = match active.get(other) {
                        Some(other) => !met(active[one], *other),
                        None => !had_bye(active[one]),
                    };
                    if possible {
                        free[one].push(other);
                        free[other].push(one);
                    }
                }
            }
            let missing = free.len() / 2 - largest_matching(&free);
            assert!(missing > 0, "an avoidable rematch or second bye");
            assert!(again >= missing);
        }
        let last = before.rounds() == Some(before.round() + 1);
        for [first, second] in pairings {
            let after = [
                before.side_balance(*first) + 1,
                before.side_balance(*second) - 1,
            ];
            let most = after.into_iter().map(i32::abs).max();
            self.met += 1;
            self.lopsided += usize::from(most > Some(1));
            self.worse += usize::from(most > Some(2));
            // With few players, there may be no other way.
            let roomy = active.len() > 4 * usize::from(before.round());
            let close = after.iter().all(|balance| balance.abs() <= 2);
            assert!(close || last || !roomy, "{after:?}");
        }
    }

    /// One of the many things that happen in a long tournament.
    fn disturb(&mut self) {
        let organiser = Actor::Player(ORGANISER);
        let active: Vec<PlayerId> = self.tournament().active().collect();
        let any = active.choose(&mut self.field.random).copied();
        let open: Vec<Pairing> = self
            .tournament()
            .pairings()
            .iter()
            .filter(|one| one.is_undecided())
            .cloned()
            .collect();
        let pairing = open.choose(&mut self.field.random).cloned();
        match (self.field.random.gen_range(0..12), any, pairing) {
            (0, Some(player), _) if active.len() > 2 => {
                self.must(Actor::Player(player), &TournamentCommand::Leave);
            }
            (1, ..) if self.tournament().is_joinable() => {
                let new = player(self.next);
                self.next += 1;
                let join = TournamentCommand::Join(application(2000 - self.next as i32));
                self.must(Actor::Player(new), &join);
            }
            (2, Some(old), _) => {
                let new = player(self.next);
                self.next += 1;
                let replace = TournamentCommand::Replace {
                    old,
                    new,
                    rating: 1500,
                    guild: None,
                    reason: "ill".to_owned(),
                };
                self.must(organiser, &replace);
            }
            (3, _, Some(pairing)) => {
                if let Some(match_id) = pairing.running_match() {
                    let voided = TournamentCommand::GameOver {
                        pairing: pairing.id,
                        match_id,
                        result: None,
                    };
                    self.must(Actor::Clock, &voided);
                }
            }
            (4, _, Some(pairing)) if pairing.challenge.is_none() => {
                let set = TournamentCommand::SetResult {
                    pairing: pairing.id,
                    result: GameResult::Second,
                    reason: "a ruling".to_owned(),
                };
                self.must(organiser, &set);
            }
            (5, _, Some(pairing)) => {
                let loser = pairing.second;
                let forfeit = TournamentCommand::Forfeit {
                    pairing: pairing.id,
                    loser,
                };
                self.must(Actor::Player(loser), &forfeit);
            }
            (6, ..) if self.tournament().phase() == TournamentPhase::Playing => {
                self.must(organiser, &TournamentCommand::Pause);
                self.field.days_later(1);
                self.must(organiser, &TournamentCommand::Resume);
            }
            (7, ..) if self.tournament().round() > 0 => {
                let running = self.tournament().running_matches().into_iter();
                let to_move = running
                    .map(|(id, _)| (id, self.tournament().pairing(id).unwrap().first))
                    .collect();
                self.must(organiser, &TournamentCommand::CloseRound { to_move });
            }
            _ => {}
        }
    }

    fn start_games(&mut self) {
        for game in self.tournament().waiting_games() {
            let match_id = self.field.next_match();
            let pairing = game.pairing;
            self.must(
                Actor::Clock,
                &TournamentCommand::GameStarted { pairing, match_id },
            );
        }
    }

    /// Ends one running game, or lets the time come if there is none.
    fn step(&mut self) {
        self.start_games();
        if self.field.random.gen_bool(0.04) {
            self.disturb();
            return;
        }
        let running = self.tournament().running_matches();
        if let Some((pairing, match_id)) = running.choose(&mut self.field.random).copied() {
            let result = Some(any_result(&mut self.field.random));
            let over = TournamentCommand::GameOver {
                pairing,
                match_id,
                result,
            };
            return self.must(Actor::Clock, &over);
        }
        if let Format::Ladder { reach, .. } = self.tournament().plan().format {
            return self.climb(reach);
        }
        if let Some(deadline) = self.tournament().deadline() {
            self.field.now = self.field.now.max(deadline);
            let to_move = Vec::new();
            self.must(Actor::Clock, &TournamentCommand::CloseRound { to_move });
        }
    }

    fn climb(&mut self, reach: u8) {
        self.field.days_later(4);
        if self.field.random.gen_bool(0.05) {
            return self.must(Actor::Player(ORGANISER), &TournamentCommand::Finish);
        }
        let ladder = self.tournament().ladder().to_vec();
        let from = self.field.random.gen_range(0..ladder.len());
        let to = from.saturating_sub(self.field.random.gen_range(0..=usize::from(reach) + 1));
        let (by, opponent) = (Actor::Player(ladder[from]), ladder[to]);
        let challenge = TournamentCommand::Challenge { opponent };
        match self.act(by, &challenge) {
            Ok(()) => assert!(to < from && from - to <= usize::from(reach)),
            Err(TournamentRefusal::OutOfReach { .. }) => {
                assert!(to == from || from - to > usize::from(reach));
                return;
            }
            Err(TournamentRefusal::Busy | TournamentRefusal::JustMet) => return,
            Err(other) => panic!("{other}"),
        }
        let pairing = self.tournament().pairings().last().unwrap().id;
        if self.field.random.gen_bool(0.8) {
            let accept = TournamentCommand::Accept { pairing };
            self.must(Actor::Player(opponent), &accept);
        } else {
            self.field.days_later(3);
            self.must(Actor::Clock, &TournamentCommand::Unanswered { pairing });
        }
    }

    fn play(&mut self) {
        for step in 0.. {
            if self.tournament().phase() == TournamentPhase::Over {
                break;
            }
            assert!(
                step < 100_000,
                "it never ends: {:?}",
                self.tournament().plan()
            );
            self.step();
        }
        self.field.replays();
        self.check();
    }

    /// What holds at the end of every tournament.
    fn check(&self) {
        let tournament = self.tournament();
        assert!(tournament.is_round_decided() || tournament.rounds() == Some(0));
        let podium = tournament.podium();
        assert!(
            podium
                .iter()
                .all(|placed| placed.place <= 3 && tournament.is_active(placed.player))
        );
        match tournament.plan().format {
            Format::RoundRobin { double } => self.check_round_robin(if double { 2 } else { 1 }),
            Format::Knockout { .. } => self.check_knockout(),
            Format::Ladder { .. } => {
                let ladder: BTreeSet<PlayerId> = tournament.ladder().iter().copied().collect();
                assert_eq!(ladder, tournament.active().collect());
                assert_eq!(ladder.len(), tournament.ladder().len());
            }
            Format::League { .. } => self.check_league(),
            Format::Swiss { rounds } => {
                let too_few = tournament.active().count() < 2;
                let extra = u16::from(tournament.has_play_off());
                assert!(tournament.round() == u16::from(rounds) + extra || too_few);
            }
        }
    }

    fn regular(&self) -> impl Iterator<Item = &Pairing> {
        let tournament = self.tournament();
        let extra = tournament.play_off_round();
        let all = tournament.pairings().iter();
        all.filter(move |pairing| Some(pairing.round) != extra)
    }

    /// Everybody meets everybody, once or twice, and plays once in each round.
    fn check_round_robin(&self, times: usize) {
        let mut met = BTreeMap::new();
        let mut in_round = BTreeSet::new();
        for pairing in self.regular() {
            let [one, other] = pairing.players();
            *met.entry((one.min(other), one.max(other))).or_insert(0) += 1;
            assert!(in_round.insert((pairing.round, one)));
            assert!(in_round.insert((pairing.round, other)));
        }
        let players = self.tournament().entrants().len();
        assert_eq!(met.len(), players * (players - 1) / 2);
        assert!(met.values().all(|count| *count == times));
    }

    /// Everybody is out after one lost pairing, and byes are in the first round or for want of an opponent.
    fn check_knockout(&self) {
        let tournament = self.tournament();
        let players = tournament.entrants().len();
        let bracket = Bracket::of(tournament);
        assert_eq!(
            bracket.rounds.len(),
            players.next_power_of_two().trailing_zeros() as usize
        );
        let first = tournament.byes().iter().filter(|bye| bye.round == 1);
        assert_eq!(first.count(), players.next_power_of_two() - players);
        let last = tournament.round();
        let mut defeats = BTreeMap::new();
        for pairing in tournament.pairings() {
            let winner = pairing.winner();
            for player in pairing.players() {
                let out: &mut u32 = defeats.entry(player).or_default();
                let for_third = pairing.round == last && *out == 1;
                assert!(*out == 0 || for_third, "plays on after a loss");
                *out += u32::from(winner != Some(player));
            }
        }
        match champion(&bracket) {
            Some(champion) => assert_eq!(defeats.get(&champion).copied().unwrap_or(0), 0),
            None => assert!(
                tournament
                    .pairings()
                    .iter()
                    .any(|one| one.result() == Some(GameResult::Neither))
            ),
        }
    }

    /// In each season everybody meets everybody of the division once, and nobody moves more than one division.
    fn check_league(&self) {
        let tournament = self.tournament();
        for season in 1..=tournament.round() {
            let divisions = tournament.divisions(season);
            let mut expected = BTreeSet::new();
            for division in divisions {
                let players: usize = divisions.iter().map(Vec::len).sum();
                assert!(division.len() <= 10);
                assert!(division.len() >= 4 || players < 4);
                for one in division {
                    for other in division {
                        if one < other {
                            expected.insert((*one, *other));
                        }
                    }
                }
            }
            let met = tournament.pairings_of(season).map(|pairing| {
                let [one, other] = pairing.players();
                (one.min(other), one.max(other))
            });
            let met: Vec<_> = met.collect();
            assert_eq!(met.len(), expected.len());
            assert_eq!(met.into_iter().collect::<BTreeSet<_>>(), expected);
        }
    }
}

#[test]
fn no_tournament_breaks_a_promise() {
    let count = cases(60, 10_000);
    let mut of_format: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut rounds, mut rematches, mut pairings, mut forfeited) = (0, 0, 0, 0);
    let (mut met, mut lopsided, mut worse) = (0, 0, 0);
    for seed in 0..count as u64 {
        let mut life = Life::of(seed);
        life.play();
        let tournament = life.tournament();
        *of_format.entry(tournament.plan().format.key()).or_default() += 1;
        rounds += life.rounds;
        rematches += life.rematches;
        met += life.met;
        lopsided += life.lopsided;
        worse += life.worse;
        pairings += tournament.pairings().len();
        let forfeit = |one: &&Pairing| matches!(one.decision, Some((_, Decided::Forfeit)));
        forfeited += tournament.pairings().iter().filter(forfeit).count();
    }
    println!(
        "{count} tournaments, 0 violations: {of_format:?}; {pairings} pairings, of which {forfeited} forfeited; {rounds} Swiss \
         rounds, in {rematches} a rematch or a second bye that could not be avoided; of their {met} pairings {lopsided} after \
         which somebody had one side twice more than the other or worse, {worse} of these worse"
    );
}

/// With as many players as there can be, and with one less.
#[test]
fn the_largest_swiss_tournaments_are_paired_well() {
    let most = if env!("CARGO_PKG_NAME") == "banyan-deep" {
        256
    } else {
        24
    };
    for players in [most, most - 1] {
        let plan = TournamentPlan {
            late_until: 3,
            ..plan(Format::Swiss { rounds: 9 })
        };
        let mut life = Life::started(plan, players, players as u64);
        life.play();
        // The start pairs the first one.
        assert_eq!(life.rounds, 8);
        println!(
            "{players} players: {} rematches; of {} pairings, {} after which somebody had one side twice more, {} worse",
            life.rematches, life.met, life.lopsided, life.worse
        );
    }
}
