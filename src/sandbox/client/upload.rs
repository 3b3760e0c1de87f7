//! Files that a person chooses for a command and that the client uploads before sending it. Only the bot that receives
//! the command sees them.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::json;

use super::request::{Answer, ClientError};
use crate::files::{Upload, clean_name, content_type};
use crate::hub::Shared;

#[derive(Debug, Deserialize)]
pub(super) struct Named {
    name: String,
}

pub(super) async fn upload(
    State(hub): State<Shared>,
    Query(Named { name }): Query<Named>,
    bytes: Bytes,
) -> Answer {
    if bytes.len() as u64 > hub.options.attachment_size_limit {
        return Err(ClientError::bad("the file is too large"));
    }
    let mut world = hub.world();
    let id = world.next_id();
    let name = clean_name(&name);
    let url = world.file_url(&format!("/cdn/0/{id}/{name}"));
    let upload = Upload::of(name, bytes);
    let attachment = json!({
        "id": id.to_string(), "filename": upload.name, "size": upload.bytes.len(), "url": url, "proxy_url": url,
        "content_type": content_type(&upload), "ephemeral": true,
    });
    hub.files.put(id, upload.bytes);
    world.uploads.insert(id, attachment.clone());
    Ok(Json(json!({"attachment": attachment})))
}
