import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { routes } from '../../generated/routes.js';
import { budgets } from '../../src/lib/budgets.js';
import { backgroundDone } from '../support/background.js';
import type { Person } from '../support/people.js';
import { headOf, RawSocket, until } from '../support/raw-socket.js';
import { startServer, type TestServer } from '../support/server.js';

const KIBIBYTE = 1024;
const FORM = 'application/x-www-form-urlencoded';

const limitOf = (operationId: string): number =>
  routes.find((route) => route.operationId === operationId)?.body.bytes ?? 0;

describe('the size limit of a request body', () => {
  it('is 64 KiB unless the parameters need more, and never above the budget', () => {
    expect(limitOf('fetchApiKey')).to.equal(64 * KIBIBYTE);
    expect(limitOf('createReaction')).to.equal(64 * KIBIBYTE);
    expect(limitOf('createDrafts')).to.equal(budgets.requestBody.bytes);
    for (const { operationId, body } of routes)
      expect(body.bytes, operationId).to.be.within(64 * KIBIBYTE, budgets.requestBody.bytes);
  });

  it('has room for the longest message in its longest encoding', () => {
    const content = String.raw`\ud83e\udd86`.repeat(10_000);
    const inJson = `{"type":"channel","to":"general","topic":"x","content":"${content}"}`;
    expect(limitOf('sendMessage')).to.be.above(inJson.length);
  });
});

describe('request bodies', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });

  after(() => site.close());

  const post = (path: string, type: string, body: string): Promise<Response> =>
    fetch(`${site.url}/api/v1${path}`, { method: 'POST', headers: { 'Content-Type': type }, body });

  it("are refused one byte above the operation's limit, with the limit in the error", async () => {
    const limit = limitOf('fetchApiKey');
    const atLimit = 'password=a&username='.padEnd(limit, 'x');
    expect((await post('/fetch_api_key', FORM, atLimit)).status).to.be.within(400, 401);
    const refused = await post('/fetch_api_key', FORM, `${atLimit}x`);
    expect(refused.status).to.equal(413);
    expect(await refused.json()).to.deep.equal({
      result: 'error',
      msg: 'The request body is too large (limit: 64 KiB, 1000 fields)',
      code: 'BAD_REQUEST',
    });
  });

  it('without a Content-Length are refused at the limit with a readable response', async () => {
    const raw = (await RawSocket.open(site.url)).read();
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    raw.write(headOf('/api/v1/fetch_api_key', { method: 'POST', headers }));
    for (let sent = 0; sent < 80; sent += 1) raw.write(`400\r\n${'x'.repeat(1024)}\r\n`);
    raw.write('0\r\n\r\n');
    await until(() => raw.text.includes('The request body is too large'));
    expect(raw.text).to.match(/^HTTP\/1\.1 413 /);
    raw.close();
  });

  it('with deep or long JSON are refused before they are parsed', async () => {
    const depth = 30_000;
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    const many = JSON.stringify(Array.from({ length: 20_000 }, () => 1));
    for (const body of [`{"x":${deep}}`, `{"username":${many}}`]) {
      const response = await post('/fetch_api_key', 'application/json', body);
      expect(await response.json()).to.include({ code: 'INVALID_JSON', msg: 'Malformed JSON' });
    }
    const words = { alert_words: JSON.parse('['.repeat(21) + ']'.repeat(21)) as unknown };
    const error = { status: 400, msg: 'alert_words is nested too deeply' };
    for (const encoding of ['form', 'json', 'multipart'] as const) {
      const { status, body } = await anna.client.send('POST', '/users/me/alert_words', words, { encoding });
      expect({ status, msg: body.msg }).to.deep.equal(error);
    }
    const { values } = routes.find(({ operationId }) => operationId === 'createAlertWords')?.body ?? {};
    const alert_words = Array.from({ length: (values ?? 0) + 1 }, () => 1);
    for (const encoding of ['form', 'json'] as const) {
      const { body } = await anna.client.send('POST', '/users/me/alert_words', { alert_words }, { encoding });
      expect(body.msg).to.equal(`alert_words has too many values (limit: ${String(values)})`);
    }
  });

  it('use at most their memory budget until they are complete', async () => {
    const body = 'x'.repeat(60 * KIBIBYTE);
    const length = 64 * KIBIBYTE;
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(length) };
    const half = headOf('/api/v1/fetch_api_key', { method: 'POST', headers }) + body;
    const strangers = await Promise.all(Array.from({ length: 100 }, () => RawSocket.open(site.url)));
    for (const one of strangers) one.read().write(half);
    const refused = (): number => strangers.filter(({ text }) => text.startsWith('HTTP/1.1 429 ')).length;
    // 34 bodies of 60 KiB fit into 2 MiB.
    await until(() => refused() >= 100 - 34);
    expect(site.services.bodies.held).to.be.within(1, budgets.bodiesOfNetwork.bytes);
    expect(strangers.find(({ text }) => text !== '')?.text).to.include('Retry-After: 1\r\n');
    // Requests with a login count separately.
    await anna.client.ok('POST', '/users/me/alert_words', { alert_words: ['logo'] });
    for (const one of strangers) one.close();
    await until(() => site.services.bodies.held === 0);
    expect((await post('/fetch_api_key', FORM, 'username=a@example.com&password=b')).status).to.equal(401);
  });

  it("of one user and of the user's bots use at most the user's budget, and other users can send", async () => {
    const ben = await site.person('Ben');
    const bots = [
      await site.person('First Robot', { botOf: anna.id }),
      await site.person('Second Robot', { botOf: anna.id }),
    ];
    const size = limitOf('createDrafts') - KIBIBYTE;
    const halfOf = ({ client }: Person): string => {
      const headers = {
        Authorization: client.authorization ?? '',
        'Content-Type': 'application/json',
        'Content-Length': String(limitOf('createDrafts')),
      };
      return headOf('/api/v1/drafts', { method: 'POST', headers }) + 'x'.repeat(size);
    };
    const sockets = await Promise.all(Array.from({ length: 8 }, () => RawSocket.open(site.url)));
    for (const [index, one] of sockets.entries())
      one.read().write(halfOf([anna, ...bots][index % 3] ?? anna));
    const isRefused = ({ text }: RawSocket): boolean => text.startsWith('HTTP/1.1 429 ');
    await until(() => sockets.filter(isRefused).length >= 4);
    expect(site.services.bodies.held).to.be.at.most(budgets.bodiesOfUser.bytes);
    await ben.client.ok('POST', '/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'x' }] });
    for (const one of sockets) one.close();
    await until(() => site.services.bodies.held === 0);
  });

  it('in multipart count all their fields together', async () => {
    const field = 'x'.repeat(40 * KIBIBYTE);
    const { status } = await anna.client.send(
      'POST',
      '/fetch_api_key',
      { username: field, password: field },
      { encoding: 'multipart' },
    );
    expect(status).to.equal(413);
    expect(site.services.bodies.held).to.equal(0);
  });

  for (const [type, start] of [
    [FORM, 'drafts='],
    [
      'multipart/form-data; boundary=b',
      // The first field is complete, so that it is in memory.
      `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n${'x'.repeat(300_000)}\r\n--b\r\nContent-Disposition: form-data; name="drafts"\r\n\r\n`,
    ],
  ] as const) {
    it(`in ${type.split(';')[0] ?? ''} that have stalled for two seconds give way to others`, async () => {
      const { bodies } = site.services;
      const raw = (await RawSocket.open(site.url)).read();
      await backgroundDone(site);
      const headers = {
        ...{ 'Content-Type': type, 'Content-Length': '1900000' },
        Authorization: anna.client.authorization ?? '',
      };
      raw.write(headOf('/api/v1/drafts', { method: 'POST', headers }) + start + 'a'.repeat(300_000));
      await until(() => bodies.usage.bodiesOfUsers >= 300_000);
      const others = Array.from({ length: 20 }, (_, index) => {
        const body = bodies.open('192.0.2.1');
        body.belongsTo(1_000 + index);
        return body;
      });
      const most = budgets.bodiesOfUsers.bytes;
      const last = others.pop();
      for (const body of others) body.add(Math.min(budgets.bodiesOfUser.bytes, most - bodies.held));
      expect(bodies.held).to.equal(most);
      expect(last?.add(150_000), 'too early').to.have.nested.property('body.code', 'RATE_LIMIT_HIT');
      expect(raw.text).to.equal('');
      site.clock.advance(2_000);
      const lacking = bodies.usage.bodiesOfUsers;
      expect(last?.add(1_000_000), 'more than that gives back').not.to.equal(undefined);
      expect(bodies.usage.bodiesOfUsers).to.equal(lacking);
      expect(last?.add(150_000)).to.equal(undefined);
      await until(() => raw.text.includes('RATE_LIMIT_HIT'));
      expect(raw.text).to.match(/^HTTP\/1\.1 429 /);
      for (const body of [...others, last]) body?.release();
      raw.close();
      await until(() => bodies.held === 0);
    });
  }

  it('must be complete within 30 seconds', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '100' };
    const paths = ['/api/v1/fetch_api_key', '/health', '/nowhere'];
    for (const path of paths) {
      const raw = (await RawSocket.open(site.url)).read();
      // The timers of background work would end meanwhile.
      await backgroundDone(site);
      const before = site.clock.waiting;
      raw.write(headOf(path, { method: 'POST', headers }));
      await until(() => site.clock.waiting > before);
      site.clock.advance(29_000);
      raw.write('x');
      expect(raw.isClosed).to.equal(false);
      site.clock.advance(2_000);
      await until(() => raw.isClosed);
    }
  });

  it('with a file have more time for every received byte', async () => {
    const headers = {
      Authorization: anna.client.authorization ?? '',
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(2_000_000),
    };
    const part = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.bin"\r\n\r\n';
    const raw = (await RawSocket.open(site.url)).read();
    await backgroundDone(site);
    const before = site.clock.waiting;
    raw.write(headOf('/api/v1/user_uploads', { method: 'POST', headers }) + part);
    await until(() => site.clock.waiting > before);
    raw.write('x'.repeat(1_000_000));
    const { temporary } = site.services.files;
    const written = (): number =>
      readdirSync(temporary).reduce((sum, name) => sum + statSync(join(temporary, name)).size, 0);
    await until(() => written() > 900_000);
    // 900,000 bytes at 16 KiB a second take 55 seconds.
    site.clock.advance(80_000);
    raw.write('x'.repeat(300_000));
    await until(() => written() > 1_000_000);
    expect(raw.isClosed).to.equal(false);
    site.clock.advance(60_000);
    await until(() => raw.isClosed);
  });
});
