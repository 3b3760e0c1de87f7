//! serenity as the client: if it cannot parse something, the sandbox is wrong, because it can parse Discord.

use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    ActionRowComponent, Channel, ChannelId, ClientBuilder, CommandDataOptionValue,
    ComponentInteractionDataKind, ComponentType, Context, CreateActionRow, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    EditInteractionResponse, EditMessage, EventHandler, GatewayIntents, GetMessages, Guild,
    GuildChannel, GuildId, HttpBuilder, InputTextStyle, Interaction, Message, Ready, ResumedEvent,
    UnavailableGuild, UserId, async_trait,
};
use tokio::sync::mpsc;

use super::tools::{ALICE, ALICES_DM, BOB, GAMES, PNG, Place, controls};

/// An event of serenity's handler.
#[derive(Debug)]
enum Heard {
    Ready(Box<Ready>),
    Resumed,
    Interaction(Box<Interaction>, Context),
    Joined(Box<Guild>),
    Left(UnavailableGuild),
    Gone(Box<GuildChannel>),
}

struct Ear(mpsc::UnboundedSender<Heard>);

#[async_trait]
impl EventHandler for Ear {
    async fn ready(&self, _: Context, ready: Ready) {
        self.0.send(Heard::Ready(Box::new(ready))).unwrap();
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.0.send(Heard::Resumed).unwrap();
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        self.0.send(Heard::Joined(Box::new(guild))).unwrap();
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        self.0.send(Heard::Left(guild)).unwrap();
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        self.0.send(Heard::Gone(Box::new(channel))).unwrap();
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        self.0
            .send(Heard::Interaction(Box::new(interaction), context))
            .unwrap();
    }
}

struct Peer(mpsc::UnboundedReceiver<Heard>);

impl Peer {
    /// Connects, and waits for READY.
    async fn connect(place: &Place) -> (Self, Ready) {
        Self::with(place, GatewayIntents::empty()).await
    }

    async fn with(place: &Place, intents: GatewayIntents) -> (Self, Ready) {
        let http = HttpBuilder::new("sandbox")
            .proxy(place.running.base_url())
            .ratelimiter_disabled(true)
            .build();
        let (sender, receiver) = mpsc::unbounded_channel();
        let mut client = ClientBuilder::new_with_http(http, intents)
            .event_handler(Ear(sender))
            .await
            .unwrap();
        tokio::spawn(async move { client.start().await });
        let mut peer = Self(receiver);
        match peer.hear().await {
            Heard::Ready(ready) => (peer, *ready),
            other => panic!("READY was expected, not {other:?}"),
        }
    }

    async fn hear(&mut self) -> Heard {
        let heard = tokio::time::timeout(Duration::from_mins(1), self.0.recv()).await;
        heard.expect("serenity heard nothing").unwrap()
    }

    async fn interaction(&mut self) -> (Interaction, Context) {
        match self.hear().await {
            Heard::Interaction(interaction, context) => (*interaction, context),
            other => panic!("an interaction was expected, not {other:?}"),
        }
    }
}

#[tokio::test]
async fn serenity_reads_a_command_and_answers_with_a_picture() {
    let place = Place::open().await;
    let (mut peer, ready) = Peer::connect(&place).await;
    assert_eq!(
        (ready.user.name.as_str(), ready.guilds.len()),
        ("banyan", 1)
    );
    let press = json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "typed", "locale": "de", "options": [
        {"name": "text", "value": "hello"}, {"name": "number", "value": 3}, {"name": "flag", "value": true},
        {"name": "user", "value": BOB}, {"name": "channel", "value": GAMES}, {"name": "real", "value": 0.5},
    ]});
    place.act("/sandbox/interact", press).await;
    let (Interaction::Command(command), context) = peer.interaction().await else {
        panic!("a command was expected")
    };
    assert_eq!(
        (command.user.name.as_str(), command.locale.as_str()),
        ("alice", "de")
    );
    assert!(command.app_permissions.unwrap().send_messages());
    assert_eq!(
        command.data.options[1].value,
        CommandDataOptionValue::Integer(3)
    );
    assert_eq!(
        command.data.resolved.users.values().next().unwrap().name,
        "bob"
    );
    assert_eq!(command.data.resolved.members.len(), 1);

    let button = CreateButton::new("go").label("Go").emoji('🐘');
    let options = vec![CreateSelectMenuOption::new("One", "1")];
    let menu = CreateSelectMenu::new("menu", CreateSelectMenuKind::String { options });
    let rows = vec![
        CreateActionRow::Buttons(vec![button]),
        CreateActionRow::SelectMenu(menu),
    ];
    let board = CreateAttachment::bytes(PNG, "board.png").description("alt");
    let answer = CreateInteractionResponseMessage::new()
        .content("a board")
        .add_file(board)
        .components(rows);
    command
        .create_response(&context, CreateInteractionResponse::Message(answer))
        .await
        .unwrap();
    let board = command.get_response(&context).await.unwrap();
    assert_eq!(
        (board.content.as_str(), board.attachments[0].width),
        ("a board", Some(7))
    );
    let more = CreateInteractionResponseFollowup::new().content("more");
    let more = command.create_followup(&context, more).await.unwrap();
    assert_eq!(more.message_reference.unwrap().message_id, Some(board.id));
    command.delete_followup(&context, more.id).await.unwrap();
    assert_eq!(place.messages(ALICE, GAMES).await.len(), 1);
}

#[tokio::test]
async fn serenity_reads_presses_choices_and_forms() {
    let place = Place::open().await;
    let (mut peer, _) = Peer::connect(&place).await;
    let path = "/channels/1000000000000000201/messages";
    let payload = json!({"content": "choose", "components": controls()});
    let (_, posted) = place
        .form("POST", path, payload, &[("board.png", PNG)])
        .await;
    let on_it = |custom_id: &str, values: Value| {
        json!({"user": BOB, "channel": GAMES, "type": "component", "message_id": posted["id"],
            "custom_id": custom_id, "values": values})
    };
    place
        .act("/sandbox/interact", on_it("go", Value::Null))
        .await;
    let (Interaction::Component(pressed), context) = peer.interaction().await else {
        panic!("a press was expected")
    };
    assert_eq!(
        (
            pressed.message.content.as_str(),
            pressed.message.attachments.len()
        ),
        ("choose", 1)
    );
    assert!(matches!(
        pressed.message.components[0].components[0],
        ActionRowComponent::Button(_)
    ));
    let update = CreateInteractionResponseMessage::new().content("pressed");
    pressed
        .create_response(&context, CreateInteractionResponse::UpdateMessage(update))
        .await
        .unwrap();
    let shown = pressed.get_response(&context).await.unwrap();
    assert_eq!(
        (shown.id, shown.content.as_str()),
        (pressed.message.id, "pressed")
    );
    assert!(
        shown.attachments.is_empty(),
        "serenity always sends an empty list with an update"
    );

    place
        .act("/sandbox/interact", on_it("menu", json!(["2"])))
        .await;
    let (Interaction::Component(chosen), context) = peer.interaction().await else {
        panic!("a choice was expected")
    };
    let kind = &chosen.data.kind;
    assert!(
        matches!(kind, ComponentInteractionDataKind::StringSelect { values } if values == &["2"])
    );
    let input = CreateInputText::new(InputTextStyle::Short, "Move", "move").required(true);
    let form =
        CreateModal::new("form", "Your move").components(vec![CreateActionRow::InputText(input)]);
    chosen
        .create_response(&context, CreateInteractionResponse::Modal(form))
        .await
        .unwrap();
    let sent = json!({"user": BOB, "channel": GAMES, "type": "modal", "source": chosen.id.to_string(),
        "components": [{"custom_id": "move", "value": "d3d4"}]});
    place.act("/sandbox/interact", sent).await;
    let (Interaction::Modal(modal), context) = peer.interaction().await else {
        panic!("a form was expected")
    };
    let ActionRowComponent::InputText(text) = &modal.data.components[0].components[0] else {
        panic!("a text was expected")
    };
    assert_eq!(text.value.as_deref(), Some("d3d4"));
    assert_eq!(modal.message.as_ref().unwrap().id, shown.id);
    modal.defer_ephemeral(&context).await.unwrap();
    let filled = EditInteractionResponse::new().content("played");
    assert_eq!(
        modal.edit_response(&context, filled).await.unwrap().content,
        "played"
    );
    assert_eq!(place.messages(BOB, GAMES).await.len(), 2);
    assert_eq!(place.messages(ALICE, GAMES).await.len(), 1);
}

/// A press on a message of the second version arrives, without the message's components. The fields of a labelled form
/// are lost, and serenity passes the raw event on only if it cannot parse it: as long as this holds, forms that are sent
/// over the gateway need rows.
#[tokio::test]
async fn serenity_reads_presses_on_layouts_and_loses_the_fields_of_labelled_forms() {
    let place = Place::open().await;
    let (mut peer, _) = Peer::connect(&place).await;
    let button = json!({"type": 2, "style": 1, "label": "Go", "custom_id": "go"});
    let section =
        json!({"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": button});
    let payload = json!({"flags": 1 << 15, "components": [{"type": 17, "components": [section]}]});
    let path = format!("/channels/{GAMES}/messages");
    let (_, posted) = place.rest("POST", &path, payload).await;
    let press = json!({
        "user": BOB, "channel": GAMES, "type": "component", "message_id": posted["id"], "custom_id": "go",
    });
    place.act("/sandbox/interact", press).await;
    let (Interaction::Component(pressed), _) = peer.interaction().await else {
        panic!("a press was expected")
    };
    assert_eq!(pressed.data.custom_id, "go");
    assert!(pressed.message.components.is_empty());

    let label =
        |label: &str, component: Value| json!({"type": 18, "label": label, "component": component});
    let options = json!([{"label": "Red", "value": "red"}]);
    let form = json!({"custom_id": "form", "title": "A form", "components": [
        label("Words", json!({"type": 4, "style": 1, "custom_id": "words"})),
        label("Colour", json!({"type": 3, "custom_id": "colour", "options": options})),
    ]});
    let callback = format!("/interactions/{}/{}/callback", pressed.id, pressed.token);
    let body = json!({"type": 9, "data": form});
    let (status, answer) = place.rest("POST", &callback, body).await;
    assert_eq!(status, 204, "{answer}");
    let sent = json!({
        "user": BOB, "channel": GAMES, "type": "modal", "source": pressed.id.to_string(),
        "components": [{"custom_id": "words", "value": "a"}, {"custom_id": "colour", "values": ["red"]}],
    });
    place.act("/sandbox/interact", sent).await;
    let (Interaction::Modal(submitted), _) = peer.interaction().await else {
        panic!("a form was expected")
    };
    let labels = &submitted.data.components;
    assert_eq!(labels.len(), 2);
    for label in labels {
        assert_eq!(label.kind, ComponentType::Unknown(18));
        assert!(label.components.is_empty(), "{label:?}");
    }
}

#[tokio::test]
async fn serenity_suggests_in_a_direct_channel_and_posts_by_the_token() {
    let place = Place::open().await;
    let (mut peer, _) = Peer::connect(&place).await;
    let typing = json!({"user": ALICE, "channel": ALICES_DM, "type": "autocomplete", "name": "typed",
        "options": [{"name": "text", "value": "he", "focused": true}]});
    let suggest = async {
        let (Interaction::Autocomplete(typed), context) = peer.interaction().await else {
            panic!("typing was expected")
        };
        assert_eq!(typed.data.autocomplete().unwrap().value, "he");
        assert_eq!((typed.guild_id, typed.user.name.as_str()), (None, "alice"));
        let choices = CreateAutocompleteResponse::new().add_string_choice("hello", "hello");
        typed
            .create_response(&context, CreateInteractionResponse::Autocomplete(choices))
            .await
            .unwrap();
        context
    };
    let (given, context) = tokio::join!(place.act("/sandbox/interact", typing), suggest);
    assert_eq!(given["choices"][0]["value"], "hello");

    let games = ChannelId::new(GAMES.parse().unwrap());
    let mut post = games
        .send_message(&context, CreateMessage::new().content("due"))
        .await
        .unwrap();
    post.edit(&context, EditMessage::new().content("done"))
        .await
        .unwrap();
    assert_eq!(
        games.message(&context, post.id).await.unwrap().content,
        "done"
    );
    assert_eq!(
        games
            .messages(&context, GetMessages::new())
            .await
            .unwrap()
            .len(),
        1
    );
    assert!(matches!(
        games.to_channel(&context).await.unwrap(),
        Channel::Guild(_)
    ));
    assert_eq!(context.http.get_global_commands().await.unwrap().len(), 7);
    assert_eq!(
        context
            .http
            .get_current_application_info()
            .await
            .unwrap()
            .name,
        "Banyan"
    );
    let guild = GuildId::new(1_000_000_000_000_000_100)
        .to_partial_guild(&context)
        .await
        .unwrap();
    assert_eq!(guild.name, "Banyan Garden");
    let dm = UserId::new(BOB.parse().unwrap())
        .create_dm_channel(&context)
        .await
        .unwrap();
    assert_eq!(dm.recipient.name, "bob");
}

#[tokio::test]
async fn serenity_resumes_after_a_close_and_misses_nothing() {
    let place = Place::open().await;
    let (mut peer, _) = Peer::connect(&place).await;
    place
        .act("/sandbox/gateway", json!({"do": "close", "code": 4000}))
        .await;
    let press = json!({"user": ALICE, "channel": GAMES, "type": "command", "name": "plain"});
    let id = place.act("/sandbox/interact", press).await["id"].clone();
    let (mut resumed, mut heard) = (false, None);
    while !resumed || heard.is_none() {
        match peer.hear().await {
            Heard::Resumed => resumed = true,
            Heard::Interaction(interaction, _) => heard = Some(interaction.id().to_string()),
            _ => panic!("it identified anew"),
        }
    }
    assert_eq!(heard.as_deref(), id.as_str());
}

#[tokio::test]
async fn serenity_hears_of_servers_and_channels() {
    let place = Place::open().await;
    let (mut peer, _) = Peer::with(&place, GatewayIntents::GUILDS).await;
    let home = match peer.hear().await {
        Heard::Joined(guild) => guild,
        other => panic!("a server was expected, not {other:?}"),
    };
    assert_eq!(
        (home.name.as_str(), home.preferred_locale.as_str()),
        ("Banyan Garden", "en-US")
    );
    assert_eq!(
        home.system_channel_id.map(ChannelId::get),
        Some(1_000_000_000_000_000_202)
    );
    let made = place.act("/sandbox/channel", json!({"name": "den"})).await["channel"]["id"].clone();
    let url = place.url(&format!(
        "/sandbox/channel?channel={}",
        made.as_str().unwrap()
    ));
    place.http.delete(url).send().await.unwrap();
    match peer.hear().await {
        Heard::Gone(channel) => assert_eq!(channel.name, "den"),
        other => panic!("a channel's end was expected, not {other:?}"),
    }
    let home = json!(home.id.to_string());
    place
        .act("/sandbox/guild", json!({"guild": home, "bot": false}))
        .await;
    match peer.hear().await {
        Heard::Left(guild) => assert!(!guild.unavailable),
        other => panic!("the end of a server was expected, not {other:?}"),
    }
}
