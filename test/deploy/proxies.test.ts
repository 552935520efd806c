import { expect } from 'chai';

import { createEmptyDatabase, type TestDatabase } from '../support/databases.js';
import { readCredentials } from '../support/people.js';
import { ServerProcess } from '../support/process.js';
import { isInstalled, PROXY_FILES, startProxy, type ProxyProcess } from './proxy-process.js';

const MEBIBYTE = 1024 ** 2;

for (const file of PROXY_FILES) {
  describe(`deploy/${file}`, function () {
    let database: TestDatabase;
    let server: ServerProcess;
    let proxy: ProxyProcess | undefined;
    let url: string;
    let authorization: string;

    before(async function () {
      if (!isInstalled(file)) {
        this.skip();
        return;
      }
      database = await createEmptyDatabase();
      server = await ServerProcess.start({
        DATA_DIR: database.dataDir,
        DATABASE_URL: database.databaseUrl,
        TRUSTED_PROXIES: '127.0.0.1',
      });
      proxy = await startProxy(file, Number(new URL(server.url).port));
      url = proxy.url;
      const { email, key } = await readCredentials(database.dataDir);
      authorization = `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`;
      // HAProxy first has to find the server.
      while ((await fetch(`${url}/api/v1/server_settings`)).status !== 200) await new Promise(setImmediate);
    });
    after(async () => {
      if (!proxy) return;
      await proxy.stop();
      await server.stop();
      await database.remove();
    });

    const call = (
      method: string,
      path: string,
      body?: URLSearchParams | FormData,
      headers: Record<string, string> = {},
    ) =>
      fetch(`${url}/api/v1${path}`, {
        method,
        headers: { Authorization: authorization, ...headers },
        ...(body !== undefined && { body }),
      });
    const register = async (): Promise<string> => {
      const response = await call('POST', '/register', new URLSearchParams({ event_types: '["message"]' }));
      const { queue_id, last_event_id } = (await response.json()) as Record<string, unknown>;
      return `queue_id=${String(queue_id)}&last_event_id=${String(last_event_id)}`;
    };
    const send = () =>
      call(
        'POST',
        '/messages',
        new URLSearchParams({ type: 'channel', to: 'general', topic: 'proxy', content: 'through' }),
      );

    it('gives each request an ID of its own, which the server takes', async () => {
      const forged = 'forged-by-a-client';
      const response = await call('GET', '/users/me', undefined, { 'X-Request-Id': forged });
      expect(response.status).to.equal(200);
      const id = response.headers.get('x-request-id');
      expect(id).to.not.equal(forged);
      // The server makes UUIDs of version 4 itself; nginx makes 32 digits.
      if (file === 'nginx.conf') expect(id).to.match(/^[0-9a-f]{32}$/);
    });

    it('passes the address of the client on, and not what the client states', async () => {
      const count = async (address: string): Promise<number> => {
        const response = await fetch(`${url}/api/v1/nowhere`, { headers: { 'X-Forwarded-For': address } });
        return Number(response.headers.get('x-ratelimit-remaining'));
      };
      const first = await count('192.0.2.1');
      expect(await count('192.0.2.2')).to.equal(first - 1);
    });

    it('passes on a poll that waits, and its event', async () => {
      const query = await register();
      const poll = call('GET', `/events?${query}`);
      await send();
      const { events } = (await (await poll).json()) as { events: { type: string }[] };
      expect(events.map(({ type }) => type)).to.deep.equal(['message']);
    });

    it('passes each event of a stream on at once', async () => {
      const query = await register();
      const stream = await call('GET', `/events/stream?${query}`);
      expect(stream.headers.get('content-type')).to.include('text/event-stream');
      const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
      let text = '';
      for (let count = 1; count <= 2; count += 1) {
        await send();
        while (text.split('"type":"message"').length <= count) {
          const { value, done } = await reader.read();
          expect(done).to.equal(false);
          text += Buffer.from(value ?? new Uint8Array()).toString();
        }
      }
      await reader.cancel();
    });

    it('passes on the largest file, and the error of the server for a larger one', async () => {
      const uploadOf = (bytes: number): Promise<Response> => {
        const form = new FormData();
        form.append('filename', new Blob([Buffer.alloc(bytes, 'x')]), 'large.txt');
        return call('POST', '/user_uploads', form);
      };
      expect((await uploadOf(25 * MEBIBYTE)).status).to.equal(200);
      const refused = await uploadOf(26 * MEBIBYTE);
      expect(await refused.json()).to.include({ result: 'error' });
    });

    it('keeps the state of the process from clients', async () => {
      for (const path of ['/health', '/health/ready']) expect((await fetch(url + path)).status).to.equal(403);
    });
  });
}
