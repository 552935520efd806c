import { expect } from 'chai';

import { budgets } from '../../src/lib/budgets.js';
import { makeChannel, read, say, setPersonal, tell } from '../chat/messages/fixtures.js';
import { edit, refuses } from '../chat/messages/edit-fixtures.js';
import { listed, pass, received, schedule } from '../chat/scheduled-messages/fixtures.js';
import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const TOO_LONG = 'Message is too long when rendered (limit: 120000 bytes)';
/** 988 KB of HTML. */
const GROWING = `€${'\u{1fae3}'.repeat(7000)}`;
const EMOJI = '\u{1fae3}';

describe('the size limit of rendered Markdown', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await makeChannel(anna, 'design', [ben]);
  });
  afterEach(() => site.close());

  /** A text whose HTML has exactly this many bytes. */
  const contentOf = async (bytes: number): Promise<string> => {
    const { content } = await read(anna, await tell(anna, [anna], EMOJI));
    const each = Buffer.byteLength(content as string) - '<p></p>'.length;
    const count = Math.floor((bytes - '<p></p>'.length) / each);
    const rest = bytes - '<p></p>'.length - count * each;
    return EMOJI.repeat(count) + 'x'.repeat(rest);
  };

  describe('in a message', () => {
    it('is 120,000 bytes of HTML, when sent and when edited', async () => {
      const [most, more] = [await contentOf(120_000), await contentOf(120_001)];
      const id = await say(anna, 'design', 'a', most);
      expect(Buffer.byteLength((await read(ben, id)).content as string)).to.equal(120_000);
      const to = { type: 'channel', to: 'design', topic: 'a' };
      for (const content of [more, GROWING]) {
        await anna.client.fails(
          'POST',
          '/messages',
          { ...to, content },
          { code: 'BAD_REQUEST', msg: TOO_LONG },
        );
        await refuses(anna, id, { content }, TOO_LONG);
      }
      expect((await anna.client.ok('GET', `/messages/${id}`)).raw_content).to.equal(most);
    });

    it('fails a scheduled message that has become too long, with the reason', async () => {
      const short = await site.person('Bo');
      await schedule(anna, {
        type: 'direct',
        to: [ben.id],
        content: `@**|${String(short.id)}** `.repeat(1000).slice(0, 9999),
        scheduled_delivery_timestamp: site.clock.seconds() + 10,
      });
      await site.owner.ok('PATCH', `/users/${String(short.id)}`, { full_name: 'B'.repeat(100) });
      await pass(10, site);
      expect((await listed(anna))[0].failed).to.equal(true);
      expect((await received(anna)).at(-1).content).to.include(TOO_LONG);
    });
  });

  describe('in descriptions and profiles', () => {
    const create = (subscriptions: readonly object[]): Promise<Body> =>
      anna.client.send('POST', '/users/me/subscriptions', { subscriptions }).then(({ body }) => body);
    const described = async (name: string): Promise<string | undefined> => {
      const { subscriptions } = await anna.client.ok('GET', '/users/me/subscriptions');
      return subscriptions.find((one: Body) => one.name === name)?.rendered_description;
    };

    it('is 10,000 bytes of HTML for a channel', async () => {
      const [most, more] = [await contentOf(10_000), await contentOf(10_001)];
      await create([{ name: 'most', description: most }]);
      expect(Buffer.byteLength((await described('most')) ?? '')).to.equal(10_000);
      const refused = await create([{ name: 'one' }, { name: 'more', description: more }]);
      expect(refused.msg).to.equal(
        'subscriptions[1]["description"] is too long when rendered (limit: 10000 bytes)',
      );
      expect([await described('one'), await described('more')]).to.deep.equal([undefined, undefined]);
    });

    it('is 500,000 bytes for all channels of a request, invalid formulas included', async () => {
      const [most] = [await contentOf(10_000)];
      const many = (count: number, description: string): object[] =>
        Array.from({ length: count }, (_, index) => ({ name: `c ${String(index)}`, description }));
      const tooMuch =
        'The texts of this request are too long in total when rendered (limit: 500000 bytes). Send fewer per request.';
      expect((await create(many(51, most))).msg).to.equal(tooMuch);
      expect((await create(many(30, `$$${'x'.repeat(200)}\\undefined$$`))).msg).to.equal(tooMuch);
      expect(await described('c 0')).to.equal(undefined);
      expect((await create(many(50, most))).result).to.equal('success');
    });

    it('is 10,000 bytes for a profile value', async () => {
      const { id } = await site.owner.ok('POST', '/realm/profile_fields', { field_type: 2, name: 'About' });
      const write = (value: string): Promise<Body> =>
        site.owner
          .send('PATCH', `/users/${String(anna.id)}`, { profile_data: [{ id, value }] })
          .then(({ body }) => body);
      expect((await write(EMOJI.repeat(500))).msg).to.equal(
        'About is too long when rendered (limit: 10000 bytes)',
      );
      expect((await write(await contentOf(10_000))).result).to.equal('success');
    });

    it("shows the organization's description as plain text if its HTML is too long", async () => {
      await site.services.store.write(async (tx) => {
        await tx.run('UPDATE organizations SET description = ?', [EMOJI.repeat(900)]);
        tx.invalidate('organization');
      });
      const { realm_description } = await site.anonymous.ok('GET', '/server_settings');
      expect(realm_description).to.equal(`<p>${EMOJI.repeat(900)}</p>`);
    });
  });

  describe('in responses', () => {
    const list = (anchor: string | number, more: object): Promise<Body> =>
      ben.client.ok('GET', '/messages', { anchor, num_before: 0, num_after: 0, ...more });
    const idsOf = ({ messages }: Body): number[] => messages.map(({ id }: Body) => id as number);
    const bytesOf = ({ messages }: Body): number => Buffer.byteLength(JSON.stringify(messages));
    const most = budgets.messagesResponse.bytes;

    /** Sends messages of 120 KB each. */
    const sayLong = async (count: number): Promise<number[]> => {
      const content = await contentOf(120_000);
      const ids: number[] = [];
      for (let made = 0; made < count; made += 1) ids.push(await say(anna, 'design', 'long', content));
      return ids;
    };

    it('cuts GET /messages to the messages nearest to the anchor, and reports more', async () => {
      const ids = await sayLong(40);
      const narrow = [{ operator: 'topic', operand: 'long' }];
      const newest = await list('newest', { num_before: 100, narrow });
      expect(bytesOf(newest)).to.be.within(most / 2, most);
      expect(newest).to.deep.include({ found_oldest: false, found_newest: true });
      expect(idsOf(newest)).to.deep.equal(ids.slice(-newest.messages.length));
      const oldest = await list('oldest', { num_after: 100, narrow });
      expect(oldest).to.deep.include({ found_oldest: true, found_newest: false });
      expect(idsOf(oldest)).to.deep.equal(ids.slice(0, oldest.messages.length));
      const middle = ids[20] ?? 0;
      const around = await list(middle, { num_before: 100, num_after: 100, narrow });
      expect(around).to.deep.include({ found_oldest: false, found_newest: false, found_anchor: true });
      const at = idsOf(around).indexOf(middle);
      expect(Math.abs(at - around.messages.length / 2)).to.be.below(2);
      expect(idsOf(around)).to.deep.equal(ids.slice(20 - at, 20 - at + idsOf(around).length));

      const walked: number[] = [];
      let page = newest;
      for (;;) {
        walked.unshift(...idsOf(page));
        if (page.found_oldest as boolean) break;
        page = await list(walked[0] ?? 0, { num_before: 100, include_anchor: false, narrow });
      }
      expect(walked).to.deep.equal(ids);
    });

    it('counts the highlighting of search matches', async () => {
      const words = 'ox '.repeat(3300).trim();
      for (let made = 0; made < 60; made += 1) await say(anna, 'design', 'a', words);
      const narrow = [{ operator: 'search', operand: 'ox' }];
      const found = await list('newest', { num_before: 100, narrow });
      expect(bytesOf(found)).to.be.at.most(most);
      expect(found).to.deep.include({ found_oldest: false, found_newest: true });
    });

    it('refuses matches that are too long in total', async () => {
      const msg_ids = await sayLong(20);
      const narrow = [{ operator: 'topic', operand: 'long' }];
      const check = { msg_ids: msg_ids.slice(0, 10), narrow };
      const { messages } = await ben.client.ok('GET', '/messages/matches_narrow', check);
      expect(Object.keys(messages as object)).to.have.length(10);
      const msg = 'The matches are too long together. Check fewer messages at once.';
      await ben.client.fails(
        'GET',
        '/messages/matches_narrow',
        { msg_ids, narrow },
        { code: 'BAD_REQUEST', msg },
      );
    });
  });

  describe('in an edit history', () => {
    const historyOf = async (id: number): Promise<Body[]> => (await read(ben, id)).edit_history as Body[];
    const write = (id: number, history: readonly object[]): Promise<unknown> =>
      site.services.store.write((tx) =>
        tx.run('UPDATE messages SET edit_history = ?, last_edit_timestamp = 1 WHERE id = ?', [
          JSON.stringify(history),
          id,
        ]),
      );
    const older = (count: number, fields: object): object[] =>
      Array.from({ length: count }, (_, index) => ({
        user_id: anna.id,
        timestamp: 1_700_000_000 - index,
        ...fields,
      }));

    it('keeps the newest 1000 entries, after edits and moves', async () => {
      const id = await say(anna, 'design', 'a', 'hello');
      await write(id, older(999, { prev_topic: 'x', topic: 'y' }));
      await edit(anna, id, { topic: 'b' });
      expect(await historyOf(id)).to.have.length(1000);
      for (const change of [{ topic: 'c' }, { content: 'bye' }]) {
        await edit(anna, id, change);
        const history = await historyOf(id);
        expect(history).to.have.length(1000);
        expect(history[0]).to.have.property('topic' in change ? 'prev_topic' : 'prev_content');
      }
    });

    it('keeps at most 512 KiB, and still moves other messages of the topic', async () => {
      const [id, other] = [await say(anna, 'design', 'a', 'hello'), await say(anna, 'design', 'a', 'short')];
      const prev_content = '€'.repeat(10_000);
      await write(id, older(25, { prev_content, prev_rendered_content: '' }));
      await edit(anna, id, { topic: 'b', propagate_mode: 'change_all' });
      const history = await historyOf(id);
      expect(Buffer.byteLength(JSON.stringify(history))).to.be.within(450_000, 512 * 1024);
      expect(history[0]).to.deep.include({ prev_topic: 'a', topic: 'b' });
      expect(await historyOf(other)).to.have.length(1);
      await edit(anna, id, { content: 'x'.repeat(10_000) });
      expect(Buffer.byteLength(JSON.stringify(await historyOf(id)))).to.be.at.most(512 * 1024);
    });
  });

  describe('in linkifiers', () => {
    const add = (pattern: string): Promise<{ readonly body: unknown }> =>
      site.owner.send('POST', '/realm/filters', { pattern, url_template: 'https://issues.example.com/' });

    it('counts each search in a message of many paragraphs', async () => {
      await add('#7');
      const links = async (content: string): Promise<number> => {
        const { content: html } = await read(anna, await say(anna, 'design', 'a', content));
        return (html as string).match(/<a /g)?.length ?? 0;
      };
      expect(await links(`${'x\n\n'.repeat(200)}#7`)).to.equal(1);
      expect(await links(`${'x\n\n'.repeat(2500)}#7`)).to.equal(0);
    });
  });

  it('is the same for emoticons as for emoji', async () => {
    await setPersonal(site, anna, { translate_emoticons: true });
    const parameters = { type: 'direct', to: [ben.id], content: ':) '.repeat(3333) };
    await anna.client.fails('POST', '/messages', parameters, { code: 'BAD_REQUEST', msg: TOO_LONG });
  });
});
