import { expect } from 'chai';

import { routes } from '../../../generated/routes.js';
import { Watch } from '../channels/event-recorder.js';
import { differences } from '../../support/apply/differences.js';
import { EVERYTHING, Follower, MODERN } from '../../support/apply/follower.js';
import { isChosen } from '../../support/chosen.js';
import type { Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { actions } from './actions/all.js';
import { clientOf, setTheStage, type Fixtures, type Who } from './actions/fixtures.js';
import { expectListed } from '../../support/expect-listed.js';

const ROUNDS = 12;
/** Number of watches that start while other clients write. */
const STARTS = 3;

/** The observers and the parameters with which they register. */
const ONLOOKERS = {
  owner: { client_capabilities: MODERN },
  anna: { client_capabilities: MODERN, apply_markdown: true },
  // Clients older than client capabilities.
  ben: {},
  nora: {
    client_capabilities: { user_settings_object: true, bulk_message_deletion: true },
    slim_presence: true,
  },
  gil: { client_capabilities: MODERN, slim_presence: true },
  robo: { client_capabilities: MODERN, include_subscribers: false },
} as const satisfies Readonly<Record<Who, Parameters>>;

type Onlooker = keyof typeof ONLOOKERS;
const names = Object.keys(ONLOOKERS) as Onlooker[];

describe('The state before an action plus its events equals the state after', () => {
  let server: TestServer;
  let fixtures: Fixtures;
  let followers: Map<Onlooker, Follower>;

  before(async () => {
    server = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    fixtures = await setTheStage(server);
    followers = new Map();
    await Promise.all(names.map(begin));
  });
  after(() => server.close());

  const begin = async (name: Onlooker): Promise<void> => {
    const choices = { ...EVERYTHING, ...ONLOOKERS[name] };
    followers.set(name, await Follower.start(clientOf(fixtures, name), choices));
  };

  for (const [index, { by, title, run, leave = [], returns }] of actions.entries()) {
    // Each action needs those before it. The events of the others are compared with those of the next one that is chosen.
    const isCompared =
      isChosen(by) || leave.length > 0 || returns !== undefined || index === actions.length - 1;
    it(`${by}: ${title}`, async () => {
      await run(fixtures);
      for (const name of leave) followers.delete(name);
      if (!isCompared) return;
      const compared = await Promise.all(
        [...followers].map(async ([name, follower]) => ({ name, ...(await follower.compare()) })),
      );
      for (const { name, next } of compared) followers.set(name, next);
      if (returns) await begin(returns);
      for (const { name, followed, fresh, events } of compared)
        expect(differences(followed, fresh), `${name}, told ${JSON.stringify(events)}`).to.deep.equal({});
    });
  }

  /** Operations that only read, or whose changes no event carries. */
  const NO_ACTION = [
    'fetchApiKey',
    'fetchDevApiKey',
    'regenerateOwnApiKey',
    'renderMessage',
    'registerQueue',
    'deleteQueue',
    'resendInvitation',
  ];

  it('is tested for every operation that changes state', () => {
    const changing = routes.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId);
    const shown = new Set<string>(actions.map(({ by }) => by));
    const withoutAction = changing.filter((id) => !shown.has(id));
    expectListed(NO_ACTION, withoutAction, 'test/chat/events/actions/ or NO_ACTION');
  });
});

describe('State and events', () => {
  let server: TestServer;
  let people: [Person, Person, Person];

  beforeEach(async () => {
    server = await startServer();
    people = [await server.person('Anna'), await server.person('Boris'), await server.person('Clara')];
  });

  afterEach(() => server.close());

  /** Writes repeatedly until enough watches are started. */
  const startWhile = async <T>(
    write: (pass: number) => Promise<unknown>,
    start: () => Promise<T>,
  ): Promise<{ started: T[]; passes: number }> => {
    const started: T[] = [];
    const startAll = async (): Promise<void> => {
      while (started.length < STARTS) started.push(await start());
    };
    let passes = 0;
    const writeOn = async (): Promise<void> => {
      while (started.length < STARTS) await write((passes += 1));
    };
    await Promise.all([startAll(), writeOn()]);
    return { started, passes };
  };

  const subscribeAround = async ({ client, id }: Person, others: readonly Person[]): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `channel ${String(round % 4)}`;
      const principals = [
        id,
        ...others.filter((_, index) => (index + round) % 2 === 0).map((other) => other.id),
      ];
      await client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }], principals });
      if (round % 3 === 2) await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    }
  };

  it('are consistent for clients registering during writes: channels and subscriptions', async () => {
    const write = () => Promise.all(people.map((person) => subscribeAround(person, people)));
    const [{ client }] = people;
    const { started } = await startWhile(write, () => Watch.start(client));
    for (const watch of started) {
      const { followed, fresh } = await watch.compare();
      expect(followed).to.deep.equal(fresh);
    }
  });

  const sendAround = async ({ client }: Person, topic: string): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await client.ok('POST', '/messages', {
        type: 'stream',
        to: 'all of us',
        topic,
        content: `Round ${String(round)}`,
      });
    }
  };

  const changeAccounts = async (name: string): Promise<void> => {
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const { id } = await server.person(`${name} ${String(round)}`);
      await server.owner.ok('DELETE', `/users/${String(id)}`);
      if (round % 2 === 0) await server.owner.ok('POST', `/users/${String(id)}/reactivate`);
    }
  };

  it('are consistent for clients registering during writes: accounts and unread messages', async () => {
    const [anna, boris, clara] = people;
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'all of us' }],
      principals: people.map(({ id }) => id),
    });
    const write = (pass: number) =>
      Promise.all([
        sendAround(boris, 'one'),
        sendAround(clara, 'two'),
        changeAccounts(`Dora ${String(pass)}`),
        changeAccounts(`Emil ${String(pass)}`),
      ]);
    const { started, passes } = await startWhile(write, () => Follower.start(anna.client));
    for (const follower of started) {
      const { followed, fresh } = await follower.compare();
      expect(differences(followed, fresh)).to.deep.equal({});
    }
    const { unread_msgs } = await anna.client.ok('POST', '/register', { event_types: ['message'] });
    expect(unread_msgs.count).to.equal(2 * ROUNDS * passes);
  });
});
