import { expect } from 'chai';

import { setOrganization } from '../../../support/settings.js';
import { sentence, type Section } from './sentence.js';
import { type Fixtures } from './fixtures.js';

const logIn = ({ site }: Fixtures, username: string, password: string) =>
  site.anonymous.send('POST', '/fetch_api_key', { username, password });

export const fetchApiKey: Section = {
  title: 'POST /fetch_api_key',
  sentences: [
    sentence('Password-based login for clients.', async (fixtures) => {
      const person = await fixtures.person();
      const { body } = await logIn(fixtures, person.email, person.password);
      expect(body.api_key).to.match(/^[A-Za-z0-9]{32}$/);
      expect((await logIn(fixtures, person.email, 'wrong')).status).to.equal(401);
    }),
    sentence('Useful only when email or LDAP password authentication is enabled.', async (fixtures) => {
      const { site, anna } = fixtures;
      await setOrganization(site, { authentication_methods: { Email: { enabled: false, available: true } } });
      const { status, body } = await logIn(fixtures, anna.email, anna.password);
      expect([status, body.code]).to.deep.equal([401, 'PASSWORD_AUTH_DISABLED']);
    }),
    sentence('No prior authentication is required.', async (fixtures) => {
      const { anna } = fixtures;
      expect((await logIn(fixtures, anna.email, anna.password)).status).to.equal(200);
    }),
    sentence(
      'username | string | yes | Typically the email; may be an LDAP username depending on server configuration',
      async (fixtures) => {
        const { anna, site } = fixtures;
        expect((await logIn(fixtures, anna.email, anna.password)).body.user_id).to.equal(anna.id);
        const { password } = anna;
        const missing = { code: 'REQUEST_VARIABLE_MISSING', var_name: 'username' };
        await site.anonymous.fails('POST', '/fetch_api_key', { password }, missing);
      },
    ),
    sentence(
      'password | string | yes | Account password (LDAP password under LDAP authentication)',
      async (fixtures) => {
        const { anna, site } = fixtures;
        const username = anna.email;
        const missing = { code: 'REQUEST_VARIABLE_MISSING', var_name: 'password' };
        await site.anonymous.fails('POST', '/fetch_api_key', { username }, missing);
      },
    ),
    sentence('Response: `api_key` string, `email` string, `user_id` integer (FL 171).', async (fixtures) => {
      const { anna, site } = fixtures;
      const { body } = await logIn(fixtures, anna.email, anna.password);
      expect(body).to.include({ email: anna.email, user_id: anna.id });
      const credentials = `${anna.email}:${String(body.api_key)}`;
      const { status } = await fetch(`${site.url}/api/v1/users/me`, {
        headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      });
      expect(status).to.equal(200);
    }),
  ],
};
