import { expect } from 'chai';

import { parseRange } from '../../src/lib/networks.js';

describe('Ranges of IP addresses', () => {
  for (const [text, address, family, bits] of [
    ['127.0.0.1', '127.0.0.1', 4, 32],
    ['10.0.0.0/8', '10.0.0.0', 4, 8],
    ['0.0.0.0/0', '0.0.0.0', 4, 0],
    ['192.0.2.7/32', '192.0.2.7', 4, 32],
    ['::1', '::1', 6, 128],
    ['fd00::/8', 'fd00::', 6, 8],
    ['2001:db8::/48', '2001:db8::', 6, 48],
    ['2001:db8::7/128', '2001:db8::7', 6, 128],
  ] as const) {
    it(`include ${text}`, () => {
      expect(parseRange(text)).to.deep.equal({ address, family, bits });
    });
  }

  for (const text of [
    '',
    'localhost',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8.5',
    '10.0.0.0/ 8',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '::1/129',
    '/8',
  ]) {
    it(`do not include “${text}”`, () => {
      expect(parseRange(text)).to.equal(undefined);
    });
  }
});
