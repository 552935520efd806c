import { expect } from 'chai';

import { changePassword } from '../../../src/accounts/authentication/password-reset.js';
import { Browser } from '../../support/browser.js';
import { ManualClock } from '../../support/clock.js';
import { testDialect } from '../../support/databases.js';
import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const NOT_LOGGED_IN = {
  status: 401,
  code: 'UNAUTHORIZED',
  msg: 'Not logged in: API authentication or user session required',
};

describe('sessions', () => {
  let site: TestServer;
  let statements = 0;
  /** Statements that read a password. */
  let passwordsRead = 0;

  const observe = (sql: string): void => {
    statements += 1;
    if (sql.startsWith('select `password_hash`')) passwordsRead += 1;
  };

  before(async () => {
    site = await startServer({ overrides: { observe } });
  });

  after(() => site.close());

  const loggedIn = async (person: Person, on = site): Promise<Browser> => {
    const browser = new Browser(on.url);
    await browser.logIn(person.email, person.password);
    expect(browser.cookies.has('sessionid')).to.equal(true);
    return browser;
  };

  /** Returns the user ID that the API returns for the browser, or the refusal. */
  const whoIs = async (browser: Browser, path = '/users/me'): Promise<unknown> => {
    const { status, body } = await browser.send('GET', path);
    return status === 200 ? body.user_id : { status, code: body.code, msg: body.msg };
  };

  const wait = (seconds: number): void => {
    site.clock.advance(seconds * 1000);
  };

  const rows = (userId: number) =>
    site.services.store.read((tx) => tx.all('SELECT * FROM sessions WHERE user_id = ?', [userId]));

  describe('cookies of sessions', () => {
    const named = (browser: Browser, name: string): string =>
      browser.setCookies.find((header) => header.startsWith(`${name}=`)) ?? '';

    it('are HttpOnly and SameSite, and expire after two weeks', async () => {
      const person = await site.person('Cookie');
      const plain = new Browser(site.url);
      await plain.open('/login');
      const form = { username: person.email, password: person.password };
      const body = new URLSearchParams({
        ...form,
        csrfmiddlewaretoken: plain.cookies.get('csrftoken') ?? '',
      });
      await plain.request('POST', '/login', { body });
      expect(named(plain, 'sessionid')).to.match(
        /^sessionid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=1209600; HttpOnly$/,
      );
      expect(named(plain, 'csrftoken')).to.match(
        /^csrftoken=[\w-]{65}; Path=\/; SameSite=Lax; Max-Age=1209600$/,
      );
      await plain.open('/');
      await plain.request('POST', '/logout', {
        body: new URLSearchParams({ csrfmiddlewaretoken: plain.cookies.get('csrftoken') ?? '' }),
      });
      expect(named(plain, 'sessionid')).to.equal('sessionid=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly');
    });

    it('are Secure if SITE_URL is https', async () => {
      const safe = await startServer({ env: { SITE_URL: 'https://chat.example.com' } });
      const browser = new Browser(safe.url);
      await browser.open('/login');
      expect(browser.setCookies).to.have.length(1);
      for (const header of browser.setCookies) expect(header).to.match(/; Secure$/);
      await safe.close();
    });

    it('contain a token that is stored only as a hash', async () => {
      const person = await site.person('Hashed');
      const browser = await loggedIn(person);
      const [row] = await rows(person.id);
      expect(row?.token_hash).to.match(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(row)).not.to.include(browser.cookies.get('sessionid'));
    });
  });

  it('get a new ID at each login, which ends the previous session of the browser', async () => {
    const person = await site.person('Fixed');
    const browser = new Browser(site.url);
    const planted = 'a'.repeat(43);
    browser.cookies.set('sessionid', planted);
    await browser.open('/login');
    await browser.submit({ username: person.email, password: person.password });
    const first = browser.cookies.get('sessionid');
    expect(first).not.to.equal(planted);
    const tokens = browser.cookies.get('csrftoken');
    // Submits the form again, with the token of the current session.
    await browser.request('POST', '/login', {
      body: new URLSearchParams({
        username: person.email,
        password: person.password,
        csrfmiddlewaretoken: tokens ?? '',
      }),
    });
    expect(browser.cookies.get('sessionid')).not.to.equal(first);
    expect(browser.cookies.get('csrftoken')).not.to.equal(tokens);
    expect(await rows(person.id)).to.have.length(1);
    browser.cookies.set('sessionid', first ?? '');
    expect(await whoIs(browser)).to.deep.equal(NOT_LOGGED_IN);
  });

  it('replace an API key everywhere and cost no additional statements once verified', async () => {
    const person = await site.person('Quick');
    const browser = await loggedIn(person);
    expect(await whoIs(browser)).to.equal(person.id);
    const withKey = async (): Promise<number> => {
      statements = 0;
      await person.client.ok('GET', '/users/me');
      return statements;
    };
    await withKey();
    const wanted = await withKey();
    statements = 0;
    expect(await whoIs(browser)).to.equal(person.id);
    expect(statements).to.equal(wanted);

    const { url } = await person.client.ok('POST', '/user_uploads', { file: textFile('notes.txt', 'blue') });
    expect((await browser.request('GET', url)).text).to.equal('blue');
    expect((await new Browser(site.url).request('GET', url)).status).to.equal(401);
    const late = new Browser(site.url);
    late.cookies.set('sessionid', 'b'.repeat(43));
    expect((await late.request('GET', url)).status).to.equal(401);
  });

  it('are ignored if there is an Authorization header, even a wrong one', async () => {
    const one = await site.person('Session');
    const other = await site.person('Basic');
    const browser = await loggedIn(one);
    const ask = (Authorization: string, method = 'GET', path = '/users/me') =>
      browser.send(method, path, {}, { headers: { Authorization } });
    expect((await ask(other.client.authorization ?? '')).body.user_id).to.equal(other.id);
    // Such requests need no CSRF token.
    expect((await ask(other.client.authorization ?? '', 'POST', '/register')).status).to.equal(200);
    const wrong = await ask(`Basic ${Buffer.from(`${one.email}:${'x'.repeat(32)}`).toString('base64')}`);
    expect([wrong.status, wrong.body.msg]).to.deep.equal([401, 'Invalid API key']);
  });

  it('are refused if unknown or malformed', async () => {
    const browser = new Browser(site.url);
    for (const id of ['c'.repeat(43), 'c'.repeat(42), 'c'.repeat(4000), '', '%00', '"']) {
      browser.cookies.set('sessionid', id);
      expect(await whoIs(browser), id).to.deep.equal(NOT_LOGGED_IN);
    }
  });

  it('follow changes of the role, account deactivation and organization deactivation', async () => {
    const person = await site.person('Moving');
    const browser = await loggedIn(person);
    expect((await browser.send('GET', '/users/me')).body.is_guest).to.equal(false);
    await site.owner.ok('PATCH', `/users/${person.id}`, { role: 600 });
    expect((await browser.send('GET', '/users/me')).body.is_guest).to.equal(true);

    const setActive = (isActive: number): Promise<void> =>
      site.services.store.write(async (tx) => {
        await tx.run('UPDATE organizations SET is_active = ?', [isActive]);
        tx.invalidate('organization');
      });
    await setActive(0);
    const closed = { status: 401, code: 'REALM_DEACTIVATED', msg: 'This organization has been deactivated' };
    expect(await whoIs(browser)).to.deep.equal(closed);
    await setActive(1);
    expect(await whoIs(browser)).to.equal(person.id);

    await site.owner.ok('DELETE', `/users/${person.id}`);
    const gone = { status: 401, code: 'USER_DEACTIVATED', msg: 'Account is deactivated' };
    expect(await whoIs(browser)).to.deep.equal(gone);
    await site.owner.ok('POST', `/users/${person.id}/reactivate`);
    expect(await whoIs(browser)).to.deep.equal(NOT_LOGGED_IN);
  });

  describe('expiry', () => {
    it('ends sessions a week after their last use, to the second', async () => {
      const person = await site.person('Idle');
      const [one, other] = [await loggedIn(person), await loggedIn(person)];
      wait(WEEK - 1);
      expect(await whoIs(one)).to.equal(person.id);
      wait(1);
      expect(await whoIs(one)).to.equal(person.id);
      expect(await whoIs(other)).to.deep.equal(NOT_LOGGED_IN);
    });

    it('ends sessions two weeks after the login, to the second, even if they are used', async () => {
      const person = await site.person('Old');
      const browser = await loggedIn(person);
      for (let days = 1; days < 14; days += 1) {
        wait(DAY);
        // Writes the later expiry of the previous day, as the server does within a minute.
        await site.server.workers.sessionUpkeep.settled();
        expect(await whoIs(browser), `day ${days}`).to.equal(person.id);
      }
      wait(DAY - 1);
      expect(await whoIs(browser)).to.equal(person.id);
      wait(1);
      expect(await whoIs(browser)).to.deep.equal(NOT_LOGGED_IN);
    });

    it('is unaffected by a restart', async () => {
      const database = await migratedTestDatabase();
      const clock = new ManualClock();
      const first = await startServer({ database, clock });
      const person = await first.person('Restarted');
      const browser = await loggedIn(person, first);
      clock.advance(5 * DAY * 1000);
      expect(await whoIs(browser)).to.equal(person.id);
      await first.close();
      clock.advance(5 * DAY * 1000);
      const second = await startServer({ database, clock });
      const again = new Browser(second.url);
      for (const [name, value] of browser.cookies) again.cookies.set(name, value);
      expect(await whoIs(again)).to.equal(person.id);
      await second.close();
      await database.remove();
    });

    it('is followed by deletion from the store a day later', async () => {
      const person = await site.person('Forgotten');
      await loggedIn(person);
      const upkeep = async (seconds: number): Promise<number> => {
        wait(seconds);
        await site.server.workers.sessionUpkeep.settled();
        return (await rows(person.id)).length;
      };
      expect(await upkeep(WEEK + DAY)).to.equal(1);
      expect(await upkeep(MINUTE)).to.equal(0);
    });

    it('ends the oldest session of a user with too many, without effect on other users', async () => {
      const person = await site.person('Many');
      const other = await loggedIn(await site.person('Few'));
      const browsers: Browser[] = [];
      for (let count = 0; count < 21; count += 1) {
        wait(1);
        browsers.push(await loggedIn(person));
      }
      expect(await rows(person.id)).to.have.length(20);
      expect(await whoIs(browsers[0] ?? other)).to.deep.equal(NOT_LOGGED_IN);
      expect(await whoIs(browsers[1] ?? other)).to.equal(person.id);
      expect(await whoIs(other)).to.be.a('number');
    }).timeout(20_000);
  });

  describe('ID rotation', () => {
    it('assigns a new ID once a day and accepts the previous ID for another hour', async () => {
      const person = await site.person('Rotating');
      const browser = await loggedIn(person);
      const first = browser.cookies.get('sessionid') ?? '';
      const token = browser.cookies.get('csrftoken');
      wait(DAY - 1);
      expect(await whoIs(browser)).to.equal(person.id);
      expect(browser.cookies.get('sessionid')).to.equal(first);
      wait(1);
      // Several requests at once: whichever response arrives last, the client has a valid ID.
      await Promise.all([1, 2, 3].map(() => whoIs(browser)));
      const second = browser.cookies.get('sessionid');
      expect(second).not.to.equal(first);
      expect(browser.cookies.get('csrftoken')).to.equal(token);
      expect(await whoIs(browser)).to.equal(person.id);

      const behind = new Browser(site.url);
      behind.cookies.set('sessionid', first);
      wait(HOUR - 1);
      // A client that did not receive the new ID gets the same one again.
      expect(await whoIs(behind)).to.equal(person.id);
      expect(behind.cookies.get('sessionid')).to.equal(second);
      behind.cookies.set('sessionid', first);
      wait(1);
      expect(await whoIs(behind)).to.deep.equal(NOT_LOGGED_IN);
      expect(await whoIs(browser)).to.equal(person.id);
    });

    it('happens in requests that change data too', async () => {
      const person = await site.person('Posting');
      const browser = await loggedIn(person);
      const first = browser.cookies.get('sessionid');
      wait(DAY);
      expect((await browser.send('POST', '/register')).status).to.equal(200);
      expect(browser.cookies.get('sessionid')).not.to.equal(first);
      expect((await browser.send('POST', '/register')).status).to.equal(200);
    });
  });

  describe('logging out', () => {
    it('ends only the session of the request', async () => {
      const person = await site.person('Leaving');
      const [one, other] = [await loggedIn(person), await loggedIn(person)];
      const kept = one.cookies.get('sessionid') ?? '';
      await one.open('/');
      await one.submit({});
      expect(one.at).to.equal('/login');
      one.cookies.set('sessionid', kept);
      expect(await whoIs(one)).to.deep.equal(NOT_LOGGED_IN);
      expect(await whoIs(other)).to.equal(person.id);
    });

    it('with `everywhere` ends all sessions of the user and no others', async () => {
      const person = await site.person('Panicking');
      const stranger = await site.person('Calm');
      const [one, other, theirs] = [await loggedIn(person), await loggedIn(person), await loggedIn(stranger)];
      await one.open('/');
      expect(one.text).to.include('name="everywhere"');
      await one.submit({ everywhere: 'true' });
      expect(await whoIs(other)).to.deep.equal(NOT_LOGGED_IN);
      expect(await rows(person.id)).to.have.length(0);
      expect(await whoIs(theirs)).to.equal(stranger.id);
      await person.client.ok('GET', '/users/me');
    });

    it('requires the CSRF token, and without a session only deletes the cookies', async () => {
      const person = await site.person('Tricked');
      const browser = await loggedIn(person);
      const refused = await browser.request('POST', '/logout');
      expect(refused.status).to.equal(403);
      expect(refused.text).to.include('CSRF error: CSRF token missing.');
      expect(await whoIs(browser)).to.equal(person.id);
      const nobody = new Browser(site.url);
      nobody.cookies.set('sessionid', 'd'.repeat(43));
      const answer = await nobody.request('POST', '/logout');
      expect(answer.headers.get('location')).to.equal('/login');
      expect(nobody.cookies.has('sessionid')).to.equal(false);
      expect((await nobody.request('GET', '/logout')).headers.get('location')).to.equal('/');
    });

    const waiting = async (count: number): Promise<void> => {
      while (site.services.queues.waiting !== count) await new Promise(setImmediate);
    };

    it('ends waiting requests of this session, but not of others, and keeps the queue', async () => {
      const person = await site.person('Polling');
      const [one, other] = [await loggedIn(person), await loggedIn(person)];
      const register = async () => {
        const { queue_id, last_event_id } = await person.client.ok('POST', '/register', {
          fetch_event_types: [],
        });
        return { queue_id, last_event_id };
      };
      const queues = [await register(), await register(), await register()];
      const [mine, theirs, withKey] = [
        one.send('GET', '/events', queues[0]),
        other.send('GET', '/events', queues[1]),
        person.client.send('GET', '/events', queues[2]),
      ];
      await waiting(3);
      await one.open('/');
      await one.submit({});
      expect((await mine).body.events).to.deep.equal([]);
      expect(site.services.queues.waiting).to.equal(2);
      await site.services.store.write((tx) => {
        tx.emit({ type: 'heartbeat' }, { users: [person.id] });
        return Promise.resolve();
      });
      expect((await theirs).body.events).to.have.length(1);
      expect((await withKey).body.events).to.have.length(1);
      const late = await person.client.ok('GET', '/events', queues[0]);
      expect(late.events).to.have.length(1);
    });

    // A SQLite file has one process.
    if (testDialect === 'mysql') {
      it('takes effect in every process within a second, also for waiting requests', async () => {
        const database = await migratedTestDatabase();
        const clock = new ManualClock();
        const here = await startServer({ database, clock });
        const there = await startServer({ database, clock });
        const person = await here.person('Everywhere');
        const browser = await loggedIn(person, here);
        const away = new Browser(there.url);
        for (const [name, value] of browser.cookies) away.cookies.set(name, value);
        expect(await whoIs(away)).to.equal(person.id);
        const { body } = await away.send('POST', '/register');
        const polled = away.send('GET', '/events', {
          queue_id: body.queue_id,
          last_event_id: body.last_event_id,
        });
        while (there.services.queues.waiting === 0) await new Promise(setImmediate);
        await browser.open('/');
        await browser.submit({});
        clock.advance(1000);
        while (there.services.queues.waiting === 1) await new Promise(setImmediate);
        expect((await polled).body.events).to.deep.equal([]);
        expect(await whoIs(away)).to.deep.equal(NOT_LOGGED_IN);
        await there.close();
        await here.close();
        await database.remove();
      });

      it('keeps a rotated ID of one process valid in the other', async () => {
        const database = await migratedTestDatabase();
        const clock = new ManualClock();
        const here = await startServer({ database, clock });
        const there = await startServer({ database, clock });
        const person = await here.person('Rotated');
        const browser = await loggedIn(person, here);
        const away = new Browser(there.url);
        for (const [name, value] of browser.cookies) away.cookies.set(name, value);
        expect(await whoIs(away)).to.equal(person.id);
        clock.advance(DAY * 1000);
        expect(await whoIs(browser)).to.equal(person.id);
        const next = browser.cookies.get('sessionid');
        // The first request detects the rotation. The next one gets the ID that the other process assigned.
        expect(await whoIs(away)).to.equal(person.id);
        expect(await whoIs(away)).to.equal(person.id);
        expect(away.cookies.get('sessionid')).to.equal(next);
        await there.close();
        await here.close();
        await database.remove();
      });
    }
  });

  describe('after a password change', () => {
    const change = (person: Person) => ({ old_password: person.password, new_password: 'lantern-sesame-42' });

    it('only the requesting session continues, with a new ID', async () => {
      const person = await site.person('Careful');
      const [one, other] = [await loggedIn(person), await loggedIn(person)];
      const before = one.cookies.get('sessionid') ?? '';
      const { queue_id, last_event_id } = await person.client.ok('POST', '/register', {
        event_types: ['heartbeat'],
      });
      const polled = one.send('GET', '/events', { queue_id, last_event_id });
      while (site.services.queues.waiting !== 1) await new Promise(setImmediate);
      const answer = await one.send('PATCH', '/settings', change(person));
      expect(answer.status).to.equal(200);
      expect(one.cookies.get('sessionid')).not.to.equal(before);
      expect(await whoIs(one)).to.equal(person.id);
      expect((await one.send('POST', '/register')).status).to.equal(200);
      expect(await whoIs(other)).to.deep.equal(NOT_LOGGED_IN);
      const thief = new Browser(site.url);
      thief.cookies.set('sessionid', before);
      expect(await whoIs(thief)).to.deep.equal(NOT_LOGGED_IN);
      expect(site.services.queues.waiting).to.equal(1);
      site.clock.advance(55_000);
      expect((await polled).body.events).to.have.length(1);
    });

    it('no earlier ID of the requesting session continues, though one is valid for an hour after a rotation', async () => {
      const person = await site.person('Rotated');
      const browser = await loggedIn(person);
      const first = browser.cookies.get('sessionid') ?? '';
      wait(DAY);
      expect(await whoIs(browser)).to.equal(person.id);
      const second = browser.cookies.get('sessionid') ?? '';
      expect(second).not.to.equal(first);
      expect((await browser.send('PATCH', '/settings', change(person))).status).to.equal(200);
      expect(await whoIs(browser)).to.equal(person.id);
      for (const id of [first, second]) {
        const thief = new Browser(site.url);
        thief.cookies.set('sessionid', id);
        expect(await whoIs(thief)).to.deep.equal(NOT_LOGGED_IN);
      }
    });

    it('all end if the requester uses an API key, unless the old password is wrong', async () => {
      const person = await site.person('Remote');
      const browser = await loggedIn(person);
      const wrong = { old_password: 'a wrong one', new_password: 'lantern-sesame-42' };
      await person.client.fails('PATCH', '/settings', wrong, { msg: 'Wrong password!' });
      expect(await whoIs(browser)).to.equal(person.id);
      await person.client.ok('PATCH', '/settings', change(person));
      expect(await whoIs(browser)).to.deep.equal(NOT_LOGGED_IN);
    });
  });

  it('are not created with a password that changes while it is verified', async () => {
    const person = await site.person('Racing');
    const { passwords, store } = site.services;
    const hash = await passwords.hash('lantern-sesame-42');
    const browser = new Browser(site.url);
    await browser.open('/login');
    passwordsRead = 0;
    // Other hashes come first, so that the login has read the old password and waits.
    const others = Promise.all(Array.from({ length: 8 }, () => passwords.hash('some password')));
    const login = browser.submit({ username: person.email, password: person.password });
    while (passwordsRead < 2) await new Promise(setImmediate);
    await store.write((tx) =>
      changePassword({ tx, services: site.services }, { userId: person.id, passwordHash: hash }),
    );
    expect((await login).status).to.equal(401);
    expect(browser.cookies.has('sessionid')).to.equal(false);
    expect(await rows(person.id)).to.have.length(0);
    await others;
  });

  it('cannot access the queues of other users', async () => {
    const [one, other] = [await site.person('Mine'), await site.person('Theirs')];
    const { queue_id } = await one.client.ok('POST', '/register', { fetch_event_types: [] });
    const browser = await loggedIn(other);
    const answer = await browser.send('GET', '/events', { queue_id, dont_block: true });
    expect([answer.status, answer.body.code]).to.deep.equal([400, 'BAD_EVENT_QUEUE_ID']);
  });

  it('are rate-limited by user, and unknown ones by address', async () => {
    const limited = await startServer({
      env: { RATE_LIMITS: 'on' },
      overrides: {
        limits: { api_by_user: [{ seconds: 60, count: 3 }], api_by_ip: [{ seconds: 60, count: 9 }] },
      },
    });
    const person = await limited.person('Eager');
    const browser = await loggedIn(person, limited);
    const statuses: number[] = [];
    for (let request = 0; request < 4; request += 1)
      statuses.push((await browser.send('GET', '/users/me')).status);
    expect(statuses).to.deep.equal([200, 200, 200, 429]);
    browser.cookies.set('sessionid', 'e'.repeat(43));
    const guesses: number[] = [];
    for (let request = 0; request < 9; request += 1)
      guesses.push((await browser.send('GET', '/users/me')).status);
    expect(guesses).to.include(401).and.to.include(429);
    await limited.close();
  });
});
