import { expect } from 'chai';

import { Client } from '../support/client.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../support/databases.js';
import { execute } from '../support/database-server.js';
import { exampleFile } from '../support/files.js';
import { passwordOf, readCredentials } from '../support/people.js';
import { ServerProcess } from '../support/process.js';
import { request } from './request.js';

const PAGE = { anchor: 'newest', num_before: 10, num_after: 0, apply_markdown: false };

if (testDialect === 'sqlite' && process.platform === 'linux')
  describe('A server whose disk is full', () => {
    let database: TestDatabase;
    let server: ServerProcess;
    let owner: Client;
    let id: number;

    before(async () => {
      database = await createEmptyDatabase();
      server = await ServerProcess.start({
        DATA_DIR: database.dataDir,
        DATABASE_URL: database.databaseUrl,
        OWNER_EMAIL: 'owner@example.com',
        OWNER_PASSWORD: passwordOf('the owner'),
        RATE_LIMITS: 'off',
      });
      owner = new Client(server.url, await readCredentials(database.dataDir));
      id = (await owner.ok('GET', '/users/me')).user_id;
    });
    after(async () => {
      await server.stop();
      await database.remove();
    });

    /** Refuses every write of the process to a file, or none: the limit of `ulimit -f`, which needs no root. */
    const setRoom = (room: 'no' | 'all'): Promise<unknown> =>
      execute('prlimit', [`--pid=${server.pid}`, `--fsize=${room === 'no' ? '0' : 'unlimited'}:unlimited`]);

    const send = (content: string) =>
      request(owner, 'POST', '/messages', { type: 'direct', to: `[${id}]`, content });
    const contents = async (): Promise<string[]> =>
      (await owner.ok('GET', '/messages', PAGE)).messages.map(
        (message: { content: string }) => message.content,
      );
    const UPLOADS = ['/user_uploads', '/users/me/avatar'] as const;
    const upload = (path: string) => request(owner, 'POST', path, { filename: exampleFile() });

    it('refuses changes with SERVER_NOT_READY, goes on reading, and recovers without a restart', async () => {
      await send('before');
      const { queue_id, last_event_id } = await owner.ok('POST', '/register', { event_types: ['message'] });
      const waiting = owner.ok('GET', '/events', { queue_id, last_event_id });
      await setRoom('no');
      const refused = await Promise.all([
        ...Array.from({ length: 5 }, (_, index) => send(`refused ${index}`)),
        ...UPLOADS.map(upload),
      ]);
      for (const response of refused)
        expect(response).to.deep.equal({ status: 503, code: 'SERVER_NOT_READY' });
      expect(await contents())
        .to.include('before')
        .and.not.include('refused 0');
      await owner.ok('GET', '/users/me');
      expect((await fetch(new URL('/health', server.url))).status).to.equal(200);
      const ready = await fetch(new URL('/health/ready', server.url));
      expect([ready.status, await ready.json()]).to.deep.equal([503, { status: 'disk full' }]);
      await setRoom('all');
      expect((await send('after')).status).to.equal(200);
      for (const path of UPLOADS) expect((await upload(path)).status, path).to.equal(200);
      const { events } = await waiting;
      expect(events.map(({ message }: { message: { content: string } }) => message.content)).to.deep.equal([
        'after',
      ]);
      expect((await contents()).slice(-2)).to.deep.equal(['before', 'after']);
    });

    it('keeps what it acknowledged when it is killed while the disk is full', async () => {
      await send('acknowledged');
      await setRoom('no');
      expect((await send('refused')).status).to.equal(503);
      await server.stop('SIGKILL');
      server = await ServerProcess.start({ DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl });
      owner = new Client(server.url, owner.credentials);
      expect((await contents()).at(-1)).to.equal('acknowledged');
      expect((await send('next')).status).to.equal(200);
    });
  });
