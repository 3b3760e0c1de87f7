//! Tournaments that are open to other servers: both sides agree, and only then can the members of the other server join.

use banyan::play::{Actor, ChannelId, GuildId};
use banyan::tournaments::{
    Application, Format, TournamentCommand, TournamentPlan, TournamentRefusal,
};

use super::field::{Field, ORGANISER, application, plan, player};

const GUEST: GuildId = GuildId(8);
const CHANNEL: ChannelId = ChannelId(80);

fn ask(guild: GuildId) -> TournamentCommand {
    let channel = CHANNEL;
    TournamentCommand::AskServer { guild, channel }
}

#[test]
fn both_sides_agree_before_anybody_joins() {
    let closed = plan(Format::Swiss { rounds: 3 });
    let mut field = Field::open(closed.clone(), 3, 1);
    let (moderator, organiser) = (Actor::Player(player(50)), Actor::Player(ORGANISER));
    assert_eq!(
        field.refuses(moderator, &ask(GUEST)),
        TournamentRefusal::NotOpen
    );
    field.organiser(&TournamentCommand::Change {
        plan: Box::new(TournamentPlan {
            guests: true,
            ..closed
        }),
        reason: "the more, the merrier".to_owned(),
    });
    let join = TournamentCommand::Join(Application {
        guild: Some(GUEST),
        ..application(1500)
    });
    let visitor = Actor::Player(player(9));
    let admit = TournamentCommand::AdmitServer { guild: GUEST };
    assert_eq!(field.refuses(organiser, &admit), TournamentRefusal::NotIn);
    field.try_as(moderator, &ask(GUEST)).unwrap();
    assert_eq!(
        field.refuses(moderator, &ask(GUEST)),
        TournamentRefusal::AlreadyIn
    );
    let own = field.tournament.plan().guild;
    assert_eq!(
        field.refuses(moderator, &ask(own)),
        TournamentRefusal::AlreadyIn
    );
    assert_eq!(field.refuses(visitor, &join), TournamentRefusal::NotOpen);
    assert_eq!(
        field.refuses(moderator, &admit),
        TournamentRefusal::NotTheOrganiser
    );
    assert!(!field.tournament.is_on(GUEST));
    field.organiser(&admit);
    assert!(field.tournament.is_on(GUEST));
    assert_eq!(
        field.refuses(organiser, &admit),
        TournamentRefusal::AlreadyIn
    );
    field.try_as(visitor, &join).unwrap();
    assert_eq!(field.tournament.server_of(player(9)), GUEST);
    assert_eq!(field.tournament.server_of(player(1)), own);
    field.organiser(&TournamentCommand::Start);
    // Who replaces somebody has a server of their own.
    for (old, new, guild, server) in [(9, 10, None, own), (10, 9, Some(GUEST), GUEST)] {
        field.organiser(&TournamentCommand::Replace {
            old: player(old),
            new: player(new),
            rating: 1500,
            guild,
            reason: "ill".to_owned(),
        });
        assert_eq!(field.tournament.server_of(player(new)), server);
    }

    // A server that leaves leaves its players; they play on.
    let remove = TournamentCommand::RemoveServer { guild: GUEST };
    field.clock(&remove);
    assert_eq!(
        field.refuses(Actor::Clock, &remove),
        TournamentRefusal::NotIn
    );
    assert!(field.tournament.is_active(player(9)));
    assert!(
        !field
            .tournament
            .is_on(field.tournament.server_of(player(9)))
    );
    field.play_to_the_end();
}
