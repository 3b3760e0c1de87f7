//! The client API: what a person at a chat client can see and do, for the chat page and for tests. It never speaks for the bot.
//!
//! It lives beside Discord's own REST (`/api/v10/...`) and gateway (`/gateway`) on the same port. Everything is JSON. A `user`,
//! `message`, `channel`, `command` or `component` is exactly Discord's object (ids are strings). A refusal is answered with status
//! 400 (404 for an unknown id) and `{"error": "a sentence"}`. POSTs that have nothing to say answer `{}`.
//!
//! # Reading
//!
//! - `GET /`: the page. `GET /cdn/{channel}/{attachment}/{filename}`: files; the `url` of an attachment points here (absolute, with
//!   the address the sandbox listens on: a page opened under another host name may use the path alone).
//! - `GET /sandbox/state?user=ID` -> what that user may see:
//!   `{users: [user..], bot: user, guild: {id, name, owner_id, preferred_locale}, channels: [channel..], commands: [command..],
//!   messages: {channel_id: [message.. oldest first]}, pending: [{id, nonce, type, channel_id}], modals: [modal event..],
//!   refuses_dms: [user id..], bot_online: bool, application_id, attachment_size_limit, clock_offset_ms, now}`.
//!   Without `user`: everything, for tests. Channels are the guild's (type 0) and the user's own direct channel with the bot
//!   (type 1, `recipients: [user]`). Messages: ephemeral ones (flag 64) of other people are left out. Commands carry
//!   `name_localizations` and `description_localizations` for the page to choose from; `contexts` (absent or null: everywhere;
//!   0 guild, 1 bot's direct channel) says where one may be used; those that `default_member_permissions` close to the user are left out.
//!   `now` is the sandbox's clock, milliseconds since 1970.
//! - `GET /sandbox/events?user=ID` -> Server-Sent Events, each `data: {"type": ..., ...}`; without `user`: everything, for tests.
//!   The first is `hello {user}`: connect first, read the state at `hello`, then apply what follows.
//!   - `message_create {message}`, `message_update {message}` (the whole message), `message_delete {channel_id, id}`.
//!     A message pings a user if its `mentions` has them, `message_create` brought it and flag 4096 (silent) is not set.
//!     A deferred answer ("... is thinking") is a message with flag 128; when it is filled in, that is a `message_update` without it.
//!   - `interaction_pending {id, nonce, interaction_type, user}`; then one of `interaction_done {id, nonce, user}` (the bot gave its first
//!     response), `interaction_failed {id, nonce, user, error}` ("The application did not respond"), each to the user alone.
//!   - `modal {id, nonce, user, modal: {custom_id, title, components}}`: open this form; it follows its `interaction_done`. `id` is the `source`
//!     to send it with.
//!   - `typing {channel_id, user}`: the bot (`user` is its id) typing in a channel, for about 10 s.
//!   - `commands {commands}` (all of them, as in the state), `users {users}`, `bot {online}`, `fault {text}` (the sandbox did something
//!     nasty on purpose, or the bot called a route that does not exist: worth showing in a corner), `clock {now, clock_offset_ms}`,
//!     `resync` (you were too slow and missed some: read the state again; also when a restarted sandbox greets with a new `hello`).
//! - `GET /sandbox/log?since=N` -> `{next, entries: [{n, at, method, path, route, status, body, files, note, took_ms}]}`: every REST call of
//!   the bot, with entries `n >= since`, and `next` the `since` to go on with. `path` is without `/api/v10`; `route` is the path as in Discord's OpenAPI
//!   document (`/channels/{channel_id}/messages`), null if unknown; `body` the JSON payload (null if none), `files` `[{name, size}]`; `note`
//!   tells refusals with Discord's code, unknown keys, faults that were played ("dropped before processing"); status 0 if no answer was given.
//!   Happenings at the gateway have method `"WS"`, path such as `IDENTIFY`, `READY`, `RESUME`, `INTERACTION_CREATE`, `CLOSE`, and status 0. Bounded: the last 5000 stay.
//!
//! # Doing
//!
//! - `POST /sandbox/interact {user, channel, nonce?, locale?, type, ...}` -> `{id}`. `nonce` is echoed in the events. `locale` defaults to `en-US`.
//!   - `"type": "command"`, `{name, command_type?, target_id?, options: [{name, type, value} | {name, type: 1 or 2, options: [..]}]}`;
//!     `command_type` 1 slash (default), 2 user, 3 message (these two need `target_id`). Values: string 3 and choices' values as they are, integer 4,
//!     number 10, boolean 5 as JSON; user 6, channel 7, role 8, mentionable 9 the id as a string. `type` of an option may be left out.
//!   - `"type": "component"`, `{message_id, custom_id, component_type?, values?}`.
//!   - `"type": "modal"`, `{source, custom_id?, components: [{custom_id, value} | {custom_id, values}]}`: `source` is the `id` of the `modal` event.
//!     A form is good for one sending.
//!   - `"type": "autocomplete"`, as a command, with `focused: true` on the option being typed -> waits up to 3 s ->
//!     `{id, choices: [{name, value, name_localizations?}]}`, or 200 `{id, error}` when the bot gave none in time. Nothing else is checked yet.
//!
//!   What Discord's client would not send is refused: unknown command, missing required or unknown option, a value that is not a choice or out
//!   of its range, a component that is not on the message or is disabled, values that are not options, somebody else's ephemeral message,
//!   a form with a required field left empty or a text of the wrong length.
//! - `POST /sandbox/dismiss {user, message_id}`: "Dismiss message" under an ephemeral message; `message_delete` follows.
//! - `POST /sandbox/user {name}` -> `{user}`: one more person; with a direct channel.
//! - `POST /sandbox/dms {user, refuse: bool}`: a user who takes no direct messages (the bot gets 50007).
//! - `POST /sandbox/permissions {channel, allow?, deny?}`: the bot's overwrite in a channel as numbers or strings of Discord's permission bits; absent means 0;
//!   `{channel}` alone takes the overwrite away.
//! - `POST /sandbox/channel {name}` -> `{channel}`; `DELETE /sandbox/channel?channel=ID`: a channel that goes away (10003 for the bot).
//! - `DELETE /sandbox/message?message=ID`: somebody with the right to do so deletes a message of the bot.
//!
//! # Making it hard
//!
//! - `GET /sandbox/faults` -> `{rules}` that are left; `POST /sandbox/faults {rules: [..]}` replaces them (`[]` clears). A rule:
//!   `{route?, times?, skip?, kind, ...}`. `route` is a pattern on `"METHOD /path"` (path without `/api/v10`) in which `*` stands for any text,
//!   slashes too, and which must match the whole (`"POST /interactions/*/callback"`, `"* /channels/*"`; absent: every call). The rule plays `times` times (default 1) after
//!   letting `skip` matches pass (default 0). The first rule that matches plays. Kinds:
//!   - `"status"`, `{status, retry_after?, global?, headers?, body?, after?}`: that answer, before processing, or after it with `after: true`. 429 comes with
//!     `Retry-After` and Discord's body (`retry_after` seconds, default 1); 502 with HTML as Discord's edge sends.
//!   - `"drop_before"`, `"drop_after"`: the TCP connection is cut without an answer, before the call is processed or after.
//!   - `"slow"`, `{ms, after?}`: waits before processing (or between processing and answer).
//! - `POST /sandbox/gateway {do, code?, resumable?}` to every connected shard -> `{connections}` (how many it hit). `close` (a close frame with `code`, default 4000), `close_without_code`,
//!   `cut` (TCP connection cut, no close frame), `reconnect` (op 7), `invalid_session` (op 9, `d: resumable`, default false), `silence` (connected, but deaf
//!   and mute: no ACK, no dispatch, until the bot connects anew), `refuse {times}` (the next `times` connections are cut at HELLO).
//!   After `close`, `close_without_code`, `cut` and `reconnect` the session can be resumed unless `resumable` is false.
//! - `POST /sandbox/clock {advance_ms}` or `{offset_ms}` -> `{offset_ms, now}`: moves the sandbox's clock, so that tokens (15 minutes) and first responses (3 s) expire now.
//!   Unanswered interactions that are past their time fail at once.
