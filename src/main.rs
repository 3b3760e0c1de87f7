//! The program `banyan`: [`banyan::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    banyan::cli::main()
}
