import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { defaultRules } from '../../src/runtime/rate-limits/rules.js';
import { budgets, type Budget } from '../../src/lib/budgets.js';
import { caps } from '../../src/chat/caps.js';
import { type Cap } from '../../src/runtime/caps.js';
import { projectRoot } from '../../src/lib/project-root.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

describe('docs/security.md', () => {
  const text = read('docs/security.md');

  it('is linked from the README, and links the bounds', () => {
    expect(read('README.md')).to.include('(docs/security.md)');
    expect(text).to.include('(../generated/bounds.md)');
  });

  it('names only files that exist', () => {
    const files = Array.from(text.matchAll(/`((?:openapi|src|test)\/[\w/.-]+)`/g), ([, file = '']) => file);
    expect(files).not.to.have.length(0);
    for (const file of files) expect(existsSync(join(projectRoot, file)), file).to.equal(true);
  });

  it('has every bound in its table', () => {
    const bounds = read('generated/bounds.md');
    for (const { of } of [...Object.values<Budget>(budgets), ...Object.values<Cap>(caps)])
      expect(bounds).to.include(`| ${of.replaceAll('|', '\\|')} |`);
    for (const name of Object.keys(defaultRules)) expect(bounds).to.include(`\`${name}\``);
  });
});
