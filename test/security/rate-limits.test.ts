import { expect } from 'chai';

import { routes } from '../../generated/routes.js';
import { defaultRules, type Bucket } from '../../src/runtime/rate-limits/rules.js';
import type { RouteRow } from '../../src/contract/types.js';
import { Client, type HttpResponse } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type ServerOptions, type TestServer } from '../support/server.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Two addresses of clients behind the proxy. */
const HERE = '203.0.113.7';
const THERE = '198.51.100.9';

type Limits = NonNullable<ServerOptions['overrides']>['limits'];

/** Rules with limits that differ, so that `X-RateLimit-Limit` names the bucket. */
const rulesOf = (counts: Partial<Record<Bucket, number>>): NonNullable<Limits> =>
  Object.fromEntries(Object.entries(counts).map(([bucket, count]) => [bucket, [{ seconds: MINUTE, count }]]));

const start = (limits: Limits = {}): Promise<TestServer> =>
  startServer({
    env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', DEV_MODE: 'on' },
    overrides: { limits: { published_by_ip: [{ seconds: MINUTE, count: 100_000 }], ...limits } },
  });

/** Lets the limits believe that time passed. */
const later = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
};

/** The state of the bucket that a response shows. */
interface Shown {
  readonly limit: number;
  readonly left: number;
}

const shownBy = ({ headers }: HttpResponse): Shown => ({
  limit: Number(headers.get('x-ratelimit-limit')),
  left: Number(headers.get('x-ratelimit-remaining')),
});

/** Sends a request that its operation refuses or that changes nothing, since its IDs and parameters are missing. */
const ask = (
  client: Client,
  { method, path }: Pick<RouteRow, 'method' | 'path'>,
  headers = {},
): Promise<HttpResponse> =>
  client.send(method, path.replaceAll(/\{\w+\}/g, '0'), { queue_id: 'none' }, { headers });

const isPoll = ({ operationId }: RouteRow): boolean =>
  operationId === 'getEvents' || operationId === 'streamEvents';
const needLogin = routes.filter(({ open }) => !open);
const PROFILE = { method: 'GET', path: '/users/me' } as const;
const SETTINGS = { method: 'GET', path: '/server_settings' } as const;
const EVENTS = { method: 'GET', path: '/events' } as const;

/** A user or a bot. The next one takes its place if an operation has ended its key. */
class KeyHolder {
  logins = 0;
  #client: Client | undefined;

  constructor(
    private readonly site: TestServer,
    private readonly botOf?: number,
  ) {}

  async ask(route: RouteRow): Promise<{ readonly answer: HttpResponse; readonly isNew: boolean }> {
    const answer = this.#client && (await ask(this.#client, route));
    if (answer && answer.status !== 401) return { answer, isNew: false };
    this.logins += 1;
    const options = this.botOf === undefined ? {} : { botOf: this.botOf };
    this.#client = (await this.site.person(`Holder ${String(this.logins)}`, options)).client;
    return { answer: await ask(this.#client, route), isNew: true };
  }
}

describe('The rate limits', () => {
  it('are those that the facts of the field and the description of the API state', () => {
    expect(defaultRules).to.deep.equal({
      api_by_user: [{ seconds: MINUTE, count: 200 }],
      events_by_user: [{ seconds: MINUTE, count: 200 }],
      api_by_owner: [{ seconds: MINUTE, count: 600 }],
      events_by_owner: [{ seconds: MINUTE, count: 600 }],
      api_by_ip: [{ seconds: MINUTE, count: 100 }],
      published_by_ip: [{ seconds: MINUTE, count: 6000 }],
      archive_by_ip: [{ seconds: MINUTE, count: 100 }],
      authenticate_by_username: [{ seconds: DAY, count: 5, wait: { first: MINUTE, most: 30 * MINUTE } }],
      authenticate_from_elsewhere: [{ seconds: DAY, count: 50, wait: { first: 1, most: MINUTE } }],
      authenticate_by_ip: [{ seconds: 30 * MINUTE, count: 100 }],
      email_change_by_user: [
        { seconds: HOUR, count: 2 },
        { seconds: DAY, count: 5 },
      ],
      password_reset_form_by_email: [
        { seconds: HOUR, count: 2 },
        { seconds: DAY, count: 5 },
      ],
      join_form_by_email: [
        { seconds: HOUR, count: 2 },
        { seconds: DAY, count: 5 },
      ],
      join_form_by_ip: [{ seconds: DAY, count: 100 }],
      sends_email_by_ip: [{ seconds: DAY, count: 5 }],
      spectator_attachment_access_by_file: [{ seconds: DAY, count: 1000 }],
    });
  });

  it('set no header if they are off', async () => {
    const site = await startServer();
    for (const { headers } of [
      await site.owner.send('GET', '/users/me'),
      await ask(site.anonymous, SETTINGS),
    ])
      expect([...headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).to.deep.equal([]);
    await site.close();
  });
});

describe('The bucket of a request', () => {
  let site: TestServer;

  before(async () => {
    site = await start(
      rulesOf({
        api_by_user: 5001,
        events_by_user: 5002,
        api_by_owner: 6001,
        events_by_owner: 6002,
        api_by_ip: 7000,
      }),
    );
  });
  after(() => site.close());

  /** What is left for the address, without this request. */
  const leftForAddress = async (): Promise<number> => shownBy(await ask(site.anonymous, SETTINGS)).left + 1;

  it('is that of the user for every operation that needs a login, whatever the response', async () => {
    const user = new KeyHolder(site);
    const left = { 5001: 5001, 5002: 5002 };
    const addressBefore = await leftForAddress();
    for (const route of needLogin) {
      const { answer, isNew } = await user.ask(route);
      const limit = isPoll(route) ? 5002 : 5001;
      if (isNew) Object.assign(left, { 5001: 5001, 5002: 5002 });
      left[limit] -= 1;
      const context = `${route.operationId}: ${String(answer.status)}`;
      expect(shownBy(answer), context).to.deep.equal({ limit, left: left[limit] });
    }
    // Each login counts, and each request with a key that an operation had ended.
    expect(await leftForAddress()).to.equal(addressBefore - 2 * user.logins);
  });

  it('is that of the address for every operation without a login, and not that of the named user', async () => {
    const { client, email } = await site.person('Named');
    const wrongKey = new Client(site.url, { email, key: 'a'.repeat(32) });
    let left = (await leftForAddress()) - 1;
    for (const route of needLogin)
      for (const requester of [site.anonymous, wrongKey]) {
        const answer = await ask(requester, route);
        left -= 1;
        expect(answer.status, route.operationId).to.equal(401);
        expect(shownBy(answer), route.operationId).to.deep.equal({ limit: 7000, left });
      }
    expect(shownBy(await ask(client, PROFILE))).to.deep.equal({ limit: 5001, left: 5000 });
    expect(shownBy(await ask(client, EVENTS))).to.deep.equal({ limit: 5002, left: 5001 });
  });

  it('is that of the address for every kind of wrong credentials', async () => {
    let left = (await leftForAddress()) - 1;
    for (const headers of [
      { Cookie: `sessionid=${'a'.repeat(43)}` },
      { Authorization: 'Bearer x' },
      { Authorization: 'Basic x' },
      { Authorization: `Basic ${Buffer.from('a:b').toString('base64')}` },
    ]) {
      const answer = await ask(site.anonymous, PROFILE, headers);
      left -= 1;
      expect(answer.status).to.equal(401);
      expect(shownBy(answer), JSON.stringify(headers)).to.deep.equal({ limit: 7000, left });
    }
  });

  it('is that of the address for every operation that needs no login', async () => {
    let left = (await leftForAddress()) - 1;
    for (const route of routes.filter(({ open }) => open)) {
      left -= 1;
      expect(shownBy(await ask(site.anonymous, route)), route.operationId).to.deep.equal({
        limit: 7000,
        left,
      });
    }
  });

  it('is that of the operation that a form names as its method', async () => {
    const { client } = await site.person('Caller by form');
    const limitOf = async (path: string): Promise<string | null> => {
      const headers = { Authorization: client.authorization ?? '' };
      const body = new URLSearchParams({ method: 'GET', queue_id: 'none' });
      const answer = await fetch(`${site.url}/api/v1${path}`, { method: 'POST', headers, body });
      return answer.headers.get('x-ratelimit-limit');
    };
    expect([await limitOf('/events'), await limitOf('/users/me')]).to.deep.equal(['5002', '5001']);
  });
});

describe('The bucket of an owner and their bots', () => {
  it('counts every operation, and has a second bucket for events', async () => {
    const site = await start(
      rulesOf({
        api_by_user: 5001,
        events_by_user: 5002,
        api_by_owner: 4001,
        events_by_owner: 4002,
        api_by_ip: 7000,
      }),
    );
    const owner = await site.person('Owner of bots');
    const bot = new KeyHolder(site, owner.id);
    const left = { 4001: 4001, 4002: 4002 };
    for (const route of needLogin) {
      const { answer } = await bot.ask(route);
      const limit = isPoll(route) ? 4002 : 4001;
      left[limit] -= 1;
      expect(shownBy(answer), route.operationId).to.deep.equal({ limit, left: left[limit] });
    }
    expect(shownBy(await ask(owner.client, PROFILE))).to.deep.equal({ limit: 4001, left: left[4001] - 1 });
    await site.close();
  });
});

describe('A limit', () => {
  let site: TestServer;
  afterEach(() => site.close());

  const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });
  const statusOf = async (client: Client, address: string): Promise<number> =>
    (await ask(client, PROFILE, from(address))).status;

  it('of a user holds for all their addresses, and for no other user', async () => {
    site = await start(rulesOf({ api_by_user: 3 }));
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    const addresses = [HERE, HERE, THERE, THERE, HERE];
    const statuses: number[] = [];
    for (const address of addresses) statuses.push(await statusOf(anna.client, address));
    expect(statuses).to.deep.equal([200, 200, 200, 429, 429]);
    expect(await statusOf(ben.client, HERE)).to.equal(200);
    expect((await ask(anna.client, EVENTS)).status, 'waiting for events').to.equal(400);
  });

  it('of an address that guesses keys stops its guesses, and no request with the right key', async () => {
    site = await start(rulesOf({ api_by_ip: 4 }));
    const anna = await site.person('Anna');
    const guess = new Client(site.url, { email: anna.email, key: 'a'.repeat(32) });
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push(await statusOf(guess, HERE));
    expect(statuses).to.deep.equal([401, 401, 401, 401, 429, 429]);
    expect(await statusOf(site.anonymous, HERE), 'without credentials').to.equal(429);
    expect(await statusOf(anna.client, HERE), 'with the key').to.equal(200);
    expect(await statusOf(guess, THERE), 'from another address').to.equal(401);
  });

  it('shows its state in the headers of every response, and when to continue in those of a refusal', async () => {
    site = await start(rulesOf({ api_by_user: 2 }));
    const { client } = await site.person('Anna');
    const now = site.clock.seconds();
    const answers = [
      await ask(client, PROFILE),
      await client.send('POST', '/messages'),
      await ask(client, PROFILE),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 400, 429]);
    expect(answers.map(shownBy)).to.deep.equal([
      { limit: 2, left: 1 },
      { limit: 2, left: 0 },
      { limit: 2, left: 0 },
    ]);
    for (const { headers } of answers) {
      const reset = headers.get('x-ratelimit-reset') ?? '';
      expect(reset).to.match(/^\d+$/);
      expect(Number(reset) - now).to.be.within(40, 61);
    }
    const [success, error, refusal] = answers;
    expect([success?.headers.get('retry-after'), error?.headers.get('retry-after')]).to.deep.equal([
      null,
      null,
    ]);
    const wait = refusal?.body['retry-after'] as number;
    expect(wait).to.be.within(40, 60);
    expect(refusal?.headers.get('retry-after')).to.equal(String(Math.ceil(wait)));
    expect(refusal?.body).to.include({ code: 'RATE_LIMIT_HIT', msg: 'API usage exceeded rate limit' });
  });
});

describe('Guesses of an old password', () => {
  let site: TestServer;
  afterEach(() => site.close());

  const NEW = 'lantern-sesame-42';
  const change = async (person: Person, old_password: string, address = HERE): Promise<number> => {
    const headers = { 'X-Forwarded-For': address };
    const parameters = { old_password, new_password: NEW };
    return (await person.client.send('PATCH', '/settings', parameters, { headers })).status;
  };
  const logIn = async ({ email }: Person, password: string): Promise<number> => {
    const headers = { 'X-Forwarded-For': HERE };
    return (await site.anonymous.send('POST', '/fetch_api_key', { username: email, password }, { headers }))
      .status;
  };

  it('are five from an address, then the right one has to wait there, too', async () => {
    site = await start();
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    for (let times = 0; times < 5; times += 1) expect(await change(anna, 'a guess')).to.equal(400);
    expect(await change(anna, 'a guess')).to.equal(429);
    expect(await change(anna, anna.password)).to.equal(429);
    expect(await change(ben, ben.password), 'another user at the address').to.equal(200);
    expect(await change(anna, anna.password, THERE), 'the user at another address').to.equal(200);
  });

  it('count together with failed logins, and a right one clears both', async () => {
    site = await start();
    const anna = await site.person('Anna');
    for (let times = 0; times < 2; times += 1) expect(await change(anna, 'a guess')).to.equal(400);
    for (let times = 0; times < 2; times += 1) expect(await logIn(anna, 'a guess')).to.equal(401);
    expect(await change(anna, anna.password)).to.equal(200);
    for (let times = 0; times < 4; times += 1) expect(await change(anna, 'a guess')).to.equal(400);
    expect(await logIn(anna, 'a guess')).to.equal(401);
    expect(await logIn(anna, NEW)).to.equal(429);
  });

  it('count for the address whatever the account, and right ones do not', async () => {
    site = await start({ authenticate_by_ip: [{ seconds: 1800, count: 2 }] });
    const people: Person[] = [];
    for (const name of ['Anna', 'Ben', 'Cleo', 'Dan']) people.push(await site.person(name));
    const [anna, ben, cleo, dan] = people as [Person, Person, Person, Person];
    for (const person of [anna, ben]) expect(await change(person, person.password)).to.equal(200);
    for (const person of [anna, ben]) expect(await change(person, 'a guess')).to.equal(400);
    expect(await change(cleo, cleo.password)).to.equal(429);
    expect(await change(dan, dan.password, THERE)).to.equal(200);
  });

  it('do not count if the request has no new password', async () => {
    site = await start();
    const anna = await site.person('Anna');
    for (let times = 0; times < 7; times += 1)
      await anna.client.ok('PATCH', '/settings', { old_password: 'a guess' });
    expect(await logIn(anna, anna.password)).to.equal(200);
  });
});

describe('Changes of an email address', () => {
  it('are two an hour and five a day for each user, from any address', async () => {
    const site = await start();
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    let made = 0;
    const change = async ({ client }: Person, address = HERE): Promise<number> => {
      const email = `new${String((made += 1))}@example.com`;
      return (await client.send('PATCH', '/settings', { email }, { headers: { 'X-Forwarded-For': address } }))
        .status;
    };
    await anna.client.fails('PATCH', '/settings', { email: ben.email }, {});
    expect([await change(anna), await change(anna, THERE), await change(anna)]).to.deep.equal([
      200, 200, 429,
    ]);
    expect(await change(ben)).to.equal(200);
    const hours = (count: number, work: () => Promise<number>): Promise<number> =>
      later((count * HOUR + 10) * 1000, work);
    // A refused change counts for the day, too.
    expect(await hours(1, () => change(anna))).to.equal(200);
    expect(await hours(1, () => change(anna))).to.equal(200);
    expect(await hours(23, () => change(anna))).to.equal(429);
    expect(await hours(24, () => change(anna))).to.equal(200);
    await site.close();
  });
});
