import { expect } from 'chai';

import { flagBits } from '../../../src/chat/messages/model/flags.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { edit } from './edit-fixtures.js';
import { find, makeChannel, say, setFlags, tell } from './fixtures.js';

interface Term {
  readonly operator: string;
  readonly operand: unknown;
  readonly negated: boolean;
}

const term = (operator: string, operand: unknown): Term => ({ operator, operand, negated: false });
const not = (operator: string, operand: unknown): Term => ({ operator, operand, negated: true });

describe('A narrow', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  after(() => server.close());

  it('by channel accepts an ID of several digits, as a number or as text', async () => {
    let id = 0;
    for (let made = 0; id < 10; made += 1) id = await makeChannel(anna, `channel ${made}`, [ben]);
    const message = await say(anna, id, 'a');
    expect(await find(ben, [term('channel', id)])).to.deep.equal([message]);
    expect(await find(ben, [term('channel', String(id))])).to.deep.equal([message]);
  });

  it('by personal flags leaves out messages of a public channel that the user did not receive', async () => {
    const id = await makeChannel(anna, 'public', []);
    const message = await say(anna, id, 'a', '@**all**');
    expect(await find(ben, [term('channel', id)])).to.deep.equal([message]);
    for (const flag of ['unread', 'starred', 'mentioned', 'alerted']) {
      expect(await find(ben, [term('channel', id), term('is', flag)]), flag).to.deep.equal([]);
    }
  });

  it('by the empty topic finds direct messages', async () => {
    const [alone, inChannel] = [
      await tell(anna, [ben]),
      await say(anna, await makeChannel(anna, 'drinks', [ben]), 'tea'),
    ];
    const found = await find(ben, [term('topic', '')]);
    expect(found).to.include(alone);
    expect(found).not.to.include(inChannel);
    const others = await find(ben, [not('topic', '')]);
    expect(others).to.include(inChannel);
    expect(others).not.to.include(alone);
    expect(await find(ben, [term('topic', ''), term('channel', 'drinks')])).to.deep.equal([]);
  });

  it('by users, with a search, looks in their direct messages only', async () => {
    const message = await tell(anna, [ben], 'about kumquats');
    await tell(anna, [anna], 'note on kumquats');
    await say(anna, await makeChannel(anna, 'fruit', [ben]), 'a', 'more kumquats');
    for (const operator of ['dm', 'dm-including']) {
      const narrow = [term(operator, [ben.id]), term('search', 'kumquats')];
      expect(await find(anna, narrow), operator).to.deep.equal([message]);
    }
  });

  it('highlights found words at their place after letters that are longer in lower case', async () => {
    await say(anna, await makeChannel(anna, 'cities', [ben]), 'a', 'İİİ *İstanbul* Gate');
    const { messages } = await ben.client.ok('GET', '/messages', {
      anchor: 'newest',
      num_before: 1,
      num_after: 0,
      narrow: [{ operator: 'search', operand: 'gate' }],
    });
    expect(messages[0].match_content).to.equal(
      '<p>İİİ <em>İstanbul</em> <span class="highlight">Gate</span></p>',
    );
  });

  describe('of a user who left a private channel', () => {
    let message: number;

    before(async () => {
      const id = await makeChannel(anna, 'secret', [ben], { invite_only: true });
      message = await say(anna, id, 'a', 'old word http://example.com @**Ben**');
      await setFlags(server, ben, message, flagBits.starred);
      await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['secret'] });
      await edit(anna, message, { topic: 'b', content: 'new text http://example.com @**Ben**' });
    });

    const among = async (narrow: unknown): Promise<boolean> => (await find(ben, narrow)).includes(message);

    it('finds a message that changed later, by what a change keeps', async () => {
      for (const narrow of [
        [],
        [term('sender', anna.id)],
        [term('id', message)],
        [term('near', String(message))],
        [not('near', 'no number')],
        [term('in', 'all')],
        [term('is', 'starred')],
        [not('is', 'dm')],
        [not('is', 'private')],
        [not('dm', [anna.id])],
        [not('dm-including', [anna.id])],
        [not('group-pm-with', [anna.id])],
        [not('channels', 'public')],
      ]) {
        expect(await among(narrow), JSON.stringify(narrow)).to.equal(true);
      }
    });

    it('does not find it by its old or new text or topic', async () => {
      for (const narrow of [
        [term('search', 'old')],
        [term('search', 'new')],
        [term('topic', 'a')],
        [term('topic', 'b')],
        [term('has', 'link')],
        [term('is', 'mentioned')],
        [term('is', 'starred'), term('has', 'link')],
        [not('topic', 'a')],
      ]) {
        expect(await among(narrow), JSON.stringify(narrow)).to.equal(false);
      }
    });
  });
});
