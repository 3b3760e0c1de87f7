// ── Messages ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** id -> {message, key, node}: a message is drawn again only when something about it changed (by `key` or by being replaced). */
const drawn = new Map();
let drawnChannel = null;
/** Whether the newest message is to stay in sight. */
let stick = true;

/** How many messages are drawn; a long game would make the page slow. */
const PAGE = 100;
let shown = PAGE;

const GROUP_MS = 7 * 60000;
function startsGroup(message, previous) {
  if (!previous || previous.author.id !== message.author.id || invokedBy(message) || answered(message)) return true;
  if ((message.flags & EPHEMERAL) !== (previous.flags & EPHEMERAL)) return true;
  return new Date(message.timestamp) - new Date(previous.timestamp) > GROUP_MS;
}

/** Who used which command, for the line above the bot's answer. Answers to buttons have none, as in Discord's client. */
function invokedBy(message) {
  const meta = message.interaction_metadata;
  if (!meta || meta.type !== 2) return null;
  return { user: meta.user ?? message.interaction?.user, name: meta.name ?? message.interaction?.name };
}

/** The message that this one answers, such as the one whose button was pressed. */
const answered = (message) => message.referenced_message ?? (message.message_reference && findMessage(message.message_reference.message_id));

function drawMessages() {
  if (drawnChannel !== store.current) { drawn.clear(); $('log').replaceChildren(); drawnChannel = store.current; }
  const all = messagesOf();
  const nodes = [all.length > shown ? earlier() : beginning()];
  const alive = new Set();
  const waiting = [...store.pending.values()].filter((entry) => entry.kind === 'command' && entry.channel === store.current);
  let previous = null;
  let day = null;
  for (const message of all.slice(-shown)) {
    const date = new Date(message.timestamp);
    while (waiting[0]?.error && waiting[0].at < date) { nodes.push(pendingNode(waiting.shift())); previous = null; }
    const newDay = day !== dayOf(date);
    day = dayOf(date);
    if (newDay) nodes.push(divider(`day-${dayOf(date)}`, dayText.format(date)));
    if (message.id === store.newFrom) nodes.push(divider('new', 'New', 'divider new'));
    nodes.push(messageNode(message, newDay || message.id === store.newFrom || startsGroup(message, previous)));
    alive.add(message.id);
    previous = message;
  }
  for (const id of drawn.keys()) if (!alive.has(id) && !drawn.get(id).fixed) drawn.delete(id);
  nodes.push(...waiting.map(pendingNode));
  placeNodes($('log'), nodes);
  if (stick) toPresent();
}

function toPresent() {
  stick = true;
  $('scroll').scrollTop = $('scroll').scrollHeight;
  $('present').hidden = true;
  markRead();
}

/** Brings the list's children into order, touching only what moved: focus and screen readers keep their place. */
function placeNodes(parent, nodes) {
  const keep = new Set(nodes);
  const focus = lostFocus(parent, keep);
  for (const child of [...parent.children]) if (!keep.has(child)) child.remove();
  let cursor = parent.firstChild;
  for (const node of nodes) {
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
  }
  focus?.();
}

/** If the focused control is about to be replaced, how to find its successor afterwards. */
function lostFocus(parent, keep) {
  const active = document.activeElement;
  if (!parent.contains(active)) return null;
  const host = active.closest('.msg');
  if (!host || keep.has(host)) return null;
  const id = host.dataset.messageId;
  const custom = active.dataset.customId;
  return () => {
    const next = id && parent.querySelector(`[data-message-id="${CSS.escape(id)}"]`);
    const control = next && custom && next.querySelector(`[data-custom-id="${CSS.escape(custom)}"]`);
    (control || $('text')).focus({ preventScroll: true });
  };
}

/** A node that is no message but is kept likewise. */
function fixture(key, make) {
  if (!drawn.has(key)) drawn.set(key, { node: make(), fixed: true });
  return drawn.get(key).node;
}
const divider = (key, text, cls = 'divider') => fixture(`divider-${key}`, () => h('div', { class: cls, role: 'separator' }, text));

const earlier = () => fixture('earlier', () => h('div', { class: 'divider' }, h('button', { type: 'button', class: 'linkish', onclick: showEarlier }, 'Show earlier messages')));
function showEarlier() {
  const { scrollHeight, scrollTop } = $('scroll');
  shown += PAGE;
  stick = false;
  drawMessages();
  $('scroll').scrollTop = scrollTop + $('scroll').scrollHeight - scrollHeight;
}

function beginning() {
  const ch = channel();
  return fixture(`beginning-${ch.id}-${botIsHere(ch)}`, () => {
    const start = () => h('button', { type: 'button', class: 'at', onclick: () => composer.start('') }, '/');
    if (ch.type === DM) {
      return h('div', { class: 'beginning' }, avatar(store.bot), h('h2', {}, nameOf(store.bot)), h('p', {}, 'This is the beginning of your direct messages with the bot. Type ', start(), ' to use a command.'));
    }
    const guild = guildOf(ch);
    const here = h('p', {}, 'This is the beginning of the channel. Type ', start(), ' to see what the bot can do.');
    const act = (label, path, body) => h('button', { type: 'button', class: 'linkish', onclick: () => quietly(post(path, body)) }, label);
    const away = h('p', {}, 'The bot is not here. ', ...guild ? [act('Add it to this server', '/sandbox/guild', { guild: guild.id, bot: true }), ', or '] : [],
      act('install it for yourself', '/sandbox/person', { user: store.me, installed: true }), ': its commands with that installation then work for you alone. Type ', start(), ' to see them.');
    return h('div', { class: 'beginning' }, h('span', { class: 'mark' }, icon(ch.type === GROUP_DM ? 'people' : 'hash')), h('h2', {}, ch.type === GROUP_DM ? ch.name : `Welcome to #${ch.name}!`), botIsHere(ch) ? here : away);
  });
}

function messageNode(message, head) {
  const waits = [...store.pending.values()].filter((p) => p.kind === 'component' && p.messageId === message.id);
  const key = JSON.stringify([head, waits.map((p) => [p.customId, p.error]), userById(message.author.id)?.global_name]);
  const known = drawn.get(message.id);
  if (known && known.message === message && known.key === key) return known.node;
  const node = buildMessage(message, head, waits);
  drawn.set(message.id, { message, key, node });
  return node;
}

function buildMessage(message, head, waits) {
  const author = message.author;
  const date = new Date(message.timestamp);
  const used = invokedBy(message);
  const reply = answered(message);
  const loading = Boolean(message.flags & LOADING);
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const mentioned = mentionsMe(message);
  const by = `by-${message.id}`;
  return h('article', {
    class: ['msg', head && 'head', mentioned && 'mention', ephemeral && 'ephemeral'].filter(Boolean).join(' '), 'data-testid': 'message', 'data-message-id': message.id,
    'data-author': nameOf(author), 'data-author-id': author.id, 'data-ephemeral': String(ephemeral), 'data-loading': String(loading), 'data-mention': String(mentioned),
    'data-edited': String(Boolean(message.edited_timestamp)), 'aria-label': `${nameOf(author)}, ${when(date)}`,
  },
  used?.user && usedLine(used), reply && !used?.user && replyLine(reply),
  h('div', { class: 'gutter' }, head ? h('button', { type: 'button', tabindex: '-1', 'aria-hidden': 'true', onclick: (event) => openCard(author, event.currentTarget) }, avatar(author)) : h('time', {}, clockText.format(date))),
  h('div', { class: 'body' },
    head && h('div', { class: 'by', id: by },
      h('button', { type: 'button', class: 'name', tabindex: '-1', onclick: (event) => openCard(author, event.currentTarget) }, nameOf(author)), botTag(author),
      h('time', { datetime: message.timestamp, title: new Intl.DateTimeFormat('en-GB', STAMPS.F).format(date) }, when(date))),
    loading ? thinking(author) : messageBody(message, waits),
    waits.some((p) => p.error) && h('div', { class: 'failed under', 'data-testid': 'component-error', role: 'alert', title: waits.find((p) => p.error).error }, icon('warn'), 'This interaction failed'),
    ephemeral && onlyYou(message)),
  messageTools(message));
}

function thinking(author) {
  return h('div', { class: 'thinking' }, h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')), `${nameOf(author)} is thinking…`);
}

function messageBody(message, waits) {
  const edited = message.edited_timestamp && h('span', { class: 'edited', title: when(new Date(message.edited_timestamp)) }, ' (edited)');
  const text = message.content ? prose(message.content) : null;
  if (text && edited) (text.lastElementChild?.tagName === 'DIV' ? text.lastElementChild : text).append(edited);
  return [
    text,
    message.attachments?.length > 0 && h('div', { class: 'media' }, message.attachments.map(attachment)),
    message.embeds?.map(embed),
    !text && edited,
    message.components?.length > 0 && h('div', { class: message.flags & COMPONENTS_V2 ? 'parts' : 'rows' }, message.components.map((part) => component(part, message, waits))),
  ];
}

const usedLine = ({ user, name }) => h('div', { class: 'used' }, avatar(user), h('b', {}, nameOf(user)), 'used', h('span', { class: 'chip' }, icon('slash'), name ?? 'a command'));
const replyLine = (reply) => h('div', { class: 'used' }, avatar(reply.author), h('b', {}, nameOf(reply.author)), h('span', { class: 'snippet' }, wordsOf(reply) ? inline(wordsOf(reply).replace(/^-# /gm, '').replace(/\s+/g, ' ')) : 'Attachment'));

function onlyYou(message) {
  return h('div', { class: 'only-you' }, icon('eye'), 'Only you can see this ·',
    h('button', { type: 'button', class: 'linkish', 'data-testid': 'dismiss', onclick: () => dismiss(message) }, 'Dismiss message'));
}
function dismiss(message) {
  handlers.message_delete({ channel_id: message.channel_id, id: message.id });
  $('text').focus();
  post('/sandbox/dismiss', { user: store.me, message_id: message.id }).catch((error) => toast(error.message));
}

function messageTools(message) {
  const open = (anchor) => {
    const apps = store.commands.filter((c) => c.type === 3 && allowedHere(c));
    openMenu(anchor, (close) => [
      ...(apps.length ? [h('h3', {}, 'Apps'), ...apps.map((c) => item(localized(c, 'name'), () => { close(); useOn(c, message.id); }, { 'data-testid': 'app-command' })), h('hr')] : []),
      item('Copy text', () => { close(); copy(wordsOf(message)); }),
      item('Copy message ID', () => { close(); copy(message.id); }),
    ], { label: 'Message' });
  };
  return h('div', { class: 'tools' }, iconButton('dots', 'More', { 'aria-haspopup': 'menu', 'data-testid': 'message-menu', onclick: (event) => open(event.currentTarget) }));
}
const item = (text, onclick, props = {}) => h('button', { type: 'button', class: 'item', onclick, ...props }, text);
const copy = (text) => navigator.clipboard?.writeText(text).then(() => say('Copied'), () => toast('The browser did not allow copying.'));

/** A command on its way, which only this window shows; if it fails it stays until dismissed. */
const pendingNode = (entry) => fixture(`pending-${entry.nonce}-${entry.error}`, () => buildPending(entry));
function buildPending(entry) {
  return h('article', { class: `msg head${entry.error ? ' ephemeral' : ''}`, 'data-testid': entry.error ? 'failed' : 'pending', 'data-command': entry.label },
    usedLine({ user: me(), name: entry.label }), h('div', { class: 'gutter' }, avatar(store.bot)),
    h('div', { class: 'body' }, h('div', { class: 'by' }, h('span', { class: 'name' }, nameOf(store.bot)), botTag(store.bot)),
      entry.error ? h('div', { class: 'failed' }, icon('warn'), entry.error) : h('div', { class: 'thinking' }, 'Sending command…'),
      entry.error && h('div', { class: 'only-you' }, icon('eye'), 'Only you can see this ·',
        h('button', { type: 'button', class: 'linkish', 'data-testid': 'dismiss', onclick: () => { forget(entry.nonce); $('text').focus(); } }, 'Dismiss message'))));
}

// ── Attachments and embeds ────────────────────────────────────────────────────────────────────────────────────────────

/** The sandbox gives absolute addresses; the page may be open under another name of the same machine. */
function fileUrl(url) {
  try {
    const { pathname, search } = new URL(url, location.href);
    if (pathname.startsWith('/cdn/')) return pathname + search;
  } catch { /* not an address at all: the browser shows a broken picture */ }
  return url;
}
const isPicture = (file) => file.content_type?.startsWith('image/') || /\.(png|jpe?g|gif|webp)$/i.test(file.filename);
const bytes = (n) => (n < 1024 ? `${n} bytes` : n < 1048576 ? `${(n / 1024).toFixed(1)} KB` : `${(n / 1048576).toFixed(1)} MB`);

function attachment(file) {
  if (isPicture(file)) return picture({ url: fileUrl(file.url), width: file.width, height: file.height, alt: file.description, name: file.filename });
  return h('div', { class: 'file', 'data-testid': 'attachment' }, icon('file'), h('span', {}, h('a', { href: fileUrl(file.url), download: file.filename }, file.filename), h('small', {}, bytes(file.size ?? 0))));
}

function picture({ url, width, height, alt, name }, most = [550, 460]) {
  const scale = width && height ? Math.min(1, most[0] / width, most[1] / height) : 1;
  const img = h('img', { src: url, alt: alt || name || '', width: width && Math.round(width * scale), height: height && Math.round(height * scale), decoding: 'async' });
  img.addEventListener('load', () => { if (stick) $('scroll').scrollTop = $('scroll').scrollHeight; });
  return h('button', { type: 'button', class: 'picture', 'data-testid': 'attachment', title: alt || name, onclick: () => openLightbox(url, alt, name) }, img, alt && h('span', { class: 'alt', 'aria-hidden': 'true' }, 'ALT'));
}

function embed(data) {
  const tone = data.color == null ? null : `#${data.color.toString(16).padStart(6, '0')}`;
  const title = data.title && inline(data.title);
  return h('section', { class: 'embed', 'data-testid': 'embed', '--tone': tone },
    data.author && h('div', { class: 'author' }, data.author.url ? link(data.author.url, data.author.name) : data.author.name),
    title && h('div', { class: 'title' }, data.url ? link(data.url, title) : title),
    data.description && prose(data.description),
    data.thumbnail && h('img', { class: 'thumb', src: fileUrl(data.thumbnail.url), alt: '' }),
    data.fields?.length > 0 && h('div', { class: 'fields' }, data.fields.map((field) => h('div', { class: field.inline && 'inline' }, h('b', {}, inline(field.name)), prose(field.value)))),
    data.image && picture({ url: fileUrl(data.image.url), width: data.image.width, height: data.image.height, alt: data.image.description, name: data.title }, [400, 400]),
    (data.footer || data.timestamp) && h('footer', {}, [data.footer?.text, data.timestamp && when(new Date(data.timestamp))].filter(Boolean).join(' · ')));
}

function openLightbox(url, alt, name) {
  const img = h('img', { src: url, alt: alt || name || '', 'data-testid': 'lightbox-image' });
  const stage = h('div', { class: 'stage thin' }, img);
  img.addEventListener('click', () => stage.classList.toggle('natural'));
  stage.addEventListener('click', (event) => { if (event.target === stage) $('lightbox').close(); });
  $('lightbox').replaceChildren(
    h('div', { class: 'top' }, h('a', { class: 'icon-button', href: url, target: '_blank', rel: 'noopener', title: 'Open original' }, icon('out'), h('span', { class: 'sr' }, 'Open original')),
      iconButton('close', 'Close', { 'data-testid': 'lightbox-close', onclick: () => $('lightbox').close() })),
    stage, h('figcaption', { class: 'thin' }, alt || name || ''));
  $('lightbox').showModal();
}

// ── Components ────────────────────────────────────────────────────────────────────────────────────────────────────────

function component(part, message, waits) {
  const within = (parts) => parts.map((child) => component(child, message, waits));
  const shown = ({ media, description }) => picture({ url: fileUrl(media.url), width: media.width, height: media.height, alt: description });
  switch (part.type) {
    case 1: return h('div', { class: 'row' }, within(part.components));
    case 2: return button(part, message, waits);
    case 3: case 5: case 6: case 7: case 8: return select(part, message, waits);
    case 9: return h('div', { class: 'section' }, h('div', { class: 'texts' }, within(part.components)), component(part.accessory, message, waits));
    case 10: return prose(part.content);
    case 11: return h('div', { class: 'thumbnail' }, shown(part));
    case 12: return h('div', { class: 'gallery', 'data-count': String(part.items.length) }, part.items.map(shown));
    case 14: return h('hr', { class: `gap s${part.spacing ?? 1}${part.divider === false ? ' bare' : ''}` });
    case 17: return h('section', { class: 'container', 'data-testid': 'container', '--tone': part.accent_color == null ? null : `#${part.accent_color.toString(16).padStart(6, '0')}` }, within(part.components));
    default: return h('div', { class: 'failed' }, icon('warn'), `This page does not show components of type ${part.type}.`);
  }
}

const emojiText = (emoji) => emoji && (emoji.id ? `:${emoji.name}:` : emoji.name);

function button(spec, message, waits) {
  const face = [spec.emoji && h('span', { 'aria-hidden': spec.label && 'true' }, emojiText(spec.emoji)), spec.label && h('span', {}, spec.label)];
  if (spec.style === 5) return h('a', { class: 'btn s5', href: spec.url, target: '_blank', rel: 'noopener noreferrer', 'data-testid': 'button', 'data-label': spec.label }, face, icon('out'));
  const busy = waits.some((p) => p.customId === spec.custom_id && !p.error);
  return h('button', {
    type: 'button', class: `btn s${spec.style}`, disabled: spec.disabled, 'aria-busy': busy && 'true', 'data-testid': 'button', 'data-custom-id': spec.custom_id, 'data-label': spec.label,
    onclick: () => press(message, spec.custom_id, { component_type: 2 }),
  }, face, busy && h('i', { class: 'spin', 'aria-hidden': 'true' }), busy && h('i', { class: 'sr' }, 'waiting'));
}

function press(message, customId, extra) {
  for (const [nonce, entry] of store.pending) {
    if (entry.messageId !== message.id) continue;
    if (!entry.error) return; // one press at a time: the second waits for the first answer, as in Discord's client
    forget(nonce);
  }
  interact({ type: 'component', message_id: message.id, custom_id: customId, ...extra }, { kind: 'component', messageId: message.id, customId })
    .catch((error) => toast(error.message));
}

const rolesHere = () => [...guildOf() ? [{ id: guildOf().id, name: '@everyone' }, ...guildOf().roles] : []].map((role) => ({ value: role.id, label: role.name.replace(/^@?/, '@') }));

/** The entries of any of the select menus. */
function selectOptions(spec) {
  const person = (user) => ({ value: user.id, label: nameOf(user), user });
  const place = (ch) => ({ value: ch.id, label: `#${ch.name}` });
  if (spec.type === 3) return spec.options;
  const chosen = new Set((spec.default_values ?? []).map((d) => d.id));
  const marked = (option) => ({ ...option, default: chosen.has(option.value) });
  const kinds = spec.channel_types;
  if (spec.type === 8) return store.channels.filter((ch) => ch.guild_id && ch.guild_id === guildOf()?.id && (!kinds?.length || kinds.includes(ch.type))).map(place).map(marked);
  const people = spec.type === 6 ? [] : [...peopleHere(), store.bot].map(person);
  return [...people, ...spec.type === 5 ? [] : rolesHere()].map(marked);
}

function select(spec, message, waits) {
  const key = `${message.id}/${spec.custom_id}`;
  const options = selectOptions(spec);
  const values = store.picks.get(key) ?? options.filter((o) => o.default).map((o) => o.value);
  const chosen = options.filter((o) => values.includes(o.value));
  const busy = waits.some((p) => p.customId === spec.custom_id && !p.error);
  const face = chosen.length ? chosen.map((o) => h('span', { class: 'picked' }, o.emoji && h('span', {}, emojiText(o.emoji)), o.label)) : h('span', { class: 'empty' }, spec.placeholder || 'Make a selection');
  return h('button', {
    type: 'button', class: 'select', disabled: spec.disabled, 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-busy': busy && 'true', 'data-testid': 'select', 'data-custom-id': spec.custom_id,
    'aria-label': `${spec.placeholder || 'Make a selection'}${chosen.length ? `: ${chosen.map((o) => o.label).join(', ')}` : ''}`,
    onclick: (event) => openSelect(event.currentTarget, spec, options, values, (picked) => {
      store.picks.set(key, picked);
      press(message, spec.custom_id, { component_type: spec.type, values: picked });
    }),
  }, h('span', { class: spec.max_values > 1 ? 'many' : '' }, face), busy ? h('i', { class: 'spin', 'aria-hidden': 'true' }) : icon('down'));
}

/** One choice is sent at once; several are sent when the menu closes, if they changed and are enough. */
function openSelect(anchor, spec, options, values, done) {
  const least = spec.min_values ?? 1;
  const most = spec.max_values ?? 1;
  const label = spec.placeholder || 'Options';
  const picked = new Set(values);
  let settled = false;
  const rows = options.map((o) => h('div', { class: 'item', role: 'option', tabindex: '-1', 'data-testid': 'select-option', 'data-value': o.value, 'aria-selected': String(picked.has(o.value)) },
    o.user ? avatar(o.user) : o.emoji && h('span', { 'aria-hidden': 'true' }, emojiText(o.emoji)), h('span', { class: 'grow' }, o.label, o.description && h('small', {}, o.description)), most > 1 && h('span', { class: 'box' }, icon('check'))));
  const send = () => {
    const list = options.map((o) => o.value).filter((value) => picked.has(value));
    const same = list.length === values.length && list.every((value) => values.includes(value));
    if (!settled && !same && list.length >= least) { settled = true; done(list); }
  };
  const choose = (row, close) => {
    const { value } = row.dataset;
    if (most === 1) { const none = least === 0 && picked.has(value); picked.clear(); if (!none) picked.add(value); close(); if (!settled) { settled = true; done([...picked]); } return; }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    rows.forEach((r) => { r.setAttribute('aria-selected', String(picked.has(r.dataset.value))); r.setAttribute('aria-disabled', String(picked.size >= most && !picked.has(r.dataset.value))); });
  };
  openMenu(anchor, (close) => {
    rows.forEach((row) => row.addEventListener('click', () => choose(row, close)));
    return [h('div', { role: 'listbox', 'aria-label': label, 'aria-multiselectable': most > 1 && 'true' }, rows), most > 1 && h('div', { class: 'done' }, h('button', { type: 'button', class: 'btn s1', 'data-testid': 'select-done', onclick: close }, 'Done'))];
  }, { testid: 'select-menu', wide: true, onclose: most > 1 ? send : null, start: rows.find((r) => r.getAttribute('aria-selected') === 'true') ?? rows[0] });
}

// ── Menus: a popover beside its button, or a sheet on a phone ─────────────────────────────────────────────────────────

function openMenu(anchor, fill, { label, testid, wide = false, onclose, start } = {}) {
  const menu = h('div', { class: 'menu thin', popover: 'auto', role: label && 'dialog', 'aria-label': label, 'data-testid': testid });
  const close = () => menu.hidePopover();
  menu.append(h('div', { class: 'grip', 'aria-hidden': 'true' }), ...fill(close).filter(Boolean));
  document.body.append(menu);
  menu.addEventListener('keydown', (event) => menuKeys(event, menu));
  menu.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    anchor.setAttribute('aria-expanded', 'false');
    const had = menu.contains(document.activeElement) || document.activeElement === document.body;
    menu.remove();
    onclose?.();
    if (had && anchor.isConnected) anchor.focus({ preventScroll: true });
  });
  anchor.setAttribute('aria-expanded', 'true');
  menu.showPopover();
  placeMenu(menu, anchor, wide);
  (start ?? menu.querySelector('.item, button, input'))?.focus();
}

function placeMenu(menu, anchor, wide) {
  const at = anchor.getBoundingClientRect();
  if (wide) menu.style.width = `${at.width}px`;
  const { width, height } = menu.getBoundingClientRect();
  const below = innerHeight - at.bottom - 12;
  menu.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  if (height <= below || below > at.top) {
    menu.style.top = `${at.bottom + 4}px`;
    menu.style.maxHeight = `${Math.min(560, below)}px`;
  } else {
    menu.style.maxHeight = `${Math.min(560, at.top - 12)}px`;
    menu.style.top = `${Math.max(8, at.top - 4 - Math.min(height, 560))}px`;
  }
}

function menuKeys(event, menu) {
  const rows = [...menu.querySelectorAll('.item')];
  const at = rows.indexOf(document.activeElement);
  const go = (n) => { event.preventDefault(); rows[(n + rows.length) % rows.length]?.focus(); };
  if (event.key === 'ArrowDown') go(at + 1);
  else if (event.key === 'ArrowUp') go(at - 1);
  else if (event.key === 'Home' && at >= 0) go(0);
  else if (event.key === 'End' && at >= 0) go(rows.length - 1);
  else if ((event.key === 'Enter' || event.key === ' ') && document.activeElement?.getAttribute('role') === 'option') { event.preventDefault(); document.activeElement.click(); }
  else if (event.key.length === 1 && /\S/.test(event.key) && at >= 0 && !event.ctrlKey && !event.metaKey) {
    const hit = [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) => fold(row.textContent).startsWith(fold(event.key)));
    hit?.focus();
  }
}

function openCard(user, anchor) {
  const apps = store.commands.filter((c) => c.type === 2 && allowedHere(c));
  const dm = user.bot && store.channels.find((ch) => ch.type === DM);
  openMenu(anchor, (close) => [
    h('div', { class: 'card-head' }, avatar(user, { dot: true }), h('span', {}, h('b', {}, nameOf(user), ' ', botTag(user)), h('small', {}, user.username))),
    ...apps.length ? [h('h3', {}, 'Apps'), ...apps.map((c) => item(localized(c, 'name'), () => { close(); useOn(c, user.id); }, { 'data-testid': 'app-command' })), h('hr')] : [],
    dm && item('Message', () => { close(); enterChannel(dm.id); }),
    !user.bot && user.id !== store.me && h('a', { class: 'item', href: homeOf(user.id), target: '_blank', rel: 'noopener' }, `Open another window as ${nameOf(user)}`, icon('out')),
    item('Copy user ID', () => { close(); copy(user.id); }),
  ], { label: nameOf(user) });
}

/** Runs a command from a user's or a message's menu. */
function useOn(command, target) {
  stick = true;
  interact({ type: 'command', name: command.name, command_type: command.type, target_id: target }, { kind: 'command', label: command.name })
    .catch((error) => toast(error.message));
}

