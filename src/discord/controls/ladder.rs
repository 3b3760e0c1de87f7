//! The buttons that answer a challenge of a ladder.

use crate::{
    app::{App, RequestKind},
    discord::{
        access::tournaments::tournament_here,
        commands::tournament::{ladder, refusals::with_list},
        controls::control::{Audience, Control},
        model::{
            call::Call,
            failure::Answer,
            ids::ladder::{LadderControl, LadderVerb},
            policy::Policy,
            reply::{Body, Deferral, Message, in_place_of},
        },
        view::ladder::closed_challenge,
    },
};

impl Control for LadderControl {
    const AUDIENCE: Audience<Self> = Audience::By(Self::is_personal);

    fn policy(&self, private: bool) -> Policy {
        match self.verb {
            LadderVerb::Accept | LadderVerb::Decline => {
                Policy::new(RequestKind::Other, Deferral::Update)
            }
            LadderVerb::Yield => {
                Policy::new(RequestKind::Other, Deferral::update_if_private(private))
            }
        }
    }

    async fn press(self, app: &App, call: &Call, _: &[String]) -> Answer {
        let answer = self.answer(app, call).await;
        answer.map_err(|failure| with_list(call, failure))
    }
}

impl LadderControl {
    fn is_personal(&self) -> bool {
        match self.verb {
            LadderVerb::Yield => true,
            LadderVerb::Accept | LadderVerb::Decline => false,
        }
    }

    async fn answer(self, app: &App, call: &Call) -> Answer {
        let tournament = tournament_here(app, call, self.tournament).await?;
        let locale = call.menu().map_or(call.public_locale, |_| call.locale);
        let pairing = tournament.pairing(self.pairing);
        // Once the challenge is over, its message loses the buttons.
        let closed = pairing.filter(|pairing| pairing.must_answer().is_none());
        let id = pairing.map(|pairing| pairing.id);
        let message = match (closed, self.verb) {
            (Some(closed), _) => Message {
                content: closed_challenge(locale, &tournament, closed),
                ..Message::default()
            },
            (None, LadderVerb::Accept) => {
                ladder::accept(app, call, &tournament, id, locale).await?
            }
            (None, LadderVerb::Decline) => {
                let asked = ladder::ask_to_decline(call, &tournament, id)?;
                return Ok(in_place_of(asked, call.menu()));
            }
            (None, LadderVerb::Yield) => {
                let declined = ladder::decline(app, call, &tournament, id).await?;
                return Ok(in_place_of(declined, call.menu()));
            }
        };
        Ok(Body::Update(Message {
            private: call.menu().is_some(),
            ..message
        })
        .into())
    }
}
