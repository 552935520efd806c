import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { titleOf } from './authorization/cells.js';
import { variants } from './authorization/rules/all.js';
import { rows, type Test } from './cves/rows.js';

/** The number of known CVEs of the reference server. Each new CVE needs a row. */
const LEAST_ROWS = 45;

const matrixTitles = new Set(variants.map(titleOf));

/** The titles in a test file, as its source has them. */
const titlesIn = (file: string): ReadonlySet<string> => {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  const calls = source.matchAll(/\b(?:it|holds)\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g);
  return new Set(Array.from(calls, ([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1')));
};

const isThere = ({ file, title }: Test): boolean => titlesIn(file).has(title);

describe('public CVEs of the reference server', () => {
  it('have one row each', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.length).to.be.at.least(LEAST_ROWS);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const id of ids) expect(id).to.match(/^CVE-20\d\d-\d{4,}$/);
  });

  for (const { id, flaw, heldBy = [], noCounterpart } of rows) {
    it(`${id} is covered: ${flaw}`, () => {
      expect(
        heldBy.length > 0 || noCounterpart !== undefined,
        'name a test that holds, or why there is no counterpart',
      ).to.equal(true);
      for (const one of heldBy) {
        if (typeof one === 'string')
          expect(matrixTitles.has(one), `the matrix has no "${one}"`).to.equal(true);
        else expect(isThere(one), `${one.file} has no test "${one.title}"`).to.equal(true);
      }
    });
  }
});
