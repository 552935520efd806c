import { expect } from 'chai';

import { testDialect } from '../support/databases.js';
import { startDurableDatabase, type DurableDatabase } from '../support/durable-database.js';
import { startServer, type TestServer } from '../support/server.js';

// SQLite shows only what is on its disk.
if (testDialect === 'mysql')
  describe('What MariaDB shows, and a crash takes back', function () {
    this.timeout(60_000);

    let database: DurableDatabase;
    let server: TestServer;

    before(async () => {
      database = await startDurableDatabase();
      server = await startServer({ database });
    });
    after(async () => {
      await server.close();
      await database.remove();
    });

    const send = async ({ owner }: TestServer, content: string): Promise<number> => {
      const { user_id: me } = await owner.ok('GET', '/users/me');
      const { id } = await owner.ok('POST', '/messages', { type: 'direct', to: [me], content });
      return Number(id);
    };

    const contentOf = async (id: number): Promise<unknown> => {
      const { message } = await server.owner.ok('GET', `/messages/${id}`, { apply_markdown: false });
      return (message as { content: unknown }).content;
    };

    const nameOfOrganization = async (): Promise<unknown> =>
      (await server.owner.ok('GET', '/server_settings')).realm_name;

    it('does not stay in memory', async () => {
      const name = await nameOfOrganization();
      const other = await startServer({ database });
      await database.syncWithCommits(false);
      await other.owner.ok('PATCH', '/realm', { name: 'Taken back' });
      const id = await send(other, 'taken back');
      expect([await nameOfOrganization(), await contentOf(id)]).to.deep.equal(['Taken back', 'taken back']);
      await other.close();
      await database.kill();
      await database.restart();

      expect(await send(server, 'kept'), 'the ID, which is used again').to.equal(id);
      expect([await nameOfOrganization(), await contentOf(id)]).to.deep.equal([name, 'kept']);
    });
  });
