//! Dispatches controls and forms to their families, by id. The only place that knows all of them.

mod analysis;
pub(crate) mod command;
mod control;
mod explore;
mod games;
mod import;
mod invite;
mod ladder;
mod leaderboard;
mod lesson;
mod matches;
mod mistakes;
mod privacy;
mod profile;
mod puzzle;
mod rules_page;
mod server;
mod settings;
mod setup;
mod tournament;
mod tournament_list;

use futures_util::future::BoxFuture;

use crate::{
    app::App,
    discord::{
        controls::control::{Audience, Control, Form},
        model::{
            call::Call,
            failure::Answer,
            ids::{
                analysis::AnalysisStep,
                command::CommandControl,
                explore::ExplorePage,
                games::GamesPage,
                invite::InviteControl,
                ladder::LadderControl,
                leaderboard::LeaderboardPage,
                lesson::LessonControl,
                matches::MatchControl,
                mistakes::MistakeControl,
                paste::{Paste, RefusedPaste},
                privacy::DeletionControl,
                profile::ProfileButton,
                puzzle::PuzzleControl,
                rules_page::RulesPageId,
                server::ServerControl,
                settings::SettingsControl,
                setup::SetupControl,
                tournament::TournamentControl,
                tournament_list::TournamentListPage,
            },
            policy::Policy,
        },
        view::next::unknown_control,
    },
};

type Handler<V> = for<'a> fn(&'a App, &'a Call, &'a str, &'a [V]) -> Option<BoxFuture<'a, Answer>>;

/// A family of controls, which are pressed with the chosen values, or of forms, which are submitted with their fields.
struct Family<V: 'static> {
    /// Its name in metrics.
    name: &'static str,
    /// The policy of the one with that id, if it belongs to the family.
    policy: fn(&str, bool) -> Option<Policy>,
    /// Handles the one with that id, if it belongs to the family.
    handle: Handler<V>,
}

const fn controls<C: Control>(name: &'static str) -> Family<String> {
    Family {
        name,
        policy: |id, private| Some(read::<C>(id, private)?.policy(private)),
        handle: |app, call, id, values| {
            let control: C = read(id, call.menu().is_some())?;
            Some(Box::pin(control.press(app, call, values)))
        },
    }
}

const fn forms<F: Form>(name: &'static str) -> Family<(String, String)> {
    Family {
        name,
        policy: |id, private| Some(id.parse::<F>().ok()?.policy(private)),
        handle: |app, call, id, fields| {
            let form: F = id.parse().ok()?;
            Some(Box::pin(form.submit(app, call, fields)))
        },
    }
}

/// The families of controls; the first whose type parses an id handles it.
static CONTROLS: &[Family<String>] = &[
    controls::<AnalysisStep>("analysis"),
    controls::<CommandControl>("command"),
    controls::<ExplorePage>("explore"),
    controls::<GamesPage>("games"),
    controls::<InviteControl>("invitation"),
    controls::<LadderControl>("ladder"),
    controls::<LeaderboardPage>("leaderboard"),
    controls::<LessonControl>("lesson"),
    controls::<MatchControl>("match"),
    controls::<MistakeControl>("mistakes"),
    controls::<RefusedPaste>("import"),
    controls::<DeletionControl>("privacy"),
    controls::<ProfileButton>("profile"),
    controls::<PuzzleControl>("puzzle"),
    controls::<RulesPageId>("rules"),
    controls::<ServerControl>("server"),
    controls::<SettingsControl>("settings"),
    controls::<SetupControl>("setup"),
    controls::<TournamentControl>("tournament"),
    controls::<TournamentListPage>("tournament-list"),
];

/// The families of forms.
static FORMS: &[Family<(String, String)>] = &[
    forms::<MatchControl>("match"),
    forms::<DeletionControl>("privacy"),
    forms::<LessonControl>("lesson"),
    forms::<MistakeControl>("mistakes"),
    forms::<Paste>("import"),
    forms::<PuzzleControl>("puzzle"),
    forms::<SettingsControl>("settings"),
    forms::<SetupControl>("setup"),
];

/// The control with that id, if it belongs to the family and may be on that message.
fn read<C: Control>(id: &str, private: bool) -> Option<C> {
    let control: C = id.parse().ok()?;
    let is_personal = match C::AUDIENCE {
        Audience::Everybody => false,
        Audience::Owner => true,
        Audience::By(is_personal) => is_personal(&control),
    };
    (private || !is_personal).then_some(control)
}

/// The name of the family that reads an id, and the policy that it gives it.
fn find<V>(families: &[Family<V>], id: &str, private: bool) -> Option<(&'static str, Policy)> {
    let read = |family: &Family<V>| Some((family.name, (family.policy)(id, private)?));
    families.iter().find_map(read)
}

/// The policy of a control; `private` if its message is ephemeral.
pub(crate) fn policy(id: &str, private: bool) -> Policy {
    find(CONTROLS, id, private).map_or(Policy::UNKNOWN, |(_, policy)| policy)
}

/// The policy of a submitted form; `private` if the message whose control opened it is ephemeral.
pub(crate) fn policy_of_form(id: &str, private: bool) -> Policy {
    find(FORMS, id, private).map_or(Policy::UNKNOWN, |(_, policy)| policy)
}

/// The name of everything else, for metrics.
const UNKNOWN: &str = "unknown";

/// The family of a control, for metrics.
pub(crate) fn name(id: &str, private: bool) -> &'static str {
    find(CONTROLS, id, private).map_or(UNKNOWN, |(name, _)| name)
}

/// The family of a form, for metrics.
pub(crate) fn name_of_form(id: &str) -> &'static str {
    find(FORMS, id, false).map_or(UNKNOWN, |(name, _)| name)
}

/// Handles a control.
///
/// # Errors
/// `Failure` with what to tell the user.
pub(crate) async fn press(app: &App, call: &Call, id: &str, values: &[String]) -> Answer {
    handle(CONTROLS, app, call, id, values).await
}

/// Handles a submitted form.
///
/// # Errors
/// As [`press`].
pub(crate) async fn submit(
    app: &App,
    call: &Call,
    id: &str,
    fields: &[(String, String)],
) -> Answer {
    handle(FORMS, app, call, id, fields).await
}

async fn handle<V>(
    families: &[Family<V>],
    app: &App,
    call: &Call,
    id: &str,
    values: &[V],
) -> Answer {
    let mut families = families.iter();
    let handled = families.find_map(|family| (family.handle)(app, call, id, values));
    handled.ok_or_else(|| unknown_control(call))?.await
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{
        discord::model::{
            ids::{
                analysis::{AnalysisVerb, GameSource},
                command::Pick,
                draft::{DraftField, TermsDraft},
                explore::{ExploreScope, ExploreVerb},
                games::Of,
                invite::{InviteDraft, InviteVerb},
                ladder::LadderVerb,
                leaderboard::{Ranking, Turns, When},
                lesson::LessonVerb,
                matches::{Confirmed, MatchRevision},
                mistakes::MistakeVerb,
                privacy::DeletionVerb,
                profile::ProfileVerb,
                puzzle::{PuzzleRequest, PuzzleVerb},
                setup::{SetupDraft, SetupSection, SetupTerm, SetupVerb},
                tournament::TournamentVerb,
            },
            match_action::MatchAction,
        },
        play::{MatchId, PlayerId, SideChoice, TournamentId},
        puzzles::PuzzleId,
        rules::{Game, Record, Ruleset},
        tournaments::PairingId,
    };

    /// The families that read an id as one of theirs.
    fn owners<V>(families: &[Family<V>], id: &str) -> Vec<&'static str> {
        let owners = families
            .iter()
            .filter(|family| (family.policy)(id, true).is_some());
        owners.map(|family| family.name).collect()
    }

    /// The ids of controls with these verbs.
    fn ids<V, C: ToString>(
        verbs: impl IntoIterator<Item = V>,
        control: impl Fn(V) -> C,
    ) -> Vec<String> {
        let controls = verbs.into_iter().map(control);
        controls.map(|control| control.to_string()).collect()
    }

    /// An id with each of these verbs, before the same other parts.
    fn verbs(verbs: &[&str], rest: &str) -> Vec<String> {
        ids(verbs, |verb| format!("{verb}{rest}"))
    }

    fn of_matches() -> Vec<String> {
        let at = MatchRevision {
            game: MatchId(1),
            seq: 2,
        };
        let draft = TermsDraft::default();
        let own = ["plan-again", "send"];
        let plain: Vec<&str> = MatchControl::VERBS
            .iter()
            .copied()
            .filter(|verb| !own.contains(verb))
            .collect();
        let with_more = [
            MatchControl::PlanAgain(at, 3),
            MatchControl::Send(at, draft),
        ];
        let actions = MatchAction::ALL;
        [
            verbs(&plain, ":1:2"),
            ids(with_more, |control| control),
            ids(DraftField::ALL, |field| {
                MatchControl::Choose(field, at, draft)
            }),
            ids(actions, |action| MatchControl::Action(action, at)),
            ids(actions, |action| MatchControl::Sure(Confirmed(action), at)),
        ]
        .concat()
    }

    fn of_commands() -> Vec<String> {
        let picks = [None, Some(Pick::Match), Some(Pick::Ruleset)];
        ids(picks, |picks| CommandControl {
            picks,
            command: "games".to_owned(),
            arguments: Vec::new(),
        })
    }

    fn of_challenges() -> Vec<String> {
        let draft = InviteDraft {
            opponent: None,
            ruleset: Ruleset::presets(Game::ALL[0])[0],
            side: SideChoice::First,
            time: "3d".parse().unwrap(),
            rated: true,
            claim: false,
        };
        ids(InviteVerb::ALL, |verb| InviteControl { verb, draft })
    }

    fn of_setup() -> Vec<String> {
        let sections = SetupSection::ALL.map(SetupVerb::Show);
        let terms = SetupTerm::ALL.map(SetupVerb::Set);
        let verbs = sections.into_iter().chain(terms);
        let verbs = verbs.chain([SetupVerb::Form, SetupVerb::Open]);
        let all = ids(verbs, |verb| SetupControl {
            verb,
            draft: SetupDraft::default(),
        });
        // An option that only the form asks for has no control, and so no verb.
        all.into_iter().filter(|id| !id.starts_with(':')).collect()
    }

    fn of_settings() -> Vec<String> {
        let mut all = verbs(SettingsControl::VERBS, ":1");
        let two = ["set:1", "set-again:1"];
        for id in all.iter_mut().filter(|id| two.contains(&id.as_str())) {
            id.push_str(":1");
        }
        all
    }

    fn of_lists() -> Vec<(&'static str, Vec<String>)> {
        let (ruleset, player) = (Ruleset::presets(Game::ALL[0])[0], PlayerId(1));
        let page = LeaderboardPage {
            turns: Turns::Page,
            ranking: Ranking::Server,
            period: When::All,
            number: 0,
            pool: "jungle".to_owned(),
        };
        let explored = ExplorePage::start(&ruleset, ExploreScope::Server);
        let rules = RulesPageId { ruleset, number: 0 };
        let listed = [Of::Mine, Of::Player(player), Of::Server];
        let games = |of| GamesPage { of, number: 0 };
        let explore = |verb| explored.with(verb, Record::new(&ruleset));
        let leaderboard = |turns| LeaderboardPage {
            turns,
            ..page.clone()
        };
        let tournaments = TournamentListPage { number: 0 };
        let profile = |verb| ProfileButton { verb, player };
        vec![
            ("games", ids(listed, games)),
            ("explore", ids(ExploreVerb::ALL, explore)),
            ("leaderboard", ids(Turns::ALL, leaderboard)),
            ("rules", vec![rules.to_string()]),
            ("tournament-list", vec![tournaments.to_string()]),
            ("profile", ids(ProfileVerb::ALL, profile)),
        ]
    }

    /// Ids of every family of controls, with all the verbs that its controls can have.
    fn examples() -> Vec<(&'static str, Vec<String>)> {
        let (game, tournament) = (MatchId(1), TournamentId(1));
        let lesson = |verb| LessonControl {
            verb,
            game: Game::ALL[0],
            number: 0,
        };
        let puzzle = |verb| PuzzleControl {
            verb,
            puzzle: PuzzleId(1),
            ply: 0,
            request: PuzzleRequest::default(),
        };
        let step = |verb| AnalysisStep {
            source: GameSource::Match(game),
            ply: 0,
            verb,
        };
        let mistake = |verb| MistakeControl { verb, game, ply: 0 };
        let challenge = |verb| LadderControl {
            verb,
            tournament,
            pairing: PairingId(1),
        };
        let own = |verb| TournamentControl {
            verb,
            id: tournament,
        };
        let deletion = |verb| DeletionControl { verb };
        let mut all = of_lists();
        all.extend([
            ("analysis", ids(AnalysisVerb::ALL, step)),
            ("command", of_commands()),
            ("privacy", ids(DeletionVerb::ALL, deletion)),
            ("invitation", of_challenges()),
            ("ladder", ids(LadderVerb::ALL, challenge)),
            ("lesson", ids(LessonVerb::ALL, lesson)),
            ("match", of_matches()),
            ("mistakes", ids(MistakeVerb::ALL, mistake)),
            ("import", verbs(RefusedPaste::VERBS, ":1")),
            ("puzzle", ids(PuzzleVerb::ALL, puzzle)),
            ("server", verbs(&["srv:1", "srv-section"], ":1")),
            ("settings", of_settings()),
            ("setup", of_setup()),
            ("tournament", ids(TournamentVerb::ALL, own)),
        ]);
        all
    }

    #[test]
    fn every_id_belongs_to_one_family() {
        let examples = examples();
        for (family, ids) in &examples {
            assert!(!ids.is_empty(), "{family}");
            for id in ids {
                assert_eq!(owners(CONTROLS, id), [*family], "{id}");
                let forms = owners(FORMS, id);
                assert!(forms.is_empty() || forms == [*family], "{id}: {forms:?}");
            }
        }
        let paste = Paste {
            opponent: None,
            draft: TermsDraft::default(),
        };
        let paste = paste.to_string();
        assert_eq!(owners(FORMS, &paste), ["import"]);
        assert!(owners(CONTROLS, &paste).is_empty());
        let known: Vec<&str> = examples.iter().map(|(family, _)| *family).collect();
        for family in CONTROLS {
            assert!(
                known.contains(&family.name),
                "no examples of {}",
                family.name
            );
        }
    }

    /// The first part of an id says whose it is, whatever the others are.
    #[test]
    fn no_two_families_share_a_verb() {
        let mut first = BTreeMap::new();
        for (family, ids) in examples() {
            for id in ids {
                let verb = id.split(':').next().unwrap().to_owned();
                let owner = *first.entry(verb).or_insert(family);
                assert_eq!(owner, family, "{id}");
            }
        }
        let verbs = [
            MatchControl::VERBS,
            RefusedPaste::VERBS,
            ServerControl::VERBS,
            SettingsControl::VERBS,
        ];
        for verb in verbs.concat() {
            assert!(first.contains_key(verb), "no example of {verb}");
        }
    }
}
