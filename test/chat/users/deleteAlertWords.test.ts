import { expect } from 'chai';

import { startServer } from '../../support/server.js';
import { events, watch } from './event-recorder.js';

describe('DELETE /users/me/alert_words', () => {
  it('removes words case-insensitively and sends an event only if the list changes', async () => {
    const site = await startServer();
    const { client } = await site.person('Person');
    await client.ok('POST', '/users/me/alert_words', { alert_words: ['design', 'logo'] });
    const queue = await watch(client, ['alert_words']);
    const remove = (alert_words: string[]) => client.ok('DELETE', '/users/me/alert_words', { alert_words });
    expect((await remove(['LOGO', 'colors'])).alert_words).to.deep.equal(['design']);
    expect((await remove(['logo'])).alert_words).to.deep.equal(['design']);
    expect((await remove([])).alert_words).to.deep.equal(['design']);
    expect(await events(queue)).to.deep.equal([{ type: 'alert_words', alert_words: ['design'] }]);
    await site.close();
  });
});
