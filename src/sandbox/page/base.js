// ── Small tools ───────────────────────────────────────────────────────────────────────────────────────────────────────

const $ = (id) => document.getElementById(id);

/** Makes an element. Text only ever becomes a text node, so nothing that a user or the bot wrote can become markup. */
function h(tag, props = {}, ...kids) {
  const el = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value == null || value === false) continue;
    if (key === 'class') el.className = value;
    else if (key.startsWith('on')) el.addEventListener(key.slice(2), value);
    else if (['value', 'checked', 'disabled', 'hidden'].includes(key)) el[key] = value;
    else if (key.startsWith('--')) el.style.setProperty(key, value);
    else el.setAttribute(key, value === true ? '' : value);
  }
  el.append(...kids.flat(Infinity).filter((kid) => kid != null && kid !== false && kid !== ''));
  return el;
}

function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#i-${name}`);
  svg.append(use);
  return svg;
}

const iconButton = (name, label, props = {}) =>
  h('button', { type: 'button', class: 'icon-button', title: label, ...props }, icon(name), h('span', { class: 'sr' }, label));

/** Snowflakes are too large for a number: longer is later, then letter by letter. */
const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
const plural = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const fold = (text) => String(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const isPhone = () => matchMedia('(max-width: 760px)').matches;
/** Says something to screen readers that is not a message. */
const say = (text) => { $('say').textContent = ''; queueMicrotask(() => { $('say').textContent = text; }); };

/** A note in the corner; the same one again is counted, and three are enough. Long tokens in addresses say nothing. */
function toast(text) {
  const words = text.replace(/[\w-]{40,}/g, '…');
  const last = $('toasts').lastChild;
  const times = last?.dataset.words === words ? Number(last.dataset.times) + 1 : 1;
  if (times > 1) last.remove();
  const el = h('div', { class: 'toast', 'data-words': words, 'data-times': String(times) }, words, times > 1 && ` × ${times}`);
  $('toasts').append(el);
  while ($('toasts').children.length > 3) $('toasts').firstChild.remove();
  setTimeout(() => el.remove(), 7000);
}

/** Settings live in the browser; a browser that forbids storage just forgets them. */
const memory = {
  get(key, fallback) { try { return JSON.parse(localStorage.getItem(`banyan.${key}`)) ?? fallback; } catch { return fallback; } },
  set(key, value) { try { localStorage.setItem(`banyan.${key}`, JSON.stringify(value)); } catch { /* kept for this visit only */ } },
};

// ── Store ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const LOADING = 128, EPHEMERAL = 64, SILENT = 4096, COMPONENTS_V2 = 32768;
const DM = 1, GROUP_DM = 3;
/** How long the page waits for the server's word on an interaction before it gives up by itself. */
const PATIENCE_MS = 8000;

const store = {
  me: new URLSearchParams(location.search).get('user'),
  users: new Map(), people: {}, bot: null, guilds: [], channels: [], commands: [], usable: {}, messages: new Map(),
  current: null, botOnline: true, connected: false, ready: false,
  clockOffset: 0,
  /** Where interactions are posted over HTTP (null: over the gateway), and the bot's address if it listens. */
  endpoint: null,
  knownEndpoint: null,
  /** nonce -> what this window is waiting for: {nonce, kind, channel, at, timer, id?, label?, messageId?, customId?, error?} */
  pending: new Map(),
  /** What was last picked in a select menu, by message and custom id, until the message changes. */
  picks: new Map(),
  /** channel id -> newest message that was seen */
  read: {},
  /** The first unread message when the channel was entered, for the "new" line. */
  newFrom: null,
  typing: new Map(),
};
const settings = memory.get('settings', { theme: null });

const now = () => Date.now() + store.clockOffset;
const me = () => store.users.get(store.me);
const nameOf = (user) => user?.global_name || user?.username || 'Somebody';
const channel = (id = store.current) => store.channels.find((c) => c.id === id);
const messagesOf = (id = store.current) => store.messages.get(id) ?? [];
const findMessage = (id) => { for (const list of store.messages.values()) { const found = list.find((m) => m.id === id); if (found) return found; } return null; };
/** Every text of a message: its content, and the texts among its components. */
const wordsOf = (message) => {
  const texts = (parts) => (parts ?? []).flatMap((part) => (part.type === 10 ? [part.content] : texts(part.components)));
  return [message.content, ...texts(message.components)].filter(Boolean).join('\n');
};
const userById = (id) => (store.bot?.id === id ? store.bot : store.users.get(id));
const localeOf = () => store.people[store.me]?.locale ?? 'en-US';
const localized = (thing, key) => thing[`${key}_localizations`]?.[localeOf()] || thing[key];
const guildOf = (ch = channel()) => store.guilds.find((guild) => guild.id === ch?.guild_id);
/** The people of a place; everybody where there is no server. */
const peopleHere = () => { const members = guildOf()?.members; return [...store.users.values()].filter((user) => !members || members[user.id]); };
const botIsHere = (ch = channel()) => (ch.type === DM ? true : guildOf(ch)?.bot ?? false);

function mentionsMe(message) {
  if (message.mention_everyone) return true;
  return message.mentions ? message.mentions.some((u) => u.id === store.me) : wordsOf(message).includes(`<@${store.me}>`);
}

/** How many messages of a channel this user has not seen, and how many of them call for attention. */
function unreadOf(ch) {
  const since = store.read[ch.id] ?? '0';
  const fresh = messagesOf(ch.id).filter((m) => compareIds(m.id, since) > 0 && m.author.id !== store.me && !(m.flags & EPHEMERAL));
  const pings = fresh.filter((m) => !(m.flags & SILENT) && (ch.type === DM || mentionsMe(m)));
  return { count: fresh.length, pings: pings.length };
}

function markRead() {
  const last = messagesOf().at(-1);
  if (!last || document.hidden || compareIds(last.id, store.read[store.current] ?? '0') <= 0) return;
  store.read[store.current] = last.id;
  memory.set(`read.${store.me}`, store.read);
}

/** Draws the named parts once, after everything that happens in this turn. */
const dirty = new Set();
function changed(...parts) {
  if (!dirty.size) queueMicrotask(draw);
  parts.forEach((part) => dirty.add(part));
}
function draw() {
  const parts = new Set(dirty);
  dirty.clear();
  if (!store.ready) return;
  if (parts.has('messages')) drawMessages();
  if (parts.has('side') || parts.has('messages')) drawSide();
  if (parts.has('side')) { drawBar(); drawPeople(); }
  if (parts.has('banner')) drawBanner();
}

// ── The client API ────────────────────────────────────────────────────────────────────────────────────────────────────

class Refused extends Error {}

async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, { method, headers: body ? { 'content-type': 'application/json' } : {}, body: body && JSON.stringify(body) });
  } catch {
    throw new Refused('The sandbox does not answer.');
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(data.error || `The sandbox answered ${answer.status}.`);
  return data;
}
const post = (path, body) => call('POST', path, body);

let nonces = 0;
const newNonce = () => `${Date.now()}${String(nonces++ % 1000).padStart(3, '0')}${Math.floor(Math.random() * 900 + 100)}`;

/** Sends an interaction and keeps track of it until the server says how it ended. Rejects with what the server refused. */
async function interact(request, waiting) {
  const nonce = newNonce();
  const entry = { nonce, channel: store.current, at: now(), ...waiting };
  store.pending.set(nonce, entry);
  entry.timer = setTimeout(() => failed(nonce, 'The application did not respond'), PATIENCE_MS);
  changed('messages');
  try {
    const { id } = await post('/sandbox/interact', { user: store.me, channel: entry.channel, nonce, ...request });
    entry.id = id;
  } catch (error) {
    forget(nonce);
    throw error;
  }
}

function forget(nonce) {
  const entry = store.pending.get(nonce);
  if (!entry) return;
  clearTimeout(entry.timer);
  store.pending.delete(nonce);
  changed('messages');
}

/** An interaction that came to nothing stays visible as Discord's client shows it. */
function failed(nonce, why) {
  const entry = store.pending.get(nonce);
  if (!entry || entry.error) return;
  clearTimeout(entry.timer);
  entry.error = why || 'The application did not respond';
  if (entry.kind === 'modal') { forget(nonce); modalFailed(entry.error); return; }
  say(entry.kind === 'component' ? 'This interaction failed' : entry.error);
  changed('messages');
}

// ── Events ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Interactions of this window that have just ended: a form follows the end of the one that asked for it, in this window alone. */
const ended = new Set();

const handlers = {
  message_create({ message }) { putMessage(message); stopTyping(message.channel_id); },
  message_update({ message }) { clearPicks(message.id); putMessage(message); },
  message_delete({ channel_id, id }) {
    store.messages.set(channel_id, messagesOf(channel_id).filter((m) => m.id !== id));
    changed('messages');
  },
  interaction_done({ nonce }) {
    const entry = store.pending.get(nonce);
    if (!entry) return;
    ended.add(nonce);
    setTimeout(() => ended.delete(nonce), PATIENCE_MS);
    if (entry.kind === 'modal') closeModal();
    forget(nonce);
  },
  interaction_failed({ nonce, error }) { failed(nonce, error); },
  modal({ id, nonce, modal }) {
    if (!ended.delete(nonce) && !store.pending.has(nonce)) return;
    forget(nonce);
    openModal(modal, id);
  },
  typing({ channel_id }) {
    clearTimeout(store.typing.get(channel_id));
    store.typing.set(channel_id, setTimeout(() => stopTyping(channel_id), 10000));
    drawHint();
  },
  commands() { readState(); },
  users({ users }) { setUsers(users); changed('side', 'messages'); },
  bot({ online }) { store.botOnline = online; changed('banner', 'side'); },
  fault({ text }) { toast(text); workshop.refresh(); },
  clock({ clock_offset_ms }) {
    const leap = Math.abs(clock_offset_ms - store.clockOffset);
    store.clockOffset = clock_offset_ms;
    tick();
    changed('messages');
    if (leap >= 3600e3) readState(); // the addresses of files may have expired
  },
  endpoint({ endpoint, known_endpoint }) { Object.assign(store, { endpoint, knownEndpoint: known_endpoint }); workshop.refresh(); },
};

function stopTyping(id) {
  clearTimeout(store.typing.get(id));
  store.typing.delete(id);
  drawHint();
}

function clearPicks(messageId) {
  for (const key of store.picks.keys()) if (key.startsWith(`${messageId}/`)) store.picks.delete(key);
}

function putMessage(message) {
  const list = messagesOf(message.channel_id).filter((m) => m.id !== message.id);
  const at = list.findIndex((m) => compareIds(m.id, message.id) > 0);
  list.splice(at < 0 ? list.length : at, 0, message);
  store.messages.set(message.channel_id, list);
  changed('messages');
}

function setUsers(users) {
  store.users = new Map(users.filter((u) => !u.bot).map((u) => [u.id, u]));
}

/** Events that arrive while the state is being read: they may be newer than it, and all of them bear being told twice. */
let queue = null;
function receive(event) {
  if (event.type === 'hello' || event.type === 'resync') readState();
  else if (queue) queue.push(event);
  else handlers[event.type]?.(event);
}

/** Reads everything anew: at the start, and whenever events may have been missed. */
async function readState() {
  if (queue) { queue.push({ type: 'resync' }); return; } // once more when this reading is done
  queue = [];
  try {
    await takeState(await call('GET', `/sandbox/state?user=${encodeURIComponent(store.me)}`));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!store.ready) await chooseIdentity(error.message);
  } finally {
    const missed = queue;
    queue = null;
    if (store.ready) missed.forEach(receive);
  }
}

async function takeState(state) {
  setUsers(state.users);
  Object.assign(store, {
    people: state.people, bot: state.bot, guilds: state.guilds, channels: state.channels, commands: state.commands, usable: state.usable,
    botOnline: state.bot_online, clockOffset: state.clock_offset_ms ?? 0, endpoint: state.endpoint, knownEndpoint: state.known_endpoint,
    messages: new Map(Object.entries(state.messages).map(([id, list]) => [id, [...list].sort((a, b) => compareIds(a.id, b.id))])),
  });
  dropLostInteractions(state.pending);
  const first = !store.ready;
  store.ready = true;
  store.connected = true;
  if (first) begin();
  else if (!channel()) enterChannel(store.channels[0].id);
  composer.commandsChanged();
  changed('messages', 'side', 'banner');
  document.body.dataset.ready = 'true';
}

/** What ended while the page was not listening is no longer waited for. */
function dropLostInteractions(pending) {
  if (!pending) return;
  const alive = new Set(pending.map((p) => p.nonce));
  for (const [nonce, entry] of store.pending) if (entry.id && !entry.error && !alive.has(nonce)) forget(nonce);
}

let stream = null;
function listen() {
  stream?.close();
  stream = new EventSource(`/sandbox/events?user=${encodeURIComponent(store.me)}`);
  stream.onmessage = ({ data }) => receive(JSON.parse(data));
  stream.onerror = () => {
    if (store.connected) { store.connected = false; changed('banner'); }
    // The browser tries again by itself unless the answer was no event stream: a server that is just starting, or nobody by that id.
    if (stream.readyState !== EventSource.CLOSED) return;
    if (store.ready) setTimeout(listen, 1000);
    else chooseIdentity('There is nobody by that id here.');
  };
}

// A page that is left keeps its connection for a while, and a browser opens six to a host: the seventh page would wait.
addEventListener('pagehide', () => stream?.close());
addEventListener('pageshow', (event) => { if (event.persisted) listen(); });

// ── Time ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

const clockText = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayText = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
/** Times in messages are told in the language of the client, as on the real thing; the page itself speaks English. */
const spoken = (english) => (localeOf().startsWith('en') ? english : localeOf());
const dayOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

function when(date) {
  const days = Math.round((dayOf(new Date(now())) - dayOf(date)) / 86400000);
  if (days === 0) return `Today at ${clockText.format(date)}`;
  if (days === 1) return `Yesterday at ${clockText.format(date)}`;
  return `${new Intl.DateTimeFormat('en-GB').format(date)} ${clockText.format(date)}`;
}

function fromNow(ms) {
  const seconds = Math.round((ms - now()) / 1000);
  const relative = new Intl.RelativeTimeFormat(spoken('en'), { numeric: 'auto' });
  const steps = [['year', 31536000], ['month', 2592000], ['day', 86400], ['hour', 3600], ['minute', 60]];
  for (const [unit, size] of steps) if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  return relative.format(seconds, 'second');
}

const STAMPS = {
  t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' }, D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' }, F: { dateStyle: 'full', timeStyle: 'short' }, s: { dateStyle: 'short', timeStyle: 'short' }, S: { dateStyle: 'short', timeStyle: 'medium' },
};
function stamp(unix, style = 'f') {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${unix}>`);
  const full = new Intl.DateTimeFormat(spoken('en-GB'), STAMPS.F).format(date);
  const text = style === 'R' ? fromNow(date.getTime()) : new Intl.DateTimeFormat(spoken('en-GB'), STAMPS[style]).format(date);
  return h('time', { class: 'stamp', datetime: date.toISOString(), title: full, 'data-relative': style === 'R' && String(date.getTime()) }, text);
}
/** Keeps "in 2 days" true. */
function tick() {
  for (const el of document.querySelectorAll('time[data-relative]')) el.textContent = fromNow(Number(el.dataset.relative));
}

