import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import type { Contract } from '../../tools/generate-contract/contract.js';
import { gapsOf, readGap } from '../../tools/generate-contract/schema/gaps.js';
import { writeGaps } from '../../tools/generate-contract/write/pages.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { loadSmallContract } from './small-contract.js';

const size = { kind: 'open', open: 'The size.', decided: 'Five.' };
const color = { kind: 'open', open: 'The color.', decided: 'Red. Or blue.' };
const shape = { kind: 'departure', departs: 'The shape is round. Clients draw circles.' };

describe('readGap', () => {
  it('reads one or several open points', () => {
    expect(readGap('left open: the size; decided: five.')).to.deep.equal([size]);
    expect(
      readGap('Left open: the size;\n  decided: five.\n\nLeft open: the color; decided: red. Or blue.\n'),
    ).to.deep.equal([size, color]);
  });

  it('reads departures, and both kinds in any order', () => {
    const departs = 'departs: the shape is round. Clients draw\ncircles.';
    expect(readGap(departs)).to.deep.equal([shape]);
    expect(readGap(`left open: the size; decided: five. ${departs}`)).to.deep.equal([size, shape]);
    expect(readGap(`${departs}\n\nLeft open: the size; decided: five.`)).to.deep.equal([shape, size]);
    expect(readGap(`${departs} D${departs.slice(1)}`)).to.deep.equal([shape, shape]);
  });

  for (const text of [
    '',
    'The size is five.',
    'left open: the size.',
    'left open: the size; decided: five',
    'decided: five.',
    'departs: ',
    'departs: the shape is round',
    'This server departs: the shape is round.',
    'We know. departs: the shape is round.',
    'departs: the shape is round; decided: five.',
    'departs: the shape is round, left open: the size; decided: five.',
    'left open: the size; decided: five, departs: the shape is round.',
    'left open: the size; decided: five; decided: six.',
    'left open: the size; left open: the color; decided: red.',
    'left open: the size; decided: five. And then, left open: the color.',
  ]) {
    it(`refuses "${text}"`, () => {
      expect(readGap(text)).to.equal(undefined);
    });
  }
});

describe('the page of gaps', () => {
  let contract: Contract;

  before(async () => {
    contract = await loadSmallContract(
      [
        'things/schemas.yaml',
        '  description: A shape.',
        "  description: A shape.\n  x-gap: 'left open: the size; decided: five. departs: the shape is round.'",
      ],
      [
        'things/paths/things.yaml',
        'description: Answers',
        "x-gap: 'departs: the list | is sorted.'\n    description: Answers",
      ],
    );
  });

  it('lists departures before open points, in separate sections', () => {
    const [, departures = '', open = ''] = writeGaps(contract).split('\n## ');
    expect(departures.split('\n')[0]).to.equal('Departures');
    expect(departures).to.include('| `GET /things` | The list \\| is sorted. |');
    expect(departures).to.include('| object `Shape` | The shape is round. |');
    expect(departures).not.to.include('Five');
    expect(open.split('\n')[0]).to.equal('Open points');
    expect(open).to.include('| object `Shape` | The size. | Five. |');
    expect(open).not.to.include('round');
  });

  it('lists every gap of the contract exactly once', () => {
    const gaps = gapsOf(contract);
    expect(gaps.map(({ kind }) => kind)).to.have.members(['departure', 'departure', 'open']);
    const rows = writeGaps(contract)
      .split('\n')
      .filter((line) => /^\| (?!where|---)/.test(line));
    expect(rows).to.have.length(gaps.length);
  });

  it('has a section with the departures of this server', () => {
    const page = readFileSync(join(projectRoot, 'generated/gaps.md'), 'utf8');
    const [, departures = '', open = ''] = page.split('\n## ');
    expect(departures).to.match(/\| `GET \/events` \| .*"a few minutes"/);
    expect(open).not.to.match(/departs:|\| where \| departure/);
  });

  it('lists the gap of a setting only once, at the setting', () => {
    const page = readFileSync(join(projectRoot, 'generated/gaps.md'), 'utf8');
    const rows = page.split('\n').filter((line) => line.includes('Which logins are new.'));
    expect(rows).to.have.length(1);
    expect(rows[0]).to.match(/^\| setting `enable_login_emails` \|/);
  });
});
