import { expect } from 'chai';

import { startServer } from '../support/server.js';

const NEWEST = { anchor: 'newest', num_before: 1, num_after: 0 };

describe('a person and their bots', () => {
  it('take turns with long reads, and other users do not wait for them', async () => {
    const site = await startServer();
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    const bot = await site.person('Robot', { botOf: anna.id });
    let allow = (): void => undefined;
    const allowed = new Promise<void>((resolve) => (allow = resolve));
    const reading = site.services.store.longRead({ userId: anna.id }, () => allowed);
    let isAnswered = false;
    const waiting = bot.client.ok('GET', '/messages', NEWEST).then(() => (isAnswered = true));
    await ben.client.ok('GET', '/messages', NEWEST);
    expect(isAnswered).to.equal(false);
    allow();
    await Promise.all([reading, waiting]);
    await site.close();
  });
});
