import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { startServer, type TestServer } from '../../client/testing/index.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { programFolder } from '../support/program-folder.js';

const FILES = ['bot-program.ts', 'announce.ts', 'follow-unread.ts', 'bot.ts', 'bot.test.ts'] as const;

const examples = (): Record<(typeof FILES)[number], string> => {
  const text = readFileSync(join(projectRoot, 'client/README.md'), 'utf8');
  const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  expect(blocks).to.have.length(FILES.length);
  return Object.fromEntries(FILES.map((file, index) => [file, blocks[index]])) as ReturnType<typeof examples>;
};

const run = (folder: string, ...command: readonly string[]) =>
  promisify(execFile)(process.execPath, command, { cwd: folder });

/** What `npm publish` publishes. */
const publishTo = async (folder: string): Promise<void> => {
  const target = join(folder, 'node_modules/team-chat-client');
  for (const name of ['package.json', 'dist'])
    await cp(join(projectRoot, 'client', name), join(target, name), { recursive: true });
};

describe('client/README.md', () => {
  const texts = examples();
  let folder: string;
  let server: TestServer;
  let bot: ChildProcess | undefined;

  before(async () => {
    folder = await programFolder(['@types/node', 'undici-types']);
    await publishTo(folder);
    for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
    server = await startServer();
  });
  after(async () => {
    bot?.kill();
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('has examples that compile against the published files', async () => {
    const program = join(projectRoot, 'node_modules/@typescript/native/bin/tsc');
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'];
    await run(folder, program, ...options, ...FILES).catch((error: unknown) => {
      expect.fail((error as { stdout: string }).stdout);
    });
  });

  it('has a bot of ten lines, which runs as printed', async () => {
    expect(texts['bot-program.ts'].trim().split('\n')).to.have.length(10);
    expect(readFileSync(join(projectRoot, 'README.md'), 'utf8')).to.include(texts['bot-program.ts']);
    const [cordelia, person] = [await server.person('Cordelia'), await server.bot('Ping bot')];
    const { site, email, key } = person.options;
    const zuliprc = `[api]\nemail=${email ?? ''}\nkey=${key ?? ''}\nsite=${site ?? ''}\n`;
    await writeFile(join(folder, 'bot.zuliprc'), zuliprc);
    bot = spawn(process.execPath, ['bot-program.js'], { cwd: folder, stdio: 'inherit' });
    await server.listening(person);
    await cordelia.client.sendMessage({ type: 'direct', to: [person.id], content: 'ping' });
    await server.settled();
    const { messages } = await cordelia.client.listMessages({
      anchor: 'newest',
      num_before: 1,
      num_after: 0,
    });
    expect(messages[0]).to.include({ sender_id: person.id, content: '<p>pong</p>' });
  });

  it('has examples of operations and events that do what it states', async () => {
    const { announce } = (await import(join(folder, 'announce.js'))) as {
      announce: (client: unknown, signal: AbortSignal) => Promise<boolean>;
    };
    const { followUnread } = (await import(join(folder, 'follow-unread.js'))) as {
      followUnread: (client: unknown, show: (count: number) => void, signal: AbortSignal) => Promise<void>;
    };
    const { client, ...reader } = await server.person('Reader');
    const counts: number[] = [];
    const ending = new AbortController();
    const following = followUnread(client, (count) => counts.push(count), ending.signal).catch(
      (error: unknown) => error,
    );
    await server.listening({ client, ...reader });
    expect(await announce(server.owner.client, ending.signal)).to.equal(true);
    await server.owner.client.sendMessage({ type: 'direct', to: [reader.id], content: 'hello' });
    await server.settled();
    ending.abort();
    expect(await following).to.equal(ending.signal.reason);
    expect(counts).to.deep.equal([counts[0], (counts[0] ?? 0) + 1]);
  });

  it('has a test of a bot that passes in a program with the package of a checkout', async () => {
    const own = await programFolder([]);
    await mkdir(join(own, 'node_modules'));
    await symlink(join(projectRoot, 'client'), join(own, 'node_modules/team-chat-client'));
    for (const name of ['bot.js', 'bot.test.js']) await cp(join(folder, name), join(own, name));
    const { stdout } = await run(own, '--test', 'bot.test.js');
    expect(stdout).to.match(/pass 1\n/);
    await rm(own, { recursive: true });
  });
});
