// What `npm test` leaves to `npm run test:all`, with the reason. Every other test file is in the gate. The question for
// each entry: would one of its tests fail by a change that the other tests of the gate miss? If that depends on some
// files or folders only, `reads` names them, and the gate runs the tests when one of these differs from the base.
import { changedIn } from './changes.mjs';
import { filesOf } from './files.mjs';

/** Pages in a browser. */
export const IN_CHROMIUM = ['test/browsers/*.test.ts'];

/** What the gate runs on MariaDB besides the files that run each statement: what the engines do in their own ways. */
export const ON_MARIADB = [
  'test/runtime/store/*.test.ts',
  'test/**/{plans,statements}.test.ts',
  'test/chat/events/{consistency,log}.test.ts',
  'test/server/start/processes.test.ts',
];

/**
 * Rules that handlers decide, sentence by sentence and role by role. In the gate they meet SQLite alone: the tests of the
 * operations send the statements behind them to MariaDB.
 */
export const RULES = [
  'test/contract/{audiences,client-options,effects,settings,specification}.test.ts',
  'test/accounts/email/notifications/content.test.ts',
  'test/security/{former-members,role-boundaries}/*.test.ts',
];

/** What the whole does not run on MySQL. */
export const NOT_ON_MYSQL = {
  files: ['test/runtime/store/plans-of-*.test.ts'],
  because: 'they state the plans of SQLite and MariaDB, and MySQL takes other indexes for small tables',
};

const DOCUMENTS = [
  'openapi/',
  'generated/',
  'tools/documentation/',
  'tools/generate-contract/',
  'src/server/documentation/',
];

/** @public The tests of the runner read it. */
export const LEFT_TO_WHOLE = [
  {
    files: ['test/contract/{document,sources}.test.ts'],
    because: 'linters of other projects read only the document, which is the same as at the base',
    reads: [...DOCUMENTS, '.spectral.yaml', '.spectral.sources.yaml', 'redocly.yaml'],
  },
  {
    files: [
      'test/server/documentation/{postman,code-samples}.test.ts',
      'test/contract/{asyncapi,workflows}.test.ts',
    ],
    because: 'the examples that they send are the same as at the base, and the Dredd run sends them, too',
    reads: [...DOCUMENTS, 'docs/guides/', 'docs/workflows.arazzo.yaml', 'client/'],
  },
  {
    files: ['test/deploy/beside-a-server.test.ts'],
    because: 'the commands and what they build are the same as at the base',
    reads: [
      'src/archive/backups/',
      'src/archive/exports/',
      'src/server/commands/',
      'src/server/start/',
      'src/build.mjs',
      'src/staleness.mjs',
      'src/team-chat.mjs',
      'tools/team-chat/',
    ],
  },
  {
    files: ['test/server/config/bad-values.test.ts'],
    because:
      'the settings are read as at the base, and the other tests of settings refuse values without a process',
    reads: [
      'src/runtime/config.ts',
      'src/runtime/config-values.ts',
      'src/runtime/config-variables.ts',
      'src/server/main.ts',
      'src/server/start/',
    ],
  },
  {
    files: ['test/conformance/plain-*.test.ts'],
    because:
      'the examples and the demo are the same as at the base, and the Dredd run sends the examples, too',
    reads: ['openapi/', 'tools/generate-contract/', 'tools/demo/', 'src/server/start/'],
  },
  {
    files: ['test/conformance/command.test.ts'],
    because: 'the command and its cases are the same as at the base, and the Dredd run uses the same code',
    reads: ['conformance/', 'openapi/', 'tools/generate-contract/'],
  },
  {
    files: ['test/sdks/*.test.ts'],
    because: 'the document for generators is the same as at the base',
    reads: ['openapi/', 'generated/', 'tools/sdks/'],
  },
  {
    files: ['test/tools/new-operation.test.ts'],
    because: 'what it writes and generates is the same as at the base',
    reads: ['tools/new-operation/', 'tools/generate-contract/', 'src/build.mjs'],
  },
  {
    files: ['test/runner/other-repository.test.ts'],
    because: 'the choice of tests is made as at the base',
    reads: ['test/runner/'],
  },
  {
    files: ['test/runtime/store/{plans-of-*,rows-of-*}.test.ts'],
    because: 'the statements and indexes of reading messages and archives are the same as at the base',
    reads: [
      'src/runtime/store/',
      'src/chat/narrow/',
      'src/chat/messages/',
      'src/chat/channels/',
      'src/archive/exports/',
      'src/chat/emoji/',
      'src/markdown/emoji/',
    ],
  },
  {
    files: ['test/tools/load-data.test.ts'],
    because: 'the command is the same as at the base, and it writes messages by the code of the operations',
    reads: ['tools/load-data/', 'src/server/schema/migrations/'],
  },
  {
    files: ['test/tools/mutate.test.ts'],
    because: 'the command is the same as at the base',
    reads: ['tools/mutate/'],
  },
  {
    files: ['test/bench/load/*.test.ts'],
    because: 'the load generator is the same as at the base',
    reads: ['bench/load/', 'test/bench/'],
  },
  {
    files: ['test/archive/backups/under-load.test.ts'],
    because: 'copies of the store are made as at the base; test/archive/exports tests restoring',
    reads: [
      'src/archive/',
      'src/server/commands/',
      'src/runtime/store/sqlite/',
      'src/runtime/store/mysql/',
      'src/runtime/store/copy.ts',
    ],
  },
  {
    files: [
      'test/{simulation,processes}/*.test.ts',
      'test/runtime/retries/crash.test.ts',
      'test/archive/exports/interrupted.test.ts',
    ],
    because: 'test/crash kills a server under load, and finds what is lost, doubled or out of order',
    reads: [
      'src/runtime/event-log/',
      'src/runtime/store/',
      'src/runtime/outbox/',
      'src/runtime/retries/',
      'test/simulation/',
      'test/processes/',
    ],
  },
  {
    files: IN_CHROMIUM,
    because: 'the pages are the same as at the base',
    reads: [
      'src/runtime/pages/',
      'src/accounts/administration/',
      'src/accounts/authentication/pages/',
      'src/server/documentation/',
      'src/markdown/',
      'tools/documentation/',
      'tools/try-it/',
      'test/browsers/',
    ],
  },
];

const runsInGate = ({ reads }) => reads !== undefined && changedIn(reads).length > 0;

const left = LEFT_TO_WHOLE.filter((entry) => !runsInGate(entry)).map(({ files, because }) => ({
  files: files.flatMap(filesOf),
  because,
}));

/** Returns whether the gate leaves out a test file. */
export const isLeft = (file) => left.some(({ files }) => files.includes(file));

const listed = new Set(LEFT_TO_WHOLE.flatMap(({ files }) => files).flatMap(filesOf));

/** Returns whether the gate may leave out a test file. */
export const isListed = (file) => listed.has(file);

/** Returns what the gate leaves out, with the reasons. */
export const leftBecause = () => left.map(({ files, because }) => ({ what: files.join(', '), because }));
