//! Panels: private messages in Discord's components of the second version, which serenity 0.12.5 does not know. Such a
//! message has no content and no embeds, and can never become an ordinary one.

use serde_json::{Value, json};
use serenity::all::{CreateActionRow, CreateButton};

use crate::wording::markdown::MARK;

/// The message flag `IS_COMPONENTS_V2`.
const COMPONENTS_V2: u64 = 1 << 15;
/// The colour of the bar beside a panel.
const ACCENT: u32 = 0x2f_7d5b;

/// A component of a panel.
#[derive(Clone, Debug)]
pub enum PanelPart {
    /// A text in Markdown.
    Text(String),
    /// A text with a button beside it.
    Section(String, CreateButton),
    /// Buttons, or a menu.
    Row(CreateActionRow),
    /// A line.
    Separator,
}

impl From<CreateActionRow> for PanelPart {
    fn from(row: CreateActionRow) -> Self {
        Self::Row(row)
    }
}

/// An ephemeral message of settings: one container with its parts, at most 40 components and 4,000 characters.
#[derive(Clone, Debug)]
pub struct Panel(pub Vec<PanelPart>);

impl Panel {
    /// Its texts.
    pub fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        self.0.iter_mut().filter_map(|part| match part {
            PanelPart::Text(text) | PanelPart::Section(text, _) => Some(text),
            PanelPart::Row(_) | PanelPart::Separator => None,
        })
    }

    /// Discord's message JSON. An edit cannot make it ephemeral.
    #[must_use]
    pub fn json(&self) -> Value {
        let parts: Vec<Value> = self.0.iter().map(PanelPart::json).collect();
        json!({
            "flags": COMPONENTS_V2,
            "components": [{"type": 17, "accent_color": ACCENT, "components": parts}],
            "allowed_mentions": {"parse": []},
        })
    }
}

impl PanelPart {
    fn json(&self) -> Value {
        match self {
            Self::Text(text) => text_json(text),
            Self::Section(text, button) => {
                json!({"type": 9, "components": [text_json(text)], "accessory": button})
            }
            Self::Row(row) => json!(row),
            Self::Separator => json!({"type": 14}),
        }
    }
}

fn text_json(text: &str) -> Value {
    debug_assert!(!text.contains(MARK), "a mention of nobody leaves");
    json!({"type": 10, "content": text})
}
