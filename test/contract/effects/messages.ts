import { expect } from 'chai';

import { exampleFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { messageOf, send, type Channel } from '../specification/sentences/fixtures.js';
import { setRealm, shownBy, type Check, type Effects } from './effect.js';
import { succeeds, type EffectWorld } from './fixtures.js';

type Act = (by: Person, id: number) => Promise<boolean>;

const edits =
  (change: () => object): Act =>
  (by, id) =>
    succeeds(by, 'PATCH', `/messages/${String(id)}`, { ...change() });

const deletes: Act = (by, id) => succeeds(by, 'DELETE', `/messages/${String(id)}`);

const room = (fixtures: EffectWorld): Promise<Channel> => fixtures.channel([fixtures.anna, fixtures.ben]);

/**
 * Checks that something may be done until exactly this many seconds after sending, and always if unlimited.
 */
const timeLimit =
  (name: string, prepare: (fixtures: EffectWorld) => Promise<Act> | Act): Check =>
  async (fixtures) => {
    const act = await prepare(fixtures);
    const channel = await room(fixtures);
    const { anna, site } = fixtures;
    for (const seconds of [60, 90]) {
      await setRealm(fixtures, { [name]: seconds });
      const [first, second] = [await send(anna, channel), await send(anna, channel)];
      site.clock.advance(seconds * 1000);
      expect(await act(anna, first), `after ${String(seconds)} seconds`).to.equal(true);
      site.clock.advance(1000);
      expect(await act(anna, second), 'one second later').to.equal(false);
      await setRealm(fixtures, { [name]: 'unlimited' });
      site.clock.advance(100 * 86_400_000);
      expect(await act(anna, second), 'unlimited').to.equal(true);
    }
  };

export const messageEffects: Effects = {
  message_content_edit_limit_seconds: timeLimit('message_content_edit_limit_seconds', (fixtures) =>
    edits(() => ({ content: fixtures.fresh('words') })),
  ),

  message_content_delete_limit_seconds: timeLimit('message_content_delete_limit_seconds', () => deletes),

  move_messages_within_stream_limit_seconds: timeLimit(
    'move_messages_within_stream_limit_seconds',
    (fixtures) => edits(() => ({ topic: fixtures.fresh('topic') })),
  ),

  move_messages_between_streams_limit_seconds: timeLimit(
    'move_messages_between_streams_limit_seconds',
    async (fixtures) => {
      const { id: stream_id } = await room(fixtures);
      return edits(() => ({ stream_id }));
    },
  ),

  async allow_message_editing(fixtures) {
    const id = await send(fixtures.anna, await room(fixtures));
    const may = (): Promise<boolean> =>
      edits(() => ({ content: fixtures.fresh('words') }))(fixtures.anna, id);
    await setRealm(fixtures, { allow_message_editing: false });
    expect(await may()).to.equal(false);
    await setRealm(fixtures, { allow_message_editing: true });
    expect(await may()).to.equal(true);
  },

  async enable_read_receipts(fixtures) {
    const id = await send(fixtures.anna, await room(fixtures));
    const lists = (): Promise<boolean> =>
      succeeds(fixtures.anna, 'GET', `/messages/${String(id)}/read_receipts`);
    await setRealm(fixtures, { enable_read_receipts: false });
    expect(await lists()).to.equal(false);
    await setRealm(fixtures, { enable_read_receipts: true });
    expect(await lists()).to.equal(true);
  },

  async allow_edit_history(fixtures) {
    const id = await send(fixtures.anna, await room(fixtures), 'draft');
    await edits(() => ({ content: 'final' }))(fixtures.anna, id);
    const isShown = async (): Promise<boolean[]> => {
      const { messages } = await fixtures.ben.client.ok('GET', '/messages', {
        anchor: id,
        num_before: 0,
        num_after: 0,
      });
      return [await messageOf(fixtures.ben, id), messages[0]].map((message) => 'edit_history' in message);
    };
    expect(await isShown()).to.deep.equal([true, true]);
    await setRealm(fixtures, { allow_edit_history: false });
    expect(await isShown()).to.deep.equal([false, false]);
    await setRealm(fixtures, { allow_edit_history: true });
    expect(await isShown()).to.deep.equal([true, true]);
  },

  message_retention_days: shownBy(
    'chat/messages/retention.test.ts',
    'are deleted by the setting of the channel, or else of the organization',
  ),

  async mandatory_topics(fixtures) {
    const { id: to } = await room(fixtures);
    const sends = (topic: string): Promise<boolean> =>
      succeeds(fixtures.anna, 'POST', '/messages', { type: 'channel', to, topic, content: 'hello' });
    for (const [mandatory_topics, may] of [
      [false, true],
      [true, false],
    ] as const) {
      await setRealm(fixtures, { mandatory_topics });
      expect([await sends('(no topic)'), await sends('logo')]).to.deep.equal([may, true]);
    }
  },

  async inline_image_preview(fixtures) {
    const { client } = fixtures.anna;
    const { url } = await client.ok('POST', '/user_uploads', { filename: exampleFile() });
    const channel = await room(fixtures);
    for (const inline_image_preview of [false, true]) {
      await setRealm(fixtures, { inline_image_preview });
      const { content } = await messageOf(
        fixtures.ben,
        await send(fixtures.anna, channel, `[it](${String(url)})`),
      );
      expect((content as string).includes('<img')).to.equal(inline_image_preview);
    }
  },

  async default_code_block_language(fixtures) {
    const channel = await room(fixtures);
    const html = async (): Promise<string> =>
      (await messageOf(fixtures.ben, await send(fixtures.anna, channel, '```\nx = 1\n```'))).content;
    for (const [code, name] of [
      ['python', 'Python'],
      ['ruby', 'Ruby'],
    ] as const) {
      await setRealm(fixtures, { default_code_block_language: code });
      expect(await html()).to.include(`data-code-language="${name}"`);
    }
    await setRealm(fixtures, { default_code_block_language: '' });
    expect(await html()).to.not.include('data-code-language');
  },
};
