//! Maps Discord users to players in incoming calls, and players to Discord mentions in outgoing messages. Everything in
//! between uses our own ids.

use crate::{
    app::App,
    discord::model::{
        call::{Call, Person, Request},
        limits::MAX_CONTENT_CHARS,
        reply::{Body, Message, Reply},
    },
    locale::Locale,
    play::PlayerId,
    say,
    store::{Account, StoreError, User, UserId},
    wording::{
        self,
        markdown::{Mention, escaped, mention, with_commands, with_mentions},
    },
};

impl<I> Call<I> {
    /// All users in the interaction, the one who asks first.
    fn people(&self) -> Vec<&Person<I>> {
        let mut people = vec![&self.player];
        match &self.request {
            Request::Command { options, .. } | Request::Complete { options, .. } => {
                people.extend(options.people());
            }
            Request::OnPerson { person, .. } => people.push(person),
            Request::Press { people: chosen, .. } => people.extend(chosen),
            Request::OnMessage { .. } | Request::Submit { .. } => {}
        }
        people
    }

    /// The same interaction with other ids for its users.
    fn map<J>(self, id: &impl Fn(I) -> J) -> Call<J> {
        let request = match self.request {
            Request::Command { name, options } => Request::Command {
                name,
                options: options.map(id),
            },
            Request::OnPerson { name, person } => Request::OnPerson {
                name,
                person: person.map(id),
            },
            Request::OnMessage { name, message } => Request::OnMessage { name, message },
            Request::Complete {
                name,
                options,
                focused,
                typed,
            } => Request::Complete {
                name,
                options: options.map(id),
                focused,
                typed,
            },
            Request::Press {
                id: control,
                values,
                people,
                menu,
            } => Request::Press {
                id: control,
                values,
                people: people.into_iter().map(|person| person.map(id)).collect(),
                menu,
            },
            Request::Submit {
                id: form,
                fields,
                menu,
            } => Request::Submit {
                id: form,
                fields,
                menu,
            },
        };
        Call {
            handle: self.handle,
            player: self.player.map(id),
            guild: self.guild,
            direct: self.direct,
            guest: self.guest,
            channel: self.channel,
            parent: self.parent,
            roles: self.roles,
            manages: self.manages,
            locale: self.locale,
            public_locale: self.public_locale,
            file_limit: self.file_limit,
            request,
        }
    }
}

/// Replaces users by players. New users become players, and changed names are stored.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub async fn resolve_call(app: &App, call: Call<UserId>) -> Result<Call, StoreError> {
    let asker = call.player.id;
    let people = call.people();
    let users: Vec<User> = people
        .iter()
        .map(|person| User {
            id: person.id,
            name: Some(&person.name),
            locale: (person.id == asker).then(|| call.locale.code()),
        })
        .collect();
    let players = app.store.players(&users).await?;
    Ok(call.map(&|user| players[&user]))
}

/// Resolves the players in all messages of a reply.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub async fn resolve_reply(app: &App, reply: &mut Reply) -> Result<(), StoreError> {
    let mut messages = Vec::new();
    match &mut reply.body {
        Body::Message(message) | Body::Update(message) => messages.push(message),
        Body::Panel(panel) | Body::UpdatePanel(panel) => {
            for text in panel.texts_mut() {
                *text = resolve_mentions(app, text, &[]).await?.0;
            }
        }
        Body::Choices(_) | Body::Modal(_) => {}
    }
    if let Some((message, done)) = &mut reply.direct {
        messages.extend([message, done]);
    }
    for message in messages {
        resolve_message(app, message).await?;
    }
    Ok(())
}

/// Resolves the players in a message: the mentions in its text, and those to notify. Every outgoing message must pass
/// through this.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub async fn resolve_message(app: &App, message: &mut Message) -> Result<(), StoreError> {
    (message.content, message.notified) =
        resolve_mentions(app, &message.content, &message.pings).await?;
    Ok(())
}

/// A text with its players and commands as Discord mentions, and the users among `pings` who can be notified.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub async fn resolve_mentions(
    app: &App,
    text: &str,
    pings: &[PlayerId],
) -> Result<(String, Vec<UserId>), StoreError> {
    let mut players = pings.to_vec();
    with_mentions(text, str::to_owned, |mention| {
        players.push(mention.player);
        String::new()
    });
    players.sort_unstable();
    players.dedup();
    let accounts = app.store.accounts(&players).await?;
    let shown = |Mention {
                     player,
                     locale,
                     quoted,
                 }| match accounts.get(&player) {
        Some(Account::Person(user)) if quoted => escaped(&format!("<@{user}>")),
        Some(Account::Person(user)) => format!("<@{user}>"),
        Some(Account::Computer(level)) => wording::computer(locale, *level),
        Some(Account::Deleted) | None => say!(locale, "former-player"),
    };
    let user = |player| match accounts.get(player)? {
        Account::Person(user) => Some(*user),
        Account::Computer(_) | Account::Deleted => None,
    };
    let notified = pings.iter().filter_map(user).collect();
    let text = with_mentions(text, str::to_owned, shown);
    let text = match app.command_mentions.get() {
        Some(mentions) => with_commands(&text, mentions, MAX_CONTENT_CHARS),
        None => text,
    };
    Ok((text, notified))
}

/// A typed text in stored form: mentions use our ids, so that no Discord id of a deleted account remains.
///
/// # Errors
/// [`StoreError`] when the database fails.
pub async fn to_stored_text(app: &App, typed: &str) -> Result<String, StoreError> {
    let (mut stored, mut rest) = (String::new(), typed);
    while let Some((before, after)) = rest.split_once("<@") {
        stored.push_str(before);
        let user = after.split_once('>').and_then(|(id, after)| {
            let id = id.strip_prefix('!').unwrap_or(id).parse();
            Some((UserId(id.ok()?), after))
        });
        let Some((id, after)) = user else {
            stored.push_str("<@");
            rest = after;
            continue;
        };
        let player = app.store.players(&[id.into()]).await?[&id];
        stored.push_str(&mention(Locale::default(), player));
        rest = after;
    }
    stored.push_str(rest);
    Ok(stored)
}
