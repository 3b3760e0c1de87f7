//! The components of a stored message: numbers them, finds them at any depth, and puts its files where they refer to
//! them. Checks nothing.

use serde_json::{Value, json};

use super::error::id_of;

/// All components of a message, also nested ones and accessories, in the order in which they are shown.
pub(super) fn components(message: &Value) -> Vec<&Value> {
    fn walk<'v>(part: &'v Value, found: &mut Vec<&'v Value>) {
        found.push(part);
        for child in part["components"].as_array().into_iter().flatten() {
            walk(child, found);
        }
        if part["accessory"].is_object() {
            walk(&part["accessory"], found);
        }
    }
    let mut found = Vec::new();
    for part in message["components"].as_array().into_iter().flatten() {
        walk(part, &mut found);
    }
    found
}

/// The content of a message and the texts among its components, as one text.
pub(super) fn words(message: &Value) -> String {
    let content = message["content"].as_str().into_iter();
    let parts = components(message).into_iter();
    let texts = parts.filter(|part| part["type"] == 10);
    let texts = texts.filter_map(|part| part["content"].as_str());
    content.chain(texts).collect::<Vec<_>>().join("\n")
}

/// The given list, or an empty one.
pub(super) fn list(given: &Value) -> Value {
    match given {
        Value::Null => json!([]),
        given => given.clone(),
    }
}

/// The components with the ids and defaults that Discord adds.
pub(super) fn numbered(components: &Value) -> Value {
    let mut components = list(components);
    let mut next = 0;
    visit(&mut components, &mut |component| {
        let Some(component) = component.as_object_mut() else {
            return;
        };
        next += 1;
        component.entry("id").or_insert_with(|| json!(next));
        component.retain(|_, value| !value.is_null());
        let kind = component.get("type").and_then(Value::as_u64);
        if matches!(kind, Some(3 | 5..=8)) {
            for key in ["min_values", "max_values"] {
                component.entry(key).or_insert_with(|| json!(1));
            }
        }
    });
    components
}

/// Takes the file that a URL names as `attachment://name` out of the attachments.
pub(super) fn take_file(attachments: &mut Value, url: &Value) -> Option<Value> {
    let name = url.as_str()?.strip_prefix("attachment://")?;
    let files = attachments.as_array_mut()?;
    let at = files.iter().position(|file| file["filename"] == name)?;
    Some(files.remove(at))
}

/// Shows files where components refer to them as `attachment://name`; such a file leaves the attachments.
pub(super) fn place_files(components: &mut Value, attachments: &mut Value) {
    visit(components, &mut |component| {
        let media = match component["type"].as_u64() {
            Some(11) => vec![&mut component["media"]],
            Some(12) => {
                let items = component["items"].as_array_mut().into_iter().flatten();
                items.map(|item| &mut item["media"]).collect()
            }
            _ => return,
        };
        for media in media {
            if let Some(file) = take_file(attachments, &media["url"]) {
                *media = json!({
                    "id": file["id"], "attachment_id": file["id"], "url": file["url"], "proxy_url": file["proxy_url"],
                    "width": file["width"], "height": file["height"], "content_type": file["content_type"],
                });
            }
        }
    });
}

/// Replaces the paths of files in components by addresses.
pub(super) fn absolute(components: &mut Value, url: impl Fn(&str) -> String) {
    visit(components, &mut |component| {
        if component["media"].is_object() {
            make_absolute(&mut component["media"], &url);
        }
        if let Some(items) = component.get_mut("items").and_then(Value::as_array_mut) {
            for item in items {
                make_absolute(&mut item["media"], &url);
            }
        }
    });
}

/// Replaces the paths of a file by addresses.
pub(super) fn make_absolute(file: &mut Value, url: impl Fn(&str) -> String) {
    for key in ["url", "proxy_url"] {
        let path = file[key].as_str().filter(|path| path.starts_with("/cdn/"));
        if let Some(path) = path {
            file[key] = json!(url(path));
        }
    }
}

/// The ids of the files that components show.
pub(super) fn files(message: &Value) -> Vec<u64> {
    let parts = components(message).into_iter();
    let media = parts.flat_map(|part| {
        let items = part["items"].as_array().into_iter().flatten();
        items.map(|item| &item["media"]).chain([&part["media"]])
    });
    media
        .filter_map(|media| id_of(&media["attachment_id"]))
        .collect()
}

/// Calls `change` for each component, also nested ones and accessories.
fn visit(components: &mut Value, change: &mut impl FnMut(&mut Value)) {
    for component in components.as_array_mut().into_iter().flatten() {
        change(component);
        // `get_mut`, because indexing with `[]` would insert a null.
        if let Some(children) = component.get_mut("components") {
            visit(children, change);
        }
        if let Some(accessory) = component.get_mut("accessory") {
            change(accessory);
        }
    }
}
