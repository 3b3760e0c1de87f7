//! Walking through a game move by move, in a private message that changes in its place. Where one stands travels in the
//! buttons, so nothing is forgotten by a restart. It changes no match.

use std::{fmt, str::FromStr};

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::{
    call::Call,
    commands::{Answer, MOST_CHOICES, load, record},
    failure::Failure,
    look::Look,
    people::escaped,
    reply::{Attachment, Body, Message},
    view, words,
};
use crate::{
    app::App,
    locale::{self, Locale},
    play::{
        Match, MatchId, Transcript,
        transcript::{self, Verdict},
    },
    render,
    rules::{Record, Side},
    say,
};

/// What the controls begin with.
const PREFIX: &str = "walk";

/// Where the game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A match, as it stands when a button is pressed.
    Match(MatchId),
    /// A record that the player has brought back.
    Study(u64),
}

/// A button, or the menu, with the number of moves after which it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    source: Source,
    ply: usize,
    by: By,
}

keyed! {
    /// The controls: two that lead to the same place must not have the same id.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum By {
        Start = "start",
        Back = "back",
        On = "on",
        End = "end",
        Menu = "menu",
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, number) = match self.source {
            Source::Match(id) => ('m', id.0 as u64),
            Source::Study(id) => ('s', id),
        };
        write!(f, "{PREFIX}-{}:{kind}{number}:{}", self.by.key(), self.ply)
    }
}

impl FromStr for Step {
    /// It is the control of something else.
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let [verb, source, ply] = *text.split(':').collect::<Vec<_>>() else {
            return Err(());
        };
        let verb = verb
            .strip_prefix(PREFIX)
            .and_then(|verb| verb.strip_prefix('-'));
        let by = verb.and_then(By::from_key);
        let source = if let Some(id) = source.strip_prefix('m') {
            Source::Match(MatchId(id.parse().map_err(drop)?))
        } else {
            let id = source.strip_prefix('s').ok_or(())?;
            Source::Study(id.parse().map_err(drop)?)
        };
        Ok(Self {
            source,
            ply: ply.parse().map_err(drop)?,
            by: by.ok_or(())?,
        })
    }
}

/// What using a control of the walk does.
///
/// # Errors
/// When the game is gone, or the database fails.
pub async fn press(app: &App, call: &Call, step: Step, values: &[String]) -> Answer {
    let chosen = values.first().and_then(|value| value.parse().ok());
    let message = show(app, call, step.source, chosen.or(Some(step.ply))).await?;
    Ok(Body::Update(message).into())
}

/// The game after so many moves; at first, from its start if it has an end, else as it stands.
///
/// # Errors
/// When the game is gone or never began, or the database fails.
pub async fn show(
    app: &App,
    call: &Call,
    source: Source,
    ply: Option<usize>,
) -> Result<Message, Failure> {
    let (transcript, look, game) = match source {
        Source::Match(id) => {
            let game = load(app, call.locale, id).await?;
            record::must_have_begun(&game)?;
            let look = Look::of(app, &game, call.locale).await;
            let look = look.for_player(app, &game, call.player.id).await;
            let transcript = Transcript::of(&game, app.store.names_in(&game).await?);
            (transcript, look, Some(game))
        }
        Source::Study(id) => {
            let transcript = study(app, call, id).await?;
            let names = transcript.names.clone().map(Some);
            let look = Look::of_record(call.locale, &transcript.record.ruleset(), &names);
            (transcript, look, None)
        }
    };
    let total = transcript.record.ply();
    let usual = match transcript.verdict {
        Verdict::Open => total,
        Verdict::Won(_) | Verdict::Drawn => 0,
    };
    let ply = ply.unwrap_or(usual).min(total);
    let walk = Walk {
        source,
        number: game.as_ref().map(Match::id),
        record: transcript.record.taken_back(total - ply),
        transcript,
        look,
    };
    Ok(walk.message())
}

/// The record that the asker had brought back.
async fn study(app: &App, call: &Call, id: u64) -> Result<Transcript, Failure> {
    let kept = app.store.study(call.player.id, id).await?;
    let read = kept.and_then(|text| transcript::read_stored(&text).ok());
    read.ok_or_else(|| Failure::Said(say!(call.locale, "walk-gone")))
}

/// A game as it is looked at.
struct Walk {
    source: Source,
    number: Option<MatchId>,
    transcript: Transcript,
    /// The game up to the move that is looked at.
    record: Record,
    look: Look,
}

impl Walk {
    fn total(&self) -> usize {
        self.transcript.record.ply()
    }

    fn at_end(&self) -> bool {
        self.record.ply() == self.total()
    }

    fn message(&self) -> Message {
        let name = match self.source {
            Source::Match(id) => format!("banyan-{id}-move-{}.png", self.record.ply()),
            Source::Study(_) => format!("banyan-move-{}.png", self.record.ply()),
        };
        let picture = Attachment {
            name,
            bytes: render::board(self.record.position(), &self.view()).png,
            alt: words::told(self.look.locale, &self.record),
        };
        Message {
            picture: Some(picture),
            rows: self.rows(),
            ..Message::private(self.words())
        }
    }

    /// How the position is drawn.
    fn view(&self) -> render::View {
        let rules = self.record.ruleset();
        let ended = match self.transcript.verdict {
            Verdict::Won(side) => Some(render::Ended::Won(side)),
            Verdict::Drawn => Some(render::Ended::Drawn),
            Verdict::Open => None,
        };
        render::View {
            title: words::board_title(self.look.locale, &rules),
            deviations: words::deviations(&rules),
            note: self.number.map_or_else(String::new, |id| format!("#{id}")),
            last_move: self.record.moves().last().copied(),
            before: self.record.before_last().cloned(),
            ended: ended.filter(|_| self.at_end()),
            ..view::seen(&self.look)
        }
    }

    /// The game, its players, the move with its time, the result at the end, and the position.
    fn words(&self) -> String {
        let locale = self.look.locale;
        let rules = self.record.ruleset();
        let title = words::ruleset(locale, &rules);
        let mut lines = vec![match self.number {
            Some(id) => say!(
                locale,
                "headline-game",
                number = id.to_string(),
                ruleset = title
            ),
            None => format!("**{title}**"),
        }];
        let [first, second] = &self.transcript.names;
        if !first.is_empty() && !second.is_empty() {
            lines.push(say!(
                locale,
                "walk-players",
                first = escaped(first),
                first_colour = words::side(locale, &rules, Side::First),
                second = escaped(second),
                second_colour = words::side(locale, &rules, Side::Second)
            ));
        }
        lines.push(self.last_move());
        lines.extend(self.result());
        lines.push(format!("```\n{rules} {}\n```", self.record.position()));
        lines.join("\n")
    }

    fn last_move(&self) -> String {
        let locale = self.look.locale;
        let (ply, total) = (self.record.ply(), self.total());
        let Some((mv, last)) = self
            .record
            .moves()
            .last()
            .zip(words::last_move(locale, &self.record))
        else {
            return say!(locale, "walk-start", total = total);
        };
        let mover = self.record.position().side_to_move().other();
        let mut parts = vec![say!(
            locale,
            "walk-move",
            ply = ply.to_string(),
            total = total.to_string(),
            side = words::side(locale, &self.record.ruleset(), mover),
            last = last,
            text = mv.to_string()
        )];
        let timing = self.transcript.timings.get(ply - 1).copied();
        let timing = timing.unwrap_or_default();
        parts.extend(timing.at.map(words::moment));
        parts.extend(timing.left.map(|left| {
            let left = words::span(locale, left);
            say!(locale, "walk-left", left = left)
        }));
        parts.join(" · ")
    }

    /// How it came out, where that is known and the last move has been reached.
    fn result(&self) -> Option<String> {
        let verdict = self.transcript.verdict;
        if verdict == Verdict::Open || !self.at_end() {
            return None;
        }
        let (locale, result) = (self.look.locale, verdict.key());
        // A reason from elsewhere is not in our words.
        let reason = self.transcript.reason.as_deref().unwrap_or_default();
        let key = format!("ending-{reason}");
        Some(if locale::has(Locale::default(), &key) {
            let reason = say!(locale, &key);
            say!(
                locale,
                "walk-result-because",
                result = result,
                reason = reason
            )
        } else {
            say!(locale, "walk-result", result = result)
        })
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        let (ply, total) = (self.record.ply(), self.total());
        if total == 0 {
            return Vec::new();
        }
        let steps = [
            (By::Start, "|<", 0, ply > 0),
            (By::Back, "<", ply.saturating_sub(1), ply > 0),
            (By::On, ">", ply + 1, ply < total),
            (By::End, ">|", total, ply < total),
        ];
        let buttons = steps.map(|(by, label, to, open)| {
            CreateButton::new(self.step(by, to).to_string())
                .label(label)
                .style(ButtonStyle::Secondary)
                .disabled(!open)
        });
        let options = stops(ply, total).into_iter().map(|stop| {
            let label = match self.transcript.record.moves().get(stop.wrapping_sub(1)) {
                Some(mv) => format!("{stop} · {mv}"),
                None => say!(self.look.locale, "walk-menu-start"),
            };
            CreateSelectMenuOption::new(label, stop.to_string()).default_selection(stop == ply)
        });
        let kind = CreateSelectMenuKind::String {
            options: options.collect(),
        };
        let menu = CreateSelectMenu::new(self.step(By::Menu, ply).to_string(), kind)
            .placeholder(say!(self.look.locale, "walk-menu"));
        vec![
            CreateActionRow::Buttons(buttons.into()),
            CreateActionRow::SelectMenu(menu),
        ]
    }

    fn step(&self, by: By, ply: usize) -> Step {
        Step {
            source: self.source,
            ply,
            by,
        }
    }
}

/// Where the menu leads: everywhere in a short game; in a long one to stops at equal distances, to where one is, and to
/// the end.
fn stops(ply: usize, total: usize) -> Vec<usize> {
    let distance = total.div_ceil(MOST_CHOICES - 3).max(1);
    let mut stops: Vec<usize> = (0..total).step_by(distance).chain([ply, total]).collect();
    stops.sort_unstable();
    stops.dedup();
    stops
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_its_text() {
        for source in [Source::Match(MatchId(i64::MAX)), Source::Study(u64::MAX)] {
            for by in By::ALL {
                let step = Step {
                    source,
                    ply: 100_000,
                    by,
                };
                assert!(step.to_string().len() <= 100);
                assert_eq!(step.to_string().parse(), Ok(step));
            }
        }
        for wrong in [
            "",
            "walk",
            "walk-on",
            "walk-on:m1",
            "walk-on:1:1",
            "walk-on:m:1",
            "walk-on:x1:1",
            "walk-on:m1:-1",
            "walk-on:s-1:1",
            "walk-fly:m1:1",
            "walk-on:m1:1:1",
            "move:1:1",
        ] {
            assert_eq!(wrong.parse::<Step>(), Err(()), "{wrong}");
        }
    }
}

#[cfg(test)]
mod menu_tests {
    use super::*;

    #[test]
    fn the_menu_leads_everywhere_and_is_never_too_long() {
        assert_eq!(stops(1, 3), [0, 1, 2, 3]);
        for total in 1..1_000 {
            for ply in [0, 1, total / 2, total] {
                let stops = stops(ply, total);
                assert!(stops.len() <= MOST_CHOICES, "{total} {ply}: {stops:?}");
                assert!([0, ply, total].iter().all(|stop| stops.contains(stop)));
                assert!(stops.is_sorted() && stops.iter().all(|stop| *stop <= total));
            }
        }
    }
}
