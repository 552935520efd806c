import { expect } from 'chai';

import { listen, makeChannel, say } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import { startServer } from '../../support/server.js';
import { listed, upload } from './fixtures.js';

/** Applies an event to a response of `GET /attachments`, and returns what the next response should be. */
const apply = (state: Body, { op, attachment, upload_space_used }: Body): Body => {
  const others = state.attachments.filter(({ id }: Body) => id !== attachment.id);
  const attachments = op === 'remove' ? others : [...others, attachment];
  return {
    ...state,
    attachments: attachments.sort((a: Body, b: Body) => b.id - a.id),
    upload_space_used,
  };
};

describe('attachment events', () => {
  it('turn each state of GET /attachments into the next one', async () => {
    const site = await startServer();
    const anna = await site.person('Anna');
    const ben = await site.person('Ben');
    await makeChannel(anna, 'design', [ben]);
    const kept = await upload(anna);
    let state = await anna.client.ok('GET', '/attachments');
    const events = await listen(anna.client, { event_types: ['attachment'] });
    let seen = 0;
    const check = async (what: string): Promise<void> => {
      const all = await events();
      expect(all.length, what).to.be.greaterThan(seen);
      state = all.slice(seen).reduce(apply, state);
      seen = all.length;
      expect(state, what).to.deep.equal(await anna.client.ok('GET', '/attachments'));
    };

    const url = await upload(anna);
    await check('a file is uploaded');
    const own = await say(anna, 'design', 'logo', `[one](${url}) and [two](${kept})`);
    await check('a message refers to two files');
    const other = await say(ben, 'design', 'logo', `[one](${url})`);
    await check('another user refers to one of them');
    await anna.client.ok('PATCH', `/messages/${own}`, { content: `[two](${kept})` });
    await check('an edit takes a file out of a message');
    await site.owner.ok('DELETE', `/messages/${other}`);
    await check('the last message that refers to a file is deleted');
    await anna.client.ok('DELETE', `/attachments/${(await listed(anna))[0].id}`);
    await check('a file is deleted');
    await site.close();
  });
});
