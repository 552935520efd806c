import { expect } from 'chai';

import { DigestWorker } from '../../../src/accounts/email/digest/worker.js';
import { setOrganization, setPersonal, makeChannel, say, tell } from '../../chat/messages/fixtures.js';
import { ManualClock } from '../../support/clock.js';
import type { Person } from '../../support/people.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase, type TestDatabase } from '../../support/store.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ROUND = 10 * MINUTE;

/** A Saturday. The digests are due on the Tuesday after it. */
const SATURDAY = Date.UTC(2024, 5, 1, 12);
const TUESDAY = 1;
const ON = { digest_emails_enabled: true, digest_weekday: TUESDAY };

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl: string;
}

describe('The weekly digest', () => {
  const zone = process.env.TZ;
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let away: Person;
  let database: TestDatabase;

  const start = async (settings: object = ON): Promise<void> => {
    database = await migratedTestDatabase();
    site = await startServer({ clock: new ManualClock(SATURDAY), database });
    await setOrganization(site, settings);
    await site.services.organization.fresh();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    away = await site.person('Away');
  };

  beforeEach(() => {
    process.env.TZ = 'UTC';
  });

  afterEach(async () => {
    await site.close();
    await database.remove();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  /** Advances the clock to a time, and waits for the work that is due by then. */
  const goTo = async (time: number): Promise<void> => {
    site.clock.advance(time - site.clock.now());
    await site.server.workers.digests.settled();
    await site.services.presence.reports.settled();
  };
  const pass = (milliseconds: number): Promise<void> => goTo(site.clock.now() + milliseconds);

  const readMails = async (on = site): Promise<Mail[]> => {
    const rows = await on.services.store.read((tx) =>
      tx.all<{ payload: string }>("SELECT payload FROM outbox WHERE kind = 'mail' ORDER BY id"),
    );
    return rows.map(({ payload }) => JSON.parse(payload) as Mail);
  };
  /** Runs another round and returns its digests. Omits other mails and those of earlier rounds. */
  const round = async (): Promise<Mail[]> => {
    await site.services.store.write((tx) => tx.run('DELETE FROM outbox'));
    await pass(ROUND);
    return (await readMails()).filter(({ subject }) => subject.startsWith('While you were away'));
  };
  const receivers = async (): Promise<string[]> => (await round()).map(({ to }) => to).sort();

  /** Reports a user as active, as a client does. */
  const report = async ({ client }: Person): Promise<void> => {
    await client.ok('POST', '/users/me/presence', { status: 'active' });
    site.clock.advance(1_000);
    await site.services.presence.reports.settled();
  };

  const tuesday = Date.UTC(2024, 5, 11);

  /** Creates a channel with a message that inactive users have missed by Tuesday. */
  const missSomething = async (): Promise<void> => {
    await makeChannel(anna, 'news', [ben, away]);
    await goTo(tuesday - 2 * DAY);
    await say(anna, 'news', 'lunch', 'Soup!');
    await report(ben);
  };

  it('lists direct messages, the most active topics and new channels since the last activity', async () => {
    await start();
    await makeChannel(anna, 'news', [ben, away]);
    await say(anna, 'news', 'before they left');
    await goTo(tuesday - 6 * DAY);
    await report(away);
    for (let count = 0; count < 3; count += 1)
      await say(anna, 'news', 'lunch', `Soup & <b>bread</b> ${count}`);
    await say(ben, 'news', 'lunch', 'No, salad.');
    await say(ben, 'news', 'dinner');
    await tell(anna, [away], 'Where are you?');
    await tell(ben, [away, anna], 'Lost?');
    await tell(ben, [away, anna], 'Really?');
    await makeChannel(anna, 'fresh', [ben]);
    await goTo(tuesday - DAY);
    await report(anna);
    await report(ben);
    await goTo(tuesday - ROUND);
    // The owner was inactive, too.
    const [mail, ...others] = (await round()).filter(({ to }) => to !== OWNER.email);
    expect(others).to.deep.equal([]);
    expect(mail).to.include({ to: away.email, subject: 'While you were away from Team Chat' });
    expect(mail?.text.split('\n\n').slice(1, -2)).to.deep.equal([
      'You have 3 unread direct messages in 2 conversations, from Anna and Ben.',
      '#news > lunch: 4 messages from Anna and Ben\n  Ben: No, salad.',
      '#news > dinner: 1 message from Ben\n  Ben: hello',
      'New channels: #fresh',
    ]);
    expect(mail?.html).to.include('#news &gt; lunch').and.not.include('<b>bread');
    expect(mail?.unsubscribeUrl).to.include(`/accounts/unsubscribe/digest/${String(away.id)}/`);
    expect(mail?.text).to.include(mail?.unsubscribeUrl ?? '');
  });

  it('is sent on its weekday in the server’s time zone only', async () => {
    process.env.TZ = 'Pacific/Auckland';
    await start();
    await missSomething();
    // Auckland is twelve hours ahead: Tuesday begins there at noon UTC on Monday.
    const midnight = Date.UTC(2024, 5, 10, 12);
    await goTo(midnight - ROUND - 1);
    expect(await receivers()).to.deep.equal([]);
    expect(await receivers()).to.deep.equal([away.email]);
  });

  it('is not sent after its day is over', async () => {
    await start();
    await missSomething();
    await goTo(Date.UTC(2024, 5, 12) - ROUND);
    expect(await receivers()).to.deep.equal([]);
  });

  it('is sent to users who were inactive for at least five days', async () => {
    await start();
    await makeChannel(anna, 'news', [ben, away]);
    const now = tuesday;
    await goTo(now - 5 * DAY);
    await away.client.ok('POST', '/users/me/presence', { status: 'active' });
    await pass(1_000);
    await ben.client.ok('POST', '/users/me/presence', { status: 'active' });
    await pass(1_000);
    await say(anna, 'news', 'lunch');
    await goTo(tuesday - ROUND);
    expect(await receivers()).to.deep.equal([away.email]);
  });

  it('counts sent messages and logins as activity, but not idle clients', async () => {
    await start();
    const [writer, visitor] = [await site.person('Writer'), await site.person('Visitor')];
    await makeChannel(anna, 'news', [ben, away, writer, visitor]);
    await goTo(tuesday - DAY);
    await say(anna, 'news', 'lunch');
    await say(ben, 'news', 'lunch');
    await tell(writer, [anna]);
    await site.anonymous.ok('POST', '/fetch_api_key', {
      username: visitor.email,
      password: visitor.password,
    });
    await away.client.ok('POST', '/users/me/presence', { status: 'idle' });
    await goTo(tuesday - ROUND);
    expect(await receivers()).to.deep.equal([away.email]);
  });

  it('counts users who hide their presence as active while their client polls', async () => {
    await start();
    await setPersonal(site, away, { presence_enabled: false });
    const hidden = await site.person('Hidden');
    await setPersonal(site, hidden, { presence_enabled: false });
    await makeChannel(anna, 'news', [away, hidden]);
    await goTo(tuesday - DAY);
    await say(anna, 'news', 'lunch');
    await report(ben);
    await hidden.client.ok('POST', '/register', { queue_lifespan_secs: 604_800 });
    await goTo(tuesday - ROUND);
    expect(await receivers()).to.deep.equal([away.email]);
  });

  it('counts all users whose client polls as active if presence is disabled', async () => {
    await start({ ...ON, presence_disabled: true });
    await makeChannel(anna, 'news', [ben, away]);
    await goTo(tuesday - DAY);
    await say(anna, 'news', 'lunch');
    await ben.client.ok('POST', '/register', { queue_lifespan_secs: 604_800 });
    await goTo(tuesday - ROUND);
    expect(await receivers()).to.deep.equal([away.email]);
  });

  it('is not sent without content; read, sent and bot messages do not count', async () => {
    await start();
    const bot = await site.person('Builder', { botOf: anna.id });
    await makeChannel(anna, 'news', [ben, away, bot]);
    const id = await tell(anna, [away]);
    await goTo(tuesday - 6 * DAY);
    await say(bot, 'news', 'builds');
    await report(away);
    const later = await tell(anna, [away]);
    await site.services.store.write(async (tx) => {
      const row = await tx.first<{ conversation_id: number }>(
        'SELECT conversation_id FROM messages WHERE id = ?',
        [id],
      );
      await tx.insertMany('read_marks', [
        { user_id: away.id, conversation_id: row?.conversation_id ?? 0, watermark: later },
      ]);
    });
    await goTo(tuesday - DAY);
    await report(anna);
    await report(ben);
    await goTo(tuesday - ROUND);
    expect(await receivers()).to.deep.equal([]);
  });

  it('omits muted channels and topics, except topics unmuted in muted channels', async () => {
    await start();
    for (const name of ['news', 'noise']) await makeChannel(anna, name, [away]);
    const { subscriptions } = await away.client.ok('GET', '/users/me/subscriptions');
    const noise = subscriptions.find(({ name }: { name: string }) => name === 'noise').stream_id as number;
    const news = subscriptions.find(({ name }: { name: string }) => name === 'news').stream_id as number;
    await away.client.ok('POST', '/users/me/subscriptions/properties', {
      subscription_data: [{ stream_id: noise, property: 'is_muted', value: true }],
    });
    await site.services.store.write((tx) =>
      tx.insertMany(
        'user_topics',
        [
          { channel_id: noise, topic: 'unmuted', visibility_policy: 2 },
          { channel_id: news, topic: 'muted', visibility_policy: 1 },
        ].map((row) => ({ ...row, user_id: away.id, topic_key: row.topic, last_updated: 1 })),
      ),
    );
    await goTo(tuesday - DAY);
    for (const [channel, topic] of [
      ['news', 'open'],
      ['news', 'muted'],
      ['noise', 'loud'],
      ['noise', 'unmuted'],
    ] as const)
      await say(anna, channel, topic);
    await report(ben);
    await goTo(tuesday - ROUND);
    const text = (await round())[0]?.text ?? '';
    expect(Array.from(text.matchAll(/^#.*?:/gm), ([place]) => place).sort()).to.deep.equal([
      '#news > open:',
      '#noise > unmuted:',
    ]);
  });

  it('omits messages, channels and names that the recipient cannot access', async () => {
    await start();
    const guest = await site.person('Guest', { role: 'guest' });
    await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
    await makeChannel(anna, 'secret', [ben], { invite_only: true, history_public_to_subscribers: false });
    await goTo(tuesday - 6 * DAY);
    await report(away);
    await say(anna, 'secret', 'hidden', 'before they came');
    await makeChannel(anna, 'secret', [away]);
    await say(anna, 'secret', 'open', 'after they came');
    await makeChannel(anna, 'closed', [ben], { invite_only: true });
    await makeChannel(anna, 'public', [ben]);
    await tell(anna, [guest]);
    await setOrganization(site, {
      ...ON,
      can_access_all_users_group: (await site.owner.ok('GET', '/user_groups')).user_groups.find(
        ({ name }: { name: string }) => name === 'role:members',
      ).id,
    });
    await site.services.store.write((tx) =>
      tx.run('DELETE FROM recipient_members WHERE user_id = ?', [anna.id]),
    );
    await goTo(tuesday - DAY);
    await report(anna);
    await report(ben);
    await goTo(tuesday - ROUND);
    const mails = new Map((await round()).map((mail) => [mail.to, mail.text]));
    expect(mails.get(away.email))
      .to.include('#secret > open: 1 message')
      .and.include('New channels: #public\n')
      .and.not.include('hidden');
    expect(mails.get(guest.email))
      .to.include('from Unknown user.')
      .and.not.include('Anna')
      .and.not.include('public')
      .and.not.include('secret');
  });

  it('has message text only if user and organization allow it, and no spoilers', async () => {
    await start();
    await makeChannel(anna, 'news', [ben, away]);
    await setPersonal(site, ben, { message_content_in_email_notifications: false });
    await goTo(tuesday - DAY);
    await say(anna, 'news', 'lunch', `Soup${' and more'.repeat(40)}`);
    await say(anna, 'news', 'film', 'The end:\n```spoiler who\nThe butler.\n```');
    await goTo(tuesday - ROUND);
    const mails = new Map((await round()).map((mail) => [mail.to, mail]));
    expect(mails.get(away.email)?.text)
      .to.match(/Anna: (?=[^\n]{201}\n)Soup( and more)+ and mo…\n/)
      .and.include('Anna: The end: (spoiler)')
      .and.not.include('butler');
    expect(mails.get(ben.email)?.text)
      .to.include('#news > lunch: 1 message from Anna')
      .and.not.include('Soup');
    expect(mails.get(ben.email)?.html).to.not.include('Soup');
    await setOrganization(site, { ...ON, message_content_allowed_in_email_notifications: false });
    await goTo(tuesday + 6 * DAY);
    await say(anna, 'news', 'lunch', 'Soup again');
    await goTo(tuesday + 7 * DAY - ROUND);
    const [mail] = (await round()).filter(({ to }) => to === away.email);
    expect(mail?.text).to.include('#news > lunch').and.not.include('Soup');
  });

  it('is sent once a week, and covers the time since the last one', async () => {
    await start();
    await missSomething();
    await goTo(tuesday - ROUND);
    expect(await receivers()).to.deep.equal([away.email]);
    expect(await receivers()).to.deep.equal([]);
    await say(anna, 'news', 'dinner');
    await goTo(tuesday + 7 * DAY - ROUND);
    const [mail] = (await round()).filter(({ to }) => to === away.email);
    expect(mail?.text).to.include('#news > dinner').and.not.include('lunch');
  });

  it('repeats nothing of the last one, which was sent at a later hour', async () => {
    await start();
    await missSomething();
    await goTo(tuesday + 4 * HOUR);
    await say(anna, 'news', 'breakfast');
    await say(anna, 'news', 'breakfast');
    await goTo(tuesday + 5 * HOUR);
    await site.services.store.write((tx) =>
      tx.run('UPDATE users SET digest_at = ? WHERE id = ?', [site.clock.seconds(), away.id]),
    );
    await pass(MINUTE);
    await say(anna, 'news', 'dinner');
    await goTo(tuesday + 7 * DAY - ROUND);
    const [mail] = (await round()).filter(({ to }) => to === away.email);
    expect(mail?.text).to.include('#news > dinner').and.not.include('breakfast');
  });

  it('is sent once, with several processes', async () => {
    await start();
    // Only one process can open a SQLite database; a second worker replaces the second process.
    const isShared = site.services.store.dialect === 'mysql';
    const other = isShared ? await startServer({ database, clock: site.clock }) : undefined;
    const worker = other?.server.workers.digests ?? new DigestWorker(site.services);
    if (!other) worker.start(site.services);
    await missSomething();
    await goTo(tuesday - ROUND);
    await worker.settled();
    await site.services.store.write((tx) => tx.run('DELETE FROM outbox'));
    site.clock.advance(ROUND);
    await Promise.all([site.server.workers.digests.settled(), worker.settled()]);
    expect((await readMails()).map(({ to }) => to)).to.deep.equal([away.email]);
    await worker.stop();
    await other?.close();
  });

  it('is not sent to bots, deactivated users and users who disabled it', async () => {
    await start();
    const bot = await site.person('Bot', { botOf: anna.id });
    const gone = await site.person('Gone');
    const tired = await site.person('Tired');
    await makeChannel(anna, 'news', [ben, away, bot, gone, tired]);
    await setPersonal(site, tired, { enable_digest_emails: false });
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    await goTo(tuesday - DAY);
    await say(anna, 'news', 'lunch');
    await report(ben);
    await goTo(tuesday - ROUND);
    const mails = await receivers();
    expect(mails).to.include(away.email);
    expect(mails).to.not.include.members([bot.email]);
    for (const { email } of [bot, gone, tired]) expect(mails).to.not.include(email);
  });

  it('is not sent if the organization disables digests', async () => {
    await start({ digest_weekday: TUESDAY });
    await missSomething();
    await goTo(tuesday - ROUND);
    expect(await receivers()).to.deep.equal([]);
  });
});
