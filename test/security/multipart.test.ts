import { expect } from 'chai';

import { randomFrom } from '../support/random.js';
import { startServer, type TestServer } from '../support/server.js';

const SEED = 20240601;
const BODIES = 500;
const MOST_PIECES = 12;

const part = (disposition: string, type?: string): string =>
  `--x\r\nContent-Disposition: ${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\ntext\r\n`;

/** What generated bodies consist of: whole parts, correct and not, and pieces of their syntax. */
const PIECES = [
  part('form-data; name="username"'),
  part('form-data'),
  part('form-data; name'),
  part('form-data; name="username"', 'text/plain; charset'),
  part('form-data; name="username"', 'text/plain; charset=utf-16le'),
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

describe('Multipart bodies', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  /** Sends a body without a login. */
  const send = (body: string): Promise<Response> =>
    fetch(`${site.url}/api/v1/fetch_api_key`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body,
    });

  it('are refused if a field has no name', async () => {
    const response = await send(`${part('form-data')}--x--\r\n`);
    expect(response.status).to.equal(400);
    expect(await response.json()).to.include({ msg: 'Malformed form data' });
  });

  it(`get a response of the contract, however malformed: ${BODIES} bodies from a seed`, async () => {
    const random = randomFrom(SEED);
    const pick = (most: number): number => Math.floor(random() * most);
    for (let sent = 0; sent < BODIES; sent += 1) {
      const pieces = Array.from({ length: 1 + pick(MOST_PIECES) }, () => PIECES[pick(PIECES.length)] ?? '');
      const body = pieces.join('') + (random() < 0.5 ? '\r\n--x--\r\n' : '');
      const response = await send(body);
      expect(response.status, JSON.stringify(body)).to.be.oneOf([400, 401]);
      expect(await response.json(), JSON.stringify(body)).to.include({ result: 'error' });
    }
  });
});
