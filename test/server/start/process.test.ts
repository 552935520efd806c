import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { freePort } from '../../../src/server/start/probe-port.js';
import { Client, type Credentials } from '../../support/client.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';
import { readCredentials } from '../../support/people.js';
import { ServerProcess } from '../../support/process.js';
import { until } from '../../support/raw-socket.js';

/** Returns the output of a server that fails to start. */
const failure = async (env: Record<string, string>): Promise<string> => {
  try {
    const server = await ServerProcess.start(env);
    await server.stop();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It started.');
};

/** Collects what a process prints, also after it is ready. */
const collect = () => {
  const output = {
    text: '',
    spawned({ stdout }: ChildProcess): void {
      stdout?.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
    },
  };
  return output;
};

/** Returns the credentials and the address of the printed curl command, as curl reads them. */
const readCurlLine = (output: string): { credentials: Credentials; url: string } => {
  const [, netrc = '', url = ''] = /curl --netrc-file (\S+) (\S+)/.exec(output) ?? [];
  const text = readFileSync(netrc, 'utf8');
  const field = (name: string): string => new RegExp(`${name} (\\S+)`).exec(text)?.[1] ?? '';
  expect(field('machine')).to.equal(new URL(url).hostname);
  return { credentials: { email: field('login'), key: field('password') }, url };
};

describe('the server process', () => {
  let database: TestDatabase;
  let env: Record<string, string>;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
  });

  afterEach(() => database.remove());

  it('creates an organization on its first start and prints the credentials', async () => {
    const server = await ServerProcess.start(env);
    expect(server.output).to.match(/Email\s+owner@localhost/);
    for (const file of ['owner.zuliprc', 'owner.netrc', 'secret-key']) {
      expect(statSync(join(database.dataDir, file)).mode & 0o777, file).to.equal(0o600);
    }
    const { credentials, url } = readCurlLine(server.output);
    const authorization = `Basic ${Buffer.from(`${credentials.email}:${credentials.key}`).toString('base64')}`;
    const answer = await fetch(url, { headers: { Authorization: authorization } });
    expect(await answer.json()).to.include({ result: 'success', email: 'owner@localhost', is_owner: true });
    const password = /Password\s+(\S+)/.exec(server.output)?.[1] ?? '';
    const fetched = await new Client(server.url).ok('POST', '/fetch_api_key', {
      username: 'owner@localhost',
      password,
    });
    expect(fetched.api_key).to.equal(credentials.key);
    expect((await fetch(new URL('/health', server.url))).status).to.equal(200);
    await server.stop();
  });

  it('prints only lines of JSON with LOG_FORMAT=json, and the password in one of them', async () => {
    const server = await ServerProcess.start({ ...env, LOG_FORMAT: 'json' });
    const lines = server.output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    for (const { time, level, msg } of lines) expect([time, level, msg]).to.not.include(undefined);
    const { email: username, password } = lines.find(({ msg }) => msg?.includes('first start')) ?? {};
    const { api_key } = await new Client(server.url).ok('POST', '/fetch_api_key', { username, password });
    expect(api_key).to.equal((await readCredentials(database.dataDir)).key);
    await server.stop();
  });

  it('keeps all data after it was killed and prints only one line', async () => {
    const password = 'sesame-lantern-42';
    const first = await ServerProcess.start({
      ...env,
      OWNER_EMAIL: 'desdemona@example.com',
      OWNER_PASSWORD: password,
    });
    expect(first.output).not.to.include(password);
    const credentials = await readCredentials(database.dataDir);
    const before = await new Client(first.url, credentials).ok('GET', '/users/me');
    await first.stop('SIGKILL');
    const second = await ServerProcess.start(env);
    expect(second.output.trim().split('\n')).to.have.length(1);
    expect(await readCredentials(database.dataDir)).to.deep.equal(credentials);
    expect(await new Client(second.url, credentials).ok('GET', '/users/me')).to.deep.equal(before);
    await new Client(second.url).ok('POST', '/fetch_api_key', {
      username: 'desdemona@example.com',
      password,
    });
    await second.stop();
  });

  it('does not start with another secret', async () => {
    await (await ServerProcess.start(env)).stop();
    const message = await failure({ ...env, SECRET_KEY: 'another secret of thirty-two characters' });
    expect(message).to.match(/ended with 2:\nSECRET_KEY .*not the secret.*\n$/);
    rmSync(join(database.dataDir, 'secret-key'));
    expect(await failure(env)).to.include('not the secret');
  });

  it('does not start with an invalid value and prints one line', async () => {
    expect(await failure({ ...env, PORT: 'http' })).to.match(/ended with 2:\nPORT is "http".*\n$/);
    const message = await failure({ ...env, OWNER_PASSWORD: 'password1' });
    expect(message).to.match(/ended with 2:\nOWNER_PASSWORD is too weak.*\n$/);
    expect(message).not.to.include('password1');
  });

  it('does not start if a port or file is not available', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const inUse = await failure({ ...env, PORT: String(port) });
    other.close();
    expect(inUse).to.match(/ended with 2:\nPORT \d+ of 127\.0\.0\.1 is in use.*\n$/);
    expect(
      existsSync(join(database.dataDir, 'owner.zuliprc')),
      'files of an organization that is not reachable',
    ).to.equal(false);
    expect(await failure({ ...env, HOST: '192.0.2.1' })).to.match(
      /\nHOST 192\.0\.2\.1 is not an address.*\n$/,
    );
    const below = join(database.dataDir, 'file', 'data');
    writeFileSync(dirname(below), '');
    expect(await failure({ ...env, DATA_DIR: below })).to.match(
      /ended with 2:\nDATA_DIR .* cannot be made.*\n$/,
    );
    // No directory can be made there, in which Node's own function never ends.
    for (const name of ['DATA_DIR', 'UPLOADS'])
      expect(await failure({ ...env, [name]: '/proc/nope' })).to.match(
        new RegExp(`ended with 2:\\n${name} .* cannot be made.*\\n$`),
      );
    if (testDialect === 'sqlite') {
      mkdirSync(join(database.dataDir, 'folder'));
      expect(await failure({ ...env, DATABASE_URL: 'sqlite:folder' })).to.match(
        /\nThe database [^\n]*folder cannot be opened[^\n]*\n$/,
      );
    }
  });

  it('ends waiting requests with a response when it stops', async () => {
    const server = await ServerProcess.start(env);
    const owner = new Client(server.url, await readCredentials(database.dataDir));
    const { queue_id, last_event_id } = await owner.ok('POST', '/register', { event_types: ['message'] });
    const waiting = owner.ok('GET', '/events', { queue_id, last_event_id });
    // The poll has arrived once a second one has ended it.
    const second = owner.ok('GET', '/events', { queue_id, last_event_id });
    await Promise.race([waiting, second]);
    expect(await server.stop('SIGTERM')).to.equal(0);
    expect(await waiting).to.deep.include({ events: [], queue_id });
    expect(await second).to.deep.include({ events: [], queue_id });
    await server.stop();
  });

  it('warns of a mail server that cannot be used once it is ready', async () => {
    const port = await freePort({ host: '127.0.0.1', port: 0 });
    const output = collect();
    const SMTP_URL = `smtp://127.0.0.1:${String(port)}`;
    const server = await ServerProcess.start({ ...env, SMTP_URL }, output);
    await until(() => output.text.includes(' warn '));
    await server.stop();
    expect(output.text).to.match(
      / Ready at [^\n]*\n.* warn {2}The mail server 127\.0\.0\.1:\d+ cannot be used: /,
    );
  });

  it('stops in order when its terminal closes, and says so in a line', async () => {
    let output = '';
    const spawned = (child: ChildProcess): void => {
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    };
    const server = await ServerProcess.start(env, { spawned });
    expect(await server.stop('SIGHUP')).to.equal(0);
    expect(output)
      .to.match(/ info {2}Stopping on SIGHUP\.\n/)
      .and.match(/ info {2}Stopped\.\n/);
  });

  it('stops in order when its terminal is gone', async () => {
    let child: ChildProcess | undefined;
    const server = await ServerProcess.start(env, { spawned: (started) => (child = started) });
    child?.stdout?.destroy();
    child?.stderr?.destroy();
    expect(await server.stop('SIGHUP')).to.equal(0);
  });
});
