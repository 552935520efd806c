import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { migrations } from '../../../src/server/schema/migrations.js';

/**
 * The hash of each migration at its merge. Existing databases have run it. A later change therefore needs a new
 * migration, and a new line here.
 */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  '0001_first.ts': 'f4ba18c7f1d7ad0479d38b47c6692e110fc9eb7ffea4d054e6bb259e507aeeb9',
};

const FOLDER = join(projectRoot, 'src/server/schema/migrations');
const TABLES = join(FOLDER, '../tables');

/** The text of the first migration with the tables that it creates. */
const textOf = (name: string): string => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const tables = readdirSync(TABLES).sort();
  return [text, ...tables.map((file) => readFileSync(join(TABLES, file), 'utf8'))].join('');
};

describe('the files of the migrations', () => {
  it('are not edited after the merge', () => {
    const now = migrations.map(({ name }) => [name, createHash('sha256').update(textOf(name)).digest('hex')]);
    expect(Object.fromEntries(now)).to.deep.equal(FINGERPRINTS);
  });

  it('are those that the server runs, in the order of their names, as the tools of Knex run them', () => {
    expect(readdirSync(FOLDER).sort()).to.deep.equal(migrations.map(({ name }) => name));
  });
});
