//! `banyan completions` and `banyan man`: what a shell completes, and the manual page, from the flags.

use std::io::{self, Write as _};

use clap::{Command, Subcommand};
use clap_complete::{Shell, generate};
use clap_mangen::Man;

#[derive(Subcommand)]
pub enum Request {
    /// Write the completions for a shell: bash, zsh, fish, elvish or powershell.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Write the manual page.
    Man,
}

impl Request {
    /// Writes what is asked for to standard output.
    pub fn run(&self, mut program: Command) -> io::Result<()> {
        let mut text = Vec::new();
        match self {
            Self::Completions { shell } => generate(*shell, &mut program, "banyan", &mut text),
            Self::Man => Man::new(program).render(&mut text)?,
        }
        io::stdout().write_all(&text)
    }
}
