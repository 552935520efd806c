import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { variables } from '../../src/config.js';
import { projectRoot } from '../../src/contract/validators.js';

const settingsTable = (): string => {
  const rows = Object.values(variables).map(
    ({ name, default: unset, defaultMeaning, meaning }: (typeof variables)[keyof typeof variables]) => {
      const value = defaultMeaning ?? (unset === '' ? 'none' : `\`${unset}\``);
      return `| \`${name}\` | ${value} | ${meaning} |`;
    },
  );
  return ['| variable | default | meaning |', '| - | - | - |', ...rows].join('\n');
};

/** A table without the padding that the formatter gives it. */
const unpadded = (table: string): string => table.trim().replaceAll(/-+ \|/g, '- |').replaceAll(/ +/g, ' ');

describe('README.md', () => {
  const text = readFileSync(join(projectRoot, 'README.md'), 'utf8');

  it('has every setting of the server, as the configuration states it', () => {
    const [, shown] = /<!-- settings -->\n([\s\S]*?)\n?<!-- \/settings -->/.exec(text) ?? [];
    expect(unpadded(shown ?? '')).to.equal(settingsTable());
  });

  it('names files that are there', () => {
    const files = [...text.matchAll(/`((?:openapi|src|test|docs)\/[\w/.-]+\.\w+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files).not.to.be.empty;
    for (const file of files) expect(() => readFileSync(join(projectRoot, file)), file).not.to.throw();
  });
});
