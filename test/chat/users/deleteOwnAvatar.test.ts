import { expect } from 'chai';

import { picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from './event-recorder.js';

describe('DELETE /users/me/avatar', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  it('restores the gravatar, sends a `realm_user` event and deletes the files', async () => {
    const person = await site.person('Portrayed');
    const { avatar_url: uploaded } = await person.client.ok('POST', '/users/me/avatar', {
      filename: await picture(),
    });
    const queue = await watch((await site.person('Witness')).client, ['realm_user']);
    const { avatar_url } = await person.client.ok('DELETE', '/users/me/avatar');
    expect(avatar_url).to.match(/^https:\/\/secure\.gravatar\.com\/.*version=3$/);
    const [event] = await events(queue);
    expect(event.person).to.deep.include({ avatar_url, avatar_source: 'G', avatar_version: 3 });
    expect((await person.client.ok('GET', '/users/me')).avatar_url).to.equal(avatar_url);
    const { user } = await person.client.ok('GET', `/users/${String(person.id)}`, { client_gravatar: true });
    expect(user.avatar_url).to.equal(null);
    site.clock.advance(61 * 60 * 1000);
    await site.server.workers.outbox.settled();
    expect((await fetch(new URL(uploaded, site.url))).status).to.equal(404);
  });

  it('changes nothing if the requester has no uploaded avatar', async () => {
    const person = await site.person('Plain');
    const before = await person.client.ok('GET', '/users/me');
    const queue = await watch(person.client, ['realm_user']);
    expect((await person.client.ok('DELETE', '/users/me/avatar')).avatar_url).to.equal(before.avatar_url);
    expect(await events(queue)).to.deep.equal([]);
    expect(await person.client.ok('GET', '/users/me')).to.deep.equal(before);
  });
});
