import { expect } from 'chai';
import sharp from 'sharp';

import type { Body } from '../../support/client.js';
import { Client } from '../../support/client.js';
import { hugePicture, fetchPicture, notAPicture, picture } from '../../support/pictures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { events, watch } from './event-recorder.js';

describe('POST /users/me/avatar', () => {
  let site: TestServer;
  let person: Person;

  before(async () => {
    site = await startServer();
    person = await site.person('Portrayed');
  });

  after(() => site.close());

  const upload = async (client: Client, filename?: File): Promise<string> =>
    (await client.ok('POST', '/users/me/avatar', { filename: filename ?? (await picture()) })).avatar_url;

  it('stores the avatar in two sizes and sends a `realm_user` event', async () => {
    const queue = await watch((await site.person('Witness')).client, ['realm_user']);
    const { avatar_version: before } = await person.client.ok('GET', '/users/me');
    const avatar_url = await upload(person.client, await picture(900, 300, 'jpeg'));
    const avatar_url_medium = avatar_url.replace('.png', '-medium.png');
    const [type, frames] = ['image/png', 1];
    expect(await fetchPicture(site.url, avatar_url)).to.deep.equal({ type, width: 100, height: 100, frames });
    expect(await fetchPicture(site.url, avatar_url_medium)).to.deep.equal({
      type,
      width: 500,
      height: 500,
      frames,
    });
    const avatar_version = Number(before) + 1;
    const change = { user_id: person.id, avatar_url, avatar_url_medium, avatar_source: 'U', avatar_version };
    expect(await events(queue)).to.deep.equal([{ type: 'realm_user', op: 'update', person: change }]);
    expect(await person.client.ok('GET', '/users/me')).to.include({ avatar_url, avatar_version });
    const own = await person.client.ok('POST', '/register', { event_types: ['realm_user'] });
    expect(own).to.include({ avatar_url, avatar_url_medium, avatar_source: 'U' });
  });

  it('turns a photo as the camera was held', async () => {
    const left = { r: 0, g: 0, b: 250 };
    const pixels = sharp({ create: { width: 200, height: 100, channels: 3, background: '#fff' } }).composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: left } }, left: 0, top: 0 },
    ]);
    // 6: the left side of the stored pixels is the top of the photo.
    const bytes = await pixels.png().toBuffer();
    const photo = await sharp(bytes).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const avatar_url = await upload(person.client, new File([new Uint8Array(photo)], 'photo.jpg'));
    const file = await (await fetch(new URL(avatar_url, site.url))).arrayBuffer();
    const colorAt = async (x: number, y: number): Promise<number[]> => [
      ...(await sharp(Buffer.from(file))
        .removeAlpha()
        .extract({ left: x, top: y, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    for (const x of [10, 90]) {
      expect((await colorAt(x, 10))[0], 'the top is blue').to.be.below(50);
      expect((await colorAt(x, 90))[0], 'the bottom is white').to.be.above(200);
    }
  });

  it('includes the avatar address in users and messages, even with `client_gravatar`', async () => {
    const avatar_url = await upload(person.client);
    const reader = await site.person('Reader');
    const { user } = await reader.client.ok('GET', `/users/${String(person.id)}`, { client_gravatar: true });
    expect(user.avatar_url).to.equal(avatar_url);
    const { realm_users } = await reader.client.ok('POST', '/register', {
      event_types: ['realm_user'],
      client_gravatar: true,
    });
    expect(realm_users.find(({ user_id }: Body) => user_id === person.id).avatar_url).to.equal(avatar_url);
    const queue = await watch(reader.client, ['message']);
    const message = { type: 'direct', to: [reader.id], content: 'Hello' };
    const { id } = await person.client.ok('POST', '/messages', message);
    expect((await events(queue))[0].message.avatar_url).to.equal(avatar_url);
    const { message: fetched } = await reader.client.ok('GET', `/messages/${String(id)}`);
    expect(fetched.avatar_url).to.equal(avatar_url);
  });

  it('keeps both sizes, and the files of others, when files without an owner are removed', async () => {
    const avatar_url = await upload(person.client);
    for (let days = 0; days < 3; days += 1) {
      site.clock.advance(24 * 60 * 60 * 1000);
      await site.server.workers.fileSweep.settled();
    }
    for (const path of [avatar_url, avatar_url.replace('.png', '-medium.png')])
      expect((await fetch(new URL(path, site.url))).status, path).to.equal(200);
  });

  it('replaces the previous avatar and deletes its files an hour later', async () => {
    const first = await upload(person.client);
    const second = await upload(person.client);
    expect(second).not.to.equal(first);
    const medium = first.replace('.png', '-medium.png');
    const status = async (path: string): Promise<number> => (await fetch(new URL(path, site.url))).status;
    expect(await status(first)).to.equal(200);
    site.clock.advance(61 * 60 * 1000);
    await site.server.workers.outbox.settled();
    expect([await status(first), await status(medium), await status(second)]).to.deep.equal([404, 404, 200]);
    // The sweep for files without a row deletes nothing: a day later the current avatar still exists.
    site.clock.advance(25 * 60 * 60 * 1000);
    await site.server.workers.fileSweep.settled();
    expect(await status(second)).to.equal(200);
  });

  it('serves only avatar files', async () => {
    const status = async (path: string): Promise<number> =>
      (await fetch(new URL(`/user_avatars/${path}`, site.url))).status;
    for (const path of ['', '..%2Fsecret-key', '0'.repeat(32), `${'0'.repeat(32)}.png`, 'emoji/x.png']) {
      expect(await status(path), path).to.equal(404);
    }
    const address = new URL(await upload(person.client), site.url);
    const { headers, status: found } = await fetch(address, { method: 'HEAD' });
    expect(found).to.equal(200);
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
    expect((await fetch(address, { method: 'POST' })).status).to.equal(405);
  });

  it('refuses files that are invalid, too large or not exactly one, and changes nothing', async () => {
    const before = await person.client.ok('GET', '/users/me');
    const fails = (filename: unknown, wanted: object): Promise<Body> =>
      person.client.fails('POST', '/users/me/avatar', { filename }, { ...wanted });
    const code = 'BAD_IMAGE';
    await fails(notAPicture(), { code, msg: 'Could not decode image; did you upload an image file?' });
    await fails(await hugePicture(), { code, msg: 'Image size exceeds limit.' });
    await fails(undefined, { code: 'BAD_REQUEST', msg: 'You must upload exactly one avatar.' });
    await fails([await picture(), await picture()], { msg: 'You must upload exactly one avatar.' });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png');
    await fails(large, { msg: 'Uploaded file is larger than the allowed limit of 5 MiB' });
    expect(await person.client.ok('GET', '/users/me')).to.deep.equal(before);
  });

  it('requires an administrator if the organization disables avatar changes', async () => {
    const admin = await site.person('Admin', { role: 'administrator' });
    await setOrganization(site, { avatar_changes_disabled: true });
    const filename = await picture();
    const refusal = { msg: 'Avatar changes are disabled in this organization.' };
    await person.client.fails('POST', '/users/me/avatar', { filename }, refusal);
    await person.client.fails('DELETE', '/users/me/avatar', {}, refusal);
    await upload(admin.client);
    await setOrganization(site, {});
  });

  it('accepts bots and sends a `realm_bot` event to their owner', async () => {
    const { api_key, user_id } = await person.client.ok('POST', '/bots', {
      full_name: 'Robot',
      short_name: 'robot',
    });
    const robot = new Client(site.url, { email: 'robot-bot@chat.example.com', key: api_key });
    const queue = await watch(person.client, ['realm_bot']);
    const avatar_url = await upload(robot);
    expect(await events(queue)).to.deep.equal([
      { type: 'realm_bot', op: 'update', bot: { user_id, avatar_url } },
    ]);
    expect((await person.client.ok('GET', '/bots')).bots[0].avatar_url).to.equal(avatar_url);
  });
});
