import { expect } from 'chai';

import { describeDevice, recordLogin } from '../../../src/accounts/authentication/known-logins.js';
import { setOrganization, setPersonal } from '../../chat/messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('126.0', '127.0');
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl: string;
}

describe('emails about new logins', () => {
  let site: TestServer;
  let person: Person;

  before(async () => {
    site = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  after(() => site.close());

  beforeEach(async () => {
    // Creating the user includes the first login of the account.
    person = await site.person(`Login ${String(Math.random()).slice(2)}`);
    site.clock.advance(61_000);
  });

  const logIn = async (userAgent: string, ip = '192.0.2.1', password = person.password): Promise<number> => {
    const { status } = await site.anonymous.send(
      'POST',
      '/fetch_api_key',
      { username: person.email, password },
      { headers: { 'User-Agent': userAgent, 'X-Forwarded-For': ip } },
    );
    return status;
  };

  const mails = async (): Promise<Mail[]> => {
    const rows = await site.services.store.read((tx) =>
      tx.all<{ payload: string }>("SELECT payload FROM outbox WHERE kind = 'mail' ORDER BY id"),
    );
    return rows.map(({ payload }) => JSON.parse(payload) as Mail).filter(({ to }) => to === person.email);
  };
  const subjects = async (): Promise<string[]> => (await mails()).map(({ subject }) => subject);
  const known = (): Promise<{ fingerprint: string; seen_at: number }[]> =>
    site.services.store.read((tx) =>
      tx.all('SELECT fingerprint, seen_at FROM known_logins WHERE user_id = ?', [person.id]),
    );

  it('contain time, client and IP address', async () => {
    await setPersonal(site, person, { twenty_four_hour_time: true });
    await person.client.ok('PATCH', '/settings', { timezone: 'Asia/Kolkata' });
    expect(await logIn(FIREFOX)).to.equal(200);
    const [mail] = await mails();
    expect(mail?.subject).to.equal('New login to Team Chat from Firefox on Linux');
    const time = new Date(site.clock.now() + 5.5 * 3_600_000).toISOString().slice(11, 16);
    for (const body of [mail?.text, mail?.html]) {
      expect(body)
        .to.include('Client: Firefox on Linux')
        .and.include('IP address: 192.0.2.1')
        .and.include(`${time} GMT+5:30`)
        .and.include('change it now')
        .and.include(`/accounts/unsubscribe/login/${String(person.id)}/`);
    }
    expect(mail?.unsubscribeUrl).to.include('/accounts/unsubscribe/login/');
  });

  it('are sent once for each new client and each new address', async () => {
    for (let times = 0; times < 2; times += 1) {
      await logIn(FIREFOX);
      await logIn(SAFARI);
      await logIn(FIREFOX, '198.51.100.7');
      await logIn(NEWER_FIREFOX);
    }
    expect(await subjects()).to.deep.equal([
      'New login to Team Chat from Firefox on Linux',
      'New login to Team Chat from Safari on iOS',
      'New login to Team Chat from Firefox on Linux',
    ]);
  });

  it('are sent once for concurrent logins', async () => {
    await Promise.all([logIn(SAFARI), logIn(SAFARI), logIn(SAFARI)]);
    expect(await subjects()).to.have.length(1);
  });

  it('are not sent for failed logins, which are not stored', async () => {
    expect(await logIn(FIREFOX, '192.0.2.1', 'a wrong one')).to.equal(401);
    expect(await known()).to.have.length(1);
    expect(await mails()).to.deep.equal([]);
  });

  it('are not sent for the first login or within a minute of joining', async () => {
    const joined = await site.person(`New ${String(Math.random()).slice(2)}`);
    person = joined;
    expect(await mails()).to.deep.equal([]);
    site.clock.advance(60_000);
    await logIn(FIREFOX);
    expect(await mails()).to.deep.equal([]);
    site.clock.advance(1_000);
    await logIn(SAFARI);
    expect(await subjects()).to.have.length(1);
  });

  it('are not sent if the setting is off, although the login is stored', async () => {
    await setPersonal(site, person, { enable_login_emails: false });
    await logIn(FIREFOX);
    await setPersonal(site, person, {});
    await logIn(FIREFOX);
    expect(await mails()).to.deep.equal([]);
    await logIn(SAFARI);
    expect(await subjects()).to.have.length(1);
  });

  it('are not sent for bots', async () => {
    const bot = { id: person.id, is_bot: true, username: person.email };
    await site.services.store.write((tx) =>
      recordLogin({ tx, services: site.services }, bot, { userAgent: FIREFOX, ip: '::1' }),
    );
    expect(await mails()).to.deep.equal([]);
    expect(await known()).to.have.length(1);
  });

  it('are based on hashes of the newest hundred clients and addresses', async () => {
    const note = (ip: string): Promise<void> =>
      site.services.store.write((tx) =>
        recordLogin(
          { tx, services: site.services },
          { id: person.id, is_bot: false, username: person.email },
          { userAgent: FIREFOX, ip },
        ),
      );
    for (let place = 0; place < 99; place += 1) await note(`192.0.2.${String(place)}`);
    expect(await known()).to.have.length(100);
    // This login is refreshed, so that the next one is the oldest.
    await note('192.0.2.0');
    site.clock.advance(1_000);
    for (const ip of ['203.0.113.1', '203.0.113.2']) await note(ip);
    const rows = await known();
    expect(rows).to.have.length(100);
    expect(JSON.stringify(rows)).to.not.include('192.0.2').and.not.include('Firefox');
    const before = (await mails()).length;
    await note('203.0.113.1');
    await note('192.0.2.98');
    expect(await mails()).to.have.length(before);
  });

  it('contain the name of the organization', async () => {
    await setOrganization(site, {});
    await site.owner.ok('PATCH', '/realm', { name: 'Überall' });
    await logIn('curl/8.5.0');
    expect(await subjects()).to.deep.equal(['New login to Überall from curl']);
    await site.owner.ok('PATCH', '/realm', { name: 'Team Chat' });
  });
});

describe('the cost of a login', () => {
  it('is the same number of statements for any number of known logins', async () => {
    const site = await startServer();
    const person = await site.person('Counted');
    site.clock.advance(61_000);
    const cost = (ip: string): Promise<number> => {
      const user = { id: person.id, is_bot: false, username: person.email };
      return site.services.store.write(async (tx) => {
        await recordLogin({ tx, services: site.services }, user, { userAgent: 'curl/8', ip });
        return tx.statements;
      });
    };
    const [fresh, again] = [await cost('::1'), await cost('::1')];
    for (let place = 2; place < 90; place += 1) await cost(`2001:db8:0:${String(place)}::1`);
    expect([await cost('2001:db8:0:99::1'), await cost('::1')]).to.deep.equal([fresh, again]);
    expect(again).to.be.at.most(5);
    await site.close();
  });
});

describe('the description of a client', () => {
  for (const [userAgent, description] of [
    [FIREFOX, 'Firefox on Linux'],
    [SAFARI, 'Safari on iOS'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0 Safari/537.36 Edg/124.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/124.0 Safari/537.36 OPR/110.0',
      'Opera on ChromeOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/120.0 Electron/28.2 Safari/537.36',
      'Desktop app on macOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 FxiOS/125.0 Mobile/15E148 Safari/605.1.15',
      'Firefox on iOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/124.0 Safari/604.1',
      'Chrome on iOS',
    ],
    ['Mozilla/5.0 (X11; FreeBSD amd64; rv:125.0) Gecko/20100101 Firefox/125.0', 'Firefox on FreeBSD'],
    ['CFNetwork/1410 Darwin/22.6.0', 'CFNetwork on macOS'],
    ['ZulipDesktop/5.11 (macOS 14.4)', 'ZulipDesktop on macOS'],
    ['ZulipPython/0.9.0 (Linux; 6.1)', 'ZulipPython on Linux'],
    ['ZulipMobile/27.231 (iOS 17.4)', 'ZulipMobile on iOS'],
    ['curl/8.5.0', 'curl'],
    ['', 'Unspecified'],
  ] as const) {
    it(`of ${userAgent || 'nothing'} is ${description}`, () => {
      expect(describeDevice(userAgent)).to.equal(description);
    });
  }
});
