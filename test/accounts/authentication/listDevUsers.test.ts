import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';
import { anyTable } from '../../support/any-table.js';

describe('GET /dev_list_users', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer({ env: { DEV_MODE: 'on' } });
  });

  after(() => site.close());

  const listed = async (): Promise<{ admins: string[]; users: string[] }> => {
    const { direct_admins, direct_users } = await site.anonymous.ok('GET', '/dev_list_users');
    const emails = (people: Body[]): string[] => people.map(({ email }) => email);
    return { admins: emails(direct_admins), users: emails(direct_users) };
  };

  it('lists active users without bots, with administrators and owners in a separate list', async () => {
    const admin = await site.person('Admin', { role: 'administrator' });
    const moderator = await site.person('Moderator', { role: 'moderator' });
    const guest = await site.person('Guest', { role: 'guest' });
    await site.person('Robot', { botOf: admin.id });
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${String(gone.id)}`);
    expect(await listed()).to.deep.equal({
      admins: [OWNER.email, admin.email],
      users: [moderator.email, guest.email],
    });
    const { direct_admins } = await site.anonymous.ok('GET', '/dev_list_users');
    const realm_url = 'http://chat.example.com';
    expect(direct_admins[0]).to.deep.equal({ email: OWNER.email, realm_url, realm_uri: realm_url });
  });

  it('returns at most 100 users in a list', async () => {
    await site.services.store.write(async (tx) => {
      const columns = await tx.first("SELECT * FROM users WHERE delivery_email_key = 'guest@example.com'");
      const guest = Object.fromEntries(
        Object.entries(columns ?? {}).filter(([name]) => name !== 'id'),
      ) as Record<string, string | number | null>;
      const unique = ['email', 'email_key', 'delivery_email', 'delivery_email_key', 'api_key_hash'];
      const copy = (index: number): typeof guest => ({
        ...guest,
        ...Object.fromEntries(unique.map((name) => [name, `${String(index)}.guest@example.com`])),
      });
      await anyTable(tx).insertMany(
        'users',
        Array.from({ length: 100 }, (_value, index) => copy(index)),
      );
    });
    expect((await listed()).users).to.have.length(100);
  });
});
