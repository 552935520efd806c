import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { documentFormat } from '../../../src/archive/exports/format/document.js';
import { projectRoot } from '../../../src/lib/project-root.js';

/** Removes what the formatter of the page changes. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\s-]+/g, ' ')
    .replaceAll(/ ?\| ?/g, '|')
    .trim();

describe('docs/exports.md', () => {
  it('has every field of every record, as the schemas state it', () => {
    const page = readFileSync(join(projectRoot, 'docs/exports.md'), 'utf8');
    const [, tables = ''] = /<!-- format -->([\s\S]*)<!-- \/format -->/.exec(page) ?? [];
    expect(plain(tables)).to.equal(plain(documentFormat()));
  });
});
