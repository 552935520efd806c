import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { send, type Fixtures } from './fixtures.js';

const PATH = '/messages/matches_narrow';

const matches = ({ anna }: Fixtures, msg_ids: readonly number[], narrow: unknown): Promise<Body> =>
  anna.client.ok('GET', PATH, { msg_ids, narrow });

export const matchNarrow: Section = {
  title: 'GET /messages/matches_narrow',
  sentences: [
    sentence('msg_ids | integer[] | yes | Message IDs to check', async (fixtures) => {
      const { anna } = fixtures;
      const link = await send(anna, [anna], 'https://example.com');
      const other = await send(anna, [anna], 'https://example.org');
      const narrow = [{ operator: 'has', operand: 'link' }];
      const { messages } = await matches(fixtures, [link], narrow);
      expect(Object.keys(messages)).to.deep.equal([String(link)]);
      expect(Object.keys((await matches(fixtures, [link, other], narrow)).messages)).to.have.length(2);
      await anna.client.fails('GET', PATH, { narrow }, { code: 'REQUEST_VARIABLE_MISSING' });
    }),
    sentence('narrow | object[] | yes | Items have `operator` and `operand` strings', async (fixtures) => {
      const { anna } = fixtures;
      const id = await send(anna, [anna], 'https://example.com');
      const one = [{ operator: 'has', operand: 'link' }];
      expect((await matches(fixtures, [id], one)).messages).to.have.property(String(id));
      const both = [...one, { operator: 'has', operand: 'attachment' }];
      expect((await matches(fixtures, [id], both)).messages).to.deep.equal({});
      const broken = { msg_ids: [id], narrow: [{ operator: 'has' }] };
      await anna.client.fails('GET', PATH, broken, {
        msg: 'Invalid narrow[0]: Value error, operand is missing',
      });
      await anna.client.fails('GET', PATH, { msg_ids: [id] }, { code: 'REQUEST_VARIABLE_MISSING' });
    }),
    sentence(
      'Response: `messages` object keyed by message ID (as string) containing only matching messages, each with `match_content` (HTML string) and `match_subject` (string), in the same format as GET /messages.',
      async (fixtures) => {
        const { anna } = fixtures;
        const channel = await fixtures.channel([anna]);
        const id = await send(anna, channel, 'a **blue** logo https://example.com', 'colors');
        const plain = await send(anna, channel, 'nothing here', 'colors');
        const narrow = [{ operator: 'search', operand: 'blue' }];
        const { messages } = await matches(fixtures, [id, plain], narrow);
        expect(Object.keys(messages)).to.deep.equal([String(id)]);
        const window = { anchor: id, num_before: 0, num_after: 0, narrow };
        const { messages: found } = await anna.client.ok('GET', '/messages', window);
        const { match_content, match_subject } = found[0];
        expect(match_content).to.include('<span class="highlight">blue</span>');
        expect(messages[String(id)]).to.deep.equal({ match_content, match_subject });
      },
    ),
  ],
};
