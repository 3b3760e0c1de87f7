//! The largest matching of a graph, with which the pairings of Swiss rounds are compared.

/// The size of the largest matching of a graph, by Edmonds' algorithm: augmenting paths, with blossoms shrunk to their base.
pub fn largest_matching(near: &[Vec<usize>]) -> usize {
    let count = near.len();
    let mut mate: Vec<Option<usize>> = vec![None; count];
    for root in 0..count {
        if mate[root].is_none() {
            augment(near, &mut mate, root);
        }
    }
    mate.iter().flatten().count() / 2
}

fn augment(near: &[Vec<usize>], mate: &mut [Option<usize>], root: usize) {
    let count = near.len();
    let mut parent: Vec<Option<usize>> = vec![None; count];
    let mut base: Vec<usize> = (0..count).collect();
    let mut even = vec![false; count];
    even[root] = true;
    let mut queue = vec![root];
    let mut at = 0;
    while let Some(from) = queue.get(at).copied() {
        at += 1;
        for to in near[from].iter().copied() {
            if base[from] == base[to] || mate[from] == Some(to) {
                continue;
            }
            let closes = to == root || mate[to].is_some_and(|other| parent[other].is_some());
            if closes {
                let common = common_base(mate, &parent, &base, from, to);
                let mut inside = vec![false; count];
                for (mut one, mut child) in [(from, to), (to, from)] {
                    while base[one] != common {
                        let other = mate[one].unwrap();
                        inside[base[one]] = true;
                        inside[base[other]] = true;
                        parent[one] = Some(child);
                        child = other;
                        one = parent[other].unwrap();
                    }
                }
                for vertex in 0..count {
                    if inside[base[vertex]] {
                        base[vertex] = common;
                        if !even[vertex] {
                            even[vertex] = true;
                            queue.push(vertex);
                        }
                    }
                }
            } else if parent[to].is_none() {
                parent[to] = Some(from);
                if let Some(next) = mate[to] {
                    even[next] = true;
                    queue.push(next);
                } else {
                    let mut end = Some(to);
                    while let Some(vertex) = end {
                        let before = parent[vertex].unwrap();
                        let next = mate[before];
                        mate[vertex] = Some(before);
                        mate[before] = Some(vertex);
                        end = next;
                    }
                    return;
                }
            }
        }
    }
}

fn common_base(
    mate: &[Option<usize>],
    parent: &[Option<usize>],
    base: &[usize],
    one: usize,
    other: usize,
) -> usize {
    let mut seen = vec![false; base.len()];
    let mut at = one;
    loop {
        at = base[at];
        seen[at] = true;
        match mate[at] {
            Some(next) => at = parent[next].unwrap(),
            None => break,
        }
    }
    let mut at = other;
    loop {
        at = base[at];
        if seen[at] {
            return at;
        }
        at = parent[mate[at].unwrap()].unwrap();
    }
}

#[test]
fn the_largest_matching_is_found() {
    // Two triangles joined by an edge, and a star.
    let joined = [
        vec![1, 2],
        vec![0, 2],
        vec![0, 1, 3],
        vec![2, 4, 5],
        vec![3, 5],
        vec![3, 4],
    ];
    assert_eq!(largest_matching(&joined), 3);
    let star = [vec![1, 2, 3], vec![0], vec![0], vec![0]];
    assert_eq!(largest_matching(&star), 1);
}
