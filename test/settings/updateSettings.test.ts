import { expect } from 'chai';

import { defaultUserSettings, userSettings, type SettingRow } from '../../generated/settings.js';
import type { Body, Client } from '../support/client.js';
import { statusWith } from '../support/keys.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { events, watch } from '../users/watch.js';

const rows: readonly SettingRow[] = userSettings;
const TYPES = ['user_settings', 'update_display_settings', 'update_global_notifications', 'realm_user'];

/** Another value than the default that each setting takes. */
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

  for (const row of rows.filter(({ name }) => name !== 'dense_mode')) {
    it(`changes ${row.name} and tells the user, and once only`, async () => {
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

  it('tells older clients in the older events, and names languages', async () => {
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

  it('tells everyone of a time zone', async () => {
    const person = await someone();
    const queue = await watch(site.owner, ['realm_user']);
    await person.client.ok('PATCH', '/settings', { timezone: 'Asia/Kolkata' });
    const told = { user_id: person.id, email: person.email, timezone: 'Asia/Kolkata' };
    expect(await events(queue)).to.deep.equal([{ type: 'realm_user', op: 'update', person: told }]);
    expect((await person.client.ok('GET', '/users/me')).timezone).to.equal('Asia/Kolkata');
  });

  it('refuses what cannot be, and then changes nothing', async () => {
    const person = await someone();
    const refusals: [object, string][] = [
      [{ default_language: 'qqqqqq' }, 'Invalid default_language'],
      [{ timezone: 'Mars/Olympus' }, 'Invalid timezone: Value error, Not a recognized time zone'],
      [{ timezone: '+01:00' }, 'Invalid timezone: Value error, Not a recognized time zone'],
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

  it('has the dense mode in the sizes it always had', async () => {
    const person = await someone();
    const pair = (second_parameter: string) => ({ first_parameter: 'dense_mode', second_parameter });
    await person.client.fails('PATCH', '/settings', { dense_mode: true }, pair('web_font_size_px'));
    await person.client.fails(
      'PATCH',
      '/settings',
      { dense_mode: true, web_font_size_px: 14 },
      pair('web_line_height_percent'),
    );
    const sizes = { web_font_size_px: 14, web_line_height_percent: 122 };
    await person.client.ok('PATCH', '/settings', { dense_mode: true, ...sizes });
    await person.client.fails('PATCH', '/settings', { web_font_size_px: 15 }, pair('web_font_size_px'));
    await person.client.ok('PATCH', '/settings', { dense_mode: false, web_font_size_px: 15 });
  });

  it('renames, unless the organization does not let people', async () => {
    const person = await someone();
    const queue = await watch(site.owner, ['realm_user']);
    await person.client.ok('PATCH', '/settings', { full_name: 'Somebody Else' });
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_user', op: 'update', person: { user_id: person.id, full_name: 'Somebody Else' } },
    ]);
    const set = (settings: object) =>
      site.server.store.write(async (tx) => {
        await tx.run('UPDATE organizations SET settings = ?', [JSON.stringify(settings)]);
        tx.invalidate('organization');
      });
    await set({ name_changes_disabled: true, email_changes_disabled: true });
    await person.client.ok('PATCH', '/settings', { full_name: 'Third Name' });
    expect((await person.client.ok('GET', '/users/me')).full_name).to.equal('Somebody Else');
    await refuses(
      person,
      { email: 'new@example.com' },
      'Email address changes are disabled in this organization.',
    );
    await set({});
  });

  it('replaces the API key together with the password where that is asked for', async () => {
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

  it('changes the password of whoever knows the old one', async () => {
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

  it('deletes the drafts of whoever does not want them kept', async () => {
    const person = await someone();
    const drafts = [{ type: '', to: [], topic: '', content: 'A thought' }];
    await person.client.ok('POST', '/drafts', { drafts });
    await person.client.ok('PATCH', '/settings', { enable_drafts_synchronization: false });
    await person.client.ok('PATCH', '/settings', { enable_drafts_synchronization: true });
    expect((await person.client.ok('GET', '/drafts')).count).to.equal(0);
  });

  it('is for people', async () => {
    const bot = await site.person('Robot', { botOf: (await someone()).id });
    await refuses(bot, { enable_sounds: false }, 'This endpoint does not accept bot requests.');
  });

  describe('email', () => {
    const linkTo = async (email: string): Promise<string> => {
      const found = await site.server.store.read((tx) =>
        tx.all<{ payload: string }>("SELECT payload FROM outbox WHERE kind = 'mail' ORDER BY id DESC"),
      );
      const mail = found
        .map(({ payload }) => JSON.parse(payload) as { to: string; text: string })
        .find(({ to }) => to === email);
      const path = /http:\/\/chat\.example\.com(\S+)/.exec(mail?.text ?? '')?.[1];
      if (path === undefined) throw new Error(`No link was mailed to ${email}.`);
      return new URL(path, site.url).href;
    };

    it('is another once the link mailed there was opened, which works once', async () => {
      const person = await someone();
      const email = `other.${person.email}`;
      await person.client.ok('PATCH', '/settings', { email });
      expect((await person.client.ok('GET', '/users/me')).email).to.equal(person.email);
      const link = await linkTo(email);
      expect((await fetch(link, { method: 'HEAD' })).status).to.equal(200);
      const queue = await watch(site.owner, ['realm_user']);
      const answer = await fetch(link);
      expect(await answer.text()).to.include(email);
      const told = (await events(queue)).map((event) => event.person);
      expect(told[0]).to.deep.equal({ user_id: person.id, new_email: email });
      expect(told[1]).to.deep.equal({ user_id: person.id, delivery_email: email });
      expect(told[2]).to.include({ avatar_source: 'G' });
      expect((await fetch(link)).status).to.equal(404);
      const login = { username: email, password: person.password };
      expect((await site.anonymous.ok('POST', '/fetch_api_key', login)).user_id).to.equal(person.id);
    });

    it('stays when the link is a day old, when a later one was mailed, and when somebody else was faster', async () => {
      const person = await someone();
      const wanted = (n: number): string => `wanted${String(n)}.${person.email}`;
      const ask = async (n: number): Promise<string> => {
        await person.client.ok('PATCH', '/settings', { email: wanted(n) });
        return linkTo(wanted(n));
      };
      const first = await ask(1);
      const second = await ask(2);
      expect((await fetch(first)).status).to.equal(404);
      site.clock.advance(86_400_000);
      expect((await fetch(second)).status).to.equal(404);
      const third = await ask(3);
      const newcomer = { email: wanted(3), full_name: 'Faster One', password: 'sesame-lantern-42' };
      await site.owner.ok('POST', '/users', newcomer);
      expect((await fetch(third)).status).to.equal(409);
      expect((await person.client.ok('GET', '/users/me')).email).to.equal(person.email);
    });

    it('is refused when it is none or taken, and mailed nowhere', async () => {
      const person = await someone();
      await refuses(person, { email: 'nowhere' }, 'Enter a valid email address.');
      await refuses(person, { email: 'OWNER@example.com' }, "Email 'OWNER@example.com' already in use");
    });

    it('is shown to exactly those who may see it, before and after', async () => {
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
      expect(await set(3)).to.deep.equal([[hidden, lost], [hidden, lost], [hidden], [hidden]]);
      const { user } = await member.client.ok('GET', `/users/${email}`);
      expect(user).to.deep.include({ user_id: person.id, email, delivery_email: null });
      expect(await set(2)).to.deep.equal([[seen], [], [], []]);
      expect(await set(4)).to.deep.equal([[lost], [], [lost], []]);
      const back = { new_email: person.email };
      expect(await set(1)).to.deep.equal([[back, seen], [back, seen], [back, seen], [back]]);
    });
  });
});
