import { expect } from 'chai';

import { Browser, type Visited } from '../../support/browser.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { waitingMails } from '../../support/waiting-mails.js';
import { createLink, INVITES, pathOf } from './fixtures.js';

describe('The limits of invitations', () => {
  let site: TestServer;
  let statements = 0;

  before(async () => {
    const limits = { join_form_by_ip: [{ seconds: 86_400, count: 8 }] };
    const observe = (): void => {
      statements += 1;
    };
    site = await startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits, observe } });
  });
  after(() => site.close());

  it(
    'let any number of addresses cost the same number of SQL statements',
    withProductionBatches(async () => {
      const cost = async (start: string, count: number): Promise<number> => {
        const invitee_emails = Array.from(
          { length: count },
          (_, index) => `${start}${index}@example.com`,
        ).join();
        const before = statements;
        await site.owner.ok('POST', INVITES, { invitee_emails, stream_ids: [] });
        return statements - before;
      };
      await cost('first', 1);
      const one = await cost('one', 1);
      expect(await cost('many', 90)).to.be.at.most(one);
    }),
  );

  it('stop further emails to one address, and further addresses of one client', async () => {
    const path = pathOf(await createLink(site.owner));
    const ask = async (email: string): Promise<Visited> => {
      const browser = new Browser(site.url);
      await browser.open(path);
      return browser.submit({ email });
    };
    const mailed = async (email: string): Promise<number> =>
      (await waitingMails(site)).filter(({ to }) => to === email).length;
    expect((await ask('nadia@example.com')).status).to.equal(200);
    expect((await ask('NADIA@example.com')).status).to.equal(200);
    const third = await ask('nadia@example.com');
    expect(third.status).to.equal(429);
    expect(third.headers.get('retry-after')).to.match(/^\d/);
    expect((await mailed('nadia@example.com')) + (await mailed('NADIA@example.com'))).to.equal(2);
    for (const number of [1, 2, 3, 4, 5]) expect((await ask(`n${number}@example.com`)).status).to.equal(200);
    expect((await ask('n6@example.com')).status).to.equal(429);
    expect(await mailed('n6@example.com')).to.equal(0);
  });

  it('end what many users may wait for with one link', async () => {
    const path = pathOf(await createLink(site.owner));
    const now = site.clock.seconds();
    const { id } = (await site.services.store.read((tx) =>
      tx.first<{ id: number }>('SELECT MAX(id) AS id FROM invitation_links'),
    )) as { id: number };
    await site.services.store.write((tx) =>
      tx.insertMany(
        'invitations',
        Array.from({ length: 1000 }, (_, index) => ({
          inviter_id: 1,
          link_id: id,
          email: `wait${index}@example.com`,
          email_key: `wait${index}@example.com`,
          invited_as: 400,
          include_defaults: 0,
          notify_inviter: 1,
          channel_ids: '[]',
          created_at: now,
          expires_at: now + 60,
          token_hash: `wait ${index}`,
        })),
      ),
    );
    await site.services.limits.clear('join_form_by_ip', '127.0.0.1');
    const browser = new Browser(site.url);
    await browser.open(path);
    expect((await browser.submit({ email: 'late@example.com' })).status).to.equal(429);
    site.clock.advance(61_000);
    await browser.open(path);
    expect((await browser.submit({ email: 'late@example.com' })).status).to.equal(200);
  });
});
