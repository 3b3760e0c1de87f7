//! The panel that builds a challenge.

use crate::{
    app::{App, RequestKind},
    computer,
    discord::{
        access::admission::may_challenge,
        commands::{
            challenge,
            invite::{self, opponent_of},
        },
        controls::control::{Audience, Control, first},
        model::{
            call::{Call, Request},
            failure::{Answer, Failure},
            ids::invite::{InviteControl, InviteDraft, InviteVerb},
            opponent::Opponent,
            policy::Policy,
            reply::{self, Body, Deferral},
        },
        view::invite::invite_menus,
    },
    play::{SideChoice, TimeControl},
    rules::Ruleset,
    store::StoreError,
};

impl Control for InviteControl {
    const AUDIENCE: Audience<Self> = Audience::Owner;

    fn policy(&self, _: bool) -> Policy {
        match self.verb {
            InviteVerb::Send => Policy::new(RequestKind::Challenge, Deferral::Public),
            InviteVerb::Player
            | InviteVerb::Rules
            | InviteVerb::Side
            | InviteVerb::Time
            | InviteVerb::Level
            | InviteVerb::Rated => Policy::new(RequestKind::Other, Deferral::Update),
        }
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        let InviteControl { verb, mut draft } = self;
        let before = draft;
        let chosen = first(values);
        match verb {
            InviteVerb::Player => {
                choose_opponent(app, call, &mut draft).await?;
                draft.ruleset = usual_rules(app, call, before, draft).await?;
            }
            InviteVerb::Rules => {
                draft.ruleset = chosen.parse().unwrap_or(draft.ruleset);
                // If the game stays the same, the player is choosing between its rulesets.
                if draft.ruleset.game() != before.ruleset.game() {
                    draft.ruleset = usual_rules(app, call, before, draft).await?;
                }
                if let Some(Opponent::Computer(level)) = &mut draft.opponent {
                    *level = (*level).min(computer::level_count(draft.ruleset.game()));
                }
            }
            InviteVerb::Side => draft.side = SideChoice::from_key(chosen).unwrap_or(draft.side),
            InviteVerb::Level => {
                if let (Some(Opponent::Computer(level)), Ok(chosen)) =
                    (&mut draft.opponent, chosen.parse())
                {
                    *level = chosen;
                }
            }
            InviteVerb::Time => draft.time = chosen.parse().unwrap_or(draft.time),
            InviteVerb::Rated => {
                draft.rated = !draft.rated;
                draft.ruleset = usual_rules(app, call, before, draft).await?;
            }
            InviteVerb::Send => {
                let reply = challenge::post_challenge(app, call, draft, None).await?;
                return Ok(reply::delete_menu_after(reply, call.menu()));
            }
        }
        Ok(Body::Update(invite_menus(call, draft)).into())
    }
}

/// The rules of the changed draft: without a fair start that was only the default of the draft before, and with the
/// fair start if it is the default now.
async fn usual_rules(
    app: &App,
    call: &Call,
    before: InviteDraft,
    draft: InviteDraft,
) -> Result<Ruleset, StoreError> {
    let mut ruleset = draft.ruleset;
    if let Some(plain) = ruleset.with_fair_start(false)
        && ruleset == before.ruleset
        && invite::usual_rules(app, call, before.rated_opponent(), plain).await? == ruleset
    {
        ruleset = plain;
    }
    invite::usual_rules(app, call, draft.rated_opponent(), ruleset).await
}

/// The opponent that was chosen in the menu of people; anyone if nobody was.
async fn choose_opponent(app: &App, call: &Call, draft: &mut InviteDraft) -> Result<(), Failure> {
    let Request::Press { people, .. } = &call.request else {
        return Ok(());
    };
    let opponent = match people.first() {
        Some(person) => Some(opponent_of(call, person, draft.ruleset.game())?),
        None => None,
    };
    if let Some(Opponent::Player(player)) = opponent {
        may_challenge(app, call, player).await?;
    }
    // Games against the computer need no time limit and are never rated. Another opponent brings back the defaults.
    if let Some(Opponent::Computer(_)) = opponent {
        draft.time = TimeControl::Unlimited;
    } else if let Some(Opponent::Computer(_)) = draft.opponent {
        draft.time = TimeControl::DEFAULT;
        draft.rated = true;
    }
    draft.opponent = opponent;
    Ok(())
}
