//! Interactions of a person: commands, buttons, menus and forms as Discord's client sends them, refused where that
//! client would not allow them. Opens interactions; the bot answers them.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::request::{Answer, ClientError, JsonBody, id};
use crate::error::text_of;
use crate::hub::Shared;
use crate::state::{Channel, Id, Installations, Interaction, Message, World, kind};

mod form;
mod options;
mod resolved;

use resolved::Resolved;

/// What `POST /sandbox/interact` takes.
#[derive(Debug, Deserialize)]
pub(super) struct Press {
    user: Value,
    channel: Value,
    nonce: Option<Value>,
    locale: Option<String>,
    #[serde(flatten)]
    what: What,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum What {
    Command {
        name: String,
        command_type: Option<u64>,
        target_id: Option<Value>,
        #[serde(default)]
        options: Vec<Value>,
    },
    Autocomplete {
        name: String,
        #[serde(default)]
        options: Vec<Value>,
    },
    Component {
        message_id: Value,
        custom_id: String,
        #[serde(default)]
        values: Option<Vec<String>>,
    },
    Modal(SubmittedForm),
}

#[derive(Debug, Deserialize)]
struct SubmittedForm {
    source: Value,
    custom_id: Option<String>,
    #[serde(default)]
    components: Vec<Value>,
}

pub(super) async fn interact(
    State(hub): State<Shared>,
    JsonBody(press): JsonBody<Press>,
) -> Answer {
    let (interaction, data) = prepare(&hub, press)?;
    let waits = interaction.kind == kind::AUTOCOMPLETE;
    let (id, choices) = hub
        .interact(interaction, &data)
        .map_err(|refused| ClientError::bad(refused.message))?;
    if !waits {
        return Ok(Json(json!({"id": id.to_string()})));
    }
    // The sender is dropped when the time for a first response is over.
    Ok(Json(match choices.await {
        Ok(choices) => json!({"id": id.to_string(), "choices": choices}),
        Err(_) => json!({"id": id.to_string(), "error": "Loading options failed"}),
    }))
}

fn prepare(hub: &Shared, press: Press) -> Result<(Interaction, Value), ClientError> {
    let mut world = hub.world();
    let user = id("user", &press.user)?;
    let own_locale = world
        .user(user)
        .map(|user| user.locale.clone())
        .ok_or_else(|| ClientError::unknown("user"))?;
    let channel = id("channel", &press.channel)?;
    let place = world
        .channels
        .get(&channel)
        .ok_or_else(|| ClientError::unknown("channel"))?;
    if !world.is_in(user, place) {
        return Err(ClientError::bad(match place.dm {
            Some(_) => "that is somebody else's direct channel",
            None => "this user is not in that server",
        }));
    }
    if place.is_archived() && matches!(press.what, What::Command { .. }) {
        return Err(ClientError::bad("an archived thread takes no commands"));
    }
    let mut interaction = Interaction {
        user,
        channel,
        nonce: press.nonce.as_ref().map(text_of),
        locale: press.locale.unwrap_or(own_locale),
        ..Interaction::default()
    };
    let data = match press.what {
        What::Command {
            name,
            command_type,
            target_id,
            options,
        } => {
            let of_kind = command_type.unwrap_or(1);
            let command = type_command(&world, place, &mut interaction, name, of_kind)?;
            interaction.kind = kind::COMMAND;
            let mut data = command_data(&world, place, &command, &options, false)?;
            if of_kind != 1 {
                let target_id = target_id.as_ref();
                target(&world, place, user, &mut data, of_kind, target_id)?;
            }
            data
        }
        What::Autocomplete { name, options } => {
            let command = type_command(&world, place, &mut interaction, name, 1)?;
            interaction.kind = kind::AUTOCOMPLETE;
            command_data(&world, place, &command, &options, true)?
        }
        What::Component {
            message_id,
            custom_id,
            values,
        } => {
            let message = id("message_id", &message_id)?;
            let found = visible_message(place, message, user)?;
            interaction.kind = kind::COMPONENT;
            interaction.source = Some(message);
            interaction.owners = owners_of(place, user, &found.body);
            form::component_data(&world, place, &found.body, &custom_id, values)?
        }
        What::Modal(form) => send_form(&mut world, form, &mut interaction)?,
    };
    Ok((interaction, data))
}

/// Finds a command, and notes in the interaction which one it is and who has installed it.
fn type_command(
    world: &World,
    place: &Channel,
    interaction: &mut Interaction,
    name: String,
    of_kind: u64,
) -> Result<Value, ClientError> {
    let user = interaction.user;
    let named = |command: &&Value| {
        command["name"] == name.as_str() && command["type"].as_u64().unwrap_or(1) == of_kind
    };
    let open = |command| Some((command, world.allowing_installations(place, user, command)?));
    let found = world.commands().filter(named).find_map(open);
    let unknown = || ClientError::bad(format!("there is no command {name:?} here for this user"));
    let (command, ways) = found.ok_or_else(unknown)?;
    interaction.owners = ways.owners(place, user);
    interaction.command_type = of_kind as u8;
    interaction.name = Some(name);
    Ok(command.clone())
}

/// Submits a form that the bot opened for this user; returns the data that Discord sends about it.
fn send_form(
    world: &mut World,
    form: SubmittedForm,
    interaction: &mut Interaction,
) -> Result<Value, ClientError> {
    let source = id("source", &form.source)?;
    let opener = world.interactions.get_mut(&source);
    let opener = opener.filter(|opener| opener.user == interaction.user);
    let opener = opener.ok_or_else(|| ClientError::unknown("form for this user"))?;
    let modal = opener
        .modal
        .as_ref()
        .ok_or_else(|| ClientError::bad("that form has been sent already"))?;
    if form
        .custom_id
        .is_some_and(|id| modal["custom_id"] != id.as_str())
    {
        return Err(ClientError::bad("that is another form's custom_id"));
    }
    let data = form::modal_data(modal, &form.components)?;
    opener.modal = None;
    interaction.kind = kind::MODAL;
    interaction.opener = Some(source);
    interaction.source = opener.source;
    interaction.channel = opener.channel;
    interaction.owners = opener.owners.clone();
    Ok(data)
}

/// A message that this user sees.
fn visible_message(place: &Channel, message: Id, user: Id) -> Result<&Message, ClientError> {
    place
        .message(message)
        .filter(|message| message.only_for.is_none_or(|only| only == user))
        .map(AsRef::as_ref)
        .ok_or_else(|| ClientError::unknown("message for this user"))
}

/// The installations that own a message of the bot and so allow its controls.
fn owners_of(place: &Channel, user: Id, message: &Value) -> Value {
    let told = &message["interaction_metadata"]["authorizing_integration_owners"];
    if told.is_object() {
        return told.clone();
    }
    let by_token = Installations {
        guild: true,
        user: false,
    };
    by_token.owners(place, user)
}

fn command_data(
    world: &World,
    place: &Channel,
    command: &Value,
    given: &[Value],
    typing: bool,
) -> Result<Value, ClientError> {
    let mut data = json!({"id": command["id"], "name": command["name"], "type": command["type"]});
    if command["guild_id"].is_string() {
        data["guild_id"] = command["guild_id"].clone();
    }
    let mut resolved = Resolved::new(world, place);
    let spec = command["options"].as_array().map_or(&[][..], Vec::as_slice);
    let options = options::check(&mut resolved, spec, given, typing)?;
    if !options.is_empty() {
        data["options"] = json!(options);
    }
    if !resolved.maps.is_empty() {
        data["resolved"] = Value::Object(resolved.maps);
    }
    Ok(data)
}

/// Checks and resolves the target of a context menu command.
fn target(
    world: &World,
    place: &Channel,
    user: Id,
    data: &mut Value,
    kind: u64,
    target: Option<&Value>,
) -> Result<(), ClientError> {
    let target = id("target_id", target.unwrap_or(&Value::Null))?;
    data["target_id"] = json!(target.to_string());
    let mut resolved = Resolved::new(world, place);
    if kind == 2 {
        resolved.user(target)?;
    } else {
        let message = visible_message(place, target, user)?;
        resolved.put("messages", target, world.message_json(message));
    }
    data["resolved"] = Value::Object(resolved.maps);
    Ok(())
}
