import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect } from 'chai';

import { commander } from '../../../bench/commands.mjs';
import { systemClock } from '../../../src/lib/clock.js';
import { projectRoot } from '../../../src/lib/project-root.js';
import { startServer, type TestServer } from '../../support/server.js';
import { FaultyProxy, type Event, type Fault } from './faulty-proxy.js';

const USERS = 50;
/** Requests a second: so many that a few seconds have all operations. */
const RATES = {
  presence: 50,
  'channel message': 10,
  'direct message': 10,
  fetch: 10,
  'mark read': 10,
  typing: 10,
  reaction: 10,
  edit: 5,
};
const CROWD = 'crowd';

interface Verdict {
  readonly events: number;
  readonly lost: number;
  readonly doubled: number;
  readonly changed: number;
  readonly reordered: number;
  readonly statuses: Readonly<Record<string, number>>;
}

interface Figures {
  readonly operations: Readonly<Record<string, { readonly 'per second': number }>>;
}

interface Person {
  readonly email: string;
  readonly key: string;
  readonly id: number;
}

interface Organization {
  readonly people: readonly Person[];
  /** The members are indexes of people. */
  readonly channels: readonly {
    readonly name: string;
    readonly id: number;
    readonly members: readonly number[];
  }[];
}

interface Run {
  readonly figures: Figures;
  readonly verdict: Verdict;
}

/** Registers and parks the queues of all people, makes requests for some seconds, and compares the events. */
const run = async (
  url: string,
  { people, channels }: Organization,
  { seconds, parked }: { readonly seconds: number; readonly parked?: () => void },
): Promise<Run> => {
  const child = fork(join(projectRoot, 'bench/load/generator.mjs'), { silent: true, execArgv: [] });
  const gone = once(child, 'exit');
  const command = commander(child);
  await command('open', url, people, channels);
  await command('register');
  await command('park', CROWD);
  parked?.();
  const figures = (await command('mix', { rates: RATES, seconds })) as Figures;
  await command('broadcast', { name: CROWD, times: 2, pauseMs: 0 });
  const verdict = (await command('verify', CROWD)) as Verdict;
  await command('close');
  await gone;
  return { figures, verdict };
};

const swapped = (events: readonly Event[]): readonly Event[] => events.toReversed();

/** The IDs ascend, and the events behind them are in another order. */
const renumbered = (events: readonly Event[]): readonly Event[] =>
  swapped(events).map((event, index) => ({ ...event, id: events[index]?.id ?? 0 }));

/** Applies a change to the first message. */
const onMessage =
  (change: (event: Event) => readonly Event[]) =>
  (events: readonly Event[]): readonly Event[] => {
    const index = events.findIndex(({ type }) => type === 'message');
    return events.flatMap((event, place) => (place === index ? change(event) : event));
  };

/** The client would mark an unread message as read, and wait for an event about a message that does not exist. */
const withOtherId = (event: Event): Event => {
  const message = event.message as { readonly id: number };
  return { ...event, flags: ['read'], message: { ...message, id: message.id + 1_000_000 } };
};

interface Planted extends Fault {
  readonly found: Partial<Verdict>;
}

const FAULTS: Readonly<Record<string, Planted>> = {
  'is lost': {
    least: 1,
    // The client acknowledges it.
    spoil: onMessage(({ id }) => [{ id, type: 'heartbeat' }]),
    found: { lost: 1, doubled: 0, changed: 0 },
  },
  'comes twice': {
    least: 1,
    spoil: onMessage((event) => [event, event]),
    found: { lost: 0, doubled: 1, changed: 0 },
  },
  'comes before an earlier one': { least: 2, spoil: swapped, found: { lost: 0, doubled: 0, changed: 0 } },
  'has the ID of another': {
    least: 2,
    spoil: renumbered,
    found: { lost: 0, doubled: 0, changed: 0 },
  },
  'is about another message': {
    least: 1,
    spoil: onMessage((event) => [withOtherId(event)]),
    found: { lost: 0, doubled: 0, changed: 1 },
  },
};

describe('The load generator', () => {
  let server: TestServer;
  let organization: Organization;

  before(async () => {
    server = await startServer({ env: { DEV_MODE: 'on' }, overrides: { clock: systemClock } });
    const made = await Promise.all(
      Array.from({ length: USERS }, (_, index) => server.person(`Person ${index}`)),
    );
    const keyOf = async (email: string): Promise<Person> => {
      const { api_key: key, user_id: id } = await server.anonymous.ok('POST', '/dev_fetch_api_key', {
        username: email,
      });
      return { email, key, id };
    };
    const people = await Promise.all(made.map(({ email }) => keyOf(email)));
    const channelOf = async (
      name: string,
      from: number,
      to: number,
    ): Promise<Organization['channels'][number]> => {
      await server.owner.ok('POST', '/users/me/subscriptions', {
        subscriptions: [{ name }],
        principals: people.slice(from, to).map(({ id }) => id),
      });
      const { stream_id: id } = await server.owner.ok('GET', '/get_stream_id', { stream: name });
      return { name, id, members: people.slice(from, to).map((_, index) => from + index) };
    };
    const channels = [
      await channelOf(CROWD, 0, USERS),
      await channelOf('half', 25, USERS),
      await channelOf('few', 0, 5),
    ];
    organization = { people, channels };
  });

  after(() => server.close());

  it('gets every event of every queue once and in order, and successes only', async () => {
    const { figures, verdict } = await run(server.url, organization, { seconds: 3 });
    expect(verdict).to.deep.include({ lost: 0, doubled: 0, changed: 0, reordered: 0, statuses: {} });
    expect(verdict.events).to.be.above(300);
    for (const [operation, times] of Object.entries(figures.operations))
      expect(times['per second'], operation).to.be.above(0);
  });

  for (const [name, { found, ...fault }] of Object.entries(FAULTS)) {
    it(`finds an event that ${name}`, async () => {
      const proxy = await FaultyProxy.start(server.url, fault);
      try {
        const { verdict } = await run(proxy.url, organization, {
          seconds: 2,
          parked: () => {
            proxy.arm();
          },
        });
        expect(proxy.hasFailed).to.equal(true);
        expect(verdict).to.deep.include({ ...found, statuses: {} });
        const { lost, doubled, changed, reordered } = verdict;
        expect(lost + doubled + changed + reordered).to.be.above(0);
      } finally {
        proxy.close();
      }
    });
  }
});
