import { expect } from 'chai';

import type { Person } from '../support/people.js';
import { headOf, RawSocket, until } from '../support/raw-socket.js';
import { startServer, type TestServer } from '../support/server.js';

const KIBIBYTE = 1024;
/** Of POST /users/me/status, whose parameters need no more. */
const SMALL = 64 * KIBIBYTE;
const STATUS = '/api/v1/users/me/status';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=x';

interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const part = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A body with a status, filled up to a length. */
const bodies: Readonly<Record<string, (length: number) => string>> = {
  [FORM]: (length) => 'status_text=here&padding='.padEnd(length, 'x'),
  [JSON_TYPE]: (length) => {
    const [start, end] = ['{"status_text":"here","padding":"', '"}'];
    return start + 'x'.repeat(length - start.length - end.length) + end;
  },
  [MULTIPART]: (length) => {
    const [start, end] = [part('status_text', 'here'), '--x--\r\n'];
    const empty = part('padding', '').length;
    return start + part('padding', 'x'.repeat(length - start.length - empty - end.length)) + end;
  },
};

describe('Bodies at their limit', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const statusOf = async ({ id, client }: Person): Promise<unknown> =>
    (await client.ok('GET', `/users/${String(id)}/status`)).status;

  /** Writes a request by hand, and reads its response until the server closes the connection. */
  const exchange = async (
    headers: Readonly<Record<string, string>>,
    body: string,
    path = STATUS,
  ): Promise<Reply> => {
    const raw = (await RawSocket.open(site.url)).read();
    raw.write(headOf(path, { method: 'POST', headers: { Connection: 'close', ...headers } }) + body);
    await until(() => raw.isClosed);
    const [head = '', text = ''] = raw.text.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(text) as Reply['body'] };
  };

  const chunksOf = (body: string): string => {
    let text = '';
    for (let start = 0; start < body.length; start += 10_000) {
      const chunk = body.slice(start, start + 10_000);
      text += `${chunk.length.toString(16)}\r\n${chunk}\r\n`;
    }
    return `${text}0\r\n\r\n`;
  };

  const authorized = (type: string): Record<string, string> => ({
    Authorization: anna.client.authorization ?? '',
    'Content-Type': type,
  });

  const sendings: Readonly<Record<string, (type: string, body: string) => Promise<Reply>>> = {
    'with its length': (type, body) =>
      exchange({ ...authorized(type), 'Content-Length': String(body.length) }, body),
    'in chunks': (type, body) =>
      exchange({ ...authorized(type), 'Transfer-Encoding': 'chunked' }, chunksOf(body)),
  };

  for (const [how, send] of Object.entries(sendings)) {
    for (const [type, bodyOf] of Object.entries(bodies)) {
      it(`are used up to 64 KiB and refused one byte beyond: ${type}, sent ${how}`, async () => {
        await anna.client.ok('POST', '/users/me/status', { status_text: '' });
        const refused = await send(type, bodyOf(SMALL + 1));
        expect(refused.status).to.equal(413);
        expect(refused.body).to.deep.equal({
          result: 'error',
          msg: 'The request body is too large (limit: 64 KiB, 1000 fields)',
          code: 'BAD_REQUEST',
        });
        expect(await statusOf(anna)).to.deep.equal({});
        const { status, body } = await send(type, bodyOf(SMALL));
        expect(status, JSON.stringify(body)).to.equal(200);
        expect(body.ignored_parameters_unsupported).to.deep.equal(['padding']);
        expect(await statusOf(anna)).to.deep.equal({ status_text: 'here' });
      });
    }
  }

  it('have at most 1000 fields, exactly 1000 included', async () => {
    const content = 'with 1000 fields';
    const fields = (count: number): Record<string, unknown> => ({
      drafts: [{ type: '', to: [], topic: '', content }],
      ...Object.fromEntries(Array.from({ length: count - 1 }, (_, index) => [`f${String(index)}`, ''])),
    });
    for (const encoding of ['form', 'multipart'] as const) {
      const post = (count: number) => anna.client.send('POST', '/drafts', fields(count), { encoding });
      expect((await post(1000)).status, encoding).to.equal(200);
      expect((await post(1001)).status, encoding).to.equal(413);
    }
    const { drafts } = await anna.client.ok('GET', '/drafts');
    expect((drafts as { content: string }[]).map((one) => one.content)).to.deep.equal([content, content]);
  });

  describe('without a login', () => {
    // POST /drafts takes two MiB of who is logged in.
    const large = 'drafts='.padEnd(200 * KIBIBYTE, 'x');

    for (const [how, sendLarge] of Object.entries({
      'with its length': () =>
        exchange({ 'Content-Type': FORM, 'Content-Length': String(large.length) }, large, '/api/v1/drafts'),
      'in chunks': () =>
        exchange({ 'Content-Type': FORM, 'Transfer-Encoding': 'chunked' }, chunksOf(large), '/api/v1/drafts'),
    })) {
      it(`a large form is refused for the missing login, sent ${how}`, async () => {
        const { status, body } = await sendLarge();
        expect(status).to.equal(401);
        expect(body).to.deep.equal({
          result: 'error',
          msg: 'Not logged in: API authentication or user session required',
          code: 'UNAUTHORIZED',
        });
        expect(site.services.bodies.held).to.equal(0);
      });
    }

    it('a large form is refused before it has arrived', async () => {
      const raw = (await RawSocket.open(site.url)).read();
      const headers = { 'Content-Type': FORM, 'Content-Length': String(large.length) };
      raw.write(`${headOf('/api/v1/drafts', { method: 'POST', headers })}drafts=`);
      await until(() => raw.text.includes('\r\n\r\n'));
      expect(raw.text).to.match(/^HTTP\/1\.1 401 /);
      raw.close();
    });
  });

  describe('without encoding, as typed for curl', () => {
    for (const text of ['a[0]=1', '100% für alle', '50%25 %', '[b]=c', 'a=b==', '☕ %C3'])
      for (const padding of ['', `&unknown=${'x'.repeat(10_000)}`])
        it(`have all of ${text}${padding && ', in a long form'}`, async () => {
          const body = `status_text=${text}${padding}`;
          const headers = { ...authorized(FORM), 'Content-Length': String(Buffer.byteLength(body)) };
          expect((await exchange(headers, body)).status).to.equal(200);
          const expected = text.replace('%25', '%').replace('%C3', '\uFFFD');
          expect(await statusOf(anna)).to.deep.equal({ status_text: expected });
        });
  });

  describe('with a name twice', () => {
    const [first, last] = ['first', 'last'];
    const twice: Readonly<Record<string, string>> = {
      [FORM]: `status_text=${first}&status_text=${last}`,
      [JSON_TYPE]: `{"status_text":"${first}","status_text":"${last}"}`,
      [MULTIPART]: `${part('status_text', first)}${part('status_text', last)}--x--\r\n`,
    };

    for (const [type, body] of Object.entries(twice)) {
      it(`have the last value: ${type}`, async () => {
        const headers = { ...authorized(type), 'Content-Length': String(body.length) };
        expect((await exchange(headers, body)).status).to.equal(200);
        expect(await statusOf(anna)).to.deep.equal({ status_text: last });
      });
    }

    it('have the last value in a query, and none of the query beside a body', async () => {
      const query = `status_text=${first}&status_text=${last}`;
      const { status } = await exchange(
        { ...authorized(FORM), 'Content-Length': '0' },
        '',
        `${STATUS}?${query}`,
      );
      expect(status).to.equal(200);
      expect(await statusOf(anna)).to.deep.equal({ status_text: last });
      const body = 'status_text=of+the+body';
      const headers = { ...authorized(FORM), 'Content-Length': String(body.length) };
      expect((await exchange(headers, body, `${STATUS}?${query}`)).status).to.equal(200);
      expect(await statusOf(anna)).to.deep.equal({ status_text: 'of the body' });
      const form = `${part('status_text', first)}${part('status_text', last)}--x--\r\n`;
      const ofForm = { ...authorized(MULTIPART), 'Content-Length': String(form.length) };
      expect((await exchange(ofForm, form, `${STATUS}?status_text=of+the+query`)).status).to.equal(200);
      expect(await statusOf(anna)).to.deep.equal({ status_text: last });
    });

    for (const [what, extra] of Object.entries({
      'two lengths': 'Content-Length: 13\r\nContent-Length: 14\r\n',
      'a length and chunks': 'Content-Length: 13\r\nTransfer-Encoding: chunked\r\n',
    })) {
      it(`are refused for ${what} in the head, and change nothing`, async () => {
        const before = await statusOf(anna);
        const raw = (await RawSocket.open(site.url)).read();
        const head = headOf(STATUS, { method: 'POST', headers: authorized(FORM) }).replace(/\r\n$/, '');
        raw.write(`${head}${extra}\r\nstatus_text=x\r\n0\r\n\r\n`);
        await until(() => raw.isClosed);
        expect(raw.text).to.match(/^HTTP\/1\.1 400 /);
        expect(await statusOf(anna)).to.deep.equal(before);
      });
    }
  });
});
