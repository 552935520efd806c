import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { BadValue } from '../../../src/runtime/config-values.js';
import { variables, type Variable } from '../../../src/runtime/config-variables.js';
import { projectRoot } from '../../../src/lib/project-root.js';
import { createFolder, removeFolder } from '../../support/folders.js';

type Env = Readonly<Record<string, string>>;

interface Bad {
  readonly env: Env;
  /** The line that the server prints. */
  readonly line: string | RegExp;
}

/** Each parser that refuses anything refuses one of these: it reads a kind of value, a path, or a text of some length. */
const CANDIDATES = ['not a value', 's3://bucket', 'x'.repeat(41)];

const LDAP = { LDAP_URL: 'ldaps://127.0.0.1:1', LDAP_SEARCH_BASE: 'dc=example,dc=com' };
const TOGETHER = /^LDAP_BIND_DN and LDAP_BIND_PASSWORD must be set together\.$/;

/** Settings that are any text, of which the server refuses some for another reason. Null if it refuses none. */
const TEXTS: Readonly<Record<string, ((folder: string) => Bad) | null>> = {
  DATA_DIR(folder) {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    return { env: { DATA_DIR: file }, line: /^DATA_DIR is ".*", which is not a directory\.$/ };
  },
  GIPHY_API_KEY: null,
  OWNER_PASSWORD: () => ({
    env: { OWNER_PASSWORD: 'password1' },
    line: /^OWNER_PASSWORD is too weak: it must be at least 6 characters long and hard to guess\.$/,
  }),
  LDAP_CA_FILE: (folder) => ({
    env: { ...LDAP, LDAP_CA_FILE: join(folder, 'nothing.pem') },
    line: /^LDAP_CA_FILE cannot be read: .+\.$/,
  }),
  LDAP_BIND_DN: () => ({ env: { ...LDAP, LDAP_BIND_DN: 'cn=chat' }, line: TOGETHER }),
  LDAP_BIND_PASSWORD: () => ({ env: { ...LDAP, LDAP_BIND_PASSWORD: 'lantern' }, line: TOGETHER }),
  LDAP_SEARCH_BASE: () => ({
    env: { LDAP_URL: LDAP.LDAP_URL },
    line: /^LDAP_SEARCH_BASE must be set where LDAP_URL is\.$/,
  }),
};

const refusal = ({ parse }: Variable<unknown>, value: string): string | undefined => {
  try {
    parse(value);
  } catch (error) {
    if (error instanceof BadValue) return error.message;
    throw error;
  }
  return undefined;
};

/** Returns a value that the parser of the variable refuses, with the line that the operator should get. */
const badValueOf = (variable: Variable<unknown>): Bad | undefined => {
  const { name } = variable;
  for (const value of CANDIDATES) {
    const allowed = refusal(variable, value);
    if (allowed === undefined) continue;
    const shown = name === 'SECRET_KEY' ? '(not shown)' : value;
    const line = `${name} is ${JSON.stringify(shown)}, but must be ${allowed}.`;
    return { env: { [name]: value }, line };
  }
  return undefined;
};

interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built server until it ends. */
const run = (env: Env): Promise<Ended> =>
  new Promise((resolve) => {
    const program = join(projectRoot, 'dist/src/server/main.js');
    execFile(
      process.execPath,
      [program],
      { env: { PATH: process.env.PATH, PORT: '0', ...env }, timeout: 60_000, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr });
      },
    );
  });

describe('The server process with a bad value', () => {
  let folder: string;

  beforeEach(() => {
    folder = createFolder();
  });
  afterEach(() => removeFolder(folder));

  it('is tried for each variable that can have one', () => {
    const any = Object.values<Variable<unknown>>(variables).filter((variable) => !badValueOf(variable));
    expect(any.map(({ name }) => name)).to.have.members(Object.keys(TEXTS));
  });

  for (const variable of Object.values<Variable<unknown>>(variables)) {
    const { name } = variable;
    if (TEXTS[name] === null) continue;
    it(`of ${name} ends with exit code 2 and a line that states what is allowed`, async () => {
      const { env, line } = badValueOf(variable) ?? TEXTS[name]?.(folder) ?? { env: {}, line: 'none' };
      const { code, stdout, stderr } = await run({ DATA_DIR: join(folder, 'data'), ...env });
      expect(stderr).to.match(/^[^\n]+\n$/);
      const printed = stderr.trimEnd();
      if (typeof line === 'string') expect(printed).to.equal(line);
      else expect(printed).to.match(line).and.include(name);
      expect([code, stdout]).to.deep.equal([2, '']);
    });
  }
});
