import { expect } from 'chai';

import { upload } from '../../../chat/attachments/fixtures.js';
import { say } from '../../../chat/messages/fixtures.js';
import { side, type Contests } from './contest.js';

/** Contests about uploaded files. */
export const files: Contests = {
  'a file is deleted twice': {
    locks: ['chat/attachments/deleteAttachment lockAttachments'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      await upload(dan);
      const { attachments } = await dan.client.ok('GET', '/attachments');
      const remove = side(dan.client, 'DELETE', `/attachments/${String(attachments[0].id)}`);
      return { sides: [remove, remove], wins: 1, watchers: [dan.client] };
    },
  },
  'the last two messages that link a file are deleted': {
    locks: ['chat/attachments/attachment-references lockAttachments'],
    async prepare(fixtures) {
      const { anna } = fixtures;
      const den = await fixtures.den([]);
      const content = `[notes](${await upload(anna)})`;
      const messages = [await say(anna, den, 'logo', content), await say(anna, den, 'logo', content)];
      return {
        sides: messages.map((id) => side(anna.client, 'DELETE', `/messages/${String(id)}`)),
        wins: 2,
        watchers: [anna.client],
        async check() {
          expect((await anna.client.ok('GET', '/attachments')).attachments).to.deep.equal([]);
        },
      };
    },
  },
};
