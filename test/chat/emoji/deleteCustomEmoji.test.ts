import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { fetchPicture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { events, watch } from '../users/event-recorder.js';
import { addEmoji } from './fixtures.js';

describe('DELETE /realm/emoji/{emoji_name}', () => {
  let site: TestServer;
  let author: Person;
  let other: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    author = await site.person('Author');
    other = await site.person('Other', { role: 'moderator' });
    admin = await site.person('Admin', { role: 'administrator' });
  });

  after(() => site.close());

  it('deactivates the emoji, sends an event, and keeps it in messages and reactions', async () => {
    const made = await addEmoji(author.client, 'leaving');
    const { id } = await other.client.ok('POST', '/messages', {
      type: 'direct',
      to: [author.id],
      content: ':leaving:',
    });
    const path = `/messages/${String(id)}/reactions`;
    await author.client.ok('POST', path, { emoji_name: 'leaving' });
    const queue = await watch(other.client, ['realm_emoji']);
    await author.client.ok('DELETE', '/realm/emoji/leaving');
    const [event] = await events(queue);
    expect(event.realm_emoji[made.id]).to.deep.equal({ ...made, deactivated: true });
    expect((await fetchPicture(site.url, made.source_url)).type).to.equal('image/png');
    const { message } = await other.client.ok('GET', `/messages/${String(id)}`);
    expect(message.content).to.include(made.source_url);
    expect(message.reactions[0]).to.include({ emoji_name: 'leaving', emoji_code: made.id });
    // Users can still join an existing reaction, and remove it.
    const reaction = { emoji_name: 'leaving', emoji_code: made.id, reaction_type: 'realm_emoji' };
    await other.client.ok('POST', path, reaction);
    await other.client.ok('DELETE', path, reaction);
  });

  it('frees the name for a new emoji', async () => {
    const first = await addEmoji(author.client, 'again');
    await author.client.ok('DELETE', '/realm/emoji/again');
    const second = await addEmoji(other.client, 'again');
    expect(second.id).not.to.equal(first.id);
    expect(second.source_url).not.to.equal(first.source_url);
  });

  it('requires an administrator, or the author while the policy lets them add emoji', async () => {
    await addEmoji(author.client, 'kept');
    const fails = ({ client }: Person, wanted: object): Promise<Body> =>
      client.fails('DELETE', '/realm/emoji/kept', {}, { ...wanted });
    await fails(other, { msg: 'Must be an organization administrator or emoji author' });
    await setOrganization(site, { add_custom_emoji_policy: 4 });
    await fails(author, {
      code: 'UNAUTHORIZED_PRINCIPAL',
      msg: 'Must be an organization administrator',
    });
    await setOrganization(site, {});
    await admin.client.ok('DELETE', '/realm/emoji/kept');
  });

  it('refuses deactivated, unknown and Unicode emoji', async () => {
    await addEmoji(author.client, 'once');
    await author.client.ok('DELETE', '/realm/emoji/once');
    for (const name of ['once', 'never', 'tada']) {
      await admin.client.fails(
        'DELETE',
        `/realm/emoji/${name}`,
        {},
        { status: 404, code: 'BAD_REQUEST', msg: `Emoji '${name}' does not exist` },
      );
    }
  });
});
