//! Tournaments that are open to other servers: both sides agree, and only then can the members of the other server join.

use banyan::play::{Actor, ChannelId, GuildId};
use banyan::tournaments::{Application, Command, Format, Plan, Refusal};

use super::field::{Field, ORGANISER, application, plan, player};

const GUEST: GuildId = GuildId(8);
const CHANNEL: ChannelId = ChannelId(80);

fn ask(guild: GuildId) -> Command {
    let channel = CHANNEL;
    Command::AskServer { guild, channel }
}

#[test]
fn both_sides_agree_before_anybody_joins() {
    let closed = plan(Format::Swiss { rounds: 3 });
    let mut field = Field::open(closed.clone(), 3, 1);
    let (moderator, organiser) = (Actor::Player(player(50)), Actor::Player(ORGANISER));
    assert_eq!(field.refuses(moderator, &ask(GUEST)), Refusal::NotOpen);
    field.organiser(&Command::Change {
        plan: Box::new(Plan {
            guests: true,
            ..closed
        }),
        reason: "the more, the merrier".to_owned(),
    });
    let join = Command::Join(Application {
        guild: Some(GUEST),
        ..application(1500)
    });
    let visitor = Actor::Player(player(9));
    let admit = Command::AdmitServer { guild: GUEST };
    assert_eq!(field.refuses(organiser, &admit), Refusal::NotIn);
    field.try_as(moderator, &ask(GUEST)).unwrap();
    assert_eq!(field.refuses(moderator, &ask(GUEST)), Refusal::AlreadyIn);
    let own = field.tournament.plan().guild;
    assert_eq!(field.refuses(moderator, &ask(own)), Refusal::AlreadyIn);
    assert_eq!(field.refuses(visitor, &join), Refusal::NotOpen);
    assert_eq!(field.refuses(moderator, &admit), Refusal::NotTheOrganiser);
    assert!(!field.tournament.is_on(GUEST));
    field.organiser(&admit);
    assert!(field.tournament.is_on(GUEST));
    assert_eq!(field.refuses(organiser, &admit), Refusal::AlreadyIn);
    field.try_as(visitor, &join).unwrap();
    assert_eq!(field.tournament.server_of(player(9)), GUEST);
    assert_eq!(field.tournament.server_of(player(1)), own);
    field.organiser(&Command::Start);
    // Who replaces somebody has a server of their own.
    for (old, new, guild, server) in [(9, 10, None, own), (10, 9, Some(GUEST), GUEST)] {
        field.organiser(&Command::Replace {
            old: player(old),
            new: player(new),
            rating: 1500,
            guild,
            reason: "ill".to_owned(),
        });
        assert_eq!(field.tournament.server_of(player(new)), server);
    }

    // A server that leaves leaves its players; they play on.
    let remove = Command::RemoveServer { guild: GUEST };
    field.clock(&remove);
    assert_eq!(field.refuses(Actor::Clock, &remove), Refusal::NotIn);
    assert!(field.tournament.is_active(player(9)));
    assert!(
        !field
            .tournament
            .is_on(field.tournament.server_of(player(9)))
    );
    field.play_to_the_end();
}
