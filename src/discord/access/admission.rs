//! Who may begin a game where and with whom, and who moderates: what servers and players have chosen, against who asks. It
//! changes nothing; games that run go on wherever they are.

use crate::{
    app::App,
    discord::model::{call::Call, failure::Failure},
    play::{ChannelId, Match, PlayerId, Venue},
    say,
    store::{Account, Challengers, Server, StoreError},
    wording::{self, markdown::mention},
};

/// Whether the asker moderates the games of this server: as one of those who manage it, or by the role that they chose.
#[must_use]
pub fn moderates(call: &Call, server: &Server) -> bool {
    let by_role = server
        .moderator_role
        .is_some_and(|role| call.roles.contains(&role));
    call.guild.is_some() && (call.manages || by_role)
}

/// What the server of a call has chosen; the usual where there is no server.
///
/// # Errors
/// When the database fails.
pub async fn server_of(app: &App, call: &Call) -> Result<Server, Failure> {
    Ok(match call.guild {
        Some(guild) => app.store.server(guild).await?,
        None => Server::default(),
    })
}

/// Lets the asker begin a game here, if the server does: in one of its channels for games or a thread of one, by somebody
/// with its role for players. Everywhere else than on servers everybody may.
///
/// # Errors
/// Where games are played here, or by whom.
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
        return Err(Failure::Said(say!(
            call.locale,
            "not-in-this-channel",
            channels = wording::listed(call.locale, &channels)
        )));
    }
    match server.player_role {
        Some(role) if !call.roles.contains(&role) => Err(Failure::Said(say!(
            call.locale,
            "not-without-role",
            role = format!("<@&{role}>")
        ))),
        _ => Ok(()),
    }
}

/// The same for what is begun by a match, as its acceptance or its rematch: it begins where the match is at home, so that
/// server has the say, wherever the asker is, and only there can be seen who they are. What lives in direct messages is no
/// server's any more.
///
/// # Errors
/// Where games are played there, or by whom.
pub async fn may_begin_by(app: &App, call: &Call, game: &Match) -> Result<(), Failure> {
    if game.home() == Some(Venue::Direct) {
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
    Err(Failure::Said(say!(
        call.locale,
        "begin-there",
        number = number
    )))
}

/// Lets the asker challenge that player, if they take challenges from the asker.
///
/// Whoever is blocked hears word for word what everybody hears of a player who takes no challenges. To let it seem as if
/// the challenge had been sent would be crueller and would not hold: a challenge stands in its channel, where others would
/// see that it is missing, and whoever waits for an answer that cannot come waits for two weeks. So nothing is written, and
/// the one blocked knows at once to ask somebody else.
///
/// # Errors
/// From whom the player takes challenges, or that the asker has blocked them.
pub async fn may_challenge(app: &App, call: &Call, player: PlayerId) -> Result<(), Failure> {
    let (store, me) = (&app.store, call.player.id);
    must_not_mind(app, call, player).await?;
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
    Err(Failure::Said(say!(call.locale, key, player = player)))
}

/// Lets the asker challenge that player where there is no channel in which both could see it: in direct messages, those with
/// whom they have played. Nobody is written to by a stranger, and nobody at all would see a challenge to whoever likes.
///
/// # Errors
/// Whom one can challenge there, and where others.
pub async fn may_write_to(app: &App, call: &Call, player: Option<PlayerId>) -> Result<(), Failure> {
    let known = match player {
        Some(player) if call.direct => app.store.have_played(call.player.id, player).await?,
        _ => false,
    };
    if known {
        return Ok(());
    }
    Err(Failure::Said(say!(call.locale, "challenge-direct")))
}

/// Lets the asker take up, or propose anew, what the other player of a match has proposed. Games that run are not asked.
///
/// # Errors
/// When one of the two has blocked the other; the one blocked is not told so.
pub async fn may_answer(app: &App, call: &Call, game: &Match) -> Result<(), Failure> {
    let me = call.player.id;
    // Who would take up an open challenge has no part in it yet.
    let other = game.opponent_of(me).unwrap_or(game.terms().challenger);
    must_not_mind(app, call, other).await?;
    if app.store.has_blocked(other, me).await? {
        return Err(Failure::Said(say!(call.locale, "not-now")));
    }
    Ok(())
}

/// What I have blocked I cannot ask for.
async fn must_not_mind(app: &App, call: &Call, other: PlayerId) -> Result<(), Failure> {
    if app.store.has_blocked(call.player.id, other).await? {
        let player = mention(call.locale, other);
        return Err(Failure::Said(say!(
            call.locale,
            "blocked-by-you",
            player = player
        )));
    }
    Ok(())
}

/// Whether somebody keeps how they stand to themselves, as far as the asker is concerned.
pub async fn is_hidden(app: &App, call: &Call, player: PlayerId) -> Result<bool, StoreError> {
    if player == call.player.id {
        return Ok(false);
    }
    Ok(app.store.preferences(player).await?.unlisted)
}
