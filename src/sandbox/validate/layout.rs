//! Validates messages with the flag `IS_COMPONENTS_V2`: which components may stand where, and how many.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::components::{self, button};
use super::fields::link;
use crate::error::Form;

/// Components in a message, nested ones counted.
const MAX_COMPONENTS: usize = 40;
/// Characters of all texts together.
const MAX_TEXT_CHARS: usize = 4000;
const MAX_PICTURES: usize = 10;
const MAX_TEXTS: usize = 3;

/// Validates the components. `files` are the names of the files sent with them; `None` on an edit, which may refer to
/// earlier ones.
pub(super) fn layout(form: &mut Form, payload: &Map<String, Value>, files: Option<&[String]>) {
    let parts = form.list(payload, "components", MAX_COMPONENTS);
    let mut seen = Seen {
        files,
        ..Seen::default()
    };
    form.each("components", parts, |form, part| {
        seen.part(form, part, true);
    });
    if seen.parts > MAX_COMPONENTS {
        let text =
            format!("The total number of components exceeds the maximum of {MAX_COMPONENTS}");
        let code = "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED";
        form.fail_at("components", code, text);
    }
    if seen.letters > MAX_TEXT_CHARS {
        let text = format!("The components' text exceeds the maximum size of {MAX_TEXT_CHARS}");
        let code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED";
        form.fail_at("components", code, text);
    }
}

/// What the components of a message contain so far.
#[derive(Default)]
struct Seen<'a> {
    ids: HashSet<String>,
    parts: usize,
    letters: usize,
    files: Option<&'a [String]>,
}

impl Seen<'_> {
    fn part(&mut self, form: &mut Form, part: &Map<String, Value>, top: bool) {
        self.parts += 1;
        match form.integer(part, "type", (1, 255), true) {
            Some(1) => {
                let children = part.get("components").and_then(Value::as_array);
                self.parts += children.map_or(0, Vec::len);
                components::row(form, part, &mut self.ids);
            }
            Some(9) => self.section(form, part),
            Some(10) => self.text(form, part),
            Some(12) => self.gallery(form, part),
            Some(14) => {
                form.known_keys(part, "type divider spacing id");
                form.flag(part, "divider");
                form.integer(part, "spacing", (1, 2), false);
            }
            Some(17) if top => {
                form.known_keys(part, "type accent_color components spoiler id");
                form.integer(part, "accent_color", (0, 0xff_ffff), false);
                form.flag(part, "spoiler");
                let children = form.list(part, "components", usize::MAX);
                form.length("components", children.len(), 1, MAX_COMPONENTS);
                form.each("components", children, |form, child| {
                    self.part(form, child, false);
                });
            }
            Some(_) if top => form.not_among("type", "(1, 9, 10, 12, 14, 17)"),
            Some(_) => form.not_among("type", "(1, 9, 10, 12, 14)"),
            None => {}
        }
    }

    fn text(&mut self, form: &mut Form, part: &Map<String, Value>) {
        form.known_keys(part, "type content id");
        let text = form.text(part, "content", (1, MAX_TEXT_CHARS), true);
        self.letters += text.map_or(0, |text| text.chars().count());
    }

    fn section(&mut self, form: &mut Form, part: &Map<String, Value>) {
        form.known_keys(part, "type components accessory id");
        let texts = form.list(part, "components", usize::MAX);
        form.length("components", texts.len(), 1, MAX_TEXTS);
        form.each("components", texts, |form, text| {
            self.parts += 1;
            match form.integer(text, "type", (1, 255), true) {
                Some(10) => self.text(form, text),
                Some(_) => form.not_among("type", "(10,)"),
                None => {}
            }
        });
        let Some(accessory) = part.get("accessory").and_then(Value::as_object) else {
            return form.missing("accessory");
        };
        self.parts += 1;
        form.within("accessory", |form| {
            match form.integer(accessory, "type", (1, 255), true) {
                Some(2) => {
                    button(form, accessory);
                    components::unique(form, accessory, &mut self.ids);
                }
                Some(11) => self.medium(form, accessory, "type media description spoiler id"),
                Some(_) => form.not_among("type", "(2, 11)"),
                None => {}
            }
        });
    }

    fn gallery(&self, form: &mut Form, part: &Map<String, Value>) {
        form.known_keys(part, "type items id");
        let items = form.list(part, "items", usize::MAX);
        form.length("items", items.len(), 1, MAX_PICTURES);
        form.each("items", items, |form, item| {
            self.medium(form, item, "media description spoiler");
        });
    }

    /// A picture with its alt text.
    fn medium(&self, form: &mut Form, shown: &Map<String, Value>, known: &str) {
        form.known_keys(shown, known);
        form.text(shown, "description", (1, 1024), false);
        form.flag(shown, "spoiler");
        let Some(media) = shown.get("media").and_then(Value::as_object) else {
            return form.missing("media");
        };
        form.within("media", |form| {
            form.text(media, "url", (1, 2048), true);
            link(form, media, "url", &["http", "https", "attachment"]);
            let url = media.get("url").and_then(Value::as_str).unwrap_or_default();
            let name = url.strip_prefix("attachment://");
            let missing = |name: &str| {
                self.files
                    .is_some_and(|files| !files.iter().any(|file| file == name))
            };
            if name.is_some_and(missing) {
                let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
                form.fail_at("url", code, "The referenced attachment was not found");
            }
        });
    }
}
