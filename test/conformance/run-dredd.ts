import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import Dredd, { type Stats, type Transaction } from 'dredd';

import { messagePattern } from '../../tools/generate-contract/write/strict-errors.js';
import { validator } from '../../src/http/validators.js';
import { asObject } from '../../src/http/check-response.js';
import { arrange } from './case-request.js';
import type { CaseRequest } from './case-setup.js';
import type { Case } from './cases.js';
import { wireRequest } from './request.js';
import { dreddView, viewPath } from './view.js';
import type { Fixtures } from './fixtures.js';

// Its reports are for a terminal, and no option disables them.
const { default: reports } = createRequire(import.meta.url)('dredd/build/reporters/reporterOutputLogger') as {
  default: { transports: { console: { silent: boolean } } };
};
reports.transports.console.silent = true;

export interface Run {
  readonly stats: Stats;
  /** Names of the cases whose responses were validated against the schema. */
  readonly checked: ReadonlySet<string>;
  /** Error messages by case. */
  readonly problems: ReadonlyMap<string, string>;
}

/** The errors that Dredd itself found in a transaction. */
const findings = (transaction: Transaction): string | undefined => {
  const { errors } = transaction as { errors?: readonly { message: string }[] };
  return errors?.map(({ message }) => message).join('\n');
};

/** Returns the error of a response that Dredd accepted; undefined if it is correct. */
const judge = (one: Case, { real }: Transaction): string | undefined => {
  if (!real) return 'There was no answer.';
  if (real.statusCode !== one.status) return `The status is ${String(real.statusCode)}: ${real.body}`;
  const mediaType = one.status === 200 ? one.operation.mediaType : undefined;
  if (real.headers['content-type'] !== (mediaType ?? 'application/json'))
    return `The type is ${String(real.headers['content-type'])}`;
  const body = (mediaType === undefined ? JSON.parse(real.body) : asObject(real.body)) as {
    readonly msg?: unknown;
    readonly code?: unknown;
  };
  const check = validator(`response_${one.operation.id}_${String(one.status)}`);
  if (!check(body)) return `${JSON.stringify(check.errors)}\n${real.body}`;
  if (!one.error) return undefined;
  const { code, headers } = one.error.definition;
  const missing = Object.keys(headers).filter((header) => real.headers[header.toLowerCase()] === undefined);
  if (missing.length > 0) return `The header ${missing.join(', ')} is missing.`;
  const text = new RegExp(`^${messagePattern(one.error, one.operation)}$`, 'u');
  const isMeant = body.code === code && text.test(String(body.msg));
  return isMeant ? undefined : `It is another error: ${real.body}`;
};

/** With a new key, every operation shows that it stores its response. */
const withKey = (one: Case, request: CaseRequest): CaseRequest =>
  one.operation.retrySafe && !one.error
    ? { ...request, headers: { 'Idempotency-Key': randomUUID(), ...request.headers } }
    : request;

const point = (transaction: Transaction, url: URL): void => {
  transaction.protocol = url.protocol;
  transaction.host = url.hostname;
  transaction.port = url.port;
  transaction.fullPath = url.pathname + url.search;
  transaction.request.uri = transaction.fullPath;
};

const runBatch = async (cases: readonly Case[], fixtures: Fixtures, through: string): Promise<Run> => {
  const byPath = new Map(cases.map((one) => [viewPath(one), one]));
  const cleanups = new Map<Transaction, () => Promise<void>>();
  const caseOf = new Map<Transaction, Case>();
  const checked = new Set<string>();
  const problems = new Map<string, string>();

  const before = async (transaction: Transaction): Promise<void> => {
    const one = byPath.get(transaction.request.uri);
    if (!one) throw new Error(`No case is at ${transaction.request.uri}.`);
    caseOf.set(transaction, one);
    // Dredd would compare the texts of a response that is not JSON. Its judge below checks them.
    if (one.operation.mediaType !== undefined && !one.error)
      Reflect.deleteProperty(transaction.expected, 'body');
    const request = withKey(one, await arrange(one, fixtures));
    if (request.after) cleanups.set(transaction, request.after);
    const { url, headers, body } = await wireRequest(one, request, through);
    point(transaction, url);
    transaction.request.headers = { ...headers };
    Object.assign(transaction.request, { body: body.toString('base64'), bodyEncoding: 'base64' });
  };

  const after = async (transaction: Transaction): Promise<void> => {
    await cleanups.get(transaction)?.();
    const one = caseOf.get(transaction);
    if (!one) return;
    const problem = judge(one, transaction);
    checked.add(one.name);
    if (problem !== undefined) transaction.fail = problem;
    const found = [problem, findings(transaction)].filter((part) => part !== undefined && part !== '');
    if (found.length > 0) problems.set(one.name, found.join('\n'));
  };

  Object.assign(globalThis, { [Symbol.for('conformance')]: { before, after } });
  const dredd = new Dredd({
    endpoint: fixtures.url,
    path: [],
    apiDescriptions: [{ location: 'contract', content: JSON.stringify(dreddView(cases)) }],
    hookfiles: [fileURLToPath(new URL('hooks.cjs', import.meta.url))],
    loglevel: 'silent',
    reporter: [],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    dredd.run((error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
  return { stats, checked, problems };
};

/** Dredd copies its parsed document before the first request, in time quadratic in its size. */
const BATCH = 30;

const sum = (one: Stats, other: Stats): Stats => ({
  tests: one.tests + other.tests,
  passes: one.passes + other.passes,
  failures: one.failures + other.failures,
  errors: one.errors + other.errors,
  skipped: one.skipped + other.skipped,
});

/**
 * Runs Dredd over cases. Its own verdict is not enough, because it passes if no hook ran. The run is good
 * only if every case was seen, validated and counted as passed.
 */
export const runDredd = async (
  cases: readonly Case[],
  fixtures: Fixtures,
  through = fixtures.url,
): Promise<Run> => {
  let run: Run = {
    stats: { tests: 0, passes: 0, failures: 0, errors: 0, skipped: 0 },
    checked: new Set(),
    problems: new Map(),
  };
  for (let start = 0; start < cases.length; start += BATCH) {
    const { stats, checked, problems } = await runBatch(cases.slice(start, start + BATCH), fixtures, through);
    run = {
      stats: sum(run.stats, stats),
      checked: new Set([...run.checked, ...checked]),
      problems: new Map([...run.problems, ...problems]),
    };
  }
  return run;
};
