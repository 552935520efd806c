import { expect } from 'chai';

import { createEmptyDatabase } from '../support/databases.js';
import { OWNER, startServer } from '../support/server.js';

describe('FORCE_PASSWORD_RESET', () => {
  it('disables existing passwords once for each later value and keeps API keys', async () => {
    const database = await createEmptyDatabase();
    const logsIn = async (value: string, setPassword = false): Promise<string> => {
      const site = await startServer({ database, env: { FORCE_PASSWORD_RESET: value } });
      if (setPassword) {
        const hash = await site.services.passwords.hash(OWNER.password);
        await site.services.store.write((tx) => tx.run('UPDATE users SET password_hash = ?', [hash]));
      }
      const login = { username: OWNER.email, password: OWNER.password };
      const { body } = await site.anonymous.send('POST', '/fetch_api_key', login);
      await site.owner.ok('GET', '/users/me');
      await site.close();
      return body.code ?? body.result;
    };
    // The first start has no passwords to disable.
    expect(await logsIn('2026-03-01')).to.equal('success');
    expect(await logsIn('2026-03-01')).to.equal('success');
    expect(await logsIn('')).to.equal('success');
    expect(await logsIn('2026-03-01T12:00:00Z')).to.equal('PASSWORD_RESET_REQUIRED');
    expect(await logsIn('2026-03-01T12:00:00Z', true)).to.equal('success');
    // The same or an earlier value has no effect.
    expect(await logsIn('2026-03-01T12:00:00Z')).to.equal('success');
    expect(await logsIn('2026-02-01')).to.equal('success');
    expect(await logsIn('2026-03-02')).to.equal('PASSWORD_RESET_REQUIRED');
    await database.remove();
  });
});
