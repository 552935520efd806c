import { expect } from 'chai';

import { isPublicAddress } from '../../../../src/runtime/outbox/http/addresses.js';
import { tell } from '../../messages/fixtures.js';
import { DnsServer } from '../../../support/dns.js';
import type { Person } from '../../../support/people.js';
import { startServer, type TestServer } from '../../../support/server.js';
import { makeWebhook, newest, requestsDone } from './fixtures.js';
import { Receiver } from './receiver.js';

const DISALLOWED = 'The URL configured for the webhook is for a private or disallowed network.';

/** An address in each special block of the registries of IANA, where they begin and end, and one of a cloud. */
const NOT_PUBLIC = `
  0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255 169.254.169.254
  172.16.0.0 172.31.255.255 192.0.0.1 192.0.2.1 192.88.99.1 192.168.0.0 192.168.255.255 198.18.0.0 198.19.255.255
  168.63.129.16 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 64:ff9b::808:808 64:ff9b:1::1 100::1 2001::1 2001:2::1
  2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2002:808:808:: 3fff::1 5f00::1 fc00::1 fdff::1 fe80::1 febf::1 fec0::1
  ff02::1 ff0e::1 4000::1 e000::1
  localhost 127.1 fe80::1%eth0 nothing`;

const PUBLIC = `
  1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 172.15.255.255
  168.63.129.15 168.63.129.17 172.32.0.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255
  2606:4700:4700::1111 2a00:1450::1 2001:4860:4860::8888`;

const addressesIn = (text: string): string[] => text.trim().split(/\s+/);

describe('Public addresses', () => {
  it('are none of the special blocks of IANA', () => {
    expect(addressesIn(NOT_PUBLIC).filter(isPublicAddress)).to.deep.equal([]);
  });

  it('are the addresses beside those blocks', () => {
    expect(addressesIn(PUBLIC).filter((address) => !isPublicAddress(address))).to.deep.equal([]);
  });
});

describe('The hosts of outgoing webhooks', () => {
  let site: TestServer;
  let dns: DnsServer;
  /** Allowed by the setting. */
  let allowed: Receiver;
  /** Not allowed, with the same port. */
  let forbidden: Receiver;
  let anna: Person;

  before(async () => {
    dns = await DnsServer.start();
    allowed = await Receiver.start('127.0.0.2');
    forbidden = await Receiver.start('127.0.0.1', allowed.port);
    site = await startServer({ env: { OUTGOING_WEBHOOK_ADDRESSES: '10.1.0.0/16, 127.0.0.2' } });
    anna = await site.person('Anna');
  });

  beforeEach(() => {
    allowed.respond = () => ({ body: { content: 'Done' } });
    for (const { requests } of [allowed, forbidden]) requests.length = 0;
    dns.asked.length = 0;
    dns.addressesOf = () => undefined;
  });

  after(async () => {
    await site.close();
    dns.close();
    allowed.close();
    forbidden.close();
  });

  /** Sends a message to a new bot with this URL. Returns the message with which the owner is notified. */
  const request = async (url: string, parameters: object = {}): Promise<string> => {
    const bot = await makeWebhook(site, anna, url, parameters);
    await tell(anna, [bot], 'Hello');
    await requestsDone(site);
    return (await newest(anna, 1))[0].content;
  };

  const named = (name: string): string => `http://${name}:${allowed.port}/`;

  it('are refused if their address is not public, in every form that a URL can have', async () => {
    const { port } = forbidden;
    for (const host of [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.0.0.1',
      '0177.0.0.1',
      'localhost',
      'x.localhost.',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '0.0.0.0',
      '10.2.0.1',
      '169.254.169.254',
    ])
      expect(await request(`http://${host}:${port}/`), host).to.include(DISALLOWED);
    expect(forbidden.requests).to.deep.equal([]);
  });

  it('are accepted if the setting has their address', async () => {
    expect(await request(named('127.0.0.2'))).to.equal('Done');
  });

  it('are refused if their name has no public address', async () => {
    dns.addressesOf = () => ['127.0.0.1', '10.0.0.1', '0:0:0:0:0:0:0:1', '192.0.2.1'];
    expect(await request(named('hook.example.test'))).to.include(DISALLOWED);
    expect(forbidden.requests).to.deep.equal([]);
  });

  it('are contacted only at their allowed addresses', async () => {
    dns.addressesOf = () => ['127.0.0.1', '127.0.0.2', '0:0:0:0:0:0:0:1'];
    expect(await request(named('hook.example.test'))).to.equal('Done');
    expect([forbidden.requests.length, allowed.requests.length]).to.deep.equal([0, 1]);
    expect(allowed.requests[0]?.headers.host).to.equal(`hook.example.test:${allowed.port}`);
  });

  it('are resolved once, so that the address cannot change between the check and the connection', async () => {
    let asked = 0;
    dns.addressesOf = () => {
      asked += 1;
      // One question each for IPv4 and IPv6 addresses.
      return asked <= 2 ? ['127.0.0.2'] : ['127.0.0.1'];
    };
    expect(await request(named('rebinding.example.test'))).to.equal('Done');
    expect(dns.asked).to.deep.equal(['rebinding.example.test']);
    expect([forbidden.requests.length, allowed.requests.length]).to.deep.equal([0, 1]);
    // The next request asks again, and is refused.
    expect(await request(named('rebinding.example.test'))).to.include(DISALLOWED);
    expect(forbidden.requests).to.deep.equal([]);
  });

  it('are a connection error if the name does not exist, or the DNS does not respond', async () => {
    const bot = await makeWebhook(site, anna, named('unknown.example.test'));
    await tell(anna, [bot]);
    for (let passed = 0; passed < 110; passed += 5) {
      await requestsDone(site);
      site.clock.advance(5_000);
    }
    await requestsDone(site);
    expect((await newest(anna, 1))[0].content).to.include('A connection error occurred.');
  });

  it('are given up after 10 seconds if the DNS does not respond', async () => {
    let heard: () => void = () => undefined;
    const question = new Promise<void>((resolve) => {
      heard = resolve;
    });
    dns.addressesOf = () => {
      heard();
      return null;
    };
    const bot = await makeWebhook(site, anna, named('silent.example.test'));
    await tell(anna, [bot], 'To the silent one');
    await question;
    site.clock.advance(10_000);
    await requestsDone(site);
    const rows = await site.services.store.read((tx) =>
      tx.all<{ attempts: number }>('SELECT attempts FROM outbox WHERE lane = ?', [bot.id]),
    );
    expect(rows).to.deep.equal([{ attempts: 1 }]);
    await site.services.store.write((tx) => tx.run('DELETE FROM outbox WHERE lane = ?', [bot.id]));
  });

  it('are checked after each redirect', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', 'localhost', 'internal.example.test']) {
        dns.addressesOf = () => ['127.0.0.1'];
        allowed.respond = () => ({ status, headers: { Location: named(host) } });
        const report = await request(named('127.0.0.2'));
        expect(report, `${status} ${host}`).to.match(
          /private or disallowed network|redirects to another site/,
        );
      }
    }
    expect(forbidden.requests).to.deep.equal([]);
  });

  it('get the same request again after a redirect with 307 or 308 within the site', async () => {
    for (const status of [307, 308]) {
      allowed.requests.length = 0;
      allowed.respond = ({ path }) =>
        path === '/' ? { status, headers: { Location: '/moved' } } : { body: { content: 'Moved' } };
      expect(await request(named('127.0.0.2'))).to.equal('Moved');
      const [first, second] = allowed.requests;
      expect([second?.method, second?.path]).to.deep.equal(['POST', '/moved']);
      expect(second?.text).to.equal(first?.text);
    }
  });

  it('get no body and no credentials after a redirect to another site', async () => {
    dns.addressesOf = () => ['127.0.0.2'];
    const elsewhere = named('elsewhere.example.test');
    const url = `http://me:secret-word@127.0.0.2:${allowed.port}/`;
    for (const status of [301, 302, 303]) {
      allowed.requests.length = 0;
      allowed.respond = ({ path }) =>
        path === '/'
          ? { status, headers: { Location: `${elsewhere}got`, 'Set-Cookie': 'a=1' } }
          : { body: { content: 'Got' } };
      expect(await request(url)).to.equal('Got');
      const [first, second] = allowed.requests;
      expect(first?.headers.authorization).to.be.a('string');
      expect([second?.method, second?.path, second?.text]).to.deep.equal(['GET', '/got', '']);
      expect(second?.headers).not.to.have.any.keys('authorization', 'cookie', 'content-type');
    }
    for (const status of [307, 308]) {
      allowed.requests.length = 0;
      allowed.respond = () => ({ status, headers: { Location: `${elsewhere}got` } });
      expect(await request(url)).to.include('The response redirects to another site.');
      expect(allowed.requests).to.have.length(1);
    }
  });

  it('may redirect five times', async () => {
    allowed.respond = ({ path }) => {
      const left = Number(path.slice(1));
      return left > 0
        ? { status: 307, headers: { Location: `/${left - 1}` } }
        : { body: { content: 'Found' } };
    };
    expect(await request(`${named('127.0.0.2')}5`)).to.equal('Found');
    expect(await request(`${named('127.0.0.2')}6`)).to.include('The response redirects too often.');
  });

  it('may not redirect to other schemes', async () => {
    for (const location of ['file:///etc/passwd', 'ftp://127.0.0.2/', 'data:,x', 'http://']) {
      allowed.respond = () => ({ status: 302, headers: { Location: location } });
      expect(await request(named('127.0.0.2')), location).to.include('redirects to another site');
    }
  });
});
