import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { expect } from 'chai';

import { tell } from '../../messages/fixtures.js';
import type { Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';
import { makeWebhook, newest, requestsDone, startLocal, type Webhook } from './fixtures.js';

/** Header fields that are larger than a response may have. */
const TOO_MANY_FIELDS = 'X-Padding: aaaaaaaaaaaaaaaa\r\n'.repeat(2_000);

const complete = (body: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

describe('Hostile services of outgoing webhooks', () => {
  let site: TestServer;
  let server: Server;
  let respond: (socket: Socket) => void;
  let owner: Person;
  let anna: Person;
  let bot: Webhook;

  before(async () => {
    site = await startLocal();
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        respond(socket);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    owner = await site.person('Owner of bots');
    anna = await site.person('Anna');
  });

  beforeEach(async () => {
    const { port } = server.address() as AddressInfo;
    bot = await makeWebhook(site, owner, `http://127.0.0.1:${port}/`);
  });

  after(async () => {
    await site.close();
    server.close();
  });

  /** The clock does not move, so the time of a request does not end. */
  const ask = async (bytes: string): Promise<void> => {
    respond = (socket) => socket.write(bytes);
    await tell(anna, [bot]);
    await requestsDone(site);
  };

  const reply = async (): Promise<string> => (await newest(anna, 1))[0].content;

  const attempts = (): Promise<unknown[]> =>
    site.services.store.read((tx) => tx.all('SELECT attempts FROM outbox WHERE lane = ?', [bot.id]));

  it('may send some 1xx responses before the response', async () => {
    await ask('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10) + complete('{"content":"After hints"}'));
    expect(await reply()).to.equal('After hints');
  });

  it('fail at once with more than ten 1xx responses, whose size has no limit', async () => {
    await ask('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(11));
    expect(await reply()).to.equal('Failure! Bot is unavailable');
    expect((await newest(owner, 1))[0].content).to.include('The response is too large.');
  });

  it('fail at once if they change the protocol', async () => {
    await ask('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    expect(await attempts()).to.deep.equal([{ attempts: 1 }]);
  });

  const unreadable = {
    'the header has more than 16 KiB': `HTTP/1.1 200 OK\r\n${TOO_MANY_FIELDS}`,
    'the response is no HTTP': '\0garbage\r\n\r\n',
    'the length of the response is ambiguous':
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  };
  for (const [what, bytes] of Object.entries(unreadable)) {
    it(`fail at once if ${what}`, async () => {
      await ask(bytes);
      expect(await attempts()).to.deep.equal([{ attempts: 1 }]);
    });
  }
});
