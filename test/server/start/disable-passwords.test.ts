import { expect } from 'chai';

import { Browser } from '../../support/browser.js';
import { createEmptyDatabase } from '../../support/databases.js';
import { OWNER, startServer } from '../../support/server.js';

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

  it('ends the sessions of browsers, which began with a password that is disabled', async () => {
    const database = await createEmptyDatabase();
    const first = await startServer({ database });
    const person = await first.person('Browsing');
    const browser = new Browser(first.url);
    await browser.logIn(person.email, person.password);
    const who = (url: string): Promise<number> => {
      const visitor = new Browser(url);
      for (const [name, value] of browser.cookies) visitor.cookies.set(name, value);
      return visitor.send('GET', '/users/me').then(({ status }) => status);
    };
    expect(await who(first.url)).to.equal(200);
    await first.close();
    const again = await startServer({ database });
    expect(await who(again.url), 'without the setting').to.equal(200);
    await again.close();
    const forced = await startServer({ database, env: { FORCE_PASSWORD_RESET: '2026-03-01' } });
    expect(await who(forced.url)).to.equal(401);
    await forced.close();
    await database.remove();
  });
});
