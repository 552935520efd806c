import { request } from 'node:http';

import { expect } from 'chai';
import fc, { type Arbitrary } from 'fast-check';

import { checkResponse } from '../support/contract.js';
import type { Body, Encoding } from '../support/client.js';
import type { Received } from '../support/exchange.js';
import { startServer, type TestServer } from '../support/server.js';
import { holds } from './property.js';
import { mixtureOf, text } from './texts.js';

const part = (disposition: string, type?: string): string =>
  `--x\r\nContent-Disposition: ${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\ntext\r\n`;

/** What generated multipart bodies consist of: whole parts, correct and not, and pieces of their syntax. */
const PIECES = [
  part('form-data; name="content"'),
  part('form-data; name="content"'),
  part('form-data; name="other"'),
  part('form-data'),
  part('form-data; name'),
  part('form-data; name="content"', 'text/plain; charset'),
  part('form-data; name="content"', 'text/plain; charset=utf-16le'),
  part('form-data; filename="a.txt"'),
  part('form-data; name="__proto__"; filename=".."', 'a'),
  part("form-data; name*=utf-8''%zz"),
  part('attachment'),
  '--x\r\n',
  '--x--',
  'Content-Disposition: form-data; name=',
  'Content-Type: ',
  'Content-Transfer-Encoding: base64',
  '\r\n',
  '\n',
  '\r',
  '"',
  '\\',
  ';',
  ':',
  '=',
  '%',
  '\0',
  'é',
  '',
];

const FORM_PIECES = [
  'content=',
  'content',
  '=',
  '&',
  '%',
  '%41',
  '%c3%a4',
  '%C3',
  '+',
  '%00',
  '__proto__=1',
  'é',
  'x',
];
const JSON_PIECES = [
  '{',
  '}',
  '"content":',
  '"a"',
  '"b":',
  '[',
  ']',
  ',',
  '\\u00',
  '\\',
  '1e9',
  'null',
  '"',
  'é',
  ' ',
];

interface RawBody {
  readonly type: string;
  readonly bytes: Buffer;
}

const bodyOf = (type: string, content: Arbitrary<string>): Arbitrary<RawBody> =>
  content.map((one) => ({ type, bytes: Buffer.from(one) }));

const ended = fc.constantFrom('', '\r\n--x--\r\n', '\r\n--x--\r\n');

const bodies = fc.oneof(
  bodyOf(
    'multipart/form-data; boundary=x',
    fc.tuple(mixtureOf(PIECES, 12), ended).map(([start, end]) => start + end),
  ),
  bodyOf('application/x-www-form-urlencoded', mixtureOf(FORM_PIECES, 20)),
  bodyOf('application/json', mixtureOf(JSON_PIECES, 20)),
  bodyOf(
    'application/json',
    fc.jsonValue().map((content) => JSON.stringify({ content })),
  ),
);

/** Splits bytes at these positions. */
const split = (bytes: Buffer, positions: readonly number[]): Buffer[] => {
  const cuts = [...new Set(positions.map((position) => position % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...cuts]
    .map((start, index) => bytes.subarray(start, cuts[index] ?? bytes.length))
    .filter(({ length }) => length > 0);
};

const ENCODINGS: readonly Encoding[] = ['form', 'multipart', 'json', 'query'];

describe('Bodies', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  const PATH = '/api/v1/messages/render';

  /** Sends the chunks of a body, which the server receives one after the other. */
  const exchange = (type: string, chunks: readonly Buffer[]): Promise<Received> =>
    new Promise((resolve, reject) => {
      const headers = {
        'Content-Type': type,
        Authorization: site.owner.authorization ?? '',
        'Transfer-Encoding': 'chunked',
      };
      const sent = request(site.url + PATH, { method: 'POST', headers }, (response) => {
        let received = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        response.on('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          resolve({ status: response.statusCode ?? 0, headers: new Headers(entries), text: received });
        });
      });
      sent.on('error', reject);
      for (const chunk of chunks) sent.write(chunk);
      sent.end();
    });

  /** The same, and compares the response with the contract. */
  const send = async (type: string, chunks: readonly Buffer[]): Promise<{ status: number; body: Body }> => {
    const { status, headers, text: received } = await exchange(type, chunks);
    return { status, body: checkResponse('POST', PATH, { status, headers }, received) };
  };

  holds(
    'get a response of the contract, however malformed, and the same one in any chunks',
    { cases: 400 },
    [bodies, fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 })],
    async ({ type, bytes }, positions) => {
      const whole = await send(type, [bytes]);
      expect(whole.status, String(bytes)).to.be.oneOf([200, 400]);
      expect(await send(type, split(bytes, positions)), String(bytes)).to.deep.equal(whole);
    },
  );

  holds(
    'carry each text as it was sent, in each form',
    { cases: 100 },
    [text(), fc.constantFrom(...ENCODINGS)],
    async (typed, encoding) => {
      // A browser sends each line break of a multipart form as two characters.
      const content = `(${typed.replaceAll(/[\0\r\n]/g, '')})`;
      const drafts = JSON.stringify([{ type: '', to: [], topic: '', content }]);
      const { ids } = await site.owner.ok('POST', '/drafts', { drafts }, encoding);
      const listed = await site.owner.ok('GET', '/drafts');
      await site.owner.ok('DELETE', `/drafts/${ids[0]}`);
      expect(listed.drafts.map((draft: Body) => draft.content)).to.deep.equal([content]);
    },
  );
});
