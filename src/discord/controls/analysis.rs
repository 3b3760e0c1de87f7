//! The controls for stepping through a game.

use crate::{
    app::{App, RequestKind},
    discord::{
        commands::analyse::{AnalysisPage, analysis_message, play_on},
        controls::control::{Audience, Control},
        model::{
            call::Call,
            failure::Answer,
            ids::analysis::{AnalysisStep, AnalysisVerb},
            policy::Policy,
            reply::{Body, Deferral},
        },
    },
};

impl Control for AnalysisStep {
    const AUDIENCE: Audience<Self> = Audience::Everybody;

    fn policy(&self, _: bool) -> Policy {
        match self.verb {
            AnalysisVerb::Play => Policy::new(RequestKind::Challenge, Deferral::Public),
            AnalysisVerb::Start
            | AnalysisVerb::Back
            | AnalysisVerb::On
            | AnalysisVerb::End
            | AnalysisVerb::Menu
            | AnalysisVerb::Mistake
            | AnalysisVerb::Report => Policy::new(RequestKind::Picture, Deferral::Update),
        }
    }

    async fn press(self, app: &App, call: &Call, values: &[String]) -> Answer {
        if self.verb == AnalysisVerb::Play {
            return play_on(app, call, self.source, self.ply).await;
        }
        let chosen = values.first().and_then(|value| value.parse().ok());
        let page = match self.verb {
            AnalysisVerb::Report => AnalysisPage::Report,
            _ => AnalysisPage::Ply(chosen.unwrap_or(self.ply)),
        };
        let message = analysis_message(app, call, self.source, page).await?;
        Ok(Body::Update(message).into())
    }
}
