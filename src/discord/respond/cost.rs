//! What kind of request an interaction is to the rate limits.

use crate::{
    app::Kind,
    discord::{
        commands::{challenge, import, moves, offer},
        controls::{Control, Form},
        model::{
            call::Ask,
            ids::{self, matches::CustomId},
            wish::Wish,
        },
    },
    play::Offer,
};

/// What each command costs; of an import and an offer that also depends on what was filled in.
const COMMANDS: [(&str, Kind); 25] = [
    ("about", Kind::Other),
    ("analyse", Kind::Picture),
    ("block", Kind::Other),
    ("board", Kind::Picture),
    (challenge::NAME, Kind::Challenge),
    ("games", Kind::Other),
    ("help", Kind::Other),
    (import::NAME, Kind::Picture),
    ("leaderboard", Kind::Picture),
    ("learn", Kind::Picture),
    ("moderate", Kind::Other),
    (moves::NAME, Kind::Move),
    (offer::NAME, Kind::Other),
    ("plan", Kind::Other),
    ("privacy", Kind::Other),
    ("profile", Kind::Picture),
    ("record", Kind::Other),
    ("replay", Kind::Picture),
    ("resign", Kind::Other),
    ("rules", Kind::Picture),
    ("server", Kind::Other),
    ("settings", Kind::Other),
    ("vacation", Kind::Other),
    ("versus", Kind::Other),
    ("watch", Kind::Other),
];

/// What kind of request it is.
pub fn kind<I>(ask: &Ask<I>) -> Kind {
    match ask {
        Ask::Complete { .. } => Kind::Typing,
        Ask::Command { name, options } if name == import::NAME => {
            imported(options.user("player").is_some())
        }
        Ask::Command { name, options } if name == offer::NAME => {
            offer::wish(options).map_or(Kind::Other, wish)
        }
        Ask::Command { name, .. } => {
            let known = COMMANDS.iter().find(|(known, _)| known == name);
            // A name that is no command is only told so.
            known.map_or(Kind::Other, |(_, kind)| *kind)
        }
        Ask::OnPerson { .. } | Ask::OnMessage { .. } => Kind::Other,
        Ask::Press { id, private, .. } => match Control::of(id, *private) {
            Some(Control::Match(control)) => of_match(control),
            Some(Control::Invitation(control)) if ids::invite::sends(control) => Kind::Challenge,
            Some(
                Control::Profile
                | Control::Leaderboard
                | Control::Rules
                | Control::Lesson
                | Control::Walk(_),
            ) => Kind::Picture,
            Some(
                Control::Settings
                | Control::Server
                | Control::Privacy
                | Control::Invitation(_)
                | Control::Games(_),
            )
            | None => Kind::Other,
        },
        Ask::Submit { id, .. } => match Form::of(id) {
            Some(Form::Match(control)) => of_match(control),
            Some(Form::Import(paste)) => imported(paste.challenges()),
            Some(Form::Lesson) => Kind::Picture,
            Some(Form::Settings | Form::Privacy) | None => Kind::Other,
        },
    }
}

/// A record is the start of a game with somebody, or is shown on a board.
fn imported(challenges: bool) -> Kind {
    if challenges {
        Kind::Challenge
    } else {
        Kind::Picture
    }
}

fn of_match(control: CustomId) -> Kind {
    match control {
        CustomId::Wish(wanted, _) | CustomId::Sure(wanted, _) => wish(wanted),
        CustomId::Move(_)
        | CustomId::Piece(_)
        | CustomId::To(_)
        | CustomId::Type(_)
        | CustomId::Typed(_) => Kind::Move,
        CustomId::Send(..) => Kind::Challenge,
        CustomId::Rules(_) | CustomId::Replay(_) | CustomId::Analyse(_) => Kind::Picture,
        CustomId::Accept(_)
        | CustomId::Decline(_)
        | CustomId::Reason(_)
        | CustomId::Propose(_)
        | CustomId::Choose(..)
        | CustomId::Cancel(_)
        | CustomId::Plan(_)
        | CustomId::Planned(_)
        | CustomId::More(_)
        | CustomId::Keep(_)
        | CustomId::Record(_) => Kind::Other,
    }
}

fn wish(wanted: Wish) -> Kind {
    match wanted {
        Wish::Ask(Offer::Rematch) => Kind::Challenge,
        Wish::Ask(Offer::Draw | Offer::Takeback | Offer::Pause)
        | Wish::Agree(_)
        | Wish::Refuse(_)
        | Wish::Give
        | Wish::Resume
        | Wish::Claim
        | Wish::Abort
        | Wish::Resign => Kind::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::commands;
    use crate::discord::model::call::Options;
    use crate::play::{MessageId, PlayerId};

    /// Commands, controls and forms that draw a board, in whatever way they are reached.
    #[test]
    fn whatever_draws_a_board_costs_a_picture() {
        let press = |id: &str| {
            let ask = Ask::Press {
                id: id.to_owned(),
                values: Vec::new(),
                people: Vec::new(),
                message: MessageId(1),
                private: true,
            };
            kind::<PlayerId>(&ask)
        };
        for id in [
            "analyse:1:2",
            "replay:1:2",
            "rules:1:2",
            "walk-on:m1:3",
            "walk-menu:s9:0",
            "page:1:jungle/classic:0000000",
            "learn-show:jungle:1",
            "profile:show:5",
        ] {
            assert_eq!(press(id), Kind::Picture, "{id}");
        }
        for (id, expected) in [
            ("piece:1:2", Kind::Move),
            ("rematch:1:2", Kind::Challenge),
            ("record:1:2", Kind::Other),
            ("accept:1:2", Kind::Other),
            ("nonsense", Kind::Other),
        ] {
            assert_eq!(press(id), expected, "{id}");
        }
        let submit = |id: &str| {
            kind::<PlayerId>(&Ask::Submit {
                id: id.to_owned(),
                fields: Vec::new(),
                menu: None,
            })
        };
        assert_eq!(submit("learn-typed:jungle:1"), Kind::Picture);
        assert_eq!(submit("import:0:,,,"), Kind::Picture);
        assert_eq!(submit("import:7:,,,"), Kind::Challenge);
        assert_eq!(submit("typed:1:2"), Kind::Move);
    }

    #[test]
    fn every_command_has_a_cost() {
        for definition in commands::definitions() {
            let definition = serde_json::to_value(definition).expect("JSON");
            // Those of menus have no description, and ask for words alone.
            if let (Some(name), true) = (definition["name"].as_str(), definition["type"] == 1) {
                assert!(COMMANDS.iter().any(|(known, _)| *known == name), "{name}");
            }
        }
        let command = |name: &str| {
            let (name, options) = (name.to_owned(), Options::default());
            kind::<PlayerId>(&Ask::Command { name, options })
        };
        for name in ["analyse", "board", "import", "learn", "replay", "rules"] {
            assert_eq!(command(name), Kind::Picture, "{name}");
        }
    }
}
