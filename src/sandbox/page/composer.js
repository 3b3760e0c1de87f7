// ── Commands as the composer sees them ────────────────────────────────────────────────────────────────────────────────

const SUB = 1, GROUP = 2, STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, ATTACHMENT = 11;
const BOOLEANS = [{ name: 'True', value: true }, { name: 'False', value: false }];

function allowedHere(command) {
  return store.usable[store.current]?.includes(command.id) ?? false;
}

/** Every slash command or subcommand: {command, path, name: "privacy export", label (localized), description, options}. */
function entries() {
  const walk = (command, path, node) => {
    const subs = (node.options ?? []).filter((o) => o.type === SUB || o.type === GROUP);
    if (subs.length) return subs.flatMap((sub) => walk(command, [...path, sub], sub));
    const chain = [command, ...path];
    return [{
      command, path, options: node.options ?? [], description: localized(node, 'description'),
      name: chain.map((part) => part.name).join(' '), label: chain.map((part) => localized(part, 'name')).join(' '),
    }];
  };
  return store.commands.filter((c) => (c.type ?? 1) === 1 && allowedHere(c)).flatMap((c) => walk(c, [], c));
}

/** The command that the text names in full, followed by a space; the longest name wins. */
function enteredCommand(text) {
  let best = null;
  for (const entry of entries()) {
    for (const name of [entry.name, entry.label]) {
      if (fold(text).startsWith(`/${fold(name)} `) && (!best || name.length > best.length)) best = { entry, length: name.length + 2 };
    }
  }
  return best;
}

function searchCommands(typed) {
  const wanted = fold(typed.trim());
  const rank = (e) => {
    const names = [fold(e.label), fold(e.name)];
    if (names.some((n) => n.startsWith(wanted))) return 0;
    if (names.some((n) => n.includes(wanted))) return 1;
    return fold(e.description).includes(wanted) ? 2 : 3;
  };
  const found = entries().map((entry) => ({ entry, rank: rank(entry) })).filter((x) => x.rank < 3).sort((a, b) => a.rank - b.rank);
  // Descriptions only count where no name fits.
  const byName = found.filter((x) => x.rank < 2);
  return (byName.length ? byName : found).map((x) => x.entry);
}

/** The closed list an option's value comes from, or null if anything may be typed. */
function closedList(option) {
  if (option.choices?.length) return option.choices.map((c) => ({ label: localized(c, 'name'), value: c.value, also: [c.name, String(c.value)] }));
  if (option.type === BOOLEAN) return BOOLEANS.map((c) => ({ label: c.name, value: c.value, also: [c.value ? 'yes' : 'no'] }));
  if (option.type === USER || option.type === MENTIONABLE) {
    return [...peopleHere(), store.bot].map((user) => ({ label: `@${nameOf(user)}`, value: user.id, user, also: [nameOf(user), user.username, `@${user.username}`, `<@${user.id}>`, `<@!${user.id}>`, user.id] }));
  }
  if (option.type === ROLE) return rolesHere().map((role) => ({ ...role, also: [role.label.slice(1)] }));
  if (option.type === CHANNEL) return store.channels.filter((ch) => ch.guild_id && ch.guild_id === guildOf()?.id).map((ch) => ({ label: `#${ch.name}`, value: ch.id, also: [ch.name, `<#${ch.id}>`] }));
  return null;
}

const resolve = (option, text) => {
  const wanted = fold(text.trim());
  return closedList(option)?.find((c) => [c.label, ...c.also].some((name) => fold(name) === wanted)) ?? null;
};

/** What an option's text amounts to: {value}, {error} or {} (left out). */
function readValue(option, text, chosen) {
  const given = text.trim();
  if (!given) return option.required ? { error: 'this option is required' } : {};
  if (chosen) return { value: chosen.value };
  const found = resolve(option, given);
  if (found) return { value: found.value };
  if (option.type === USER || option.type === MENTIONABLE) return { error: 'nobody of that name is here' };
  if (closedList(option)) return { error: 'choose one of the list' };
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, given);
  if (option.type === ATTACHMENT) return { error: 'the file is still on its way' };
  if (option.type !== STRING) return { error: 'this page cannot fill in options of this kind' };
  const length = [...given].length;
  if (length < (option.min_length ?? 0)) return { error: `at least ${plural(option.min_length, 'character')}` };
  if (length > (option.max_length ?? 6000)) return { error: `at most ${plural(option.max_length ?? 6000, 'character')}` };
  return { value: given };
}

function readNumber(option, given) {
  const pattern = option.type === INTEGER ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
  const value = Number(given);
  if (!pattern.test(given)) return { error: option.type === INTEGER ? 'a whole number, please' : 'a number, please' };
  if (option.min_value != null && value < option.min_value) return { error: `at least ${option.min_value}` };
  if (option.max_value != null && value > option.max_value) return { error: `at most ${option.max_value}` };
  return { value };
}

// ── Composer: plain text until it names a command, then one small field an option ─────────────────────────────────────

const textBox = $('text');
/** The command being written; fields: [{option, el, input, chosen, found (autocomplete's last answer), asked}] */
let draft = { entry: null, fields: [], error: '' };

const composer = {
  /** Begins a command by name ("" lists them all), as from a mention of it. */
  start(name) {
    composer.cancel();
    const entry = entries().find((e) => e.name === name || e.label === name);
    if (entry) { openCommand(entry); return; }
    textBox.value = `/${name}`;
    textBox.focus();
    onText();
  },
  cancel() {
    draft.fields.forEach((field) => clearTimeout(field.timer));
    draft = { entry: null, fields: [], error: '' };
    textBox.value = '';
    hidePopup();
    drawComposer();
  },
  /** Another channel or another set of commands: what is being written may no longer exist. */
  commandsChanged() {
    if (draft.entry && !entries().some((e) => e.name === draft.entry.name)) composer.cancel();
    drawComposer();
    if (popup.kind === 'command') showCommands(textBox.value.slice(1));
  },
};

function drawComposer() {
  const { entry, fields } = draft;
  const line = $('line');
  for (const child of [...line.children]) if (child !== textBox && !fields.some((f) => f.el === child)) child.remove();
  if (entry) {
    const name = h('span', { class: 'cmd', 'data-testid': 'command-name', 'data-command': entry.name }, commandAvatar(), `/${entry.label}`);
    line.prepend(name);
    fields.forEach((field) => { if (!field.el.isConnected) textBox.before(field.el); });
    const left = optionsLeft().length;
    if (left) textBox.before(h('button', { type: 'button', class: 'more', 'data-testid': 'more-options', onclick: () => { textBox.focus(); showOptions(); } }, `+${left} optional`));
  }
  textBox.placeholder = entry ? '' : store.ready ? `Message ${channel()?.type === DM ? '@' : '#'}${channelName(channel())} or type /` : '';
  textBox.setAttribute('aria-label', entry ? 'More options' : 'Command');
  drawHint();
}
function commandAvatar() {
  const el = avatar(store.bot);
  el.style.setProperty('--size', '20px');
  return el;
}

function drawHint() {
  const el = $('hint');
  const idle = textBox.value && !textBox.value.startsWith('/') && !draft.entry;
  const typing = store.typing.has(store.current) && `${nameOf(store.bot)} is typing…`;
  el.className = draft.error ? 'bad' : '';
  $('send').disabled = !draft.entry && !textBox.value.trim();
  el.textContent = draft.error || (idle ? 'People see this; the bot reads no messages. Type / to use a command.' : typing || '');
}
function complain(error) {
  draft.error = error;
  drawHint();
}

const optionsLeft = () => draft.entry.options.filter((o) => !draft.fields.some((f) => f.option === o));
const optionNamed = (name) => draft.entry.options.find((o) => [o.name, localized(o, 'name')].some((n) => fold(n) === fold(name)));

function openCommand(entry, rest = '') {
  draft = { entry, fields: [], error: '' };
  textBox.value = '';
  entry.options.filter((o) => o.required).forEach(addField);
  drawComposer();
  if (rest.trim()) readArguments(rest);
  const empty = draft.fields.find((f) => !f.input.value);
  const last = rest.trim() ? draft.fields.at(-1) : null;
  ((empty ?? last)?.input ?? textBox).focus();
  if (document.activeElement === textBox) showOptions();
}

function addField(option) {
  const id = `option-${option.name}`;
  const input = h('input', {
    id, type: option.type === ATTACHMENT && 'file', 'data-testid': 'option-input', 'data-option': option.name, role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': 'popup-list', 'aria-describedby': 'hint',
    'aria-required': option.required && 'true', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', enterkeyhint: 'send', inputmode: option.type === INTEGER && 'numeric',
  });
  const field = { option, input, chosen: null, found: null, asked: 0 };
  field.el = h('span', { class: 'opt', 'data-testid': 'option-field', 'data-option': option.name }, h('label', { for: id }, localized(option, 'name')), input);
  input.addEventListener('input', () => onField(field));
  if (option.type === ATTACHMENT) input.addEventListener('change', () => attach(field));
  input.addEventListener('focus', () => suggest(field, true));
  input.addEventListener('blur', () => settle(field));
  input.addEventListener('keydown', (event) => fieldKeys(event, field));
  draft.fields.push(field);
  return field;
}

function removeField(field) {
  const at = draft.fields.indexOf(field);
  clearTimeout(field.timer);
  if (field.option.required) {
    if (at === 0) { const { label } = draft.entry; composer.cancel(); textBox.value = `/${label}`; textBox.focus(); onText(); }
    else draft.fields[at - 1].input.focus();
    return;
  }
  draft.fields.splice(at, 1);
  field.el.remove();
  drawComposer();
  (draft.fields[at - 1]?.input ?? textBox).focus();
}

/** Puts text into an option (adding it if need be), as when a whole command is pasted. */
function setOption(option, text) {
  const field = draft.fields.find((f) => f.option === option) ?? addField(option);
  drawComposer();
  // Only people choose files.
  if (option.type === ATTACHMENT) return field;
  field.input.value = text;
  field.chosen = null;
  settle(field);
  return field;
}

/** Reads `b3b4 game:482`: named options by name, what comes before them by place. */
function readArguments(rest) {
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((m) => optionNamed(m[1]));
  marks.forEach((mark, i) => setOption(optionNamed(mark[1]), rest.slice(mark.index + mark[0].length, marks[i + 1]?.index ?? rest.length).trim()));
  return readByPlace(rest.slice(0, marks[0]?.index ?? rest.length).trim());
}

/** Gives text to the options that are still empty, required ones first; returns what nobody took. */
function readByPlace(text) {
  let left = text;
  for (const option of draft.entry.options) {
    if (!left) break;
    if (draft.fields.some((f) => f.option === option && f.input.value)) continue;
    const taken = takeFor(option, left);
    if (taken == null) continue;
    setOption(option, taken);
    left = left.slice(taken.length).trim();
  }
  return left;
}

function takeFor(option, left) {
  const words = left.split(/\s+/);
  if (!closedList(option)) return option.type === STRING ? left : words[0];
  for (let n = words.length; n > 0; n -= 1) {
    const start = words.slice(0, n).join(' ');
    if (left.startsWith(start) && resolve(option, start)) return start;
  }
  return option.required ? words[0] : null;
}

/** Sends the chosen file ahead; its id is what the option says. */
async function attach(field) {
  const [file] = field.input.files;
  field.chosen = null;
  if (!file) { settle(field); return; }
  try {
    const response = await fetch(`/sandbox/upload?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    if (field.input.files[0] === file) field.chosen = { label: file.name, value: answer.attachment.id };
    settle(field);
  } catch (error) {
    complain(error.message);
  }
}

/** A text that names a choice exactly becomes that choice; one that cannot be right is marked. */
function settle(field) {
  const { input, option } = field;
  if (!field.chosen && input.value) {
    const found = resolve(option, input.value) ?? field.found?.find((c) => String(c.value) === input.value.trim());
    if (found) field.chosen = found;
    if (found?.user) input.value = found.label;
  }
  const wrong = input.value ? readValue(option, input.value, field.chosen).error : null;
  field.el.classList.toggle('set', Boolean(field.chosen));
  markField(field, wrong);
}
function markField(field, error) {
  field.el.classList.toggle('bad', Boolean(error));
  if (error) field.input.setAttribute('aria-invalid', 'true');
  else field.input.removeAttribute('aria-invalid');
}

