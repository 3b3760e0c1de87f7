// Typing

function onText() {
  if (draft.error) complain('');
  if (draft.entry) { onTail(); return; }
  const text = textBox.value;
  drawHint();
  if (!text.startsWith('/')) { hidePopup(); return; }
  const entered = enteredCommand(text);
  if (entered) openCommand(entered.entry, text.slice(entered.length));
  else showCommands(text.slice(1));
}

/** After the options: naming another one ("game:") adds it. */
function onTail() {
  const mark = /^\s*([^\s:]+):(.*)$/s.exec(textBox.value);
  const option = mark && optionNamed(mark[1]);
  if (option) {
    textBox.value = '';
    moveTo(option, mark[2].trim());
  } else showOptions();
}

function moveTo(option, text = '') {
  const field = draft.fields.find((f) => f.option === option) ?? addField(option);
  drawComposer();
  field.input.focus();
  if (text) { field.input.value = text; onField(field); }
}

function onField(field) {
  const { input, option } = field;
  field.chosen = null;
  if (draft.error) complain('');
  markField(field, null);
  field.el.classList.remove('set');
  const mark = [...input.value.matchAll(/(?:^|\s)([^\s:]+):/g)].find((m) => optionNamed(m[1]));
  if (mark) {
    const after = input.value.slice(mark.index + mark[0].length).trimStart();
    input.value = input.value.slice(0, mark.index).trim();
    settle(field);
    const target = optionNamed(mark[1]);
    if (target === option) { input.value = after; if (after) onField(field); else suggest(field); } else moveTo(target, after);
    return;
  }
  // "@Bob " or "jungle ": a name from a closed list and a space go on to the next option, unless a longer name begins so.
  if (/\s$/.test(input.value) && resolve(option, input.value)) {
    const typed = fold(input.value);
    const { value } = resolve(option, input.value);
    if (!closedList(option).some((c) => c.value !== value && [c.label, ...c.also].some((name) => fold(name).startsWith(typed)))) {
      input.value = input.value.trim();
      settle(field);
      advance(field);
      return;
    }
  }
  suggest(field);
}

// Suggestions

let popup = { kind: null, items: [], active: -1, owner: null };

/** items: [{key, face, pick, texts}] */
function showPopup(owner, kind, { about, items = [], active = -1, none }) {
  popup = { kind, items, active: -1, owner };
  const rows = items.map((it, i) => h('div', {
    class: 'item', role: 'option', id: `popup-${i}`, 'data-testid': `${kind}-option`, [`data-${{ command: 'command', choice: 'value', option: 'option' }[kind]}`]: it.key, 'aria-selected': 'false',
    onmousemove: () => activate(i, false), onclick: () => it.pick(),
  }, it.face));
  $('popup').dataset.testid = `${kind}-popup`;
  $('popup').replaceChildren(...[about && h('div', { class: 'about' }, about), items.length > 0 && h('div', { class: 'list thin', id: 'popup-list', role: 'listbox', 'aria-label': 'Suggestions' }, rows), !items.length && none && h('div', { class: 'none' }, none)].filter(Boolean));
  $('popup').hidden = !$('popup').children.length;
  for (const input of [textBox, ...draft.fields.map((f) => f.input)]) {
    input.setAttribute('aria-expanded', String(input === owner && items.length > 0));
    input.removeAttribute('aria-activedescendant');
  }
  activate(Math.min(active, items.length - 1));
}
function hidePopup() {
  popup.owner?.setAttribute('aria-expanded', 'false');
  popup.owner?.removeAttribute('aria-activedescendant');
  popup = { kind: null, items: [], active: -1, owner: null };
  $('popup').hidden = true;
  $('popup').replaceChildren();
}
function activate(index, scroll = true) {
  if (index === popup.active && index >= 0) return;
  popup.active = index;
  const rows = $('popup').querySelectorAll('[role=option]');
  rows.forEach((row, i) => { row.classList.toggle('active', i === index); row.setAttribute('aria-selected', String(i === index)); });
  if (index < 0) { popup.owner?.removeAttribute('aria-activedescendant'); return; }
  popup.owner?.setAttribute('aria-activedescendant', `popup-${index}`);
  if (scroll) rows[index]?.scrollIntoView({ block: 'nearest' });
}

function showCommands(typed) {
  const found = searchCommands(typed);
  const items = found.map((entry) => ({
    key: entry.name, pick: () => openCommand(entry), texts: [entry.name, entry.label],
    face: [commandAvatar(), h('span', { class: 'grow' }, h('b', {}, `/${entry.label}`), h('span', { class: 'args' }, entry.options.map((o) => localized(o, 'name')).join('  ')), h('small', {}, entry.description)), h('span', { class: 'end' }, nameOf(store.bot))],
  }));
  const here = store.commands.some((command) => command.type === 1 && allowedHere(command));
  const nothing = here ? 'No command has that name.' : store.commands.length ? `${nameOf(store.bot)} has no commands for you here.` : `${nameOf(store.bot)} has not registered any commands yet.`;
  showPopup(textBox, 'command', { about: [h('b', {}, typed ? 'Commands matching' : 'Commands'), typed && `/${typed}`], items, active: 0, none: nothing });
}

/** The optional options that are left, below the "+2 optional". */
function showOptions() {
  const typed = fold(textBox.value.trim());
  const left = optionsLeft().filter((o) => fold(localized(o, 'name')).startsWith(typed) || fold(o.name).startsWith(typed));
  if (!left.length) { hidePopup(); return; }
  const items = left.map((option) => ({
    key: option.name, pick: () => { textBox.value = ''; moveTo(option); }, texts: [option.name],
    face: h('span', { class: 'grow' }, h('b', {}, localized(option, 'name')), h('small', {}, localized(option, 'description'))),
  }));
  showPopup(textBox, 'option', { about: [h('b', {}, 'Options'), 'Enter sends, Tab adds one'], items, active: typed ? 0 : -1 });
}

function aboutOption(option) {
  const bounds = [option.min_value != null && `from ${option.min_value}`, option.max_value != null && `to ${option.max_value}`].filter(Boolean).join(' ');
  return [h('b', {}, localized(option, 'name')), h('span', {}, [localized(option, 'description'), bounds && `(${bounds})`, !option.required && '· optional'].filter(Boolean).join(' '))];
}

function choiceItem(field, choice) {
  return {
    key: String(choice.value), texts: [choice.label, String(choice.value), ...(choice.also ?? [])], choice, pick: () => { choose(field, choice); advance(field); },
    face: [choice.user && avatar(choice.user), h('span', { class: 'grow' }, h('b', {}, choice.label)), choice.user && h('span', { class: 'end' }, choice.user.username)],
  };
}

/** Shows what may be typed. With `all`, on arriving in a field that is already filled, everything is offered. */
function suggest(field, all = false) {
  const { option, input } = field;
  const typed = all && field.chosen ? '' : fold(input.value.trim());
  const fits = (c) => [c.label, ...(c.also ?? [String(c.value)])].some((text) => fold(text).includes(typed));
  const closed = closedList(option);
  const about = aboutOption(option);
  const active = typed || !input.value ? 0 : -1;
  if (closed) {
    const begins = (c) => Number(!fold(c.label.replace(/^[@#]/, '')).startsWith(typed.replace(/^[@#]/, '')));
    const items = closed.filter(fits).sort((a, b) => begins(a) - begins(b)).map((c) => choiceItem(field, c));
    showPopup(input, 'choice', { about, items, active, none: 'Nothing on the list matches.' });
  } else if (option.autocomplete) {
    // Until the bot answers, its last answer is narrowed down here, so that the list neither flickers nor lies.
    const items = (field.found ?? []).filter(fits).map((c) => choiceItem(field, c));
    showPopup(input, 'choice', { about, items, active, none: field.found ? 'No suggestions.' : 'Looking…' });
    clearTimeout(field.timer);
    field.timer = setTimeout(() => autocomplete(field), field.found ? 150 : 0);
  } else showPopup(input, 'choice', { about });
}

async function autocomplete(field) {
  const { entry } = draft;
  const asked = ++field.asked;
  const options = draft.fields.flatMap((f) => {
    if (f === field) return [{ name: f.option.name, type: f.option.type, value: f.chosen ? String(f.chosen.value) : f.input.value, focused: true }];
    const { value } = readValue(f.option, f.input.value, f.chosen);
    return value === undefined ? [] : [{ name: f.option.name, type: f.option.type, value }];
  });
  let answer;
  try {
    answer = await post('/sandbox/interact', { user: store.me, channel: store.current, type: 'autocomplete', name: entry.command.name, options: nest(entry, options) });
  } catch (error) {
    answer = { error: error.message };
  }
  if (asked !== field.asked || draft.entry !== entry) return; // something newer was typed meanwhile
  field.found = (answer.choices ?? []).map((c) => ({ label: localized(c, 'name'), value: c.value }));
  if (document.activeElement !== field.input || field.closed) return;
  const items = field.found.map((c) => choiceItem(field, c));
  const kept = popup.items[popup.active]?.key;
  const active = Math.max(0, items.findIndex((it) => it.key === kept));
  showPopup(field.input, 'choice', { about: aboutOption(field.option), items, active, none: answer.error ? 'Loading options failed.' : 'No suggestions.' });
}

function choose(field, choice) {
  field.chosen = choice;
  field.input.value = choice.label;
  settle(field);
}

/** On to the next option that is still empty, else behind the last. */
function advance(field) {
  const at = draft.fields.indexOf(field);
  const next = [...draft.fields.slice(at + 1), ...draft.fields.slice(0, at)].find((f) => !f.input.value);
  hidePopup();
  (next?.input ?? textBox).focus();
}

// Keys

function popupKeys(event) {
  const n = popup.items.length;
  if (!n || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return false;
  event.preventDefault();
  const step = event.key === 'ArrowDown' ? 1 : -1;
  activate(popup.active < 0 ? (step > 0 ? 0 : n - 1) : (popup.active + step + n) % n);
  return true;
}

function escape(event) {
  event.preventDefault();
  if (!$('popup').hidden) hidePopup();
  else if (draft.entry || textBox.value) { composer.cancel(); textBox.focus(); }
}

function textKeys(event) {
  if (event.isComposing || popupKeys(event)) return;
  const current = popup.items[popup.active];
  if (event.key === 'Escape') escape(event);
  else if (event.key === 'PageUp' || event.key === 'PageDown') { event.preventDefault(); $('scroll').scrollBy({ top: (event.key === 'PageUp' ? -0.8 : 0.8) * $('scroll').clientHeight }); }
  else if (event.key === 'Tab' && !event.shiftKey && popup.items.length) { event.preventDefault(); (current ?? popup.items[0]).pick(); }
  else if (event.key === 'Enter') { event.preventDefault(); enterText(current); }
  else if (event.key === 'Backspace' && !textBox.value && draft.entry) {
    event.preventDefault();
    const last = draft.fields.at(-1);
    if (last) last.input.focus();
    else { const { label } = draft.entry; composer.cancel(); textBox.value = `/${label}`; onText(); }
  } else if (event.key === 'ArrowLeft' && textBox.selectionStart === 0 && draft.fields.length) { event.preventDefault(); draft.fields.at(-1).input.focus(); }
}

function enterText(current) {
  if (draft.entry) {
    if (current) current.pick();
    else send();
    return;
  }
  const text = textBox.value;
  if (!text.startsWith('/')) { speak(text.trim()); return; }
  // A whole command that needs nothing more goes at once; anything else is picked first.
  const whole = entries().find((e) => [e.name, e.label].some((n) => fold(n) === fold(text.slice(1).trim())));
  if (whole && (!current || current.key === whole.name)) {
    openCommand(whole);
    hidePopup();
    if (!whole.options.some((o) => o.required)) send();
  } else if (current) current.pick();
  else complain(`There is no command ${text}.`);
}

function fieldKeys(event, field) {
  if (event.isComposing || popupKeys(event)) return;
  const { input } = field;
  const current = popup.owner === input ? popup.items[popup.active] : null;
  const at = draft.fields.indexOf(field);
  if (event.key === 'Escape') escape(event);
  else if (event.key === 'Enter') { event.preventDefault(); enterField(field, current); }
  else if (event.key === 'Tab' && !event.shiftKey) { event.preventDefault(); if (current && !field.chosen && (input.value || field.option.required)) current.pick(); else { settle(field); (draft.fields[at + 1]?.input ?? textBox).focus(); } }
  else if (event.key === 'Backspace' && !input.value) { event.preventDefault(); removeField(field); }
  else if (event.key === 'ArrowLeft' && input.selectionEnd === 0 && at > 0) { event.preventDefault(); draft.fields[at - 1].input.focus(); }
  else if (event.key === 'ArrowRight' && input.selectionStart === input.value.length) { event.preventDefault(); (draft.fields[at + 1]?.input ?? textBox).focus(); }
}

/** Enter sends what is complete as it stands; otherwise it takes the marked suggestion. */
function enterField(field, current) {
  const typed = fold(field.input.value.trim());
  const exact = typed && !field.chosen && popup.owner === field.input && popup.items.find((it) => it.texts.some((text) => fold(text) === typed));
  if (exact) { choose(field, exact.choice); send(); }
  else if (current && !field.chosen) current.pick();
  else send();
}

// Sending

/** Discord nests the options of a subcommand inside it. */
const nest = (entry, options) => entry.path.reduceRight((inner, sub) => [{ name: sub.name, type: sub.type, options: inner }], options);

/** Ordinary words, for the other people; the bot is not told of them. */
async function speak(text) {
  if (!text) return;
  const people = [...store.users.values(), store.bot].sort((a, b) => nameOf(b).length - nameOf(a).length);
  const content = people.reduce((words, user) => words.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`), text);
  textBox.value = '';
  drawComposer();
  stick = true;
  try {
    await post('/sandbox/say', { user: store.me, channel: store.current, content });
  } catch (error) {
    textBox.value ||= text;
    complain(error.message);
  }
}

function send() {
  const { entry } = draft;
  if (!entry) { enterText(popup.items[popup.active]); return; }
  const extra = textBox.value.trim();
  if (extra) {
    textBox.value = '';
    const left = readArguments(extra);
    if (left) { textBox.value = left; complain(`/${entry.label} has no option for “${left}”.`); return; }
  }
  const options = [];
  for (const field of draft.fields) {
    settle(field);
    const { value, error } = readValue(field.option, field.input.value, field.chosen);
    if (error) {
      markField(field, error);
      field.input.focus();
      complain(`${localized(field.option, 'name')}: ${error}.`);
      return;
    }
    if (value !== undefined) options.push({ name: field.option.name, type: field.option.type, value });
  }
  dispatch(entry, options);
}

async function dispatch(entry, options) {
  const saved = draft.fields.map(({ option, input, chosen }) => ({ option, text: input.value, chosen }));
  stick = true;
  composer.cancel();
  textBox.focus();
  try {
    await interact({ type: 'command', name: entry.command.name, options: nest(entry, options) }, { kind: 'command', label: entry.name });
  } catch (error) {
    if (draft.entry || textBox.value) { toast(error.message); return; }
    openCommand(entry);
    for (const { option, text, chosen } of saved) setOption(option, text).chosen = chosen;
    hidePopup();
    complain(error.message);
  }
}

