//! The rate limit and deferral of an interaction, looked up in the tables of commands and controls.

use crate::{
    app::RequestKind,
    discord::{
        commands, controls,
        model::{
            call::{Options, Request},
            policy::Policy,
            reply::Deferral,
        },
    },
    store::UserId,
};

/// The policy of an interaction.
#[must_use]
pub(crate) fn of(request: &Request<UserId>) -> Policy {
    let command = |name: &str, options: &Options<UserId>| {
        commands::entry_named(name)
            .map_or(Policy::UNKNOWN, |command| command.policy(options, false))
    };
    match request {
        Request::Complete { .. } => Policy::new(RequestKind::Typing, Deferral::None),
        Request::Command { name, options } => command(name, options),
        Request::OnPerson { name, .. } | Request::OnMessage { name, .. } => {
            command(name, &Options::default())
        }
        Request::Press { .. } | Request::Submit { .. } => {
            of_control(request).unwrap_or(Policy::UNKNOWN)
        }
    }
}

/// The policy of a control or a form; `None` for a command.
pub(crate) fn of_control<I>(request: &Request<I>) -> Option<Policy> {
    match request {
        Request::Press { id, menu, .. } => Some(controls::policy(id, menu.is_some())),
        Request::Submit { id, menu, .. } => Some(controls::policy_of_form(id, menu.is_some())),
        Request::Complete { .. }
        | Request::Command { .. }
        | Request::OnPerson { .. }
        | Request::OnMessage { .. } => None,
    }
}

/// The kind and the name of an interaction, for metrics: from fixed lists, whatever it contains.
#[must_use]
pub(crate) fn labels(request: &Request<UserId>) -> (&'static str, &'static str) {
    match request {
        Request::Command { name, .. }
        | Request::OnPerson { name, .. }
        | Request::OnMessage { name, .. } => ("command", commands::label(name)),
        Request::Complete { name, .. } => ("completion", commands::label(name)),
        Request::Press { id, menu, .. } => ("control", controls::name(id, menu.is_some())),
        Request::Submit { id, .. } => ("form", controls::name_of_form(id)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        discord::model::{
            call::{OptionValue, Person},
            ids::rules_page::RulesPageId,
        },
        play::MessageId,
    };

    /// Whatever draws a board must use the rate limit of pictures.
    #[test]
    fn whatever_draws_a_board_costs_a_picture() {
        let press = |id: &str| {
            let request = Request::Press {
                id: id.to_owned(),
                values: Vec::new(),
                people: Vec::new(),
                menu: Some(MessageId(1)),
            };
            of(&request).cost
        };
        let page = RulesPageId {
            ruleset: "jungle/classic".parse().unwrap(),
            number: 1,
        };
        for id in [
            "analyse:1:2",
            "replay:1:2",
            "rules:1:2",
            "analysis-on:m1:3",
            "analysis-menu:s9:0",
            &page.to_string(),
            "learn:jungle:1",
            "profile:show:5",
            "run:tournament show:tournament=1",
        ] {
            assert_eq!(press(id), RequestKind::Picture, "{id}");
        }
        for (id, expected) in [
            ("piece:1:2", RequestKind::Move),
            ("rematch:1:2", RequestKind::Challenge),
            ("record:1:2", RequestKind::Other),
            ("accept:1:2", RequestKind::Other),
            ("run:tournament list:", RequestKind::Other),
            ("nonsense", RequestKind::Other),
        ] {
            assert_eq!(press(id), expected, "{id}");
        }
        let submit = |id: &str| {
            of(&Request::Submit {
                id: id.to_owned(),
                fields: Vec::new(),
                menu: None,
            })
            .cost
        };
        assert_eq!(submit("learn-typed:jungle:1"), RequestKind::Picture);
        assert_eq!(submit("import:0:,,,"), RequestKind::Picture);
        assert_eq!(submit("import:7:,,,"), RequestKind::Challenge);
        assert_eq!(submit("typed:1:2"), RequestKind::Move);
    }

    /// Challenging on a ladder costs the same, whether by the menu or by the command.
    #[test]
    fn each_subcommand_has_a_cost_of_its_own() {
        let opponent = Person {
            id: UserId(5),
            name: "Bob".to_owned(),
            bot: false,
            itself: false,
            member: true,
        };
        let opponent = vec![("opponent".to_owned(), OptionValue::User(opponent))];
        for (part, values, expected) in [
            ("show", Vec::new(), RequestKind::Picture),
            ("challenge", opponent, RequestKind::Challenge),
            ("challenge", Vec::new(), RequestKind::Other),
            ("join", Vec::new(), RequestKind::Other),
            ("nonsense", Vec::new(), RequestKind::Other),
        ] {
            let name = "tournament".to_owned();
            let options = Options {
                subcommand: Some(part.to_owned()),
                values,
            };
            let policy = of(&Request::Command { name, options });
            assert_eq!(policy.cost, expected, "{part}");
        }
        let menu = controls::policy("tournament:opponent:1", true);
        assert_eq!(menu.cost, RequestKind::Challenge);
    }

    /// A deferred update would edit the message with the button, which cannot become a panel.
    #[test]
    fn the_settings_are_deferred_as_a_message_of_their_own() {
        for (id, expected) in [
            ("run:settings:", Deferral::Private),
            ("run:settings:zone=UTC", Deferral::Private),
            ("run:games:", Deferral::Update),
            ("run:tournament list:", Deferral::Update),
        ] {
            assert_eq!(controls::policy(id, true).deferral, expected, "{id}");
        }
    }

    #[test]
    fn every_command_has_a_cost() {
        for definition in commands::definitions() {
            let definition = serde_json::to_value(definition).expect("JSON");
            // Commands of context menus have no description.
            if let (Some(name), true) = (
                definition["name"].as_str(),
                definition.get("description").is_some(),
            ) {
                assert!(commands::entry_named(name).is_some(), "{name}");
            }
        }
        let command = |name: &str| {
            let (name, options) = (name.to_owned(), Options::default());
            of(&Request::Command { name, options }).cost
        };
        for name in ["analyse", "board", "import", "learn", "replay", "rules"] {
            assert_eq!(command(name), RequestKind::Picture, "{name}");
        }
    }
}
