import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';
import { makeBot } from './event-recorder.js';

describe('GET /bots', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  it('returns only the active bots of the requester', async () => {
    const [keeper, other] = [await site.person('Keeper'), await site.person('Other')];
    expect(await keeper.client.ok('GET', '/bots')).to.deep.include({ bots: [] });
    const [first, second, gone] = [
      await makeBot(keeper.client),
      await makeBot(keeper.client, { full_name: 'Second', default_all_public_streams: true }),
      await makeBot(keeper.client),
    ];
    await makeBot(other.client);
    await keeper.client.ok('DELETE', `/bots/${String(gone.id)}`);
    const { bots } = await keeper.client.ok('GET', '/bots');
    expect(bots.map(({ username, api_key }: Record<string, string>) => [username, api_key])).to.deep.equal([
      [first.email, first.key],
      [second.email, second.key],
    ]);
    expect(bots[1]).to.deep.include({
      full_name: 'Second',
      default_sending_stream: null,
      default_events_register_stream: null,
      default_all_public_streams: true,
    });
    expect(bots[1].avatar_url).to.match(/^https:/);
    const { bots: owners } = await site.owner.ok('GET', '/bots');
    expect(owners).to.deep.equal([]);
  });
});
