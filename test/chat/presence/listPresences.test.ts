import { expect } from 'chai';

import { startServer } from '../../support/server.js';

describe('GET /realm/presence', () => {
  it('returns presence to bots too', async () => {
    const server = await startServer();
    const { id, email, client } = await server.person('Anna');
    const bot = await server.person('Bot', { botOf: id });
    await client.ok('POST', '/users/me/presence', { status: 'active', ping_only: true });
    server.clock.advance(1000);
    await server.services.presence.reports.settled();
    const { presences, server_timestamp } = await bot.client.ok('GET', '/realm/presence');
    expect(Object.keys(presences)).to.deep.equal([email]);
    expect(server_timestamp).to.equal(server.services.clock.now() / 1000);
    await server.close();
  });
});
