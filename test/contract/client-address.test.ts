import { expect } from 'chai';

import { clientAddress } from '../../src/http/client-address.js';
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
