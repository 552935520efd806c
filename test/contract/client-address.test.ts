import { expect } from 'chai';

import { networkOf, plainAddress } from '../../src/lib/networks.js';
import { clientAddress } from '../../src/runtime/http/connections.js';
import { startServer } from '../support/server.js';

const PROXIES = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'];

const CASES: readonly (readonly [what: string, peer: string, forwardedFor: string, client: string])[] = [
  ['a peer that is not a proxy, despite its header', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy that sends its own request', '127.0.0.1', '', '127.0.0.1'],
  ['the client that a proxy names', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [
    'the client that the outermost of several proxies names',
    'fd00::7',
    '203.0.113.9, 10.1.2.3',
    '203.0.113.9',
  ],
  [
    'the peer of the proxy, not one that the client invented',
    '127.0.0.1',
    '198.51.100.1, 203.0.113.9',
    '203.0.113.9',
  ],
  ['the last proxy after an invalid address', '127.0.0.1', '203.0.113.9, unknown, 10.0.0.1', '10.0.0.1'],
  ['an IPv4 client on an IPv6 socket', '::ffff:127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['a client listed with its port', '127.0.0.1', '[2001:db8::1]:4711, 10.0.0.1:80', '2001:db8::1'],
];

describe('the address of a client', () => {
  const addressOf = clientAddress(PROXIES);
  for (const [what, peer, forwardedFor, client] of CASES) {
    it(`is that of ${what}`, () => {
      expect(addressOf(peer, forwardedFor)).to.equal(client);
    });
  }

  it('is written without its port and brackets, and other text is unchanged', () => {
    for (const [text, plain] of [
      [' 203.0.113.9 ', '203.0.113.9'],
      ['203.0.113.9:80', '203.0.113.9'],
      ['[2001:db8::1]', '2001:db8::1'],
      ['[2001:db8::1]:80', '2001:db8::1'],
      ['::FFFF:203.0.113.9', '203.0.113.9'],
      ['a[2001:db8::1]', 'a[2001:db8::1]'],
      ['[2001:db8::1]:80a', '[2001:db8::1]:80a'],
      ['a203.0.113.9:80', 'a203.0.113.9:80'],
      ['203.0.113.9:80a', '203.0.113.9:80a'],
    ] as const)
      expect(plainAddress(text), text).to.equal(plain);
  });

  it('belongs to a network of 64 bits for IPv6', () => {
    for (const [address, network] of [
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['2001:0db8::2:3:4:5:6', '2001:db8:0:2::/64'],
      ['2001::2:3:4:5:6', '2001:0:0:2::/64'],
      ['::1', '0:0:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['203.0.113.9', '203.0.113.9'],
    ] as const)
      expect(networkOf(address), address).to.equal(network);
  });

  const limited = async (env: Record<string, string>): Promise<(client: string) => Promise<number>> => {
    const limits = { api_by_ip: [{ seconds: 60, count: 1 }] };
    const server = await startServer({ env: { RATE_LIMITS: 'on', ...env }, overrides: { limits } });
    after(() => server.close());
    return async (client) => {
      const headers = { 'X-Forwarded-For': client };
      return (await server.anonymous.send('GET', '/server_settings', {}, { headers })).status;
    };
  };

  it('decides which rate limit applies behind a proxy', async () => {
    const ask = await limited({ TRUSTED_PROXIES: '127.0.0.1' });
    expect(await ask('203.0.113.9')).to.equal(200);
    expect(await ask('203.0.113.10')).to.equal(200);
    expect(await ask('203.0.113.9')).to.equal(429);
  });

  it('ignores X-Forwarded-For if no proxy is trusted', async () => {
    const ask = await limited({});
    expect(await ask('203.0.113.9')).to.equal(200);
    expect(await ask('203.0.113.10')).to.equal(429);
  });
});
