//! The order in which moves are tried, and how much less deep the late ones are searched. Knows no game.

/// The place in the list of moves that is packed into the lower bits of what the move is worth.
pub const fn index_of(packed: i32) -> usize {
    255 - (packed & 255) as usize
}

/// Swaps the greatest to the front.
pub fn bring_forward(order: &mut [i32]) {
    let (mut at, mut greatest) = (0, i32::MIN);
    for (i, &packed) in order.iter().enumerate() {
        if packed > greatest {
            (at, greatest) = (i, packed);
        }
    }
    order.swap(0, at);
}

/// By how much a late move is searched less deep, by depth and place in the order: ln(depth) * ln(place) / 2 + 1/2, in the
/// integers that a constant can be computed with.
pub const REDUCTIONS: [[i32; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut depth = 1;
    while depth < 64 {
        let mut tried = 1;
        while tried < 64 {
            table[depth][tried] = (ln_64(depth as u32) * ln_64(tried as u32) / 64 + 48) / 96;
            tried += 1;
        }
        depth += 1;
    }
    table
};

/// About 64 times the natural logarithm.
const fn ln_64(x: u32) -> i32 {
    let whole = x.ilog2();
    let rest = (x << (16 - whole)) - (1 << 16);
    ((whole * 64 + rest / 1024) as i32 * 44361) / 64_000
}
