import { expect } from 'chai';

import { upload } from '../attachments/fixtures.js';
import { exampleFile } from '../../support/files.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { channelMaker, listen, read, setOrganization, tell } from './fixtures.js';

describe('POST /messages/render', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let guest: Person;
  const make = channelMaker(() => anna);

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    guest = await site.person('Gwen', { role: 'guest' });
  });
  after(() => site.close());

  const groupId = async (wanted: string): Promise<number> => {
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    return user_groups.find(({ name }: Body) => name === wanted).id;
  };

  const render = async ({ client }: Pick<Person, 'client'>, content: string): Promise<string> =>
    (await client.ok('POST', '/messages/render', { content })).rendered;

  it('returns the HTML that the sent message has', async () => {
    for (const content of [
      '@**Ben** and @_**Ben** :tada: $$x$$',
      '```py\nx = 1\n```',
      '\n\n* one\n* two  \n',
      `${'long '.repeat(2100)}end`,
    ]) {
      const { content: sent } = await read(anna, await tell(anna, [ben], content));
      expect(await render(anna, content)).to.equal(sent);
    }
  });

  it('returns nothing for content of only whitespace', async () => {
    for (const content of ['', ' \n ']) expect(await render(anna, content)).to.equal('');
  });

  it('names neither users nor channels that the requester cannot see', async () => {
    const hidden = await make([], { invite_only: true });
    const content = `#**${hidden.name}** #**${hidden.name}>logo**`;
    expect(await render(anna, content))
      .to.contain('class="stream"')
      .and.to.contain('class="stream-topic"');
    expect(await render(ben, content)).to.equal(
      `<p>#<strong>${hidden.name}</strong> #<strong>${hidden.name}&gt;logo</strong></p>`,
    );
    const { subscriptions } = await guest.client.ok('GET', '/users/me/subscriptions');
    const own = (subscriptions as Body[]).map(({ name }) => name);
    await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: own });
    await setOrganization(site, { can_access_all_users_group: await groupId('role:members') });
    expect(await render(anna, '@**Ben**')).to.contain('user-mention');
    for (const name of ['@**Ben**', `@**Ben|${String(ben.id)}**`, `@**|${String(ben.id)}**`]) {
      expect(await render(guest, name)).to.not.contain('user-mention');
    }
    await setOrganization(site, {});
  });

  it('shows a preview only of files that the requester can share', async () => {
    const url = await upload(anna, exampleFile());
    expect(await render(anna, `[it](${url})`)).to.contain('<img');
    expect(await render(ben, `[it](${url})`)).to.equal(`<p><a href="${url}">it</a></p>`);
  });

  it('renders mentions that the requester may not make, and sends no event', async () => {
    const name = 'Closed';
    const can_mention_group = await groupId('role:nobody');
    const group = { name, description: '', members: [ben.id], can_mention_group };
    await site.owner.ok('POST', '/user_groups/create', group);
    const events = await listen(ben.client, { event_types: undefined });
    expect(await render(anna, `@*${name}* @**all**`)).to.match(/user-group-mention.*user-mention/);
    expect(await events()).to.deep.equal([]);
  });

  it('renders the content again for each user and each time', async () => {
    await anna.client.ok('PATCH', '/settings', { translate_emoticons: true });
    expect(await render(anna, ':)')).to.contain('emoji');
    expect(await render(ben, ':)')).to.equal('<p>:)</p>');
  });
});
