import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { BlockList } from 'node:net';

import { expect } from 'chai';

import { systemClock } from '../../../src/lib/clock.js';
import { isPublicAddress } from '../../../src/runtime/outbox/http/addresses.js';
import {
  ConnectionFailed,
  RefusedAddress,
  ResponseTooLarge,
} from '../../../src/runtime/outbox/http/failures.js';
import { send, type OutgoingResponse } from '../../../src/runtime/outbox/http/send.js';
import { DnsServer } from '../../support/dns.js';

const MOST_BYTES = 100;

const complete = (status: number, body: string): string =>
  `HTTP/1.1 ${status} Any\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

describe('A request to another server', () => {
  let server: Server;
  let dns: DnsServer;
  let received: Buffer;
  let respond: (socket: Socket) => void;
  /** Whether this machine has IPv6. */
  let hasIpv6 = true;

  before(async () => {
    dns = await DnsServer.start();
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (data) => {
        received = data;
        respond(socket);
      });
    });
    server.listen(0, '::1');
    await once(server, 'listening').catch(async () => {
      hasIpv6 = false;
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    });
  });

  after(() => {
    dns.close();
    server.close();
  });

  const post = (host?: string, scheme = 'http'): Promise<OutgoingResponse> => {
    const own = hasIpv6 ? '[::1]' : '127.0.0.1';
    const allowed = new BlockList();
    allowed.addAddress('127.0.0.1');
    allowed.addAddress('::1', 'ipv6');
    const { port } = server.address() as AddressInfo;
    return send(
      {
        url: new URL(`${scheme}://${host ?? own}:${port}/x?y=1`),
        method: 'POST',
        headers: {},
        body: 'Héllo',
      },
      {
        clock: systemClock,
        allowed,
        timeoutMs: 10_000,
        maxBytes: MOST_BYTES,
        signal: new AbortController().signal,
      },
    );
  };

  /** Returns the failure of a request. */
  const failure = (sent: Promise<unknown>): Promise<unknown> =>
    sent.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('has the path, the length of the body in bytes and the host, also that of an IPv6 address', async () => {
    respond = (socket) => socket.end(complete(200, 'Fine'));
    expect(await post()).to.deep.equal({ status: 200, text: 'Fine' });
    const { port } = server.address() as AddressInfo;
    const text = received.toString();
    expect(text.split('\r\n')[0]).to.equal('POST /x?y=1 HTTP/1.1');
    expect(text).to.match(/\r\ncontent-length: 6\r\n/i);
    expect(text).to.include(`${hasIpv6 ? '[::1]' : '127.0.0.1'}:${port}\r\n`);
    expect(text).to.match(/\r\nconnection: close\r\n/i);
  });

  it('begins with TLS if the scheme is https', async () => {
    respond = (socket) => socket.end();
    expect(await failure(post(undefined, 'https'))).to.be.instanceOf(ConnectionFailed);
    const TLS_HANDSHAKE = 0x16;
    expect(received[0]).to.equal(TLS_HANDSHAKE);
  });

  it('accepts ten 1xx responses before the response, and not one more', async () => {
    const hints = (count: number) => (socket: Socket) => {
      const next = (left: number): void => {
        if (left === 0) socket.end(complete(200, 'Fine'));
        else socket.write('HTTP/1.1 103 Early Hints\r\n\r\n', () => setImmediate(next, left - 1));
      };
      next(count);
    };
    respond = hints(10);
    expect(await post()).to.include({ text: 'Fine' });
    respond = hints(11);
    expect(await failure(post())).to.be.instanceOf(ResponseTooLarge);
  });

  it('returns the start of a failure that is too large, and refuses any other such response', async () => {
    for (const status of [200, 299]) {
      respond = (socket) => socket.end(complete(status, 'x'.repeat(MOST_BYTES)));
      expect((await post()).text, String(status)).to.have.length(MOST_BYTES);
      respond = (socket) => socket.end(complete(status, 'x'.repeat(MOST_BYTES + 1)));
      expect(await failure(post()), String(status)).to.be.instanceOf(ResponseTooLarge);
    }
    for (const status of [300, 404, 500]) {
      respond = (socket) => socket.write(complete(status, `start ${'x'.repeat(MOST_BYTES)}`));
      const { text, status: got } = await post();
      expect([got, text.slice(0, 5)]).to.deep.equal([status, 'start']);
    }
  });

  it('asks the DNS about names that only contain localhost, and never about localhost', async () => {
    dns.addressesOf = () => ['10.0.0.1'];
    for (const host of ['notlocalhost', 'localhost.example.test', 'x.notlocalhost'])
      expect(await failure(post(host)), host).to.be.instanceOf(RefusedAddress);
    expect(dns.asked).to.deep.equal(['notlocalhost', 'localhost.example.test', 'x.notlocalhost']);
    respond = (socket) => socket.end(complete(200, 'Here'));
    for (const host of ['localhost', 'LOCALHOST.', 'x.localhost'])
      expect(await post(host), host).to.include({ text: 'Here' });
    expect(dns.asked).to.have.length(3);
    expect(isPublicAddress('localhost')).to.equal(false);
  });
});
