//! Permission checks: who may start a game where and with whom, who creates tournaments, and who moderates. Running
//! games are never affected.

use crate::{
    app::App,
    discord::{
        model::{
            call::{Call, Person},
            failure::Failure,
        },
        view::next::{self, NextStep},
    },
    play::{ChannelId, GuildId, Match, PlayerId, Venue},
    rules::Record,
    say,
    store::{Account, Challengers, Server, StoreError},
    wording::{self, markdown::mention},
};

/// Whether the user moderates this server's games: by the permission Manage Server or by the moderator role.
#[must_use]
pub fn moderates(call: &Call, server: &Server) -> bool {
    call.guild.is_some() && (call.manages || has_role(call, server.moderator_role))
}

/// Whether the user may create tournaments on this server: a moderator, or a member with the role that the server has
/// chosen for it. A role that was deleted has no members, so then only moderators may.
#[must_use]
pub fn may_create_tournaments(call: &Call, server: &Server) -> bool {
    let by_role = has_role(call, server.tournament_role);
    (call.guild.is_some() && by_role) || moderates(call, server)
}

fn has_role(call: &Call, role: Option<u64>) -> bool {
    role.is_some_and(|role| call.roles.contains(&role))
}

/// The settings of the call's server; the defaults outside servers.
///
/// # Errors
/// When the database fails.
pub async fn server_of(app: &App, call: &Call) -> Result<Server, Failure> {
    Ok(match call.guild {
        Some(guild) => app.store.server(guild).await?,
        None => Server::default(),
    })
}

/// Checks that the user may start a game here: in an allowed channel or a thread of one, with the player role. Outside
/// servers everybody may.
///
/// # Errors
/// [`Failure::Next`] naming the allowed channels or the role; others when the database fails.
pub async fn may_begin(app: &App, call: &Call) -> Result<(), Failure> {
    let server = server_of(app, call).await?;
    let here = [Some(call.channel), call.parent];
    let open = |channel: &ChannelId| here.contains(&Some(*channel));
    if !server.channels.is_empty() && !server.channels.iter().any(open) {
        let channels: Vec<String> = server
            .channels
            .iter()
            .map(|id| format!("<#{id}>"))
            .collect();
        let channels = wording::join_list(call.locale, &channels);
        let text = say!(call.locale, "not-in-this-channel", channels = channels);
        return Err(next::refusal(call, text, &[NextStep::Games]));
    }
    match server.player_role {
        Some(role) if !call.roles.contains(&role) => {
            let role = format!("<@&{role}>");
            let text = say!(call.locale, "not-without-role", role = role);
            Err(next::refusal(call, text, &[NextStep::Games]))
        }
        _ => Ok(()),
    }
}

/// Like [`may_begin`], for a game that starts from a match: its acceptance or its rematch. The match's server decides,
/// wherever the user is, and the user's roles are known only there. Matches in direct messages belong to no server.
///
/// # Errors
/// [`Failure::Next`] if it can be started only on the match's server; others when the database fails.
pub async fn may_begin_from(app: &App, call: &Call, game: &Match) -> Result<(), Failure> {
    if game.computer().is_some() {
        if app.search_pool.threads() == 0 {
            let text = say!(call.locale, "computer-off");
            return Err(next::refusal(call, text, &[NextStep::Challenge]));
        }
        if game.terms().start.is_some() {
            let record = Record::from_position(game.record().start().clone());
            may_play_from(app, call, &record, game.terms().guild).await?;
        }
    }
    if game.venue() == Some(Venue::Direct) {
        return Ok(());
    }
    let guild = game.terms().guild;
    if guild == call.guild {
        return may_begin(app, call).await;
    }
    let server = match guild {
        Some(guild) => app.store.server(guild).await?,
        None => Server::default(),
    };
    if server.channels.is_empty() && server.player_role.is_none() {
        return Ok(());
    }
    let number = game.id().0.to_string();
    let text = say!(call.locale, "begin-there", number = number);
    let steps = [NextStep::Board(game.id()), NextStep::Games];
    Err(next::refusal(call, text, &steps))
}

/// Checks that the computer may play from a position of a game of the server `home`: its moves must not reveal how good
/// a position in a running game is.
///
/// # Errors
/// [`Failure::Next`] if its moves would reveal that; others when the database fails.
pub async fn may_play_from(
    app: &App,
    call: &Call,
    record: &Record,
    home: Option<GuildId>,
) -> Result<(), Failure> {
    let boards = app.running_boards([call.guild, home], call.player.id);
    if boards.await?.are_reached_from(record) {
        let text = say!(call.locale, "play-on-withheld");
        return Err(next::refusal(call, text, &[NextStep::Computer]));
    }
    Ok(())
}

/// Checks that the user can challenge that account at all.
///
/// # Errors
/// `Failure` for a bot and for the user.
pub fn can_be_asked(call: &Call, person: &Person) -> Result<(), Failure> {
    let said = |key| {
        let text = say!(call.locale, key);
        Err(next::refusal(call, text, &[NextStep::Challenge]))
    };
    if person.bot {
        return said("challenge-bot");
    }
    if person.id == call.player.id {
        return said("challenge-self");
    }
    Ok(())
}

/// Checks that a player accepts challenges from the user.
///
/// A blocked user gets exactly the refusal that everybody gets from a player who takes no challenges. Pretending to
/// send the challenge would not work: a challenge is a post in a channel, where others would notice that it is missing,
/// and the blocked user would wait in vain for two weeks.
///
/// # Errors
/// [`Failure::Invalid`] with whom the player accepts, or that the user has blocked them; others when the database fails.
pub async fn may_challenge(app: &App, call: &Call, player: PlayerId) -> Result<(), Failure> {
    let (store, me) = (&app.store, call.player.id);
    must_not_be_blocked(app, call, player).await?;
    let accounts = store.accounts(&[player]).await?;
    let person = matches!(accounts.get(&player), Some(Account::Person(_)));
    let wishes = store.preferences(player).await?.challengers;
    let fits = match wishes {
        Challengers::Everyone => person,
        Challengers::Nobody => false,
        Challengers::Known => store.have_played(me, player).await?,
        Challengers::Server => {
            let here = match call.guild {
                Some(guild) => store.has_played_in(player, guild).await?,
                None => false,
            };
            here || store.have_played(me, player).await?
        }
    };
    let key = match wishes {
        Challengers::Known if !fits => "takes-known",
        Challengers::Server if !fits => "takes-server",
        _ if !fits || store.has_blocked(player, me).await? => "takes-none",
        _ => return Ok(()),
    };
    let player = mention(call.locale, player);
    let text = say!(call.locale, key, player = player);
    Err(next::refusal(call, text, &[NextStep::Challenge]))
}

/// Checks that the user may send this challenge outside a shared channel: in direct messages, only to former opponents.
/// Strangers must not be messaged, and nobody would see an open challenge.
///
/// # Errors
/// [`Failure::Invalid`] with who can be challenged there; others when the database fails.
pub async fn may_challenge_directly(
    app: &App,
    call: &Call,
    player: Option<PlayerId>,
) -> Result<(), Failure> {
    let known = match player {
        Some(player) if call.direct => app.store.have_played(call.player.id, player).await?,
        _ => false,
    };
    if known {
        return Ok(());
    }
    Err(only_known(app, call))
}

/// The refusal to challenge anybody but former opponents and the bot itself outside servers.
pub fn only_known(app: &App, call: &Call) -> Failure {
    let text = say!(call.locale, "challenge-direct");
    let computer = app.search_pool.threads() > 0;
    let steps = computer.then_some(NextStep::Computer).into_iter();
    let steps: Vec<NextStep> = steps.chain([NextStep::Games]).collect();
    next::refusal(call, text, &steps)
}

/// Checks that the user may accept or counter a challenge of the other player. Not used for running games.
///
/// # Errors
/// [`Failure::Invalid`] when one of the two has blocked the other, without telling the blocked one; others when the
/// database fails.
pub async fn may_answer(app: &App, call: &Call, game: &Match) -> Result<(), Failure> {
    let me = call.player.id;
    // A user who accepts an open challenge is not its opponent yet.
    let other = game.opponent_of(me).unwrap_or(game.terms().challenger);
    must_not_be_blocked(app, call, other).await?;
    if app.store.has_blocked(other, me).await? {
        let text = say!(call.locale, "not-now");
        return Err(next::refusal(call, text, &[NextStep::Challenge]));
    }
    Ok(())
}

/// Fails if the user has blocked the other player.
async fn must_not_be_blocked(app: &App, call: &Call, other: PlayerId) -> Result<(), Failure> {
    if app.store.has_blocked(call.player.id, other).await? {
        let player = mention(call.locale, other);
        let text = say!(call.locale, "blocked-by-you", player = player);
        return Err(next::refusal(call, text, &[NextStep::Settings]));
    }
    Ok(())
}

/// Whether a player hides their ratings and results from this user.
pub async fn is_hidden(app: &App, call: &Call, player: PlayerId) -> Result<bool, StoreError> {
    if player == call.player.id {
        return Ok(false);
    }
    Ok(app.store.preferences(player).await?.unlisted)
}
