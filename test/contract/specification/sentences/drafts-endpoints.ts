import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { listen } from './fixtures.js';

const draft = (content: string): Body => ({ type: '', to: [], topic: '', content });

export const drafts: Section = {
  title: 'POST /drafts and PATCH /drafts/{draft_id}',
  sentences: [
    sentence('drafts | object[] | no | Draft objects (see Draft object)', async ({ anna }) => {
      const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [draft('one')] });
      expect(ids).to.have.length(1);
      expect((await anna.client.ok('POST', '/drafts')).ids).to.deep.equal([]);
    }),
    sentence('Response: `ids` integer[] of created drafts in submission order.', async ({ anna }) => {
      const texts = ['one', 'two', 'three'];
      const { ids } = await anna.client.ok('POST', '/drafts', { drafts: texts.map(draft) });
      const { drafts: kept } = await anna.client.ok('GET', '/drafts');
      const contentOf = (id: number): string => kept.find((one: Body) => one.id === id).content;
      expect(ids.map(contentOf)).to.deep.equal(texts);
    }),
    sentence('Drafts are synchronized to other clients through drafts events.', async ({ anna, ben }) => {
      const [own, others] = [await listen(anna.client, ['drafts']), await listen(ben.client, ['drafts'])];
      const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [draft('told')] });
      const [event] = await own();
      expect(event).to.include({ type: 'drafts', op: 'add' });
      expect(event.drafts[0]).to.include({ id: ids[0], content: 'told' });
      expect(await others()).to.deep.equal([]);
    }),
    sentence(
      'Path: draft_id integer. Parameter: `draft` object, required (a draft object). Response: success body.',
      async ({ anna, ben }) => {
        const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [draft('before')] });
        const path = `/drafts/${String(ids[0])}`;
        expect(await anna.client.ok('PATCH', path, { draft: draft('after') })).to.deep.equal({
          result: 'success',
          msg: '',
        });
        const { drafts: kept } = await anna.client.ok('GET', '/drafts');
        expect(kept.find((one: Body) => one.id === ids[0]).content).to.equal('after');
        await anna.client.fails('PATCH', path, {}, { code: 'REQUEST_VARIABLE_MISSING' });
        const missing = { status: 404, msg: 'Draft does not exist' };
        await ben.client.fails('PATCH', path, { draft: draft('mine') }, missing);
      },
    ),
    sentence('Synchronized through drafts events.', async ({ anna }) => {
      const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [draft('before')] });
      const events = await listen(anna.client, ['drafts']);
      await anna.client.ok('PATCH', `/drafts/${String(ids[0])}`, { draft: draft('after') });
      const [event] = await events();
      expect(event).to.include({ type: 'drafts', op: 'update' });
      expect(event.draft).to.include({ id: ids[0], content: 'after' });
    }),
  ],
};
