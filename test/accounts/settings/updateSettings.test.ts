import { createHash } from 'node:crypto';

import { expect } from 'chai';

import { defaultUserSettings, userSettings, type SettingRow } from '../../../generated/settings.js';
import { Client, type Body } from '../../support/client.js';
import { statusWith } from '../../support/keys.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { waitingMails } from '../../support/waiting-mails.js';
import { events, watch } from '../../chat/users/event-recorder.js';

const rows: readonly SettingRow[] = userSettings;
const TYPES = ['user_settings', 'update_display_settings', 'update_global_notifications', 'realm_user'];

/** Values other than the default for settings without a list of choices. */
const SPECIAL: Readonly<Record<string, unknown>> = {
  default_language: 'de',
  timezone: 'Europe/Rome',
  email_notifications_batching_period_seconds: 300,
  web_font_size_px: 18,
  web_line_height_percent: 150,
};

const another = ({ name, choices }: SettingRow): unknown => {
  const before = defaultUserSettings[name as keyof typeof defaultUserSettings];
  if (name in SPECIAL) return SPECIAL[name];
  return typeof before === 'boolean' ? !before : choices?.find((one) => one !== before);
};

describe('PATCH /settings', () => {
  let site: TestServer;
  let made = 0;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  const someone = (name = 'Person'): Promise<Person> => site.person(`${name} ${String((made += 1))}`);

  const settingsOf = async (client: Client): Promise<Body> =>
    (await client.ok('POST', '/register', { event_types: ['user_settings'] })).user_settings;

  const refuses = (person: Person, parameters: object, msg: string) =>
    person.client.fails('PATCH', '/settings', { ...parameters }, { code: 'BAD_REQUEST', msg });

  for (const row of rows) {
    it(`changes ${row.name}, and sends the user a single event`, async () => {
      const person = await someone();
      const queue = await watch(person.client, ['user_settings']);
      const value = another(row);
      for (const path of ['/settings', '/settings/display', '/settings/notifications']) {
        await person.client.ok('PATCH', path, { [row.name]: value });
      }
      const told = await events(queue);
      expect(told).to.have.length(1);
      expect(told[0]).to.deep.include({ type: 'user_settings', op: 'update', property: row.name, value });
      expect((await settingsOf(person.client))[row.name]).to.equal(value);
    });
  }

  it('sends legacy clients the legacy events, with language names', async () => {
    const person = await someone();
    const older = await watch(person.client, TYPES);
    const { queue_id, last_event_id } = await person.client.ok('POST', '/register', {
      event_types: TYPES,
      fetch_event_types: [],
      client_capabilities: { user_settings_object: true },
    });
    const newer = { client: person.client, id: queue_id, last: last_event_id };
    await person.client.ok('PATCH', '/settings', { default_language: 'de', enable_sounds: false });
    const language = { language_name: 'German' };
    const modern = [
      { type: 'user_settings', op: 'update', property: 'default_language', value: 'de', ...language },
      { type: 'user_settings', op: 'update', property: 'enable_sounds', value: false },
    ];
    expect(await events(newer)).to.deep.equal(modern);
    const user = person.email;
    expect(await events(older)).to.deep.equal([
      modern[0],
      { type: 'update_display_settings', user, setting_name: 'default_language', setting: 'de', ...language },
      modern[1],
      { type: 'update_global_notifications', user, notification_name: 'enable_sounds', setting: false },
    ]);
  });

  it('sends the time zone to all users', async () => {
    const person = await someone();
    const queue = await watch(site.owner, ['realm_user']);
    await person.client.ok('PATCH', '/settings', { timezone: 'Asia/Kolkata' });
    const told = { user_id: person.id, email: person.email, timezone: 'Asia/Kolkata' };
    expect(await events(queue)).to.deep.equal([{ type: 'realm_user', op: 'update', person: told }]);
    expect((await person.client.ok('GET', '/users/me')).timezone).to.equal('Asia/Kolkata');
  });

  it('refuses invalid values, and changes nothing', async () => {
    const person = await someone();
    const refusals: [object, string][] = [
      [{ default_language: 'qqqqqq' }, 'Invalid default_language'],
      [{ default_language: 'not a code' }, 'Invalid default_language'],
      [{ timezone: 'Mars/Olympus' }, 'Invalid timezone: Value error, Not a recognized time zone'],
      [{ timezone: '+01:00' }, 'Invalid timezone: Value error, Not a recognized time zone'],
      [{ timezone: 'europe/rome' }, 'Invalid timezone: Value error, Not a recognized time zone'],
      [{ notification_sound: 'gong' }, "Invalid notification sound 'gong'"],
      [
        { email_notifications_batching_period_seconds: 604801 },
        'Invalid email batching period: 604801 seconds',
      ],
      [
        { email_notifications_batching_period_seconds: '"1"' },
        'email_notifications_batching_period_seconds is not an integer',
      ],
      [{ color_scheme: 4 }, 'Invalid color_scheme: Value error, Not in the list of possible values'],
      [{ web_home_view: 'default' }, 'Invalid web_home_view'],
      [{ full_name: 'x' }, 'Name too short!'],
      [{ new_password: 'lantern-sesame-43' }, 'Wrong password!'],
      [{ new_password: '123456', old_password: person.password }, 'New password is too weak!'],
    ];
    for (const [parameters, msg] of refusals) {
      await refuses(person, { high_contrast_mode: true, ...parameters }, msg);
    }
    expect((await settingsOf(person.client)).high_contrast_mode).to.equal(false);
  });

  it('accepts periods for batches of email from a second to a week', async () => {
    const person = await someone();
    const name = 'email_notifications_batching_period_seconds';
    for (const seconds of [1, 604_800]) {
      await person.client.ok('PATCH', '/settings', { [name]: seconds });
      expect((await settingsOf(person.client))[name]).to.equal(seconds);
    }
    for (const seconds of [0, 604_801])
      await refuses(person, { [name]: seconds }, `Invalid email batching period: ${String(seconds)} seconds`);
    expect((await settingsOf(person.client))[name]).to.equal(604_800);
  });

  it('accepts dense_mode with every font size and line height', async () => {
    const person = await someone();
    const sizes = [1, 14, 16, 100];
    const heights = [1, 122, 140, 1000];
    for (const dense_mode of [true, false]) {
      for (const web_font_size_px of sizes) {
        for (const web_line_height_percent of heights) {
          const wanted = { dense_mode, web_font_size_px, web_line_height_percent };
          await person.client.ok('PATCH', '/settings', wanted);
          expect(await settingsOf(person.client)).to.include(wanted);
        }
      }
    }
  });

  it('accepts dense_mode, font size and line height one at a time', async () => {
    const person = await someone();
    const steps = [{ dense_mode: true }, { web_font_size_px: 15 }, { web_line_height_percent: 121 }];
    for (const step of steps) await person.client.ok('PATCH', '/settings', step);
    expect(await settingsOf(person.client)).to.include(Object.assign({}, ...steps));
  });

  it('changes the name, unless the organization disables name changes', async () => {
    const person = await someone();
    const queue = await watch(site.owner, ['realm_user']);
    await person.client.ok('PATCH', '/settings', { full_name: 'Somebody Else' });
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_user', op: 'update', person: { user_id: person.id, full_name: 'Somebody Else' } },
    ]);
    await setOrganization(site, { name_changes_disabled: true, email_changes_disabled: true });
    await person.client.ok('PATCH', '/settings', { full_name: 'Third Name' });
    expect((await person.client.ok('GET', '/users/me')).full_name).to.equal('Somebody Else');
    await refuses(
      person,
      { email: 'new@example.com' },
      'Email address changes are disabled in this organization.',
    );
    await setOrganization(site, {});
  });

  it('replaces the API key together with the password on request', async () => {
    const person = await someone();
    const new_password = 'lantern-sesame-43';
    const alone = { regenerate_api_key: true };
    await refuses(person, alone, 'regenerate_api_key needs new_password');
    await refuses(person, { ...alone, new_password: '' }, 'regenerate_api_key needs new_password');
    await refuses(person, { ...alone, new_password, old_password: 'wrong' }, 'Wrong password!');
    expect(await person.client.ok('PATCH', '/settings', { regenerate_api_key: false })).not.to.have.property(
      'api_key',
    );
    const { api_key } = await person.client.ok('PATCH', '/settings', {
      ...alone,
      new_password,
      old_password: person.password,
    });
    expect(await statusWith(site.url, person.email, person.client.credentials?.key ?? '')).to.equal(401);
    expect(await statusWith(site.url, person.email, api_key)).to.equal(200);
    const login = { username: person.email, password: new_password };
    expect((await site.anonymous.ok('POST', '/fetch_api_key', login)).api_key).to.equal(api_key);
  });

  it('changes the password of a user who sends the old one', async () => {
    const person = await someone();
    const new_password = 'lantern-sesame-43';
    await refuses(person, { old_password: 'wrong', new_password }, 'Wrong password!');
    await person.client.ok('PATCH', '/settings', { old_password: person.password, new_password });
    const logIn = (password: string) =>
      site.anonymous.send('POST', '/fetch_api_key', { username: person.email, password });
    expect((await logIn(new_password)).status).to.equal(200);
    expect((await logIn(person.password)).status).to.equal(401);
    await person.client.ok('GET', '/users/me');
  });

  it('counts wrong old passwords as failed logins, also for emails with capitals', async () => {
    const limited = await startServer({ env: { RATE_LIMITS: 'on' } });
    const login = { username: 'Iago@Example.com', password: 'sesame-lantern-42' };
    await limited.owner.ok('POST', '/users', {
      email: login.username,
      password: login.password,
      full_name: 'Iago',
    });
    const { api_key: key } = await limited.anonymous.ok('POST', '/fetch_api_key', login);
    const client = new Client(limited.url, { email: login.username, key });
    const change = { old_password: 'wrong', new_password: 'lantern-sesame-43' };
    for (let times = 0; times < 5; times += 1)
      await client.fails('PATCH', '/settings', change, { msg: 'Wrong password!' });
    await limited.anonymous.fails('POST', '/fetch_api_key', login, { status: 429 });
    await limited.close();
  });

  it('deletes the user’s drafts when draft synchronization is turned off', async () => {
    const person = await someone();
    const drafts = [{ type: '', to: [], topic: '', content: 'A thought' }];
    await person.client.ok('POST', '/drafts', { drafts });
    await person.client.ok('PATCH', '/settings', { enable_drafts_synchronization: false });
    await person.client.ok('PATCH', '/settings', { enable_drafts_synchronization: true });
    expect((await person.client.ok('GET', '/drafts')).count).to.equal(0);
  });

  describe('for a bot', () => {
    const makeBot = async (): Promise<{ owner: Person; bot: Client; id: number; email: string }> => {
      const owner = await someone();
      const short_name = `helper${String(owner.id)}`;
      const { user_id: id, api_key: key } = await owner.client.ok('POST', '/bots', {
        full_name: `Helper ${String(owner.id)}`,
        short_name,
      });
      const email = `${short_name}-bot@chat.example.com`;
      return { owner, bot: new Client(site.url, { email, key }), id, email };
    };

    it('changes settings, and sends the bot events', async () => {
      const { bot } = await makeBot();
      const queue = await watch(bot, ['user_settings']);
      await bot.ok('PATCH', '/settings', { enable_sounds: false });
      await bot.ok('PATCH', '/settings', { timezone: 'Europe/Rome' });
      expect((await events(queue)).map(({ property, value }) => [property, value] as unknown)).to.deep.equal([
        ['enable_sounds', false],
        ['timezone', 'Europe/Rome'],
      ]);
      expect(await settingsOf(bot)).to.include({ enable_sounds: false, timezone: 'Europe/Rome' });
    });

    it('changes the name to an unused one, and sends events to the owner', async () => {
      const { owner, bot, id } = await makeBot();
      const queue = await watch(owner.client, ['realm_bot', 'realm_user']);
      const taken = { full_name: owner.name.toUpperCase() };
      await bot.fails('PATCH', '/settings', taken, { code: 'BAD_REQUEST', msg: 'Name is already in use!' });
      const full_name = `Renamed ${String(id)}`;
      await bot.ok('PATCH', '/settings', { full_name });
      expect(await events(queue)).to.deep.equal([
        { type: 'realm_user', op: 'update', person: { user_id: id, full_name } },
        { type: 'realm_bot', op: 'update', bot: { user_id: id, full_name } },
      ]);
    });

    it('refuses a new email or password, and sends no mail', async () => {
      const { bot, email } = await makeBot();
      const before = (await waitingMails(site)).length;
      const fixed = { code: 'BAD_REQUEST', msg: 'The email address of a bot cannot be changed.' };
      await bot.fails('PATCH', '/settings', { email: 'new@example.com', enable_sounds: false }, fixed);
      await bot.ok('PATCH', '/settings', { email });
      for (const old_password of [undefined, '', 'anything']) {
        const parameters = { new_password: 'lantern-sesame-43', ...(old_password && { old_password }) };
        await bot.fails('PATCH', '/settings', parameters, { msg: 'Wrong password!' });
      }
      expect((await settingsOf(bot)).enable_sounds).to.equal(true);
      expect(await waitingMails(site)).to.have.length(before);
    });

    it('keeps the bot’s email visible for every email_address_visibility', async () => {
      const { bot, id, email } = await makeBot();
      const guest = await site.person(`Guest ${String(id)}`, { role: 'guest' });
      const queue = await watch(guest.client, ['realm_user']);
      for (const email_address_visibility of [4, 5, 3, 2]) {
        await bot.ok('PATCH', '/settings', { email_address_visibility });
        expect(await settingsOf(bot)).to.include({ email_address_visibility });
        const { user } = await guest.client.ok('GET', `/users/${email}`);
        expect(user).to.include({ user_id: id, email, delivery_email: email });
      }
      expect(await events(queue)).to.deep.equal([]);
    });
  });

  describe('the email', () => {
    const linkTo = async (email: string): Promise<string> => {
      const mail = (await waitingMails(site)).reverse().find(({ to }) => to === email);
      const path = /http:\/\/chat\.example\.com(\S+)/.exec(mail?.text ?? '')?.[1];
      if (path === undefined) throw new Error(`No link was mailed to ${email}.`);
      return new URL(path, site.url).href;
    };

    /** Presses the button of the page behind a link. */
    const press = (link: string): Promise<Response> => fetch(link, { method: 'POST' });

    it('changes when the button behind the mailed link is pressed, not when the link is opened', async () => {
      const person = await someone();
      const email = `other.${person.email}`;
      await person.client.ok('PATCH', '/settings', { email });
      expect((await person.client.ok('GET', '/users/me')).email).to.equal(person.email);
      const link = await linkTo(email);
      expect((await fetch(link, { method: 'HEAD' })).status).to.equal(200);
      const queue = await watch(site.owner, ['realm_user']);
      for (const _ of [1, 2])
        expect(await (await fetch(link)).text()).to.include(`Is ${email} the new email`);
      expect(await events(queue), 'opened').to.deep.equal([]);
      expect((await person.client.ok('GET', '/users/me')).email).to.equal(person.email);
      const answer = await press(link);
      expect(answer.status).to.equal(200);
      expect(await answer.text()).to.include(`is now ${email}.`);
      const told = (await events(queue)).map((event) => event.person);
      expect(told[0]).to.deep.equal({ user_id: person.id, new_email: email });
      expect(told[1]).to.deep.equal({ user_id: person.id, delivery_email: email });
      expect(told[2]).to.include({ avatar_source: 'G' });
      expect((await press(link)).status).to.equal(404);
      expect((await fetch(link)).status).to.equal(404);
      const login = { username: email, password: person.password };
      expect((await site.anonymous.ok('POST', '/fetch_api_key', login)).user_id).to.equal(person.id);
    });

    it('is confirmed by a mail that names the user and the organization, and says what to do', async () => {
      const person = await someone('Renamed Soon');
      const email = `other.${person.email}`;
      await person.client.ok('PATCH', '/settings', { email: `  ${email} ` });
      const mail = (await waitingMails(site)).find(({ to }) => to === email);
      expect(mail?.subject).to.equal('Confirm your new email address for Team Chat');
      expect(mail?.text).to.include(
        `This email address was requested for the account of ${person.name} on Team Chat.`,
      );
      expect(mail?.text).to.include('If that was you, confirm it within a day on this page:');
      expect(mail?.text).to.include('If it was not, there is nothing to do.');
    });

    it('stays without a mail if the requested address is the current one', async () => {
      const person = await someone();
      const before = (await waitingMails(site)).length;
      await person.client.ok('PATCH', '/settings', { email: ` ${person.email} ` });
      expect(await waitingMails(site)).to.have.length(before);
    });

    it('changes with a mail to the previous address', async () => {
      const person = await someone();
      const email = `other.${person.email}`;
      await person.client.ok('PATCH', '/settings', { email });
      const toOld = async () => (await waitingMails(site)).filter(({ to }) => to === person.email);
      expect(await toOld()).to.deep.equal([]);
      expect((await press(await linkTo(email))).status).to.equal(200);
      const [mail, ...others] = await toOld();
      expect(others).to.deep.equal([]);
      expect(mail?.subject).to.equal('Your email address on Team Chat was changed');
      expect(mail?.text).to.include(`was changed from ${person.email} to ${email}.`);
      expect(mail?.text).to.include('If it was not, someone else has access to your account');
    });

    it('does not change if the link is expired or superseded, or the address is taken', async () => {
      const person = await someone();
      const wanted = (n: number): string => `wanted${String(n)}.${person.email}`;
      const ask = async (n: number): Promise<string> => {
        await person.client.ok('PATCH', '/settings', { email: wanted(n) });
        return linkTo(wanted(n));
      };
      const first = await ask(1);
      const second = await ask(2);
      expect((await press(first)).status).to.equal(404);
      site.clock.advance(86_400_000);
      expect((await press(second)).status).to.equal(404);
      const third = await ask(3);
      const newcomer = { email: wanted(3), full_name: 'Faster One', password: 'sesame-lantern-42' };
      await site.owner.ok('POST', '/users', newcomer);
      expect((await fetch(third)).status).to.equal(409);
      expect((await press(third)).status).to.equal(409);
      expect((await person.client.ok('GET', '/users/me')).email).to.equal(person.email);
    });

    it('is refused if invalid or already in use', async () => {
      const person = await someone();
      await refuses(person, { email: 'nowhere' }, 'Enter a valid email address.');
      await refuses(person, { email: 'OWNER@example.com' }, "Email 'OWNER@example.com' already in use");
    });

    it('is visible only to permitted users, before and after a change of visibility', async () => {
      const person = await someone();
      const [member, guest, admin] = [
        await someone('Member'),
        await site.person('Onlooker', { role: 'guest' }),
        await site.person('Overseer', { role: 'administrator' }),
      ];
      const set = async (email_address_visibility: number): Promise<Body[][]> => {
        const viewers = [member.client, guest.client, admin.client, person.client];
        const queues = await Promise.all(viewers.map((client) => watch(client, ['realm_user'])));
        await person.client.ok('PATCH', '/settings', { email_address_visibility });
        const told = await Promise.all(queues.map(events));
        return told.map((list) =>
          list.map(({ person: one }) =>
            Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'user_id')),
          ),
        );
      };
      const email = `user${String(person.id)}@chat.example.com`;
      const lost = { delivery_email: null };
      const seen = { delivery_email: person.email };
      const hidden = { new_email: email };
      const gravatar = (of: string): Body => {
        const url = `https://secure.gravatar.com/avatar/${createHash('md5').update(of).digest('hex')}?d=identicon`;
        const avatar_url_medium = `${url}&s=500&version=1`;
        return { avatar_source: 'G', avatar_url: `${url}&version=1`, avatar_url_medium, avatar_version: 1 };
      };
      const [real, made] = [gravatar(person.email), gravatar(email)];
      expect(await set(3)).to.deep.equal([
        [lost, hidden, made],
        [lost, hidden, made],
        [hidden, real],
        [hidden, real],
      ]);
      const { user } = await member.client.ok('GET', `/users/${email}`);
      expect(user).to.deep.include({ user_id: person.id, email, delivery_email: null });
      expect(await set(2)).to.deep.equal([[seen, real], [], [], []]);
      expect(await set(4)).to.deep.equal([[lost, made], [], [lost, made], []]);
      const back = { new_email: person.email };
      expect(await set(1)).to.deep.equal([
        [seen, back, real],
        [seen, back, real],
        [seen, back, real],
        [back, real],
      ]);
    });
  });
});
