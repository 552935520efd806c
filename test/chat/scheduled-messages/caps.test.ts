import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import { channelOf } from '../drafts/fixtures.js';
import { copyRow, times } from '../../support/copy-rows.js';
import type { Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { schedule, advanceInOneStep } from './fixtures.js';

const LATER = 3165826990;

describe('Limits of scheduled messages', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  const toAnna = (content = 'later'): Parameters => ({
    type: 'direct',
    to: [anna.id],
    content,
    scheduled_delivery_timestamp: LATER,
  });

  const copy = (id: number, count: number, sender_id = anna.id): Promise<void> =>
    copyRow(
      site,
      'scheduled_messages',
      id,
      times(count, () => ({ sender_id })),
    );

  const refused = (limit: string): Parameters => ({
    code: 'BAD_REQUEST',
    msg: `Limit reached: at most ${limit}`,
  });

  it('caps their number per user, counting failed ones and those of bots, but permits edits', async () => {
    const bot = await anna.client.ok('POST', '/bots', { full_name: 'Reminder', short_name: 'reminder' });
    const id = await schedule(anna, toAnna());
    await copy(id, 10, bot.user_id as number);
    await copy(id, caps.scheduledMessages.most - 12);
    await site.services.store.write((tx) =>
      tx.run("UPDATE scheduled_messages SET state = 'failed' WHERE id > ?", [id]),
    );
    await schedule(anna, toAnna());
    await anna.client.fails(
      'POST',
      '/scheduled_messages',
      toAnna(),
      refused('500 scheduled messages per user. Wait until some are sent, or edit those that failed.'),
    );
    await anna.client.ok('PATCH', `/scheduled_messages/${String(id)}`, { content: 'edited' });
    const ben = await site.person('Ben');
    await schedule(ben, toAnna());
  });

  it('caps their bytes per user, for new and edited messages', async () => {
    // A character takes three bytes, in Markdown and again in HTML.
    const big = '€'.repeat(10_000);
    const bytes = 2 * 3 * 10_000 + '<p></p>'.length;
    const id = await schedule(anna, toAnna(big));
    const most = Math.floor((caps.scheduledMebibytes.most * 1024 * 1024) / bytes);
    await copy(id, most - 1);
    const small = await schedule(anna, toAnna('small'));
    const tooLarge = refused(
      '8 MiB of scheduled messages per user. Wait until some are sent, or shorten them.',
    );
    await anna.client.fails('POST', '/scheduled_messages', toAnna(big), tooLarge);
    await anna.client.fails('PATCH', `/scheduled_messages/${String(small)}`, { content: big }, tooLarge);
    await anna.client.ok('PATCH', `/scheduled_messages/${String(id)}`, { content: big.replace('€', '¥') });
  });

  it('alternates between users, counting bots to their owners, and sends all due messages at once', async () => {
    const ben = await site.person('Ben');
    const channel = await channelOf(ben, 'design', { principals: [anna.id, ben.id] });
    const { user_id } = await anna.client.ok('POST', '/bots', { full_name: 'Helper', short_name: 'helper' });
    const due = (person: Person, content: string, seconds: number): Promise<number> =>
      schedule(person, {
        type: 'channel',
        to: channel,
        topic: 'logo',
        content,
        scheduled_delivery_timestamp: site.clock.seconds() + seconds,
      });
    const first = await due(anna, 'flood', 1);
    await copy(first, 99);
    await copy(first, 100, user_id as number);
    await due(ben, 'punctual', 5);
    await due(ben, 'second', 5);
    await advanceInOneStep(5, site);
    const { messages } = (await ben.client.ok('GET', '/messages', {
      anchor: 'newest',
      num_before: 1000,
      num_after: 0,
      apply_markdown: false,
      narrow: [
        { operator: 'channel', operand: 'design' },
        { operator: 'topic', operand: 'channel events', negated: true },
      ],
    })) as { messages: { content: string }[] };
    const sent = messages.map(({ content }) => content).filter((text) => text !== '');
    expect(sent.slice(0, 4)).to.deep.equal(['flood', 'punctual', 'flood', 'second']);
    expect(sent.filter((text) => text === 'flood')).to.have.length(200);
  });
});
