import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import type { Parameters } from '../../support/client.js';
import { copyRow, times } from '../../support/copy-rows.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { channelOf } from './fixtures.js';

const draft = (content = 'later'): Parameters => ({ type: '', to: [], topic: '', content });
const drafts = (count: number, content?: string): Parameters => ({
  drafts: Array.from({ length: count }, () => draft(content)),
});
const refused = (limit: string): Parameters => ({
  code: 'BAD_REQUEST',
  msg: `Limit reached: at most ${limit}`,
});

describe('Limits of drafts', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  const count = async (): Promise<number> => (await anna.client.ok('GET', '/drafts')).count as number;

  it('caps the number of drafts per request and per user', async () => {
    await anna.client.fails('POST', '/drafts', drafts(101), { code: 'BAD_REQUEST' });
    for (let kept = 0; kept < caps.drafts.most - 100; kept += 100) {
      await anna.client.ok('POST', '/drafts', drafts(100));
    }
    await anna.client.ok('POST', '/drafts', drafts(99));
    const tooMany = refused('1000 drafts per user. Delete drafts that you no longer need.');
    await anna.client.fails('POST', '/drafts', drafts(2), tooMany);
    const { ids } = await anna.client.ok('POST', '/drafts', drafts(1));
    await anna.client.fails('POST', '/drafts', drafts(1), tooMany);
    expect(await count()).to.equal(caps.drafts.most);
    await anna.client.ok('PATCH', `/drafts/${String(ids[0])}`, { draft: draft('edited') });
    await anna.client.ok('DELETE', `/drafts/${String(ids[0])}`);
    await anna.client.ok('POST', '/drafts', drafts(1));
    const ben = await site.person('Ben');
    await ben.client.ok('POST', '/drafts', drafts(1));
  });

  it('caps the bytes per request, so that the event stays small', async () => {
    const content = '€'.repeat(10_000);
    await anna.client.fails(
      'POST',
      '/drafts',
      drafts(18, content),
      refused('512 KiB of drafts per request. Split the request.'),
    );
    // The limit counts control characters as escaped in JSON.
    await anna.client.fails('POST', '/drafts', drafts(10, '\u0001'.repeat(10_000)), {
      code: 'BAD_REQUEST',
    });
    expect(await count()).to.equal(0);
    const queue = await watch(anna.client, ['drafts']);
    await anna.client.ok('POST', '/drafts', drafts(17, content));
    const [event] = await events(queue);
    expect(event.drafts).to.have.length(17);
    expect(Buffer.byteLength(JSON.stringify(event))).to.be.below(600 * 1024);
  });

  it('caps the bytes per user for new and edited drafts', async () => {
    // A character takes three bytes, the empty list of recipients two.
    const content = '€'.repeat(10_000);
    const most = Math.floor((caps.draftMebibytes.most * 1024 * 1024) / (30_000 + 2));
    const { ids } = await anna.client.ok('POST', '/drafts', drafts(1));
    for (let kept = 0; kept < most; kept += Math.min(17, most - kept)) {
      await anna.client.ok('POST', '/drafts', drafts(Math.min(17, most - kept), content));
    }
    const tooLarge = refused('2 MiB of drafts per user. Delete or shorten drafts that you no longer need.');
    await anna.client.fails('POST', '/drafts', drafts(1, content), tooLarge);
    await anna.client.fails('PATCH', `/drafts/${String(ids[0])}`, { draft: draft(content) }, tooLarge);
    expect(await count()).to.equal(most + 1);
    // The rest of 2 MiB, less the draft "later" ("[]" and 5 bytes), "[2]" and a topic of 60 bytes.
    const rest = 2 * 1024 * 1024 - most * 30_002 - 7 - 3 - 60;
    const to = [await channelOf(anna, 'design')];
    expect(to).to.deep.equal([2]);
    const last = (bytes: number): Parameters => ({
      drafts: [
        { type: 'stream', to, topic: 't'.repeat(60), content: '€'.repeat(8600) + 'c'.repeat(bytes - 25_800) },
      ],
    });
    await anna.client.fails('POST', '/drafts', last(rest + 1), tooLarge);
    await anna.client.ok('POST', '/drafts', last(rest));
  });

  it('let a user edit drafts who has more of them than the limit of today', async () => {
    const { ids } = await anna.client.ok('POST', '/drafts', drafts(1));
    await copyRow(
      site,
      'drafts',
      ids[0],
      times(1000, () => ({})),
    );
    await anna.client.ok('PATCH', `/drafts/${String(ids[0])}`, { draft: draft('edited') });
    expect(await count()).to.equal(1001);
  });
});
