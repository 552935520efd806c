import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { messageOf, omit, send, type Fixtures } from './fixtures.js';

/** Creates a linkifier and returns the HTML of a message that matches it. */
const linkified = async (
  fixtures: Fixtures,
  linkifier: { readonly pattern: string; readonly url_template: string },
  text: string,
): Promise<string> => {
  const { owner, anna } = fixtures;
  await owner.client.ok('POST', '/realm/filters', linkifier);
  return (await messageOf(anna, await send(anna, [anna], text))).content;
};

export const createLinkifier: Section = {
  title: 'POST /realm/filters',
  sentences: [
    sentence('Adds a linkifier.', async (fixtures) => {
      const linkifier = { pattern: 'A(?P<id>[0-9]+)', url_template: 'https://example.com/a/{id}' };
      expect(await linkified(fixtures, linkifier, 'see A7')).to.equal(
        '<p>see <a href="https://example.com/a/7">A7</a></p>',
      );
    }),
    sentence(
      'Parameters, both required: `pattern` string (regular expression, may use named groups), `url_template` string (RFC 6570 template; FL 176, replacing url_format_string).',
      async (fixtures) => {
        const { owner } = fixtures;
        const whole: Body = { pattern: 'B(?P<b>[0-9]+)', url_template: 'https://example.com/{?b}' };
        for (const name of Object.keys(whole)) {
          const rest = omit(whole, name);
          await owner.client.fails('POST', '/realm/filters', rest, {
            code: 'REQUEST_VARIABLE_MISSING',
            var_name: name,
          });
        }
        expect(await linkified(fixtures, whole, 'B8')).to.include('href="https://example.com/?b=8"');
        const plain = { pattern: 'nogroups', url_template: 'https://example.com/fixed' };
        expect(await linkified(fixtures, plain, 'nogroups')).to.include('href="https://example.com/fixed"');
        for (const wrong of [
          { pattern: '(', url_template: 'https://example.com/' },
          { pattern: 'C(?P<c>[0-9])', url_template: 'https://example.com/{' },
        ])
          await owner.client.fails('POST', '/realm/filters', wrong, { code: 'BAD_REQUEST' });
      },
    ),
    sentence('Response: `id` integer.', async ({ owner }) => {
      const linkifier = { pattern: 'D(?P<id>[0-9]+)', url_template: 'https://example.com/d/{id}' };
      const { id } = await owner.client.ok('POST', '/realm/filters', linkifier);
      expect(id).to.be.a('number');
    }),
  ],
};
