import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import type { Operation } from '../../tools/generate-contract/contract.js';
import { codeSamples } from '../../tools/generate-contract/write/code-samples.js';
import { contract } from '../support/contract-sources.js';
import { buildWorld, type BuiltWorld } from '../contract/examples/build-world.js';
import { isForOwners, onCopy } from '../contract/examples/send.js';
import { iago, owner, zoe, type Thing } from '../contract/examples/world.js';
import { testDialect } from '../support/databases.js';
import { picture } from '../support/pictures.js';

/** Operations whose example request another user than Iago sends. */
const SENDERS: Readonly<Record<string, Thing>> = { deleteOwnAvatar: zoe };

/** Operations that cannot succeed here, with their error. */
const REFUSED: Readonly<Record<string, string>> = {
  sendTestPushNotification: 'This server does not send push notifications.',
};

/** A sample in one language: how a shell runs it. */
const RUNNERS = {
  curl: { command: 'bash', file: 'sample.sh' },
  TypeScript: { command: process.execPath, file: 'sample.mjs' },
  Python: { command: 'python3', file: 'sample.py' },
} as const;

type Label = keyof typeof RUNNERS;

const hasZulip = (): boolean => spawnSync('python3', ['-c', 'import zulip']).status === 0;

interface Output {
  readonly status: number | null;
  readonly text: string;
  readonly error: string;
}

/** Runs a program in a folder. A stream is ended after its first text. */
const run = (
  command: string,
  file: string,
  { cwd, env, endless }: { cwd: string; env: NodeJS.ProcessEnv; endless: boolean },
): Promise<Output> =>
  new Promise((done, fail) => {
    const child = spawn(command, [file], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let [text, error] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (endless && child.pid !== undefined) process.kill(-child.pid);
    });
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
    child.on('error', fail);
    child.on('close', (status) => {
      done({ status, text, error });
    });
  });

/** All operations with curl. In the other languages every fourth, which takes a fourth of the time, and all of files and streams. */
const runIn = (label: Label): Operation[] =>
  contract.operations.filter(
    (operation, index) =>
      codeSamples(operation).some((one) => one.label === label) &&
      (label === 'curl' ||
        index % 4 === 0 ||
        operation.mediaType !== undefined ||
        operation.parameters.some(({ kind }) => kind === 'file')),
  );

const samples = (): void => {
  let built: BuiltWorld;
  let folder: string;

  before(async () => {
    built = await buildWorld();
    folder = await mkdtemp(join(tmpdir(), 'samples-'));
    await writeFile(join(folder, 'notes.txt'), 'Notes');
    await writeFile(join(folder, 'picture.png'), Buffer.from(await (await picture()).arrayBuffer()));
  });
  after(async () => {
    await built.database.remove();
    await rm(folder, { recursive: true });
  });

  const runSample = (operation: Operation, label: Label): Promise<Output> =>
    onCopy(built, operation, async (on) => {
      const source = codeSamples(operation).find((one) => one.label === label)?.source ?? '';
      const { command, file } = RUNNERS[label];
      await writeFile(join(folder, file), source);
      const sender = SENDERS[operation.id] ?? (isForOwners(operation) ? owner : iago);
      const { email, key } = built.credentials.get(String(sender.facts.email)) ?? { email: '', key: '' };
      const env = { PATH: process.env.PATH, SITE: on.url, EMAIL: email, API_KEY: key };
      return run(command, file, { cwd: folder, env, endless: operation.mediaType !== undefined });
    });

  for (const label of ['curl', 'TypeScript', 'Python'] as const)
    describe(`in ${label}`, () => {
      before(function () {
        if (label === 'Python' && !hasZulip()) {
          console.log('The Python samples need the package `zulip`, and python3 does not find it.');
          this.skip();
        }
      });
      for (const operation of runIn(label)) {
        it(`${operation.id} gets its response`, async () => {
          const { text, error } = await runSample(operation, label);
          const refusal = REFUSED[operation.id];
          if (refusal !== undefined) expect(text, text + error).to.include(refusal);
          else
            expect(text, text + error).to.match(/["']?result["']?: ?["']success["']|^(?:id|retry|data|:)/m);
        });
      }
    });
};

// The organization is restored by copying the file of the database, which only SQLite has.
if (testDialect === 'sqlite') describe('the code samples of the contract', samples);
