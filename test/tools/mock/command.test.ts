import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { ConfigError } from '../../../src/runtime/config.js';
import { inMebibytes } from '../../../src/lib/bytes.js';
import { projectRoot } from '../../../src/lib/project-root.js';
import { checkOptions, portOf } from '../../../tools/mock/options.js';
import { ALL_COPIES_BYTES, MAX_COPY_BYTES } from '../../../tools/mock/proxy/copy.js';
import { WAIT_MS } from '../../../tools/mock/queues.js';
import { STATE_BYTES } from '../../../tools/mock/state.js';
import { startServer, type TestServer } from '../../support/server.js';

const PROGRAM = join(projectRoot, 'dist/tools/team-chat/main.js');

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs the command, and interrupts it after `use`. */
const run = async (args: readonly string[], use: (url: string) => Promise<unknown>): Promise<Outcome> => {
  const child = spawn(process.execPath, [PROGRAM, 'mock', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    let url: string | undefined;
    while (url === undefined && child.exitCode === null) {
      await Promise.race([once(child.stdout, 'data'), ended]);
      url = /Ready at (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
    }
    await use(url ?? '');
  } finally {
    child.kill('SIGINT');
  }
  const [code] = (await ended) as [number];
  return { code, output };
};

const AUTHORIZATION = { Authorization: `Basic ${btoa('a@example.com:key')}` };

describe('the command npm run mock', () => {
  let server: TestServer;
  let directory: string;

  before(async () => {
    server = await startServer();
    directory = await mkdtemp(join(tmpdir(), 'mock-report-'));
  });
  after(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  it('serves the mock until it is interrupted', async () => {
    const statuses: number[] = [];
    const { code } = await run([], async (url) => {
      const { status } = await fetch(`${url}/api/v1/drafts`, { headers: AUTHORIZATION });
      statuses.push(status);
    });
    expect({ code, statuses }).to.deep.equal({ code: 0, statuses: [200] });
  });

  it('refuses deprecated names with --strict', async () => {
    const { code } = await run(['--strict'], async (url) => {
      const response = await fetch(`${url}/api/v1/drafts?colour=red`, { headers: AUTHORIZATION });
      expect(await response.json()).to.include({ code: 'STRICT_REQUEST' });
    });
    expect(code).to.equal(0);
  });

  const proxied = (file: string, ...args: string[]): Promise<Outcome> =>
    run(['--proxy', server.url, '--report', file, ...args], async (url) => {
      const headers = { Authorization: server.owner.authorization ?? '' };
      for (const path of ['/drafts', '/drafts?colour=red', '/drafts?colour=blue'])
        await fetch(`${url}/api/v1${path}`, { headers }).then((response) => response.text());
    });

  it('writes each deviation and a summary as lines of JSON', async () => {
    const file = join(directory, 'report.jsonl');
    const { code, output } = await proxied(file);
    expect(code).to.equal(0);
    expect(output).to.match(
      /3 requests, 0 bodies not checked, 2 deviations of 1 kinds\.\n +2 request +GET \/drafts 200/,
    );
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    const [first, summary, ...others] = lines.map((line) => JSON.parse(line) as object);
    expect(first).to.include({ kind: 'deviation', side: 'request', operation: 'listDrafts', status: 200 });
    expect(summary).to.include({ kind: 'summary', requests: 3, unchecked: 0 });
    expect(summary).to.have.nested.property('deviations[0].count', 2);
    expect(others).to.deep.equal([]);
  });

  it('ends with 1 with --fail if there is a deviation', async () => {
    expect((await proxied(join(directory, 'failed.jsonl'), '--fail')).code).to.equal(1);
    expect((await run(['--proxy', server.url, '--fail'], () => Promise.resolve())).code).to.equal(0);
  });

  it('refuses values and options that it cannot use', () => {
    for (const port of ['x', '70000', '-1', '1.5', ''])
      expect(() => portOf(port), port).to.throw(ConfigError);
    expect([portOf('0'), portOf('65535')]).to.deep.equal([0, 65_535]);
    const listen = { port: 9990, host: '127.0.0.1' };
    for (const options of [
      { proxy: 'localhost' },
      { proxy: 'http://a:b@example.com' },
      { fail: true },
      { report: 'a' },
      { proxy: 'http://example.com', strict: true },
    ])
      expect(() => {
        checkOptions({ ...listen, ...options });
      }, JSON.stringify(options)).to.throw(ConfigError);
    checkOptions({ ...listen, strict: true });
    checkOptions({ ...listen, proxy: 'http://example.com', report: 'a', fail: true });
  });

  it('has its limits in its documentation', async () => {
    const text = (await readFile(join(projectRoot, 'docs/mock.md'), 'utf8')).replaceAll(/\s+/g, ' ');
    expect(text).to.include(`at most ${inMebibytes(STATE_BYTES)} MiB`);
    expect(text).to.include(`more than ${inMebibytes(MAX_COPY_BYTES)} MiB`);
    expect(text).to.include(`have ${inMebibytes(ALL_COPIES_BYTES)} MiB`);
    expect({
      text: text.includes('after ten seconds without an event'),
      seconds: WAIT_MS / 1000,
    }).to.deep.equal({
      text: true,
      seconds: 10,
    });
  });
});
