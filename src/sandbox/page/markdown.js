// ── Markdown: Discord's subset, into nodes ────────────────────────────────────────────────────────────────────────────

const wrap = (tag, props) => (m) => h(tag, props, inline(m[1]));
const INLINE = [
  [/\\([^\p{L}\p{N}\s])/uy, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => h('code', {}, m[2].replace(/^ (.*) $/, '$1'))],
  [/<?https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?>?/y, (m) => mentionPlace(m[0], m[2], m[3])],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])!?*_~|]/y, (m) => link(m[0], m[0])],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (m) => linkOrPlace(m[2], inline(m[1]))],
  [/<@!?(\d+)>/y, (m) => mentionUser(m[1])],
  [/<@&(\d+)>/y, (m) => h('span', { class: 'at' }, store.guilds.flatMap((guild) => guild.roles).filter((role) => role.id === m[1]).map((role) => `@${role.name}`)[0] ?? '@unknown-role')],
  [/<#(\d+)>/y, (m) => mentionChannel(m[1])],
  [/<\/([^:>]+):(\d+)>/y, (m) => mentionCommand(m[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m) => stamp(Number(m[1]), m[2])],
  [/<a?:(\w+):\d+>/y, (m) => `:${m[1]}:`],
  [/@(?:everyone|here)\b/y, (m) => h('span', { class: 'at' }, m[0])],
  [/\*\*\*(?=\S)([^]+?)\*\*\*(?!\*)/y, (m) => h('strong', {}, h('em', {}, inline(m[1])))],
  [/\*\*([^]+?)\*\*(?!\*)/y, wrap('strong')],
  [/__([^]+?)__(?!_)/y, wrap('u')],
  [/~~([^]+?)~~/y, wrap('s')],
  [/\|\|([^]+?)\|\|/y, (m) => spoiler(inline(m[1]))],
  [/\*(?=[^\s*])((?:\*\*[^*]+\*\*|[^*])+?)(?<!\s)\*(?!\*)/y, wrap('em')],
  [/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/uy, wrap('em')],
];
/** Where one of the rules may begin; everything before it is plain. */
const SPECIAL = /[\\`<[@*_~|]|https?:\/\//g;

function inline(text) {
  const out = [];
  let at = 0;
  let plain = '';
  const flush = () => { if (plain) out.push(plain); plain = ''; };
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at >= text.length) break;
    const hit = firstRule(text, at);
    if (hit) { flush(); out.push(hit.node); at += hit.length; }
    else { plain += text[at]; at += 1; }
  }
  flush();
  return out;
}

function firstRule(text, at) {
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: make(match), length: match[0].length };
  }
  return null;
}

/** Code blocks first: nothing inside them means anything. */
function markdown(text) {
  const out = [];
  let last = 0;
  for (const match of text.matchAll(/```(?:([\w+#-]*)\n)?([^]*?)```/g)) {
    out.push(...blocks(text.slice(last, match.index).replace(/\n$/, '')));
    const body = match[2].replace(/\n$/, '');
    // Text boards are grids: they scroll sideways rather than wrap.
    out.push(h('pre', { class: body.includes('\n') ? 'board thin' : 'thin', tabindex: '0' }, body));
    last = match.index + match[0].length;
    if (text[last] === '\n') last += 1;
  }
  out.push(...blocks(text.slice(last)));
  return out;
}

function blocks(text) {
  if (!text) return [];
  const out = [];
  const lines = text.split('\n');
  let plain = [];
  const flush = () => { if (plain.length) out.push(h('div', {}, inline(plain.join('\n') || '\u200b'))); plain = []; };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const head = /^(#{1,3})\s+(.+)/.exec(line);
    if (line.startsWith('>>> ')) {
      flush();
      out.push(h('blockquote', {}, blocks([line.slice(4), ...lines.slice(i + 1)].join('\n'))));
      return out;
    }
    if (/^> /.test(line)) {
      const quoted = [];
      while (i < lines.length && /^> /.test(lines[i])) quoted.push(lines[i++].slice(2));
      i -= 1;
      flush();
      out.push(h('blockquote', {}, blocks(quoted.join('\n'))));
    } else if (head) {
      flush();
      out.push(h(`h${head[1].length + 2}`, {}, inline(head[2])));
    } else if (/^-# /.test(line)) {
      flush();
      out.push(h('div', { class: 'small' }, inline(line.slice(3))));
    } else if (/^\s*(?:[-*]|\d+\.)\s+\S/.test(line)) {
      const items = [];
      while (i < lines.length && /^\s*(?:[-*]|\d+\.)\s+\S/.test(lines[i])) items.push(/^(\s*)([-*]|\d+\.)\s+(.*)/.exec(lines[i++]));
      i -= 1;
      flush();
      out.push(...lists(items));
    } else {
      plain.push(line);
    }
  }
  flush();
  return out;
}

/** Items as [, indent, marker, text]; deeper ones belong to the item above them, another kind of marker begins another list. */
function lists(items) {
  const out = [];
  const depth = items[0][1].length;
  for (let i = 0; i < items.length; i += 1) {
    const [, , marker, text] = items[i];
    const tag = /\d/.test(marker) ? 'ol' : 'ul';
    if (out.at(-1)?.localName !== tag) out.push(h(tag, { start: tag === 'ol' && String(Number.parseInt(marker, 10)) }));
    const li = h('li', {}, inline(text));
    const deeper = [];
    while (i + 1 < items.length && items[i + 1][1].length > depth) deeper.push(items[++i]);
    if (deeper.length) li.append(...lists(deeper));
    out.at(-1).append(li);
  }
  return out;
}

function link(url, label) {
  return h('a', { href: url, target: '_blank', rel: 'noopener noreferrer nofollow' }, label);
}
function spoiler(content) {
  const inner = h('span', {}, content);
  const el = h('span', { class: 'spoiler', role: 'button', tabindex: '0', 'aria-expanded': 'false', 'aria-label': 'Spoiler' }, inner);
  const open = () => { el.setAttribute('aria-expanded', 'true'); el.removeAttribute('aria-label'); };
  el.addEventListener('click', open);
  el.addEventListener('keydown', (event) => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); open(); } });
  return el;
}
function mentionUser(id) {
  const user = userById(id);
  if (!user) return h('span', { class: 'at' }, '@unknown-user');
  return h('button', { type: 'button', class: 'at', 'data-user-id': id, onclick: (event) => openCard(user, event.currentTarget) }, `@${nameOf(user)}`);
}
function mentionChannel(id) {
  const ch = channel(id);
  if (!ch) return h('span', { class: 'at' }, '#unknown');
  return h('button', { type: 'button', class: 'at', onclick: () => enterChannel(id) }, `${ch.type === 11 ? '' : '#'}${channelName(ch)}`);
}
/** A link to a channel or a message leads there, as in Discord's client. */
const PLACE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
function linkOrPlace(url, label) {
  const place = PLACE.exec(url);
  return place && channel(place[1]) ? h('button', { type: 'button', class: 'linkish', onclick: () => goTo(place[1], place[2]) }, label) : link(url, label);
}
function mentionPlace(raw, channelId, messageId) {
  const ch = channel(channelId);
  if (!ch) { const url = raw.replace(/^<|>$/g, ''); return link(url, url); }
  return h('button', { type: 'button', class: 'at', onclick: () => goTo(channelId, messageId) }, `${ch.type === DM ? '@' : '#'}${channelName(ch)}${messageId ? ' › message' : ''}`);
}
function goTo(channelId, messageId) {
  enterChannel(channelId);
  if (!messageId) return;
  shown = Math.max(shown, messagesOf().length - messagesOf().findIndex((m) => m.id === messageId));
  stick = false;
  drawMessages();
  const node = $('log').querySelector(`[data-message-id="${CSS.escape(messageId)}"]`);
  if (!node) { toast('That message is not here any more.'); return; }
  node.scrollIntoView({ block: 'center' });
  node.classList.add('flash');
  setTimeout(() => node.classList.remove('flash'), 1600);
}
function mentionCommand(name) {
  return h('button', { type: 'button', class: 'at', onclick: () => composer.start(name) }, `/${name}`);
}

const JUMBO = /^(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})(?:\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*\s*){1,27}$/u;
const prose = (text) => h('div', { class: JUMBO.test(text) ? 'content jumbo' : 'content', 'data-testid': 'content' }, markdown(text));

// ── People and channels ───────────────────────────────────────────────────────────────────────────────────────────────

const TONES = ['#b8483a', '#2f6fb0', '#7a4fb5', '#b0741a', '#1f7f78', '#a63f7e', '#5a6b2b', '#4a5a96'];
function avatar(user, { dot = false } = {}) {
  const isBot = user?.bot;
  const sum = [...(user?.id ?? '')].reduce((n, digit) => (n * 31 + digit.charCodeAt(0)) % 9973, 7);
  const place = [...store.users.keys()].indexOf(user?.id);
  const tone = isBot ? '#2f7d5b' : TONES[(place >= 0 ? place : sum) % TONES.length];
  const initials = nameOf(user).split(/\s+/).map((part) => [...part][0]).slice(0, 2).join('').toUpperCase();
  return h('span', { class: 'avatar', '--tone': tone, 'aria-hidden': 'true' },
    isBot ? icon('tree') : initials, dot && h('span', { class: isBot && !store.botOnline ? 'dot off' : 'dot' }));
}
const botTag = (user) => user?.bot && h('span', { class: 'tag' }, 'BOT');
const channelName = (ch) => (ch.type === DM ? nameOf(store.bot) : ch.name);
const homeOf = (userId) => `?user=${encodeURIComponent(userId)}`;

function drawSide() {
  const dms = store.channels.filter((ch) => ch.type === DM || ch.type === GROUP_DM);
  const servers = store.guilds.flatMap((guild) => [
    h('h2', {}, store.guilds.length > 1 ? guild.name : 'Text channels', !guild.bot && h('small', {}, ' · without the bot')),
    ...store.channels.filter((ch) => ch.guild_id === guild.id).map(channelLink)]);
  const focused = document.activeElement?.dataset?.channelId;
  $('guild-name').textContent = guildOf()?.name ?? store.guilds[0]?.name ?? '';
  $('channels').replaceChildren(...servers, h('h2', {}, 'Direct messages'), ...dms.map(channelLink));
  if (focused) $('channels').querySelector(`[data-channel-id="${CSS.escape(focused)}"]`)?.focus();
  $('who').replaceChildren(
    avatar(me(), { dot: true }),
    h('span', { class: 'names' }, h('small', {}, 'You are:'), h('b', {}, nameOf(me()), h('span', { class: 'sr' }, ' (switch)'))));
  drawUnread();
}

function channelLink(ch) {
  const { count, pings } = unreadOf(ch);
  const current = ch.id === store.current;
  return h('button', {
    type: 'button', class: `channel${count && !current ? ' unread' : ''}`, 'data-testid': 'channel', 'data-channel-id': ch.id, 'data-channel-name': channelName(ch),
    'data-unread': String(count), 'data-mentions': String(pings), 'aria-current': current && 'true', onclick: () => { enterChannel(ch.id); closeDrawer(); },
  }, ch.type === DM ? avatarSmall(store.bot) : icon(ch.type === GROUP_DM ? 'people' : 'hash'), h('span', { class: 'name' }, channelName(ch)),
  ch.type === DM && botTag(store.bot), pings > 0 && h('span', { class: 'badge', 'aria-label': `${plural(pings, 'mention')}` }, String(pings)),
  count > 0 && !pings && h('span', { class: 'sr' }, `${count} unread`));
}
function avatarSmall(user) {
  const el = avatar(user, { dot: true });
  el.style.setProperty('--size', '26px');
  return el;
}

function drawUnread() {
  const pings = store.channels.reduce((sum, ch) => sum + unreadOf(ch).pings, 0);
  const elsewhere = pings - unreadOf(channel()).pings;
  $('drawer-badge').hidden = elsewhere === 0;
  $('drawer-badge').textContent = String(elsewhere);
  const ch = channel();
  document.title = `${pings ? `(${pings}) ` : ''}${ch.type === DM ? '@' : '#'}${channelName(ch)} · ${nameOf(me())} · Banyan sandbox`;
}

function drawBar() {
  const ch = channel();
  $('bar-icon').replaceChildren(icon(ch.type === DM ? 'at' : ch.type === GROUP_DM ? 'people' : 'hash'));
  $('bar-title').textContent = channelName(ch);
  $('bar-topic').textContent = ch.type === DM ? 'Only you and the bot are here' : ch.topic ?? '';
}

function drawPeople() {
  const present = channel().type === DM ? [me()] : peopleHere();
  const people = [...botIsHere() ? [store.bot] : [], ...present];
  const person = (user) => h('button', { type: 'button', class: 'person', onclick: (event) => openCard(user, event.currentTarget) },
    avatar(user, { dot: true }), h('span', { class: 'name' }, nameOf(user)), botTag(user));
  $('people').replaceChildren(h('h2', {}, `People — ${people.length}`), ...people.map(person));
}

function drawBanner() {
  const el = $('banner');
  const state = !store.connected ? 'reconnecting' : !store.botOnline ? 'offline' : '';
  el.hidden = !state;
  el.dataset.state = state;
  el.textContent = state === 'reconnecting' ? 'The sandbox does not answer. Reconnecting…' : state ? `${nameOf(store.bot)} is offline: commands and buttons will not be answered.` : '';
}

function enterChannel(id) {
  if (!channel(id)) return;
  const newcomer = store.current !== id;
  store.current = id;
  memory.set(`channel.${store.me}`, id);
  if (newcomer) {
    const since = store.read[id];
    store.newFrom = since && messagesOf(id).find((m) => compareIds(m.id, since) > 0 && m.author.id !== store.me && !(m.flags & EPHEMERAL))?.id;
    stick = true;
    shown = PAGE;
    composer.cancel();
  }
  markRead();
  drawHint();
  changed('messages', 'side');
  if (!isPhone()) $('text').focus();
}

function closeDrawer() {
  document.body.classList.remove('drawer');
  $('open-drawer').setAttribute('aria-expanded', 'false');
}
function openDrawer() {
  document.body.classList.add('drawer');
  $('open-drawer').setAttribute('aria-expanded', 'true');
  $('channels').querySelector('[aria-current=true]')?.focus();
}

