import type { NewPerson } from '../../../support/people.js';
import type { Fixtures } from '../fixtures.js';
import type { Kind, Maker, Thing } from '../variant.js';

const thingOf = ({ id, email, name }: { id: number; email: string; name: string }): Thing => ({
  id,
  text: email,
  of: { name },
});

/** A new user who shares no channel or conversation with the actor. */
const stranger =
  (options: NewPerson = {}): Maker =>
  async (fixtures) =>
    thingOf(await fixtures.server.person(fixtures.fresh('Person'), options));

const NOBODY = { id: 2 ** 31 - 1, text: 'nobody.knows@example.com', of: { name: 'Nobody' } };

const systemBot = async (fixtures: Fixtures): Promise<Thing> => {
  const row = await fixtures.server.services.store.read((tx) =>
    tx.first<{ id: number; email: string; full_name: string }>(
      'SELECT id, email, full_name FROM users WHERE is_system_bot = 1',
    ),
  );
  if (!row) throw new Error('The server has no bot of its own.');
  return thingOf({ ...row, name: row.full_name });
};

/** Users. Those who share nothing with a limited guest are hidden from the guest. */
export const people = {
  own: async (fixtures, _actor, name) => {
    const person = await fixtures.like(name);
    return { ...thingOf(person), as: person };
  },
  acquainted: async (fixtures, actor) => {
    const person = await fixtures.server.person(fixtures.fresh('Person'));
    await fixtures.channel([actor, person]);
    return thingOf(person);
  },
  'in a channel until they left': async (fixtures, actor) => {
    const person = await fixtures.server.person(fixtures.fresh('Person'));
    const { name } = await fixtures.channel([actor, person]);
    await fixtures.remove(person, name);
    return thingOf(person);
  },
  member: stranger(),
  guest: stranger({ role: 'guest' }),
  moderator: stranger({ role: 'moderator' }),
  administrator: stranger({ role: 'administrator' }),
  owner: stranger({ role: 'owner' }),
  bot: async (fixtures) =>
    thingOf(await fixtures.server.person(fixtures.fresh('Bot'), { botOf: fixtures.mate.id })),
  deactivated: async (fixtures) => {
    const person = await fixtures.server.person(fixtures.fresh('Person'));
    await fixtures.server.owner.ok('DELETE', `/users/${String(person.id)}`);
    return thingOf(person);
  },
  'bot of the server': systemBot,
  nothing: () => Promise.resolve(NOBODY),
} satisfies Kind;

const botOf =
  (owner: 'actor' | 'mate' | 'owner', role: 'member' | 'administrator' | 'owner'): Maker =>
  async (fixtures, actor) => {
    const id = { actor: actor.id, mate: fixtures.mate.id, owner: fixtures.ownerId }[owner];
    return thingOf(await fixtures.server.person(fixtures.fresh('Bot'), { role, botOf: id }));
  };

/** Bots by owner. A bot has no higher role than its owner. */
export const bots = {
  own: botOf('actor', 'member'),
  "another's": botOf('mate', 'member'),
  "an owner's, an administrator": botOf('owner', 'administrator'),
  "an owner's, an owner": botOf('owner', 'owner'),
  deactivated: async (fixtures, actor, name) => {
    const made = await botOf('actor', 'member')(fixtures, actor, name);
    await fixtures.store('UPDATE users SET is_active = 0 WHERE id = ?', Number(made.id));
    return made;
  },
  'a person': stranger(),
  'bot of the server': systemBot,
  nothing: () => Promise.resolve(NOBODY),
} satisfies Kind;
