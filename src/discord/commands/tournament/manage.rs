//! `/tournament pair|result|replace|remove`: what the organiser and moderators do by hand. Every act needs a reason, which the
//! audit log of `/moderate log` keeps.

use std::collections::BTreeMap;

use crate::{
    app::{App, TournamentError},
    discord::{
        access::{
            games::matching_suggestions,
            tournaments::{find_fitting_tournament, names},
        },
        commands::{
            moderate::{self, REASON},
            table::{CommandOption, Type},
            tournament::{
                acting::{TOURNAMENT, find_running, is_live, organiser},
                refusals::{failure_of, no_more_rounds, refuse},
            },
        },
        model::{
            call::{Call, Options},
            failure::{Answer, Failure, Suggestion},
            reply::Reply,
        },
        view::{
            next,
            tournament::{people, title},
        },
    },
    play::{Actor, PlayerId},
    say,
    store::{Account, StoreError, UserId},
    tournaments::{
        Format, GameResult, Pairing, PairingId, Tournament, TournamentCommand, TournamentRefusal,
    },
    wording::markdown::mention,
};

pub(super) const PAIR: &[CommandOption] = &[
    CommandOption::new(Type::Text, "pairings", "option-tournament-pairings").required(),
    REASON,
    TOURNAMENT,
];

pub(super) const RESULT: &[CommandOption] = &[
    CommandOption::new(Type::Whole(None), "pairing", "option-tournament-pairing")
        .required()
        .completes(|app, call, options, typed| Box::pin(complete(app, call, options, typed))),
    REASON,
    CommandOption::new(Type::User, "winner", "option-tournament-winner"),
    TOURNAMENT,
];

pub(super) const REPLACE: &[CommandOption] = &[
    CommandOption::new(Type::User, "player", "option-tournament-replaced").required(),
    CommandOption::new(Type::User, "substitute", "option-tournament-substitute").required(),
    REASON,
    TOURNAMENT,
];

pub(super) const REMOVE: &[CommandOption] = &[
    CommandOption::new(Type::User, "player", "option-tournament-removed").required(),
    REASON,
    TOURNAMENT,
];

/// A change of a tournament by hand: who makes it, and why.
struct Intervention<'a> {
    app: &'a App,
    call: &'a Call,
    tournament: Tournament,
    by: Actor,
    reason: String,
}

impl<'a> Intervention<'a> {
    /// The user, if they may, with the reason that they give.
    async fn of(
        app: &'a App,
        call: &'a Call,
        tournament: Tournament,
        options: &Options,
    ) -> Result<Self, Failure> {
        let by = organiser(app, call, &tournament).await?;
        let reason = moderate::reason(app, options).await?;
        let change = Self {
            app,
            call,
            tournament,
            by,
            reason: reason.unwrap_or_default(),
        };
        if change.reason.is_empty() {
            return Err(change.failure("tournament-reason"));
        }
        Ok(change)
    }

    /// The same in the tournament that the options name, else in the newest running one of this kind.
    async fn in_running(
        app: &'a App,
        call: &'a Call,
        options: &Options,
        is_right: impl Fn(&Tournament) -> bool,
    ) -> Result<Self, Failure> {
        let tournament = find_running(app, call, options, is_right).await?;
        Self::of(app, call, tournament, options).await
    }

    fn failure(&self, key: &str) -> Failure {
        let title = title(self.call.locale, &self.tournament);
        self.refuse(say!(self.call.locale, key, title = title))
    }

    /// What to tell the user about a player.
    fn about(&self, key: &str, player: PlayerId) -> Failure {
        let locale = self.call.locale;
        let player = mention(locale, player);
        let title = title(locale, &self.tournament);
        self.refuse(say!(locale, key, player = player, title = title))
    }

    fn refuse(&self, text: String) -> Failure {
        refuse(self.call, text, &self.tournament)
    }

    /// Executes a command. `why` tells some refusals in words of their own.
    async fn act(
        &self,
        command: TournamentCommand,
        why: impl Fn(&TournamentRefusal) -> Option<Failure>,
    ) -> Result<Tournament, Failure> {
        let id = self.tournament.id();
        let acted = self.app.act_on_tournament(id, self.by, &command).await;
        acted.map_err(|error| {
            let own = match &error {
                TournamentError::Refused(refusal) => why(refusal),
                TournamentError::NotFound | TournamentError::Store(_) => None,
            };
            own.unwrap_or_else(|| failure_of(error, self.call, &self.tournament))
        })
    }

    /// The active players by their Discord account.
    async fn by_account(&self) -> Result<BTreeMap<UserId, PlayerId>, StoreError> {
        let active: Vec<PlayerId> = self.tournament.active().collect();
        let accounts = self.app.store.accounts(&active).await?;
        let person = |(player, account)| match account {
            Account::Person(user) => Some((user, player)),
            Account::Computer(_) | Account::Deleted => None,
        };
        Ok(accounts.into_iter().filter_map(person).collect())
    }
}

/// Pairs a round: the mentioned players meet two by two, in that order; if their number is odd, the last has the bye.
pub(super) async fn pair(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let is_swiss =
        |tournament: &Tournament| matches!(tournament.plan().format, Format::Swiss { .. });
    let change = Intervention::in_running(app, call, options, is_swiss).await?;
    let players = change.by_account().await?;
    let typed = mentioned_users(options.text("pairings").unwrap_or_default());
    let known = typed.iter().map(|user| players.get(user).copied());
    let known = known.collect::<Option<Vec<PlayerId>>>().unwrap_or_default();
    let (pairs, bye) = known.as_chunks::<2>();
    let command = TournamentCommand::PairByHand {
        pairings: pairs.to_vec(),
        byes: bye.to_vec(),
        reason: change.reason.clone(),
    };
    let wrong = || {
        let active: Vec<PlayerId> = change.tournament.active().collect();
        let players = people(locale, &active);
        change.refuse(say!(locale, "tournament-pairings-wrong", players = players))
    };
    let after = change.act(command, |refusal| match refusal {
        TournamentRefusal::Pairings => Some(wrong()),
        TournamentRefusal::RoundPassed => Some(no_more_rounds(call, &change.tournament)),
        _ => None,
    });
    let after = after.await?;
    Ok(Reply::private(say!(
        locale,
        "tournament-paired",
        round = after.round().to_string(),
        title = title(locale, &after)
    )))
}

/// Sets the result of a pairing; without a winner it is a draw.
pub(super) async fn result(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let change = Intervention::in_running(app, call, options, |_| true).await?;
    let number = options.integer("pairing").unwrap_or_default();
    let id = PairingId(u32::try_from(number).unwrap_or_default());
    let Some(pairing) = change.tournament.pairing(id) else {
        return Err(change.failure("tournament-no-pairing"));
    };
    let [first, second] = pairing.players().map(|player| mention(locale, player));
    let result = match options.user("winner").map(|winner| winner.id) {
        None => GameResult::Draw,
        Some(winner) if winner == pairing.first => GameResult::First,
        Some(winner) if winner == pairing.second => GameResult::Second,
        Some(_) => {
            return Err(change.refuse(say!(
                locale,
                "tournament-winner-not-in",
                first = first,
                second = second
            )));
        }
    };
    let command = TournamentCommand::SetResult {
        pairing: id,
        result,
        reason: change.reason.clone(),
    };
    let own = change.act(command, |refusal| match refusal {
        TournamentRefusal::NotYours => Some(change.failure("tournament-own-pairing")),
        _ => None,
    });
    own.await?;
    Ok(Reply::private(say!(
        locale,
        "tournament-result-set",
        first = first,
        second = second,
        score = score(result)
    )))
}

/// Puts another player in somebody's place.
pub(super) async fn replace(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let change = Intervention::in_running(app, call, options, |_| true).await?;
    let (Some(old), Some(new)) = (options.user("player"), options.user("substitute")) else {
        return Err(next::unknown_command(call));
    };
    if new.bot {
        return Err(change.failure("tournament-no-bots"));
    }
    let plan = change.tournament.plan();
    // A substitute who is not a member here plays on the replaced player's server: the games must be in a channel that
    // they can see.
    let guild = match call.guild {
        Some(here) if new.member => here,
        _ => change.tournament.server_of(old.id),
    };
    let guild = Some(guild).filter(|guild| *guild != plan.guild);
    let (old, new) = (old.id, new.id);
    let application = app.application(new, plan, &[]).await?;
    let command = TournamentCommand::Replace {
        old,
        new,
        rating: application.rating,
        guild,
        reason: change.reason.clone(),
    };
    let replaced = change.act(command, |refusal| match refusal {
        TournamentRefusal::NotIn => Some(change.about("tournament-player-not-in", old)),
        TournamentRefusal::AlreadyIn => Some(change.about("tournament-player-in", new)),
        _ => None,
    });
    replaced.await?;
    Ok(Reply::private(say!(
        locale,
        "tournament-replaced",
        new = mention(locale, new),
        old = mention(locale, old),
        title = title(locale, &change.tournament)
    )))
}

/// Takes a player out, before the start or after it.
pub(super) async fn remove(app: &App, call: &Call, options: &Options) -> Answer {
    let locale = call.locale;
    let player = options.user("player").map(|player| player.id);
    let player = player.ok_or_else(|| next::unknown_command(call))?;
    let takes_part = |tournament: &Tournament| tournament.is_active(player);
    let number = options.integer("tournament");
    let tournament = find_fitting_tournament(app, call, number, is_live, takes_part).await?;
    let change = Intervention::of(app, call, tournament, options).await?;
    let command = TournamentCommand::Remove {
        player,
        reason: Some(change.reason.clone()),
    };
    let removed = change.act(command, |refusal| match refusal {
        TournamentRefusal::NotIn => Some(change.about("tournament-player-not-in", player)),
        _ => None,
    });
    let after = removed.await?;
    // A player who is removed before the start leaves no entry behind.
    let said = match after.entrant(player) {
        None => "tournament-removed-early",
        Some(_) => "tournament-removed",
    };
    Ok(Reply::private(say!(
        locale,
        said,
        player = mention(locale, player),
        title = title(locale, &after)
    )))
}

/// The users whom a text mentions, in order.
fn mentioned_users(text: &str) -> Vec<UserId> {
    let parts = text.split("<@").skip(1);
    let ids = parts.filter_map(|part| part.split_once('>'));
    let ids = ids.filter_map(|(id, _)| id.trim_start_matches('!').parse().ok());
    ids.map(UserId).collect()
}

fn score(result: GameResult) -> &'static str {
    match result {
        GameResult::First => "1–0",
        GameResult::Second => "0–1",
        GameResult::Draw => "½–½",
        GameResult::Neither => "0–0",
    }
}

/// Autocompletes the pairings of the tournament, undecided ones first, then the newest.
async fn complete(
    app: &App,
    call: &Call,
    options: &Options,
    typed: &str,
) -> Result<Vec<Suggestion>, Failure> {
    let tournament = find_running(app, call, options, |_| true).await?;
    let names = names(app, &tournament, call.locale).await?;
    let name = |player| names.get(&player).map_or("?", String::as_str);
    let mut pairings: Vec<&Pairing> = tournament.pairings().iter().rev().collect();
    pairings.sort_by_key(|pairing| !pairing.is_undecided());
    let choices = pairings.into_iter().map(|pairing| {
        let [first, second] = pairing.players().map(name);
        let score = pairing.result().map_or("", score);
        let label = format!("{}: {first} – {second} {score}", pairing.round);
        (label.trim_end().to_owned(), pairing.id.0.into())
    });
    Ok(matching_suggestions(choices, typed))
}

#[cfg(test)]
mod tests {
    use super::{UserId, mentioned_users};

    #[test]
    fn mentions_are_read_in_order() {
        let users = mentioned_users("<@3>–<@!1>, <@x> <@2");
        assert_eq!(users, [UserId(3), UserId(1)]);
        assert_eq!(mentioned_users("Alice Bob"), []);
    }
}
