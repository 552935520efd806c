import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { flagBits } from '../../../src/chat/messages/model/flags.js';
import { edit, hear } from './edit-fixtures.js';
import { channelMaker, say, setFlags, setMark, type Place } from './fixtures.js';
import { flag } from './flag-fixtures.js';

const quietly = { send_notification_to_new_thread: false, send_notification_to_old_thread: false };

/** The flags of each user's event. Null for a user who gets none. */
type FlagsByName = Readonly<Record<string, readonly string[] | null>>;

describe('The flags of the event about an edit', () => {
  let server: TestServer;
  let anna: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
  });
  after(() => server.close());

  const channel = channelMaker(() => anna);

  const subscribe = (people: readonly Person[], { name }: Place): Promise<unknown> =>
    anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name }],
      principals: people.map(({ id }) => id),
    });
  const leave = ({ client }: Person, { name }: Place): Promise<unknown> =>
    client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });

  const people = async <Name extends string>(names: readonly Name[]): Promise<Record<Name, Person>> => {
    const entries: [string, Person][] = [];
    for (const name of names) entries.push([name, await server.person(name)]);
    return Object.fromEntries(entries) as Record<Name, Person>;
  };

  /** Returns the flags that the users get in their events about a change of a message by Anna. */
  const flagsAfter = async (
    users: Readonly<Record<string, Person>>,
    id: number,
    change: Parameters<typeof edit>[2],
  ): Promise<FlagsByName> => {
    const heard = Object.entries({ Anna: anna, ...users }).map(
      async ([name, person]) => [name, await hear(person, ['update_message'])] as const,
    );
    const listening = await Promise.all(heard);
    await edit(anna, id, change);
    const found: [string, readonly string[] | null][] = [];
    for (const [name, next] of listening) {
      const [event, ...more] = await next();
      expect(more, name).to.deep.equal([]);
      found.push([name, event ? (event.flags as string[]) : null]);
    }
    return Object.fromEntries(found);
  };

  it('follow the marks, ranges and mutes of the receivers', async () => {
    const users = await people([
      'marked before it',
      'marked',
      'marked later',
      'marked, with another unread',
      'read alone',
      'unread alone',
      'read another alone',
      'muted',
      'muted, unread alone',
      'muted earlier',
      'starred',
      'starred and read',
      'new',
    ]);
    const place = await channel(Object.values(users));
    const first = await say(anna, place.id, 'a');
    await anna.client.ok('POST', '/messages', { type: 'channel', to: place.id, topic: 'b', content: 'b' });
    const id = await say(anna, place.id, 'a');
    const last = await say(anna, place.id, 'a');
    await setMark(server, users['marked before it'], first);
    await setMark(server, users.marked, id);
    await setMark(server, users['marked later'], last);
    await setMark(server, users['marked, with another unread'], id, [first]);
    await flag(users['read alone'], 'add', 'read', [id]);
    await setMark(server, users['unread alone'], last, [id]);
    await flag(users['read another alone'], 'add', 'read', [last]);
    const mute = (name: keyof typeof users, method = 'POST'): Promise<unknown> =>
      users[name].client.ok(method, `/users/me/muted_users/${anna.id}`);
    await mute('muted');
    await mute('muted, unread alone');
    await flag(users['muted, unread alone'], 'remove', 'read', [id]);
    await mute('muted earlier');
    await mute('muted earlier', 'DELETE');
    await setFlags(server, users.starred, id, flagBits.starred);
    await setFlags(server, users['starred and read'], id, flagBits.starred);
    await setMark(server, users['starred and read'], id);
    const expected = {
      Anna: ['read'],
      'marked before it': [],
      marked: ['read'],
      'marked later': ['read'],
      'marked, with another unread': ['read'],
      'read alone': ['read'],
      'unread alone': [],
      'read another alone': [],
      muted: ['read'],
      'muted, unread alone': [],
      'muted earlier': ['read'],
      starred: ['starred'],
      'starred and read': ['read', 'starred'],
      new: [],
    };
    expect(await flagsAfter(users, id, { content: 'edited' })).to.deep.equal(expected);
    expect(await flagsAfter(users, id, { topic: 'other', ...quietly })).to.deep.equal(expected);
    // The most frequent list is the default, so it does not matter which one it is.
    for (const name of ['marked before it', 'read another alone', 'new'] as const)
      await setMark(server, users[name], last);
    expect(await flagsAfter(users, id, { content: 'again' })).to.deep.equal({
      ...expected,
      'marked before it': ['read'],
      'read another alone': ['read'],
      new: ['read'],
    });
    // Anna's own message, unread for her.
    await flag(anna, 'remove', 'read', [id]);
    expect((await flagsAfter({}, id, { content: 'once more' })).Anna).to.deep.equal([]);
  });

  it('are those of a read message for users who left or came later', async () => {
    const users = await people(['stays', 'left', 'rejoined', 'joined', 'elsewhere']);
    const { stays, left, rejoined } = users;
    const place = await channel([stays, left, rejoined]);
    const id = await say(anna, place.id, 'a', '@**all**');
    await leave(left, place);
    await leave(rejoined, place);
    await subscribe([rejoined, users.joined], place);
    const called = ['stream_wildcard_mentioned', 'wildcard_mentioned'];
    const expected = {
      Anna: ['read', ...called],
      stays: called,
      left: ['read', ...called],
      rejoined: ['read', ...called],
      joined: ['read'],
      elsewhere: null,
    };
    expect(await flagsAfter(users, id, { content: '@**all** again' })).to.deep.equal(expected);
    expect(await flagsAfter(users, id, { topic: 'other', ...quietly })).to.deep.equal(expected);
  });

  it('of a message from another channel depend on both channels', async () => {
    const users = await people(['both', 'first', 'second', 'left first', 'left second', 'came to first']);
    const { both, first, second } = users;
    const from = await channel([both, first, users['left first'], users['left second']]);
    const to = await channel([both, second, users['left first'], users['left second']]);
    const id = await say(anna, from.id, 'a', '@**all**');
    const called = ['stream_wildcard_mentioned', 'wildcard_mentioned'];
    expect(await flagsAfter(users, id, { stream_id: to.id, ...quietly })).to.deep.equal({
      Anna: ['read', ...called],
      both: called,
      first: ['read'],
      second: ['read'],
      'left first': called,
      'left second': called,
      'came to first': null,
    });
    await leave(users['left first'], from);
    await leave(users['left second'], to);
    await subscribe([users['came to first']], from);
    await subscribe([users['came to first']], to);
    const expected = {
      Anna: ['read', ...called],
      both: called,
      first: null,
      second: ['read'],
      'left first': ['read', ...called],
      'left second': ['read', ...called],
      'came to first': ['read'],
    };
    expect(await flagsAfter(users, id, { content: '@**all** again' })).to.deep.equal(expected);
    expect(await flagsAfter(users, id, { topic: 'other', ...quietly })).to.deep.equal(expected);
  });

  it('of a direct message follow the marks of its users', async () => {
    const users = await people(['read', 'unread']);
    const to = Object.values(users).map((user) => user.id);
    const { id } = await anna.client.ok('POST', '/messages', { type: 'direct', to, content: 'a' });
    await setMark(server, users.read, id);
    expect(await flagsAfter(users, id, { content: 'edited' })).to.deep.equal({
      Anna: ['read'],
      read: ['read'],
      unread: [],
    });
  });
});
