import { expect } from 'chai';

import { upload } from '../../../chat/attachments/fixtures.js';
import type { Body } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';

export const deleteAttachment: Section = {
  title: 'DELETE /attachments/{attachment_id}',
  sentences: [
    sentence(
      'Path: attachment_id integer (IDs come from GET /attachments). Response: success body.',
      async (fixtures) => {
        const person = await fixtures.person();
        await upload(person);
        const list = async (): Promise<Body[]> => (await person.client.ok('GET', '/attachments')).attachments;
        const [{ id }] = await list();
        const path = `/attachments/${String(id)}`;
        await fixtures.ben.client.fails('DELETE', path, {}, { msg: 'Invalid attachment' });
        expect(await person.client.ok('DELETE', path)).to.deep.equal({ result: 'success', msg: '' });
        expect(await list()).to.deep.equal([]);
      },
    ),
  ],
};
