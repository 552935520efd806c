import { createHash } from 'node:crypto';

import { expect } from 'chai';

import { fetchFile, redirectOf } from '../attachments/fixtures.js';
import { setOrganization } from '../messages/fixtures.js';
import { lonelyGuest, whileGuestsSeeFew } from '../presence/fixtures.js';
import type { Client } from '../../support/client.js';
import { picture } from '../../support/pictures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const hash = (text: string): string => createHash('md5').update(text).digest('hex');

describe('GET /avatar/{user}', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const ask = (path: string, client?: Client): Promise<[number, string | null]> =>
    redirectOf(site, `/avatar/${path}`, client);
  const gravatar = (text: string, more = ''): string =>
    `https://secure.gravatar.com/avatar/${hash(text)}?d=identicon${more}`;

  it('redirects to the gravatar of a user, by ID and by email, in both sizes', async () => {
    for (const name of [anna.id, anna.email, encodeURIComponent(anna.email)]) {
      expect(await ask(`${name}`, ben.client)).to.deep.equal([302, `${gravatar(anna.email)}&version=1`]);
      expect(await ask(`${name}/medium`, ben.client)).to.deep.equal([
        302,
        `${gravatar(anna.email, '&s=500')}&version=1`,
      ]);
    }
    expect((await ask(`${anna.id}?x=1`, ben.client))[1]).to.equal(`${gravatar(anna.email)}&version=1&x=1`);
  });

  it('redirects to the uploaded picture, which can be fetched', async () => {
    const carl = await site.person('Carl');
    await carl.client.ok('POST', '/users/me/avatar', { filename: await picture(30, 20) });
    const [, small] = await ask(`${carl.id}`, ben.client);
    const [, medium] = await ask(`${carl.id}/medium`, ben.client);
    expect(medium).to.not.equal(small);
    for (const path of [small, medium]) expect((await fetchFile(site, path ?? '')).status).to.equal(200);
  });

  it('tells users who do not see the email nothing of it', async () => {
    const dora = await site.person('Dora');
    await dora.client.ok('PATCH', '/settings', { email_address_visibility: 4 });
    const [, target] = await ask(`${dora.id}`, ben.client);
    expect(target).not.to.include(hash(dora.email));
    expect(await ask(dora.email, ben.client)).to.deep.equal([302, `${gravatar(dora.email)}&version=1`]);
  });

  it('has the picture of an unknown user for users whom a guest may not see', async () => {
    await whileGuestsSeeFew(site, async () => {
      const guest = await lonelyGuest(site, 'Guest');
      for (const name of [String(anna.id), '4711', anna.email, 'nobody@example.com'])
        expect(await ask(name, guest.client)).to.deep.equal([302, `${gravatar(name)}&version=1`]);
      expect((await ask(`${guest.id}`, guest.client))[1]).to.include(hash(guest.email));
    });
  });

  it('requires an account, except for spectators who know the ID', async () => {
    expect((await ask(`${anna.id}`))[0]).to.equal(401);
    await setOrganization(site, { enable_spectator_access: true });
    const [status, target] = await ask(`${anna.id}`);
    expect(status).to.equal(302);
    expect(target).not.to.include(hash(anna.email));
    expect((await ask(anna.email))[0]).to.equal(401);
    await setOrganization(site, {});
    expect((await ask(`${anna.id}`))[0]).to.equal(401);
  });

  it('serves nothing else', async () => {
    for (const path of ['', '%E0%A4%A', 'a/b', '1/large'])
      expect((await ask(path, ben.client))[0], path).to.equal(404);
    const { status } = await fetchFile(site, `/avatar/${anna.id}`, ben.client, { method: 'POST' });
    expect(status).to.equal(405);
  });
});
