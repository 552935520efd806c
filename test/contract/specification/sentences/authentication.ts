import { randomBytes } from 'node:crypto';

import { expect } from 'chai';

import { readCallback } from '../../../support/app-login.js';
import { Browser } from '../../../support/browser.js';
import { Client } from '../../../support/client.js';
import { statusWith } from '../../../support/keys.js';
import type { Person } from '../../../support/people.js';
import { OWNER, startServer } from '../../../support/server.js';
import { expectTest } from '../expect-test.js';
import { linkMailedTo } from './mailed-link.js';
import { permissionRules } from './permission-rules.js';
import { sentence, type Section } from './sentence.js';
import { inWorld, type Fixtures } from './fixtures.js';

const keyOf = ({ client }: Person): string => client.credentials?.key ?? '';

const logIn = ({ site }: Fixtures, { email: username, password }: Person) =>
  site.anonymous.send('POST', '/fetch_api_key', { username, password });

const codeOf = async (fixtures: Fixtures, person: Person): Promise<string> =>
  (await logIn(fixtures, person)).body.code;

const withSession = async ({ site }: Fixtures, { email, password }: Person): Promise<Browser> => {
  const browser = new Browser(site.url);
  await browser.logIn(email, password);
  return browser;
};

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

/** Every form of an Authorization header that is not valid credentials. */
const invalid = (anna: Person, ben: Person, gone: Person): string[] => [
  '',
  'Basic',
  'Basic !',
  basic(anna.email),
  basic(`${anna.email}:`),
  basic(`${anna.email}:${anna.password}`),
  basic(`${anna.email}:${keyOf(ben)}`),
  basic(`${anna.email}:${keyOf(anna).slice(1)}`),
  basic(`${anna.email}:${'a'.repeat(32)}`),
  basic(`nobody@example.com:${keyOf(anna)}`),
  basic(`${gone.email}:${keyOf(gone)}`),
  'Bearer x',
  `Bearer ${keyOf(anna)}`,
  `Digest username="${anna.email}", response="${keyOf(anna)}"`,
  keyOf(anna),
];

const UNAUTHORIZED = { status: 401, code: 'UNAUTHORIZED' };

export const authentication: Section = {
  title: 'Authentication',
  sentences: [
    sentence(
      "Requests are authenticated with HTTP Basic credentials: the user's or bot's API email as username and the API key (<API_KEY>) as password.",
      async (fixtures) => {
        const { site, anna, bot } = fixtures;
        const hidden = await fixtures.person();
        await hidden.client.ok('PATCH', '/settings', { email_address_visibility: 5 });
        const { email } = await hidden.client.ok('GET', '/users/me');
        expect(email).not.to.equal(hidden.email);
        for (const [person, name] of [
          [anna, anna.email],
          [bot, bot.email],
          [hidden, email as string],
        ] as const) {
          const client = new Client(site.url, { email: name, key: keyOf(person) });
          expect((await client.ok('GET', '/users/me')).user_id).to.equal(person.id);
        }
        expect(await statusWith(site.url, bot.email, keyOf(anna))).to.equal(401);
      },
    ),
    sentence('A user session is also accepted.', async (fixtures) => {
      const person = await fixtures.person();
      const browser = await withSession(fixtures, person);
      expect((await browser.send('GET', '/users/me')).body.user_id).to.equal(person.id);
      const changed = await browser.send('PATCH', '/settings', { enable_sounds: false });
      expect(changed.status).to.equal(200);
      const forged = await browser.send('PATCH', '/settings', { enable_sounds: true }, { headers: {} });
      expect(forged.status).to.equal(403);
      await browser.open('/');
      await browser.submit({});
      expect((await browser.send('GET', '/users/me')).body.code).to.equal('UNAUTHORIZED');
    }),
    sentence(
      'POST /fetch_api_key exchanges username and password for an API key; it works only on organizations with email-password or LDAP authentication enabled.',
      async (fixtures) => {
        const { anna } = fixtures;
        expect((await logIn(fixtures, anna)).body.api_key).to.equal(keyOf(anna));
        const closed = await startServer({ env: { PASSWORD_LOGIN: 'off' } });
        const login = { username: OWNER.email, password: OWNER.password };
        const disabled = { status: 401, code: 'PASSWORD_AUTH_DISABLED' };
        await closed.anonymous.fails('POST', '/fetch_api_key', login, disabled);
        await closed.close();
        for (const title of [
          'creates the account on the first login and finds it on the next',
          'reports the enabled methods and follows the organization settings',
        ])
          expectTest('accounts/authentication/ldap.test.ts', title);
      },
    ),
    sentence('Users who never had a password must reset it first.', async (fixtures) => {
      const { site } = fixtures;
      const person = await fixtures.person();
      await site.services.store.write((tx) =>
        tx.run('UPDATE users SET password_hash = NULL WHERE id = ?', [person.id]),
      );
      expect(await codeOf(fixtures, person)).to.equal('PASSWORD_RESET_REQUIRED');
      const browser = new Browser(site.url);
      await browser.open('/accounts/password/reset/');
      await browser.submit({ email: person.email });
      await browser.open(await linkMailedTo(site, person.email));
      const password = 'lantern-sesame-42';
      await browser.submit({ new_password: password, repeated_password: password });
      expect((await logIn(fixtures, { ...person, password })).body.api_key).to.equal(keyOf(person));
    }),
    sentence(
      'Single sign-on or social logins in the mobile apps do not use this endpoint: the app runs the web login flow with a mobile_flow_otp parameter in a web view and receives the credentials, encrypted, through a redirect to an app URL.',
      async (fixtures) => {
        const { site, anna } = fixtures;
        const otp = randomBytes(32).toString('hex');
        const browser = new Browser(site.url);
        await browser.open(`/login?mobile_flow_otp=${otp}`);
        const { status, headers } = await browser.submit({ username: anna.email, password: anna.password });
        expect(status).to.equal(302);
        const location = headers.get('location') ?? '';
        expect(location).not.to.include(keyOf(anna));
        const { key, email, userId } = readCallback(location, otp, 'http://chat.example.com');
        expect([key, email, userId]).to.deep.equal([keyOf(anna), anna.email, anna.id]);
        expect(await statusWith(site.url, email, key)).to.equal(200);
      },
    ),
    sentence('Without valid credentials, the error code is UNAUTHORIZED (see Errors).', async (fixtures) => {
      const { site, owner, anna, ben } = fixtures;
      const gone = await fixtures.person();
      await owner.client.ok('DELETE', `/users/${String(gone.id)}`);
      await site.anonymous.fails('GET', '/users/me', {}, UNAUTHORIZED);
      for (const Authorization of invalid(anna, ben, gone)) {
        const { status, body } = await site.anonymous.send(
          'GET',
          '/users/me',
          {},
          { headers: { Authorization } },
        );
        expect({ status, code: body.code as string }, Authorization).to.deep.equal(UNAUTHORIZED);
      }
      const stranger = new Browser(site.url);
      stranger.cookies.set('sessionid', 'a'.repeat(43));
      const { status, body } = await stranger.send('GET', '/users/me');
      expect({ status, code: body.code as string }).to.deep.equal(UNAUTHORIZED);
    }),
    sentence(
      'Administrator-only endpoints: POST /realm/profile_fields and PATCH /users/{user_id}.',
      async (fixtures) => {
        const { owner, administrator, moderator, anna, guest, bot } = fixtures;
        const person = await fixtures.person();
        const statuses = async ({ client }: Person): Promise<number[]> => [
          (
            await client.send('POST', '/realm/profile_fields', {
              field_type: 1,
              name: fixtures.fresh('Field'),
            })
          ).status,
          (await client.send('PATCH', `/users/${String(person.id)}`, { role: 400 })).status,
        ];
        for (const by of [owner, administrator]) expect(await statuses(by)).to.deep.equal([200, 200]);
        for (const by of [moderator, anna, guest, bot, person])
          expect(await statuses(by)).to.deep.equal([400, 400]);
      },
    ),
    ...permissionRules,
    sentence(
      'An unauthenticated development-environment variant of the API key endpoint exists',
      async (fixtures) => {
        const path = '/dev_fetch_api_key';
        const off = await fixtures.site.anonymous.send('POST', path, { username: fixtures.anna.email });
        expect(off.status).to.equal(400);
        expect(off.body).not.to.have.property('api_key');
        await inWorld({ env: { DEV_MODE: 'on' } }, async ({ site, anna }) => {
          const { api_key } = await site.anonymous.ok('POST', path, { username: anna.email });
          expect(api_key).to.equal(keyOf(anna));
        });
      },
    ),
  ],
};
