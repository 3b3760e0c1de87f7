//! The switches of Jungle, its presets and their starting positions. Knows no moves.

use super::animal::Animal;
use crate::rules::ruleset::{Rulebook, SideColours, Switch, switch};

keyed! {
    /// The presets.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Preset {
        /// The traditional game in its most widespread form.
        Classic = "classic",
        /// The Ocastudios edition: silent on rats in the water, and only the den wins.
        Oca = "oca",
        /// A German leaflet: universal traps, a jumping leopard, and a lion that does not jump.
        German = "german",
        /// The simplified game: four animals, no traps, no rivers.
        AnimalCheckers = "animal-checkers",
    }
}

/// Which pieces traps weaken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Traps {
    /// The enemies of the side that owns the traps.
    Enemy,
    /// Every piece.
    Universal,
    /// There are no traps on the board.
    None,
}

/// What a weakened piece can still do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trapped {
    /// It takes with its full rank.
    Full,
    /// It takes nothing.
    Powerless,
}

/// Whether the elephant takes the rat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ElephantRat {
    /// Only a rat that a trap has weakened.
    Trap,
    /// As any other animal.
    Always,
    /// Never.
    Never,
}

/// What a rat in the water may take on land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RatOut {
    /// Nothing.
    None,
    /// A rat.
    Rat,
    /// An elephant.
    Elephant,
    /// The same as on land.
    All,
}

/// In which directions an animal jumps over the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jumps {
    /// Not at all.
    None,
    /// Along the ranks.
    H,
    /// Along the files.
    V,
    /// In both directions.
    Hv,
}

impl Jumps {
    pub(super) const fn horizontal(self) -> bool {
        matches!(self, Self::H | Self::Hv)
    }

    pub(super) const fn vertical(self) -> bool {
        matches!(self, Self::V | Self::Hv)
    }
}

/// The rules of a game of Jungle: every point on which the sources or their variations differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own; no state hides in their combination"
)]
pub struct Rules {
    /// The preset from which the rules come.
    pub preset: Preset,
    /// Which pieces traps weaken.
    pub traps: Traps,
    /// What a weakened piece can still do.
    pub trapped: Trapped,
    /// Whether the dog ranks above the wolf.
    pub dog_over_wolf: bool,
    /// Whether the tiger takes the lion.
    pub lion_tiger_equal: bool,
    /// Whether the elephant takes the rat.
    pub elephant_rat: ElephantRat,
    /// What a rat in the water may take on land.
    pub rat_out: RatOut,
    /// Whether a rat on land may take a rat in the water.
    pub rat_in: bool,
    /// Whether a rat may take a rat if both swim.
    pub rat_swim: bool,
    /// How the lion jumps.
    pub lion_jumps: Jumps,
    /// How the tiger jumps.
    pub tiger_jumps: Jumps,
    /// How the leopard jumps.
    pub leopard_jumps: Jumps,
    /// Whether taking all enemies wins.
    pub capture_all: bool,
}

impl Rulebook for Rules {
    const PRESETS: &'static [&'static str] = &Preset::KEYS;

    const SWITCHES: &'static [Switch<Self>] = &[
        switch!("traps", traps: "enemy" = Traps::Enemy, "universal" = Traps::Universal),
        switch!("trapped", trapped: "full" = Trapped::Full, "powerless" = Trapped::Powerless),
        switch!("dog-over-wolf", dog_over_wolf: "off" = false, "on" = true),
        switch!("lion-tiger", lion_tiger_equal: "ranked" = false, "equal" = true),
        switch!("elephant-rat", elephant_rat:
            "trap" = ElephantRat::Trap, "always" = ElephantRat::Always,
            "never" = ElephantRat::Never),
        switch!("rat-out", rat_out:
            "none" = RatOut::None, "rat" = RatOut::Rat, "elephant" = RatOut::Elephant,
            "all" = RatOut::All),
        switch!("rat-in", rat_in: "off" = false, "on" = true),
        switch!("rat-swim", rat_swim: "off" = false, "on" = true),
        switch!("lion-jumps" ("lion", "jumps"), lion_jumps:
            "none" = Jumps::None, "h" = Jumps::H, "v" = Jumps::V, "hv" = Jumps::Hv),
        switch!("tiger-jumps" ("tiger", "jumps"), tiger_jumps:
            "none" = Jumps::None, "h" = Jumps::H, "v" = Jumps::V, "hv" = Jumps::Hv),
        switch!("leopard-jumps" ("leopard", "jumps"), leopard_jumps:
            "none" = Jumps::None, "h" = Jumps::H, "v" = Jumps::V, "hv" = Jumps::Hv),
        switch!("capture-all", capture_all: "off" = false, "on" = true),
    ];

    const FAIR_START: Option<(&'static str, &'static str)> = None;

    fn from_preset(name: &str) -> Option<Self> {
        Preset::from_key(name).map(Self::of)
    }

    fn preset(&self) -> &'static str {
        self.preset.key()
    }

    fn values(&self, switch: &Switch<Self>) -> Result<&'static [&'static str], &'static str> {
        match (self.preset, switch.name) {
            (Preset::AnimalCheckers, "elephant-rat") => Ok(&["always", "never"]),
            (Preset::AnimalCheckers, "traps" | "trapped") => Err("its board has no traps"),
            (Preset::AnimalCheckers, "dog-over-wolf") => Err("it is played without wolves"),
            (Preset::AnimalCheckers, "lion-tiger") => Err("it is played without lions"),
            (Preset::AnimalCheckers, name) if name != "capture-all" => {
                Err("its board has no rivers")
            }
            _ => Ok(switch.values),
        }
    }

    fn colours(&self) -> SideColours {
        match self.preset {
            Preset::Classic | Preset::AnimalCheckers => SideColours::BlueRed,
            Preset::Oca => SideColours::DarkLight,
            Preset::German => SideColours::WhiteBlack,
        }
    }

    /// Without rivers and traps it is another game.
    fn has_own_rating(&self) -> bool {
        self.preset == Preset::AnimalCheckers
    }

    fn favours_a_side(&self) -> bool {
        false
    }
}

impl Rules {
    /// The rules of a preset.
    #[must_use]
    pub const fn of(preset: Preset) -> Self {
        let classic = Self {
            preset,
            traps: Traps::Enemy,
            trapped: Trapped::Full,
            dog_over_wolf: false,
            lion_tiger_equal: false,
            elephant_rat: ElephantRat::Trap,
            rat_out: RatOut::None,
            rat_in: false,
            rat_swim: true,
            lion_jumps: Jumps::Hv,
            tiger_jumps: Jumps::Hv,
            leopard_jumps: Jumps::None,
            capture_all: true,
        };
        match preset {
            Preset::Classic => classic,
            Preset::Oca => Self {
                rat_out: RatOut::All,
                rat_in: true,
                capture_all: false,
                ..classic
            },
            Preset::German => Self {
                traps: Traps::Universal,
                lion_tiger_equal: true,
                elephant_rat: ElephantRat::Always,
                lion_jumps: Jumps::None,
                tiger_jumps: Jumps::V,
                leopard_jumps: Jumps::H,
                ..classic
            },
            Preset::AnimalCheckers => Self {
                traps: Traps::None,
                elephant_rat: ElephantRat::Never,
                ..classic
            },
        }
    }

    /// The rank of an animal under these rules.
    #[must_use]
    pub const fn rank(&self, kind: Animal) -> u8 {
        match kind {
            Animal::Dog if self.dog_over_wolf => Animal::Wolf.rank(),
            Animal::Wolf if self.dog_over_wolf => Animal::Dog.rank(),
            _ => kind.rank(),
        }
    }

    /// Whether the board has traps.
    #[must_use]
    pub const fn has_traps(&self) -> bool {
        !matches!(self.traps, Traps::None)
    }

    /// Whether the board has rivers.
    #[must_use]
    pub const fn has_rivers(&self) -> bool {
        !matches!(self.preset, Preset::AnimalCheckers)
    }

    /// Whether an animal takes part.
    #[must_use]
    pub const fn plays(&self, kind: Animal) -> bool {
        !matches!(self.preset, Preset::AnimalCheckers)
            || matches!(
                kind,
                Animal::Rat | Animal::Dog | Animal::Tiger | Animal::Elephant
            )
    }

    /// How an animal jumps over the river.
    #[must_use]
    pub const fn jumps(&self, kind: Animal) -> Jumps {
        match kind {
            _ if !self.has_rivers() => Jumps::None,
            Animal::Lion => self.lion_jumps,
            Animal::Tiger => self.tiger_jumps,
            Animal::Leopard => self.leopard_jumps,
            _ => Jumps::None,
        }
    }
}
