import { expect } from 'chai';

import { startServer } from '../../support/server.js';

describe('GET /users/me/alert_words', () => {
  it('returns the sorted alert words of the requester', async () => {
    const site = await startServer();
    const [person, other] = [await site.person('Person'), await site.person('Other')];
    await person.client.ok('POST', '/users/me/alert_words', { alert_words: ['zebra', 'Ant'] });
    expect((await person.client.ok('GET', '/users/me/alert_words')).alert_words).to.deep.equal([
      'Ant',
      'zebra',
    ]);
    expect((await other.client.ok('GET', '/users/me/alert_words')).alert_words).to.deep.equal([]);
    await site.close();
  });
});
