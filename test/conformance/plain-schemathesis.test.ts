import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { expect } from 'chai';

import { installSchemathesis } from '../fuzz/schemathesis.js';
import { scratchFile } from '../support/scratch-file.js';
import { startDemo } from './demo.js';

interface Report {
  readonly complete: boolean;
  readonly operations: { readonly selected: number; readonly errored: number };
  readonly test_cases: { readonly generated: number };
  readonly failures: readonly { readonly title: string; readonly operations: readonly string[] }[];
}

/** What Schemathesis takes for faults, and why it is none. docs/fuzzing.md explains each. */
const EXCUSED: ReadonlySet<string> = new Set([
  // An object that an earlier request ended, a name that it took, and rules that no schema states.
  'Schema-valid request rejected',
  // Unknown parameters are ignored and reported, and null is an absent argument.
  'Schema-violating request accepted',
]);

/** It compares each event with the schema of the whole text. */
const STREAM = 'SSE event violates schema: GET /events/stream';

/** Runs the command as docs/clients.md says, without hooks or settings. */
const runSchemathesis = async (document: string, user: string): Promise<Report> => {
  const [program, ...command] = await installSchemathesis();
  const report = scratchFile('schemathesis.json');
  const output = openSync(scratchFile('schemathesis.txt'), 'w');
  const options = ['--phases', 'examples,coverage', '--seed', '1', '--report-json-path', report];
  const child = spawn(program, [...command, 'run', document, '--auth', user, ...options], {
    cwd: dirname(report),
    stdio: ['ignore', output, output],
  });
  await once(child, 'close');
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
};

describe('Schemathesis without hooks, on the organization of the examples', () => {
  it('finds no status, header or body that the document does not state', async () => {
    const { url, email, key, stop } = await startDemo();
    const { complete, operations, test_cases, failures } = await runSchemathesis(
      `${url}/openapi-3.0.json`,
      `${email}:${key}`,
    );
    await stop();
    const found = failures
      .filter(({ title }) => !EXCUSED.has(title))
      .flatMap(({ title, operations: own }) => own.map((one) => `${title}: ${one}`));
    expect(found).to.deep.equal([STREAM]);
    expect([complete, operations.errored, operations.selected]).to.deep.equal([true, 0, 142]);
    expect(test_cases.generated).to.be.greaterThan(5_000);
  }).timeout(900_000);
});
