// ── Forms ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

let form = null;

/** Both shapes that Discord knows: rows of text inputs, and labels around one component. */
function formFields(components) {
  return components.flatMap((part) => {
    if (part.type === 1) return part.components.map((input) => formField(input, input.label));
    if (part.type === 18) return [formField(part.component, part.label, part.description)];
    return [{ el: prose(part.content ?? '') }];
  });
}

function formField(spec, label, description) {
  const id = `field-${spec.custom_id}`;
  const required = spec.required ?? true;
  const common = {
    id, 'data-testid': 'modal-field', 'data-custom-id': spec.custom_id, placeholder: spec.placeholder, maxlength: spec.max_length && String(spec.max_length), value: spec.value ?? '',
    'aria-describedby': `${id}-note`, 'aria-required': required && 'true', autocomplete: 'off', spellcheck: 'false',
  };
  const input = spec.type === 3 ? formSelect(spec, common) : spec.style === 2 ? h('textarea', common) : h('input', common);
  const note = h('div', { class: 'note', id: `${id}-note` });
  const field = { spec, input, required };
  field.check = (strict) => {
    const length = [...input.value].length;
    const error = required && !input.value.trim() ? 'This field is required.' : length && length < (spec.min_length ?? 0) ? `At least ${plural(spec.min_length, 'character')}.` : '';
    const shown = strict ? error : '';
    input.setAttribute('aria-invalid', String(Boolean(shown)));
    note.replaceChildren(h('b', {}, shown), h('span', {}, spec.max_length && spec.type === 4 ? `${length}/${spec.max_length}` : ''));
    return error;
  };
  input.addEventListener('input', () => field.check(false));
  field.el = h('div', { class: 'field' }, h('label', { for: id }, label, required && h('span', { class: 'req' }, ' *')), description && h('small', {}, description), input, note);
  field.check(false);
  return field;
}
function formSelect(spec, common) {
  const { placeholder, maxlength, value, ...rest } = common;
  return h('select', rest, h('option', { value: '' }, placeholder ?? ''), spec.options.map((o) => h('option', { value: o.value, selected: o.default }, o.label)));
}

function openModal(spec, source) {
  const fields = formFields(spec.components);
  const error = h('div', { class: 'failed', 'data-testid': 'modal-error', role: 'alert', hidden: true });
  const submit = h('button', { type: 'submit', class: 'btn s1', 'data-testid': 'modal-submit' }, h('span', {}, 'Submit'));
  const dialog = $('modal');
  const onsubmit = (event) => { event.preventDefault(); submitForm(); };
  dialog.dataset.customId = spec.custom_id;
  dialog.replaceChildren(h('form', { novalidate: true, autocomplete: 'off', onsubmit },
    h('header', {}, avatar(store.bot), h('h2', { id: 'modal-title' }, spec.title), iconButton('close', 'Close', { onclick: closeModal })),
    h('div', { class: 'fields thin' }, h('p', { class: 'notice' }, `This form will be submitted to ${nameOf(store.bot)}.`), fields.map((f) => f.el)),
    h('footer', {}, error, h('button', { type: 'button', class: 'btn s2', 'data-testid': 'modal-cancel', onclick: closeModal }, 'Cancel'), submit)));
  form = { spec, source, error, submit, fields: fields.filter((f) => f.spec), channel: store.current };
  if (!dialog.open) dialog.showModal();
  form.fields[0]?.input.focus();
}

function submitForm() {
  const { fields, spec, source, submit, error } = form;
  const wrong = fields.filter((field) => field.check(true));
  if (wrong.length) { wrong[0].input.focus(); return; }
  if (submit.getAttribute('aria-busy') === 'true') return;
  error.hidden = true;
  submit.setAttribute('aria-busy', 'true');
  submit.append(h('i', { class: 'spin', 'aria-hidden': 'true' }));
  const components = fields.map(({ spec: { custom_id, type }, input }) => (type === 3 ? { custom_id, values: input.value ? [input.value] : [] } : { custom_id, value: input.value }));
  interact({ type: 'modal', source, custom_id: spec.custom_id, components }, { kind: 'modal', channel: form.channel }).catch((refusal) => modalFailed(refusal.message));
}

function modalFailed(why) {
  if (!form) { toast(why); return; }
  form.submit.removeAttribute('aria-busy');
  form.submit.querySelector('.spin')?.remove();
  form.error.replaceChildren(icon('warn'), h('span', {}, `Something went wrong: ${why}`));
  form.error.hidden = false;
}

function closeModal() {
  form = null;
  if ($('modal').open) $('modal').close();
}

// ── The person ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Discord's locales, for the names and texts of commands and for what the bot is told. */
const LOCALES = 'en-US en-GB bg cs da de el es-ES es-419 fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW'.split(' ');
const languageName = (code) => { try { return new Intl.DisplayNames([code], { type: 'language' }).of(code); } catch { return code; } };

function openUserMenu() {
  const row = (user) => h('div', { style: 'display:flex' },
    h('a', { class: 'item grow', style: 'flex:1;color:inherit;text-decoration:none', href: homeOf(user.id), 'data-testid': 'user-option', 'data-user-id': user.id, 'aria-current': user.id === store.me && 'true' },
      avatar(user), h('span', { class: 'grow' }, nameOf(user)), user.id === store.me && icon('check')),
    h('a', { class: 'icon-button', style: 'margin:2px', href: homeOf(user.id), target: '_blank', rel: 'noopener', title: `Open another window as ${nameOf(user)}`, 'data-testid': 'open-as', 'data-user-id': user.id }, icon('out'), h('span', { class: 'sr' }, `Open another window as ${nameOf(user)}`)));
  const add = async (event) => {
    event.preventDefault();
    const name = event.target.elements.name.value.trim();
    if (!name) return;
    try {
      const { user } = await post('/sandbox/user', { name });
      location.search = homeOf(user.id);
    } catch (error) { toast(error.message); }
  };
  const language = (event) => { composer.cancel(); quietly(post('/sandbox/person', { user: store.me, locale: event.target.value })); };
  const installed = (event) => quietly(post('/sandbox/person', { user: store.me, installed: event.target.checked }));
  openMenu($('who'), () => [
    h('h3', {}, 'You are:'), ...[...store.users.values()].map(row),
    h('form', { class: 'inline-form', onsubmit: add }, h('input', { name: 'name', placeholder: 'Somebody else…', 'aria-label': 'Name of a new person', maxlength: '32', autocomplete: 'off' }), h('button', { class: 'btn s2' }, 'Add')),
    h('hr'),
    h('label', {}, 'Language of your client', h('select', { 'data-testid': 'locale-picker', onchange: language }, LOCALES.map((code) => h('option', { value: code, selected: code === localeOf() }, `${languageName(code)} (${code})`)))),
    ...rolePicker(),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', 'data-testid': 'install-picker', checked: store.people[store.me]?.installed, onchange: installed }), `${nameOf(store.bot)} is installed for you, to use anywhere`),
  ], { label: 'You are', testid: 'user-menu' });
}

/** What one is in the server that is open. */
function rolePicker() {
  const guild = guildOf() ?? store.guilds[0];
  if (!guild) return [];
  if (guild.owner_id === store.me) return [h('p', { class: 'note' }, `You own ${guild.name} and may do everything there.`)];
  const worn = guild.members[store.me] ?? [];
  const change = () => quietly(post('/sandbox/member', { user: store.me, guild: guild.id, roles: [...document.querySelectorAll('.role-picker:checked')].map((box) => box.value) }));
  return [h('div', { class: 'note' }, `Your roles in ${guild.name}`), ...guild.roles.map((role) => h('label', { class: 'check' },
    h('input', { type: 'checkbox', class: 'role-picker', 'data-testid': 'role-picker', 'data-role': role.name, value: role.id, checked: worn.includes(role.id), onchange: change }), role.name))];
}
const quietly = (promise) => promise.catch((error) => toast(error.message));

/** Without a valid ?user= the page asks. */
async function chooseIdentity(trouble) {
  let state;
  try {
    state = await call('GET', '/sandbox/state');
  } catch {
    setTimeout(() => chooseIdentity(trouble), 1000);
    return;
  }
  stream?.close();
  setUsers(state.users);
  if (store.users.has(store.me)) { listen(); return; }
  const byName = [...store.users.values()].find((u) => store.me && fold(nameOf(u)) === fold(store.me));
  if (byName) { location.replace(homeOf(byName.id)); return; }
  store.bot = state.bot;
  $('identity').replaceChildren(h('div', {}, h('h1', {}, 'Who are you?'), h('p', {}, trouble || 'A small Discord for trying the bot: be anybody, and open a second window as somebody else to play.'),
    ...[...store.users.values()].map((user) => h('a', { class: 'item', href: homeOf(user.id), 'data-testid': 'identity-link', 'data-user-id': user.id }, avatar(user), nameOf(user)))));
  $('identity').hidden = false;
}

function applyTheme() {
  if (settings.theme) document.documentElement.dataset.theme = settings.theme;
}
function toggleTheme() {
  const dark = settings.theme ? settings.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  settings.theme = dark ? 'light' : 'dark';
  memory.set('settings', settings);
  applyTheme();
}

// ── Workshop: faults to play and the log of the bot's calls ───────────────────────────────────────────────────────────

const ROUTES = ['POST /interactions/*/callback', '* /webhooks/*', 'POST /channels/*/messages', 'PATCH *', 'GET /gateway*'];
const KINDS = {
  '429 too many requests': { kind: 'status', status: 429 }, '500 server error': { kind: 'status', status: 500 }, '502 bad gateway': { kind: 'status', status: 502 },
  '503 unavailable': { kind: 'status', status: 503 }, 'drop before processing': { kind: 'drop_before' }, 'drop after processing': { kind: 'drop_after' }, slow: { kind: 'slow' },
};
const GATEWAY = [['Close 4000', { do: 'close', code: 4000 }], ['Close, no code', { do: 'close_without_code' }], ['Cut', { do: 'cut' }], ['Reconnect', { do: 'reconnect' }],
  ['Invalid session', { do: 'invalid_session', resumable: false }], ['Invalid, resumable', { do: 'invalid_session', resumable: true }], ['Silence', { do: 'silence' }]];
const PERMISSIONS = [['view the channel', 1n << 10n], ['send messages', 1n << 11n], ['embed links', 1n << 14n], ['attach files', 1n << 15n]];

const workshop = {
  next: 0, timer: null, built: false,
  toggle() {
    const panel = $('workshop');
    if (!workshop.built) workshop.build();
    panel.hidden = !panel.hidden;
    $('people').hidden = !panel.hidden;
    $('gear').setAttribute('aria-expanded', String(!panel.hidden));
    closeDrawer();
    if (panel.hidden) { workshop.follow(false); $('gear').focus(); } else { workshop.refresh(); workshop.follow($('log-on').checked); panel.querySelector('button').focus(); }
  },
  build() {
    workshop.built = true;
    $('workshop').append(
      h('header', {}, h('span', {}, 'Faults and log'), iconButton('close', 'Close', { onclick: workshop.toggle })),
      h('div', { class: 'scroll thin' },
        h('h3', {}, 'Make the next calls of the bot fail'), faultForm(), h('div', { id: 'rules', 'aria-live': 'polite' }),
        h('h3', {}, 'Interactions'), h('div', { id: 'transport' }),
        h('h3', {}, 'Gateway'), h('div', { class: 'row' }, GATEWAY.map(([label, body]) => workshop.button(label, '/sandbox/gateway', body))),
        h('h3', {}, 'Clock'), h('div', { class: 'row' }, [['+ 3 s', 3e3], ['+ 15 min', 9e5], ['+ 1 day', 864e5]].map(([label, ms]) => workshop.button(label, '/sandbox/clock', { advance_ms: ms }))),
        h('h3', {}, 'In this channel the bot may not'), h('div', {}, PERMISSIONS.map(([label, bit]) => h('label', { class: 'check' }, h('input', { type: 'checkbox', value: String(bit), class: 'deny', onchange: deny }), label))),
        h('h3', {}, 'Places'), h('div', { id: 'places', class: 'row' }),
        h('h3', {}, 'You'), h('label', { class: 'check' }, h('input', { type: 'checkbox', onchange: (event) => quiet(post('/sandbox/dms', { user: store.me, refuse: event.target.checked })) }), 'take no direct messages'),
        h('h3', {}, 'The bot’s REST calls and gateway'), h('label', { class: 'check' }, h('input', { type: 'checkbox', id: 'log-on', 'data-testid': 'log-toggle', onchange: (event) => workshop.follow(event.target.checked) }), 'live log'),
        h('div', { id: 'calls' })));
  },
  button: (label, path, body) => h('button', { type: 'button', class: 'btn s2', onclick: () => quiet(post(path, body)) }, label),
  /** The server that is open, and other places than the first server. */
  places() {
    const guild = guildOf();
    const language = (event) => quiet(post('/sandbox/guild', { guild: guild.id, locale: event.target.value }));
    const named = (label, path, names, more = {}) => h('button', { type: 'button', class: 'btn s2', onclick: () => quiet(post(path, { name: names[store.channels.length % names.length], ...more })) }, label);
    $('places').replaceChildren(...[
      guild && workshop.button(guild.bot ? `Remove the bot from ${guild.name}` : `Add the bot to ${guild.name}`, '/sandbox/guild', { guild: guild.id, bot: !guild.bot }),
      named('A server without the bot', '/sandbox/guild', ['Reading Room', 'Tea House', 'Old Harbour'], { bot: false }),
      named('A group', '/sandbox/group', ['Evening round', 'Old friends', 'Family']),
      guild && h('label', {}, `Language of ${guild.name}`, h('select', { 'data-testid': 'guild-locale-picker', onchange: language }, LOCALES.map((code) => h('option', { value: code, selected: code === guild.preferred_locale }, `${languageName(code)} (${code})`)))),
    ].filter(Boolean));
  },
  /** Whether what people do reaches the bot over the gateway or over HTTP. */
  transport() {
    const change = (event) => quiet(post('/sandbox/endpoint', { url: event.target.checked ? store.knownEndpoint : null }));
    $('transport').replaceChildren(store.knownEndpoint
      ? h('label', { class: 'check' }, h('input', { type: 'checkbox', 'data-testid': 'over-http', checked: store.endpoint !== null, onchange: change }), `over HTTP, signed, to ${store.knownEndpoint}`)
      : h('p', { class: 'note' }, 'Over the gateway: this bot does not listen for HTTP.'));
  },
  async refresh() {
    if ($('workshop').hidden) return;
    workshop.transport();
    workshop.places();
    const { rules } = await call('GET', '/sandbox/faults').catch(() => ({ rules: [] }));
    $('rules').replaceChildren(...rules.map((rule) => h('div', { class: 'rule' }, `${rule.times ?? 1} × ${rule.status ?? rule.kind}${rule.ms ? ` ${rule.ms} ms` : ''}: ${rule.route ?? 'every call'}`)),
      ...(rules.length ? [h('div', { class: 'row' }, h('button', { type: 'button', class: 'btn s2', onclick: () => setRules([]) }, 'Clear'))] : []));
  },
  follow(on) {
    clearInterval(workshop.timer);
    if (!on) return;
    workshop.poll();
    workshop.timer = setInterval(workshop.poll, 1000);
  },
  async poll() {
    const { next, entries: calls } = await call('GET', `/sandbox/log?since=${workshop.next}`).catch(() => ({ next: workshop.next, entries: [] }));
    if (next === workshop.next) return;
    workshop.next = next;
    const panel = $('calls');
    panel.prepend(...calls.slice(-200).reverse().map(logLine));
    while (panel.children.length > 200) panel.lastChild.remove();
  },
};
const quiet = (promise) => promise.catch((error) => toast(error.message)).then(workshop.refresh);
const setRules = (rules) => quiet(post('/sandbox/faults', { rules }));

function deny() {
  const bits = [...document.querySelectorAll('.deny:checked')].reduce((sum, box) => sum | BigInt(box.value), 0n);
  quiet(post('/sandbox/permissions', bits ? { channel: store.current, deny: String(bits) } : { channel: store.current }));
}

function faultForm() {
  const submit = async (event) => {
    event.preventDefault();
    const { route, kind, times, skip, amount, after } = event.target.elements;
    const rule = { ...KINDS[kind.value], times: Number(times.value) || 1, skip: Number(skip.value) || 0 };
    if (route.value.trim()) rule.route = route.value.trim();
    if (amount.value && rule.status === 429) rule.retry_after = Number(amount.value);
    if (rule.kind === 'slow') rule.ms = Number(amount.value || 2) * 1000;
    if (after.checked && rule.kind !== 'drop_before' && rule.kind !== 'drop_after') rule.after = true;
    const { rules } = await call('GET', '/sandbox/faults').catch(() => ({ rules: [] }));
    setRules([...rules, rule]);
  };
  const number = (name, label, value) => h('label', {}, label, h('input', { name, type: 'number', min: '0', step: 'any', value }));
  return h('form', { class: 'grid', onsubmit: submit },
    h('label', { class: 'wide' }, 'Which calls (* stands for anything; empty: every call)', h('input', { name: 'route', list: 'routes', placeholder: 'POST /interactions/*/callback' }), h('datalist', { id: 'routes' }, ROUTES.map((value) => h('option', { value })))),
    h('label', {}, 'What happens', h('select', { name: 'kind' }, Object.keys(KINDS).map((name) => h('option', {}, name)))), number('amount', 'Seconds (429, slow)', '2'),
    number('times', 'How often', '1'), number('skip', 'After how many', '0'),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', name: 'after' }), 'after processing'), h('button', { class: 'btn s1' }, 'Add fault'));
}

function logLine(entry) {
  const ws = entry.method === 'WS';
  const good = ws || (entry.status >= 200 && entry.status < 300);
  const more = [entry.note && h('div', { class: ws ? '' : 'why' }, entry.note), entry.files?.length > 0 && h('div', {}, entry.files.map((f) => `${f.name} (${bytes(f.size)})`).join(', ')), entry.body != null && h('pre', { class: 'thin' }, JSON.stringify(entry.body, null, 1))];
  return h('details', { 'data-testid': 'log-entry', 'data-n': String(entry.n) },
    h('summary', {}, h('time', {}, new Date(entry.at).toLocaleTimeString('en-GB')), h('span', { class: ws ? 'ws' : good ? 'ok' : 'bad' }, ws ? 'WS' : String(entry.status || '—')), h('span', { class: 'path', title: entry.path }, `${ws ? '' : `${entry.method} `}${entry.path}`), h('span', { class: 'why' }, entry.note && !ws && '!')), more);
}

// ── Beginning ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function begin() {
  $('identity').hidden = true;
  $('app').hidden = false;
  store.read = memory.get(`read.${store.me}`, {});
  const last = memory.get(`channel.${store.me}`, null);
  enterChannel(channel(last) ? last : store.channels[0].id);
}

function atBottom() {
  const { scrollTop, scrollHeight, clientHeight } = $('scroll');
  return scrollHeight - scrollTop - clientHeight < 60;
}

/** A right click, or a long press on a phone, opens what the name's card and the message's menu hold. */
function contextMenu(event) {
  if (event.target.closest('a, img, input, textarea, .select') || String(getSelection())) return;
  const name = event.target.closest('.name, .avatar, .at[data-user-id], .person');
  const button = name?.closest('button') ?? event.target.closest('.msg')?.querySelector('[data-testid=message-menu]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

function wire() {
  $('app').addEventListener('contextmenu', contextMenu);
  textBox.addEventListener('input', onText);
  textBox.addEventListener('focus', () => { if (draft.entry) showOptions(); else if (textBox.value) onText(); });
  textBox.addEventListener('keydown', textKeys);
  $('composer').addEventListener('submit', (event) => { event.preventDefault(); send(); });
  $('composer').addEventListener('focusout', (event) => { if (!$('composer').contains(event.relatedTarget)) hidePopup(); });
  $('popup').addEventListener('mousedown', (event) => event.preventDefault()); // the field keeps the focus
  $('slash').addEventListener('click', () => composer.start(''));
  $('skip').addEventListener('click', (event) => { event.preventDefault(); textBox.focus(); });
  $('who').addEventListener('click', openUserMenu);
  $('theme').addEventListener('click', toggleTheme);
  $('gear').addEventListener('click', workshop.toggle);
  $('open-drawer').addEventListener('click', openDrawer);
  $('scrim').addEventListener('click', closeDrawer);
  $('show-people').addEventListener('click', (event) => openMenu(event.currentTarget, (close) => [h('h3', {}, 'People'), ...[store.bot, ...store.users.values()].map((user) => h('button', { type: 'button', class: 'item', onclick: () => { close(); openCard(user, $('show-people')); } }, avatar(user), nameOf(user), botTag(user)))], { label: 'People' }));
  $('scroll').addEventListener('scroll', () => { stick = atBottom(); $('present').hidden = stick; if (stick) { markRead(); changed('side'); } }, { passive: true });
  $('present').addEventListener('click', () => { toPresent(); changed('side'); textBox.focus(); });
  $('modal').addEventListener('close', () => { form = null; textBox.focus(); });
  new ResizeObserver(() => { if (stick) $('scroll').scrollTop = $('scroll').scrollHeight; }).observe($('scroll'));
  document.addEventListener('visibilitychange', () => { if (!document.hidden && store.ready) { if (stick) markRead(); changed('side'); } });
  document.addEventListener('keydown', globalKeys);
  setInterval(tick, 10000);
}

/** Typing anywhere goes to the composer; Escape closes what is open. */
function globalKeys(event) {
  if (document.querySelector('dialog[open], :popover-open')) return; // these close by themselves
  const free = document.activeElement === document.body || document.activeElement?.closest('#scroll, #channels');
  if (event.key === 'Escape' && document.body.classList.contains('drawer')) { closeDrawer(); $('open-drawer').focus(); return; }
  if (free && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) textBox.focus();
}

applyTheme();
wire();
if (/^\d+$/.test(store.me ?? '')) listen(); else chooseIdentity();
