import { expect } from 'chai';

import { find, listen, makeChannel, read, say, setOrganization, tell } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import { exampleFile } from '../../support/files.js';
import { migratedTestDatabase } from '../../support/store.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { fetchFile, isKept, listed, pass, thumbnailOf, upload } from './fixtures.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

describe('Files linked in messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await makeChannel(anna, 'design', [ben]);
  });
  after(() => site.close());

  const messagesOf = async (url: string, owner = anna): Promise<number[] | undefined> => {
    const file = (await listed(owner)).find(({ path_id }) => url.endsWith(path_id));
    return file?.messages.map(({ id }: Body) => id);
  };

  it('send the owner an event when any user links them', async () => {
    const url = await upload(anna);
    const events = await listen(anna.client, { event_types: ['attachment'] });
    const first = await say(anna, 'design', 'logo', `[notes](${url})`);
    const second = await say(ben, 'design', 'logo', `> [notes](http://chat.example.com${url})`);
    const told = await events();
    const state = await anna.client.ok('GET', '/attachments');
    expect(told.map(({ op, attachment }) => [op, attachment.messages.length as number])).to.deep.equal([
      ['update', 1],
      ['update', 2],
    ]);
    expect(told.at(-1).attachment).to.deep.equal(state.attachments[0]);
    expect(await messagesOf(url)).to.deep.equal([first, second]);
    expect(await find(anna, [{ operator: 'has', operand: 'attachment' }])).to.deep.equal([first, second]);
  });

  it('are not claimed by senders without access, nor by text that is not a link', async () => {
    const url = await upload(anna);
    const key = /[\w-]{24}/.exec(url)?.[0] ?? '';
    await say(ben, 'design', 'logo', `[notes](${url})`);
    await say(anna, 'design', 'logo', `\`[notes](${url})\` and http://elsewhere.example.com${url}`);
    await say(anna, 'design', 'logo', `[notes](${url.replace(key, 'x'.repeat(24))})`);
    await say(anna, 'design', 'logo', `[notes](${url.replace('notes', 'others')})`);
    expect(await messagesOf(url)).to.deep.equal([]);
    expect((await fetchFile(site, url, ben.client)).status).to.equal(404);
  });

  const remove = (id: number): Promise<Body> => site.owner.ok('DELETE', `/messages/${id}`);

  it('are deleted with the last message that links them, also under concurrent deletions', async () => {
    const url = await upload(anna);
    const first = await say(anna, 'design', 'logo', `[notes](${url})`);
    const second = await say(anna, 'design', 'logo', `[notes](${url})`);
    const events = await listen(anna.client, { event_types: ['attachment'] });
    await Promise.all([remove(first), remove(second)]);
    expect((await events()).map(({ op }) => op as string)).to.deep.equal(['update', 'remove']);
    expect(await messagesOf(url)).to.equal(undefined);
    await pass(0, site);
    expect(isKept(site, url)).to.equal(false);
  });

  it('follow edits, and are kept when an edit removes the link', async () => {
    const url = await upload(anna);
    const id = await say(anna, 'design', 'logo', 'nothing yet');
    await anna.client.ok('PATCH', `/messages/${id}`, { content: `[notes](${url})` });
    expect(await messagesOf(url)).to.deep.equal([id]);
    const events = await listen(anna.client, { event_types: ['attachment'] });
    await anna.client.ok('PATCH', `/messages/${id}`, { content: 'nothing any more' });
    expect((await events()).map(({ op, attachment }) => [op, attachment.messages])).to.deep.equal([
      ['update', []],
    ]);
    await remove(id);
    expect(await messagesOf(url)).to.deep.equal([]);
  });

  it('are kept for a scheduled message, and deleted with it after it was sent', async () => {
    const url = await upload(anna);
    const message = await say(anna, 'design', 'logo', `[plan](${url})`);
    await anna.client.ok('POST', '/scheduled_messages', {
      type: 'channel',
      to: await makeChannel(anna, 'design', []),
      topic: 'logo',
      content: `[plan](${url})`,
      scheduled_delivery_timestamp: site.clock.seconds() + 60,
    });
    await remove(message);
    expect(await messagesOf(url)).to.deep.equal([]);
    await pass(60_000, site);
    const [sent, ...others] = (await messagesOf(url)) ?? [];
    expect(others).to.deep.equal([]);
    await remove(sent ?? 0);
    expect(await messagesOf(url)).to.equal(undefined);
  });

  it('are deleted once after five weeks without a message, with any number of processes', async () => {
    const database = await migratedTestDatabase();
    const one = await startServer({ database });
    const carl = await one.person('Carl');
    const unused = await upload(carl);
    const used = await upload(carl);
    await tell(carl, [carl], `[notes](${used})`);
    await carl.client.ok('POST', '/drafts', {
      drafts: [{ type: '', to: [], topic: '', content: `[notes](${unused})` }],
    });
    const sites = [one];
    if (site.services.store.dialect === 'mysql')
      sites.push(await startServer({ database, clock: one.clock }));
    await pass(5 * WEEK_MS - 60_000, ...sites);
    expect(await listed(carl)).to.have.length(2);
    const events = await listen(carl.client, { event_types: ['attachment'], queue_lifespan_secs: 86_400 });
    await pass(60 * 60_000, ...sites);
    expect((await events()).map(({ op }) => op as string)).to.deep.equal(['remove']);
    expect(await listed(carl)).to.have.length(1);
    await pass(60 * 60_000, ...sites);
    expect([isKept(one, unused), isKept(one, used)]).to.deep.equal([false, true]);
    for (const each of sites) await each.close();
    await database.remove();
  });

  it('have an inline preview if they are images', async () => {
    const url = await upload(anna, exampleFile());
    const fake = await upload(anna, new File(['no picture'], 'fake.png', { type: 'image/png' }));
    const id = await say(anna, 'design', 'logo', `[it](${url}) and [fake](${fake})\n\n> [it](${url})`);
    expect((await read(ben, id)).content).to.equal(
      `<p><a href="${url}">it</a> and <a href="${fake}">fake</a></p>\n` +
        `<div class="message_inline_image"><a href="${url}" title="it">` +
        `<img data-original-dimensions="1x1" src="${thumbnailOf(url)}"></a></div>` +
        `<blockquote>\n<p><a href="${url}">it</a></p>\n</blockquote>`,
    );
    expect(await find(anna, [{ operator: 'has', operand: 'image' }])).to.deep.equal([id]);
  });

  it('have a player if they are videos or sound, and do not count as images', async () => {
    const film = await upload(anna, new File(['x'], 'film.mp4', { type: 'application/octet-stream' }));
    const sound = await upload(anna, new File(['x'], 'sound.mp3', { type: 'audio/mp3' }));
    const other = await upload(anna, new File(['x'], 'film.mov', { type: 'video/quicktime' }));
    const video =
      `<div class="message_inline_image message_inline_video"><a href="${film}" title="it">` +
      `<video preload="metadata" src="${film}"></video></a></div>`;
    const id = await say(anna, 'design', 'logo', `[it](${film})\n\n> [it](${film})`);
    expect((await read(ben, id)).content).to.equal(
      `<p><a href="${film}">it</a></p>\n${video}<blockquote>\n<p><a href="${film}">it</a></p>\n</blockquote>`,
    );
    const heard = await say(anna, 'design', 'logo', `[it](${sound}) [other](${other})`);
    expect((await read(ben, heard)).content).to.equal(
      `<p><a href="${sound}">it</a> <a href="${other}">other</a></p>\n` +
        `<audio controls="" preload="metadata" src="${sound}" title="it"></audio>`,
    );
    const images = await find(anna, [{ operator: 'has', operand: 'image' }]);
    expect(images).not.to.include.any.members([id, heard]);
  });

  it('count as images only where a message shows one', async () => {
    const url = await upload(anna, exampleFile());
    const hidden = [
      `> [it](${url})`,
      '[no](/user_uploads/2/ab/nosuch/m.png)',
      '> https://example.com/p.png',
      `[${'x'.repeat(5)}](https://example.com/p.heic)`,
    ];
    const ids = await Promise.all(hidden.map((content) => say(anna, 'design', 'logo', content)));
    const shown = await say(anna, 'design', 'logo', 'https://example.com/p.png');
    const images = await find(anna, [{ operator: 'has', operand: 'image' }]);
    expect(images).to.include(shown);
    for (const id of ids) expect(images, hidden[ids.indexOf(id)]).not.to.include(id);
  });

  it('have one preview however often a message links them, and none if it links more than 24 addresses', async () => {
    const url = await upload(anna, exampleFile());
    const others = Array.from({ length: 24 }, (_, index) => `http://example.com/${index}`);
    const shown = async (content: string): Promise<number> =>
      (await read(ben, await say(anna, 'design', 'logo', content))).content.split('<img').length - 1;
    expect(await shown(`[it](${url})\n\n[it](${url})`)).to.equal(1);
    expect(await shown([`[it](${url})`, ...others.slice(1)].join(' '))).to.equal(1);
    expect(await shown([`[it](${url})`, ...others].join(' '))).to.equal(0);
  });

  it('have no preview if the organization disables previews', async () => {
    const url = await upload(anna, exampleFile());
    const shown = async (id: number): Promise<number> =>
      (await read(ben, id)).content.split('<img').length - 1;
    await setOrganization(site, { inline_image_preview: false });
    expect(await shown(await say(anna, 'design', 'logo', `[it](${url})`))).to.equal(0);
    await setOrganization(site, {});
  });
});
