//! What the tests ask the chat page, as scripts.

/// All messages of the channel as a user sees them.
pub const VISIBLE_MESSAGES: &str = "return [...document.querySelectorAll('[data-testid=message]')].map(message => ({
    id: message.dataset.messageId,
    author: message.dataset.author,
    private: message.dataset.ephemeral === 'true',
    mention: message.dataset.mention === 'true',
    background: getComputedStyle(message).backgroundColor,
    text: message.querySelector('[data-testid=content]')?.innerText ?? '',
    pictures: [...message.querySelectorAll('[data-testid=attachment] img')].map(image => ({
        alt: image.alt,
        source: image.src,
        loaded: image.complete && image.naturalWidth > 0,
        width: image.naturalWidth,
        shown: image.getBoundingClientRect().width,
    })),
    controls: [...message.querySelectorAll('[data-custom-id]')].map(control => control.dataset.customId.split(':')[0]),
}))";

/// Elements that scroll sideways, except text boards, and elements that overflow the right edge.
pub const TOO_WIDE: &str = "
    const right = part => part.getBoundingClientRect().right;
    const clips = part => getComputedStyle(part).overflowX !== 'visible';
    const held = part => part !== null && part !== document.body && (clips(part) && right(part) <= innerWidth + 1 || held(part.parentElement));
    const name = part => `${part.localName}#${part.id} ${part.className}`;
    const all = [...document.querySelectorAll('body, body *')].filter(part => part.checkVisibility());
    return [
        ...(document.scrollingElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
        ...all.filter(part => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) && !part.matches('pre') && part.scrollWidth > part.clientWidth + 1)
            .map(part => `${name(part)} scrolls sideways`),
        ...all.filter(part => right(part) > innerWidth + 1 && !held(part.parentElement)).map(part => `${name(part)} ends at ${right(part)}`),
    ]";

/// Text that is covered by the "…" button of its message, which is always visible on devices without hover.
pub const COVERED: &str = "return [...document.querySelectorAll('[data-testid=message]')].flatMap(message => {
    const menu = message.querySelector('[data-testid=message-menu] svg').getBoundingClientRect();
    const under = at => at.right > menu.left && at.left < menu.right && at.bottom > menu.top && at.top < menu.bottom;
    const nodes = document.createTreeWalker(message.querySelector('.body'), NodeFilter.SHOW_TEXT);
    const covered = [];
    while (nodes.nextNode()) {
        const words = document.createRange();
        words.selectNodeContents(nodes.currentNode);
        if ([...words.getClientRects()].some(under)) covered.push(`under its menu: ${nodes.currentNode.data}`);
    }
    return covered;
})";

/// Disabled buttons whose label has less contrast than text needs.
pub const FAINT: &str = "
    const numbers = colour => colour.match(/[\\d.]+/g).map(Number);
    const light = colour => numbers(colour).slice(0, 3).map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
    const ground = part => { const own = getComputedStyle(part).backgroundColor; return (numbers(own)[3] ?? 1) === 1 ? own : ground(part.parentElement); };
    const contrast = part => { const [low, high] = [light(getComputedStyle(part).color), light(ground(part))].sort((a, b) => a - b); return (high + 0.05) / (low + 0.05); };
    return [...document.querySelectorAll('.btn:disabled')].filter(part => contrast(part) < 4.5 || getComputedStyle(part).opacity < 1).map(part => `faint: ${part.innerText}`)";

/// Where messages are drawn, cut to what is in sight, as [x, y, width, height]; none if nothing is.
pub const FRAME: &str = "
    const place = document.querySelector('#scroll').getBoundingClientRect();
    const boxes = messages.map(message => message.getBoundingClientRect());
    const top = Math.max(place.top, boxes[0].top), bottom = Math.min(place.bottom, boxes.at(-1).bottom);
    const parts = messages.flatMap(message => [...message.querySelectorAll('.content, .picture, .row > *, .section, .select, .container, .by, .used > *, .only-you > *, .file')]);
    const texts = part => { const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), found = []; while (walker.nextNode()) found.push(walker.currentNode); return found; };
    const drawn = text => { const range = document.createRange(); range.selectNodeContents(text); return range; };
    const nodes = parts.flatMap(part => part.matches('.content, .by') ? texts(part).map(drawn) : [part]);
    const right = Math.max(...nodes.flatMap(node => [...node.getClientRects()]).map(box => box.right), place.left + 480);
    return [place.left, top, Math.min(right + 20, place.right) - place.left, bottom - top]";
