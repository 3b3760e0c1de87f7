//! The state folder (`world.json` and one file per attachment), so that the sandbox continues after a restart. Written
//! shortly after a change, to a temporary file that is then renamed. An unreadable state is set aside, and the sandbox
//! starts empty.

use std::collections::VecDeque;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::hub::Shared;
use super::state::{Channel, Guild, Id, Interaction, Message, Nonce, User, World};

const VERSION: u32 = 1;
/// Changes come in bursts; one write covers them all.
const WRITE_DELAY: Duration = Duration::from_millis(100);

/// Everything that is saved.
#[derive(Debug, Default, Serialize, Deserialize)]
struct SavedState<M> {
    version: u32,
    last_id: Id,
    users: Vec<User>,
    /// Absent in folders written before there were several guilds.
    #[serde(default)]
    guilds: Vec<Guild>,
    channels: Vec<Channel>,
    messages: Vec<M>,
    global_commands: Vec<Value>,
    guild_commands: Vec<Value>,
    nonces: VecDeque<Nonce>,
    interactions: Vec<Interaction>,
}

fn world_file(folder: &Path) -> PathBuf {
    folder.join("world.json")
}

/// The folder of the attachments.
pub(super) fn files_folder(folder: &Path) -> PathBuf {
    folder.join("files")
}

/// Creates the folder.
pub(super) fn prepare(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(files_folder(folder))
}

/// Loads the saved state into a new world.
pub(super) fn load(folder: &Path, world: &mut World) {
    let file = world_file(folder);
    let text = match fs::read(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            tracing::info!(folder = %folder.display(), "no sandbox state yet: starting afresh");
            return;
        }
        Err(error) => {
            tracing::error!(file = %file.display(), %error, "the sandbox state cannot be read: starting afresh");
            return;
        }
    };
    let read: SavedState<Message> = match serde_json::from_slice(&text) {
        Ok(read) => read,
        Err(error) => {
            let aside = file.with_extension("json.broken");
            // If even that fails, the next write replaces the broken file.
            let _ = fs::rename(&file, &aside);
            tracing::error!(file = %file.display(), aside = %aside.display(), %error, "the sandbox state is broken: set aside, starting afresh");
            return;
        }
    };
    if read.version != VERSION {
        tracing::error!(file = %file.display(), version = read.version, "the sandbox state is of another version: starting afresh");
        return;
    }
    world.last_id = read.last_id;
    world.users = read.users;
    for guild in read.guilds {
        world.guilds.insert(guild.id, guild);
    }
    world.channels = read
        .channels
        .into_iter()
        .map(|channel| (channel.id, channel))
        .collect();
    for message in read.messages {
        if let Some(channel) = world.channels.get_mut(&message.channel) {
            channel.messages.push_back(Arc::new(message));
        }
    }
    world.global_commands = read.global_commands;
    world.guild_commands = read.guild_commands;
    world.nonces = read.nonces;
    for mut interaction in read.interactions {
        // The time for a first response has passed by now.
        interaction.failed |= interaction.response.is_none();
        world.interactions.insert(interaction.id, interaction);
    }
    tracing::info!(folder = %folder.display(), "the sandbox goes on where it was");
}

/// Writes the world and the files that are only in memory; blocks on the disk.
fn save(hub: &Shared, folder: &Path) -> io::Result<()> {
    // Files first: a message must not name a file that a crash has lost.
    hub.files.flush()?;
    // Only pointers are copied under the lock, because serialising takes longer.
    let messages: Vec<Arc<Message>>;
    let mut kept = {
        let world = hub.world();
        let channels = world.channels.values();
        messages = channels
            .clone()
            .flat_map(|channel| channel.messages.iter().cloned())
            .collect();
        SavedState {
            version: VERSION,
            last_id: world.last_id,
            users: world.users.clone(),
            guilds: world.guilds.values().cloned().collect(),
            channels: channels.map(Channel::without_messages).collect(),
            messages: Vec::new(),
            global_commands: world.global_commands.clone(),
            guild_commands: world.guild_commands.clone(),
            nonces: world.nonces.clone(),
            interactions: world.interactions.values().cloned().collect(),
        }
    };
    kept.messages = messages.iter().map(Arc::as_ref).collect();
    let text = serde_json::to_vec(&kept)?;
    let file = world_file(folder);
    let beside = file.with_extension("json.new");
    fs::write(&beside, text)?;
    fs::rename(beside, file)
}

/// Saves after every change until the sandbox stops, and then once more.
pub(super) async fn save_on_changes(hub: Shared, folder: PathBuf) {
    let changed = Arc::clone(&hub.world().changed);
    let mut saved = None;
    loop {
        let stop = tokio::select! {
            () = changed.notified() => false,
            () = hub.stopped() => true,
        };
        if !stop {
            tokio::time::sleep(WRITE_DELAY).await;
        }
        let revision = hub.world().revision;
        if saved != Some(revision) {
            let (hub, folder) = (hub.clone(), folder.clone());
            let written = tokio::task::spawn_blocking(move || {
                save(&hub, &folder).map_err(|error| (error, folder))
            })
            .await;
            match written {
                Ok(Err((error, folder))) => {
                    tracing::error!(folder = %folder.display(), %error, "the sandbox state cannot be written");
                }
                _ => saved = Some(revision),
            }
        }
        if stop {
            return;
        }
    }
}
