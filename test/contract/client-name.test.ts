import { expect } from 'chai';

import { startServer } from '../support/server.js';
import { clientName } from '../../src/runtime/http/request.js';

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

  it('is the one that the client states in a parameter, if it states one', async () => {
    const site = await startServer();
    const sentBy = async (parameters: object): Promise<string> => {
      const { id } = await site.owner.ok('POST', '/messages', {
        type: 'direct',
        to: [(await site.owner.ok('GET', '/users/me')).user_id],
        content: 'x',
        ...parameters,
      });
      return (await site.owner.ok('GET', `/messages/${String(id)}`)).message.client as string;
    };
    expect(await sentBy({ client: 'My Bot' })).to.equal('My Bot');
    expect(await sentBy({ client: ` ${'x'.repeat(40)} ` })).to.equal('x'.repeat(30));
    expect(await sentBy({ client: '\0\u202e ' })).to.equal(await sentBy({}));
    await site.close();
  });
});
