//! Has the migrations embedded anew when one is added; does nothing else.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
