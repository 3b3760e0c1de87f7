//! Move ordering and late move reductions. Knows no game.

/// The index of a move, which is packed into the low bits of its weight.
pub const fn index_of(packed: i32) -> usize {
    255 - (packed & 255) as usize
}

/// Swaps the greatest element to the front.
pub fn bring_forward(order: &mut [i32]) {
    let (mut at, mut greatest) = (0, i32::MIN);
    for (i, &packed) in order.iter().enumerate() {
        if packed > greatest {
            (at, greatest) = (i, packed);
        }
    }
    order.swap(0, at);
}

/// The reduction of a late move in plies, by depth and by its place in the order: ln(depth) * ln(place) / 1.5 + 1/2,
/// rounded down, in the integers that a constant can be computed with.
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

/// An approximation of 64 ln(x).
const fn ln_64(x: u32) -> i32 {
    let whole = x.ilog2();
    let rest = (x << (16 - whole)) - (1 << 16);
    ((whole * 64 + rest / 1024) as i32 * 44361) / 64_000
}
