import { expect } from 'chai';

import { clientName } from '../../src/http/request-info.js';

describe('The name of a client program', () => {
  for (const [userAgent, name] of [
    ['ZulipPython/0.9.0 (Linux; 6.1)', 'ZulipPython'],
    ['Mail2Chat/1.0', 'Mail2Chat'],
    ['Chat Reader 5', 'Chat Reader'],
    ['Reader (Linux)', 'Reader'],
    ['curl', 'curl'],
    ['x'.repeat(31), 'x'.repeat(30)],
    ['/1.0', 'Unspecified'],
    ['', 'Unspecified'],
  ] as const) {
    it(`is ${name} for the User-Agent "${userAgent}"`, () => {
      expect(clientName(userAgent)).to.equal(name);
    });
  }
});
