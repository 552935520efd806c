import { execFileSync } from 'node:child_process';

import { expect } from 'chai';

import { expectedDescriptors, openFilesLimit } from '../../../src/server/start/serve.js';
import { startServer } from '../../support/server.js';

describe('The number of open files', () => {
  it('has the limit that the shell shows', () => {
    const shown = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
    expect(openFilesLimit()).to.equal(shown === 'unlimited' ? Infinity : Number(shown));
  });

  it('is expected to be 200, and 2 for each active account', async () => {
    const site = await startServer();
    const before = await expectedDescriptors(site.services.store);
    const anna = await site.person('Anna');
    expect(await expectedDescriptors(site.services.store)).to.equal(before + 2);
    await site.owner.ok('DELETE', `/users/${String(anna.id)}`);
    // The owner, the notification bot and the welcome bot.
    expect([before, await expectedDescriptors(site.services.store)]).to.deep.equal([206, 206]);
    await site.close();
  });
});
