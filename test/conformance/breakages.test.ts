import { expect } from 'chai';

import { BreakingProxy, type Break } from './breaking-proxy.js';
import { cases, type Case } from '../../conformance/src/contract/cases.js';
import { runDredd, type Run } from '../../conformance/src/run/run-dredd.js';
import { complaints } from '../../conformance/src/run/verdict.js';
import type { Outcome } from '../../conformance/src/run/outcome.js';
import { Fixtures } from './fixtures.js';

const caseNamed = (name: string): Case => {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`There is no case ${name}.`);
  return found;
};

/* oxlint-disable typescript/no-explicit-any -- bodies are broken at will. */
/** Changes the JSON of a response. */
const body =
  (change: (value: any) => void): Break =>
  (answer) => {
    const value: unknown = JSON.parse(answer.body);
    change(value);
    return { body: JSON.stringify(value) };
  };

const OWN = 'getOwnUser 200 default';
const GROUPS = 'listUserGroups 200 default';
const TAKEN = 'createUser 400 emailTaken';
const ANONYMOUS = 'getOwnUser 401 notLoggedIn';
const MISSING = 'createUser 400 missingArgument';

const BREAKAGES: readonly (readonly [what: string, on: string, breakIt: Break])[] = [
  ['a text for a number', OWN, body((user) => (user.user_id = String(user.user_id)))],
  ['a number for a boolean', OWN, body((user) => (user.is_admin = 1))],
  ['a missing key', OWN, body((user) => delete user.timezone)],
  ['a missing key deep inside', GROUPS, body((answer) => delete answer.user_groups[0].members)],
  ['an extra key', OWN, body((user) => (user.password_hash = 'x'))],
  ['an extra key deep inside', GROUPS, body((answer) => (answer.user_groups[0].owner = 1))],
  ['a value that is not in the enum', OWN, body((user) => (user.role = 150))],
  ['null in a field that is not nullable', OWN, body((user) => (user.full_name = null))],
  ['a bad second item of a list', GROUPS, body((answer) => (answer.user_groups[1].id = '2'))],
  ['another status for a success', OWN, () => ({ status: 201 })],
  ['another status for an error', TAKEN, () => ({ status: 409 })],
  ['another content type', OWN, () => ({ type: 'text/plain' })],
  ['a charset parameter, which JSON does not have', OWN, () => ({ type: 'application/json; charset=utf-8' })],
  ['a missing header', ANONYMOUS, () => ({ headers: {} })],
  ['an empty body', OWN, () => ({ body: '' })],
  ['a body that is not JSON', OWN, () => ({ body: '<p>Hello</p>' })],
  ['a message in a success', OWN, body((user) => (user.msg = 'Done'))],
  ['an error code that is not documented', TAKEN, body((error) => (error.code = 'EMAIL_TAKEN'))],
  ['another code that is documented', TAKEN, body((error) => (error.code = 'UNAUTHORIZED_PRINCIPAL'))],
  ['an error text that is not documented', TAKEN, body((error) => (error.msg = 'Email taken'))],
  [
    'another error of the same status',
    TAKEN,
    () => ({ body: JSON.stringify({ result: 'error', msg: 'Name too long!', code: 'BAD_REQUEST' }) }),
  ],
  ['an error without its field', MISSING, body((error) => delete error.var_name)],
  ['an error about an unknown parameter', MISSING, body((error) => (error.msg = "Missing 'color' argument"))],
];
/* oxlint-enable typescript/no-explicit-any */

describe('the conformance run', () => {
  let fixtures: Fixtures;
  let proxy: BreakingProxy;

  before(async () => {
    fixtures = await Fixtures.create();
    proxy = await BreakingProxy.start(fixtures.url);
  });
  after(async () => {
    proxy.close();
    await fixtures.close();
  });

  const runBroken = async (name: string, breakIt: Break): Promise<string[]> => {
    proxy.break = breakIt;
    const chosen = [caseNamed(name)];
    return complaints(chosen, await runDredd(chosen, fixtures, { through: proxy.url }));
  };

  for (const name of new Set(BREAKAGES.map(([, on]) => on))) {
    it(`accepts the unchanged response of ${name}`, async () => {
      expect(await runBroken(name, () => ({}))).to.deep.equal([]);
    });
  }

  for (const [what, on, breakIt] of BREAKAGES) {
    it(`catches ${what}`, async () => {
      const found = await runBroken(on, breakIt);
      expect(
        found.some((complaint) => complaint.startsWith(`${on}: `)),
        found.join('\n'),
      ).to.equal(true);
    });
  }

  it('does not rely on the statistics that Dredd reports', () => {
    const chosen = [caseNamed(OWN), caseNamed(GROUPS)];
    const passed = (name: string): [string, Outcome] => [name, { one: caseNamed(name), state: 'passed' }];
    const good: Run = {
      stats: { tests: 2, passes: 2, failures: 0, errors: 0, skipped: 0 },
      outcomes: new Map([passed(OWN), passed(GROUPS)]),
    };
    const judged = (change: Partial<Run>): string[] => complaints(chosen, { ...good, ...change });
    expect(judged({})).to.deep.equal([]);
    expect(judged({ outcomes: new Map([passed(OWN)]) })).to.deep.equal([
      `${GROUPS}: it was not held against its schema.`,
    ]);
    expect(judged({ stats: { ...good.stats, tests: 1, passes: 1 } })).to.have.length(2);
    expect(judged({ stats: { ...good.stats, passes: 1, skipped: 1 } })).to.have.length(1);
    expect(judged({ stats: { ...good.stats, passes: 1, failures: 1 } })).to.have.length(1);
  });
});
