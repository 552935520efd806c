import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import {
  animation,
  fetchPicture,
  declaredPicture,
  hugePicture,
  longAnimation,
  notAPicture,
  picture,
} from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { setOrganization } from '../../support/settings.js';
import { events, watch } from '../users/event-recorder.js';
import { addEmoji } from './fixtures.js';

describe('POST /realm/emoji/{emoji_name}', () => {
  let site: TestServer;
  let author: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    author = await site.person('Author');
    admin = await site.person('Admin', { role: 'administrator' });
  });

  after(() => site.close());

  const listed = async (): Promise<Body> => (await author.client.ok('GET', '/realm/emoji')).emoji;

  it('scales the image, lists the emoji, and sends an event to all users', async () => {
    const guest = await site.person('Guest', { role: 'guest' });
    const queue = await watch(guest.client, ['realm_emoji']);
    await author.client.ok('POST', '/realm/emoji/green tick', { filename: await picture(300, 200, 'jpeg') });
    const emoji = await listed();
    const [made] = Object.values<Body>(emoji);
    expect(made).to.include({
      name: 'green_tick',
      still_url: null,
      deactivated: false,
      author_id: author.id,
    });
    expect(await fetchPicture(site.url, made.source_url)).to.deep.equal({
      type: 'image/png',
      width: 64,
      height: 64,
      frames: 1,
    });
    expect(await events(queue)).to.deep.equal([{ type: 'realm_emoji', op: 'update', realm_emoji: emoji }]);
    const { realm_emoji } = await guest.client.ok('POST', '/register', { event_types: ['realm_emoji'] });
    expect(realm_emoji).to.deep.equal(emoji);
  });

  it('keeps an animation, and adds a still image of it', async () => {
    const made = await addEmoji(author.client, 'party', await animation());
    expect(await fetchPicture(site.url, made.source_url)).to.deep.equal({
      type: 'image/gif',
      width: 64,
      height: 64,
      frames: 2,
    });
    expect(await fetchPicture(site.url, made.still_url)).to.include({ type: 'image/png', frames: 1 });
  });

  it('keeps all its files when files without an owner are removed', async () => {
    const made = await addEmoji(author.client, 'tide', await animation());
    for (let days = 0; days < 3; days += 1) {
      site.clock.advance(24 * 60 * 60 * 1000);
      await site.server.workers.fileSweep.settled();
    }
    for (const url of [made.source_url, made.still_url])
      expect((await fetch(new URL(url, site.url))).status, url).to.equal(200);
  });

  it('refuses invalid, too long and used names, and Unicode names from non-administrators', async () => {
    await addEmoji(author.client, 'my-own');
    const before = await listed();
    const fails = async (name: string, msg: string): Promise<Body> =>
      author.client.fails('POST', `/realm/emoji/${name}`, { filename: await picture() }, { msg });
    const only =
      'Emoji names must contain only lowercase English letters, digits, spaces, dashes, and underscores.';
    await fails('Upper', only);
    await fails('a.b', only);
    await fails('%20', only);
    await fails('open-', 'Emoji names must end with either a letter or digit.');
    await fails('my-own', 'A custom emoji with this name already exists.');
    await fails('x'.repeat(101), 'Emoji names are at most 100 characters long.');
    const override = { msg: 'Only administrators can override default emoji.' };
    await fails('tada', override.msg);
    const moderator = await site.person('Moderator', { role: 'moderator' });
    await moderator.client.fails('POST', '/realm/emoji/tada', { filename: await picture() }, override);
    expect(await listed()).to.deep.equal(before);
    await addEmoji(admin.client, 'tada');
  });

  it('accepts one of several concurrent requests for the same name', async () => {
    const filename = await picture();
    const answers = await Promise.all(
      [author, admin, author].map(({ client }) =>
        client.send('POST', '/realm/emoji/contested', { filename }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400, 400]);
  });

  it('refuses invalid images, too many pixels or bytes, and any number of files but one', async () => {
    const fails = (filename: unknown, wanted: object): Promise<Body> =>
      author.client.fails('POST', '/realm/emoji/refused', { filename }, { ...wanted });
    const undecodable = {
      code: 'BAD_IMAGE',
      msg: 'Could not decode image; did you upload an image file?',
    };
    await fails(notAPicture(), undecodable);
    await fails(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), undecodable);
    const whole = await (await picture()).arrayBuffer();
    await fails(new File([new Uint8Array(whole.slice(0, 60))], 'cut.png'), undecodable);
    await fails(await hugePicture(), { code: 'BAD_IMAGE', msg: 'Image size exceeds limit.' });
    await fails(longAnimation(501), { code: 'BAD_IMAGE', msg: 'Image size exceeds limit.' });
    await fails(undefined, { code: 'BAD_REQUEST', msg: 'You must upload exactly one file.' });
    await fails([await picture(), await picture()], { msg: 'You must upload exactly one file.' });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png');
    await fails(large, { msg: 'Uploaded file is larger than the allowed limit of 5 MiB' });
    expect(Object.values(await listed()).map(({ name }: Body) => name)).not.to.include('refused');
  });

  it('refuses more than 200 MB of pixels, or 100 MB of an interlaced image', async () => {
    const deep = { width: 5_000, isDeep: true };
    const tooLarge = { code: 'BAD_IMAGE', msg: 'Image size exceeds limit.' };
    // It is only a header, so it cannot be decoded.
    const accepted = { code: 'BAD_IMAGE', msg: 'Could not decode image; did you upload an image file?' };
    for (const [header, wanted] of [
      [{ ...deep, height: 5_000 }, accepted],
      [{ ...deep, height: 5_001 }, tooLarge],
      [{ ...deep, height: 2_500, isInterlaced: true }, accepted],
      [{ ...deep, height: 2_501, isInterlaced: true }, tooLarge],
      [{ width: 5_000, height: 10_000 }, accepted],
      [{ width: 5_000, height: 6_666, isInterlaced: true }, accepted],
      [{ width: 5_000, height: 6_667, isInterlaced: true }, tooLarge],
    ] as const)
      await author.client.fails(
        'POST',
        '/realm/emoji/refused',
        { filename: await declaredPicture(header) },
        wanted,
      );
  });

  it('follows the organization’s policy, and refuses guests', async () => {
    const filename = await picture();
    const guest = await site.person('Second guest', { role: 'guest' });
    await guest.client.fails(
      'POST',
      '/realm/emoji/wanted',
      { filename },
      { msg: 'Not allowed for guest users' },
    );
    await setOrganization(site, { add_custom_emoji_policy: 2 });
    await author.client.fails(
      'POST',
      '/realm/emoji/wanted',
      { filename },
      { msg: 'Insufficient permission' },
    );
    await addEmoji(admin.client, 'wanted');
    await setOrganization(site, {});
  });

  it('adds an emoji that messages show, also in place of the Unicode emoji of that name', async () => {
    await author.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'Design' }] });
    const { source_url } = await addEmoji(author.client, 'our_logo');
    const render = async (content: string): Promise<string> => {
      const message = { type: 'channel', to: 'Design', topic: 'x', content };
      const { id } = await author.client.ok('POST', '/messages', message);
      return (await author.client.ok('GET', `/messages/${String(id)}`)).message.content;
    };
    const image = `<img alt=":our_logo:" class="emoji" src="${source_url}" title="our logo">`;
    expect(await render('Look: :our_logo:')).to.equal(`<p>Look: ${image}</p>`);
    expect(await render('`:our_logo:`')).to.equal('<p><code>:our_logo:</code></p>');
    expect(await render(':heart:')).to.include('emoji-2764');
    await addEmoji(admin.client, 'heart');
    expect(await render(':heart:')).to.match(/^<p><img alt=":heart:"/);
    await admin.client.ok('DELETE', '/realm/emoji/heart');
    expect(await render(':heart:')).to.include('emoji-2764');
  });

  it('adds an emoji that reactions and statuses can use until it is deactivated', async () => {
    const emoji = await addEmoji(author.client, 'reacting');
    const reference = { emoji_name: 'reacting', emoji_code: emoji.id, reaction_type: 'realm_emoji' };
    const { id } = await author.client.ok('POST', '/messages', {
      type: 'direct',
      to: [author.id],
      content: 'x',
    });
    const path = `/messages/${String(id)}/reactions`;
    await author.client.ok('POST', path, { emoji_name: 'reacting' });
    const { message } = await author.client.ok('GET', `/messages/${String(id)}`);
    expect(message.reactions[0]).to.include(reference);
    await author.client.ok('DELETE', path, reference);
    await author.client.ok('POST', '/users/me/status', reference);
    expect((await author.client.ok('GET', `/users/${String(author.id)}/status`)).status).to.include(
      reference,
    );
    for (const where of [path, '/users/me/status']) {
      const refuses = (changes: object, msg: string): Promise<Body> =>
        author.client.fails('POST', where, { ...reference, ...changes }, { msg });
      await refuses({ emoji_code: '4711' }, 'Invalid custom emoji.');
      await refuses({ emoji_code: `0${String(emoji.id)}` }, 'Invalid custom emoji.');
      await refuses({ emoji_name: 'another' }, 'Invalid custom emoji name.');
    }
    await author.client.ok('DELETE', '/realm/emoji/reacting');
    for (const where of [path, '/users/me/status']) {
      const gone = { msg: 'This custom emoji has been deactivated.' };
      await author.client.fails('POST', where, reference, gone);
      const unknown = { msg: "Emoji 'reacting' does not exist" };
      await author.client.fails('POST', where, { emoji_name: 'reacting' }, unknown);
    }
  });
});
