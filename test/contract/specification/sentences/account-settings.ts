import { expect } from 'chai';

import type { Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { linkMailedTo } from './mailed-link.js';
import { sentence, type Sentence } from './sentence.js';
import { listen, type Fixtures } from './fixtures.js';

const NEW_PASSWORD = 'lantern-sesame-43';

const patch = ({ client }: Person, parameters: Parameters) => client.ok('PATCH', '/settings', parameters);

const refuses = ({ client }: Person, parameters: Parameters, msg: string) =>
  client.fails('PATCH', '/settings', parameters, { code: 'BAD_REQUEST', msg });

const canLogIn = async ({ site }: Fixtures, { email }: Person, password: string): Promise<boolean> =>
  (await site.anonymous.send('POST', '/fetch_api_key', { username: email, password })).status === 200;

/** The account parameters of PATCH /settings. */
export const accountSettings: readonly Sentence[] = [
  sentence('full_name | string | New display name', async (fixtures) => {
    const person = await fixtures.person();
    const events = await listen(fixtures.ben.client, ['realm_user']);
    const full_name = fixtures.fresh('Renamed');
    await patch(person, { full_name });
    const { user } = await fixtures.ben.client.ok('GET', `/users/${person.email}`);
    expect(user.full_name).to.equal(full_name);
    const told = (await events()).map(({ person: change }) => change as unknown);
    expect(told).to.deep.equal([{ user_id: person.id, full_name }]);
    await refuses(person, { full_name: 'x' }, 'Name too short!');
  }),
  sentence(
    'email | string | Starts a confirmation sequence; the user confirms via a link sent to the new address',
    async (fixtures) => {
      const { site } = fixtures;
      const person = await fixtures.person();
      const email = `new.${person.email}`;
      const shown = async (): Promise<string> =>
        (await fixtures.ben.client.ok('GET', `/users/${String(person.id)}`)).user.email;
      await patch(person, { email });
      expect(await shown()).to.equal(person.email);
      const link = await linkMailedTo(site, email);
      expect(await shown()).to.equal(person.email);
      expect((await fetch(new URL(link, site.url), { method: 'POST' })).status).to.equal(200);
      expect(await shown()).to.equal(email);
      expect(await canLogIn(fixtures, { ...person, email }, person.password)).to.equal(true);
      await refuses(fixtures.anna, { email: 'nowhere' }, 'Enter a valid email address.');
    },
  ),
  sentence('old_password | string | Required only when new_password is sent', async (fixtures) => {
    const person = await fixtures.person();
    await patch(person, { enable_sounds: false });
    await patch(person, { old_password: person.password });
    await refuses(person, { new_password: NEW_PASSWORD }, 'Wrong password!');
    const wrong = { new_password: NEW_PASSWORD, old_password: 'a wrong one' };
    await refuses(person, wrong, 'Wrong password!');
    expect(await canLogIn(fixtures, person, person.password)).to.equal(true);
  }),
  sentence('new_password | string | Requires old_password', async (fixtures) => {
    const person = await fixtures.person();
    await patch(person, { old_password: person.password, new_password: NEW_PASSWORD });
    expect(await canLogIn(fixtures, person, NEW_PASSWORD)).to.equal(true);
    expect(await canLogIn(fixtures, person, person.password)).to.equal(false);
  }),
];
