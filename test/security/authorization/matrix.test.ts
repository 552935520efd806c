import { expect } from 'chai';

import { isChosen, isWhole } from '../../support/chosen.js';
import { contract } from '../../support/contract-sources.js';
import { cellsOf, operationOf, Pool, titleOf, tryCells } from './cells.js';
import { isOutcome } from './judge.js';
import { variants } from './rules/all.js';
import { Fixtures } from './fixtures.js';
import { expectListed } from '../../support/expect-listed.js';

const LEAST_CELLS = 10_000;

describe('the authorization matrix', function () {
  let open: Fixtures;
  let limited: Fixtures;
  const pools = { open: new Pool(), limited: new Pool() };
  let tried = 0;

  before(async () => {
    open = await Fixtures.open('role:everyone');
    limited = await Fixtures.open('role:members');
  });
  after(async () => {
    await open.close();
    await limited.close();
  });

  it('has a variant for every operation', () => {
    const covered = [...new Set(variants.map(({ operation }) => operation))];
    const operations = contract.operations.map(({ id }) => id);
    expectListed(covered, operations, 'test/security/authorization/rules/');
  });

  it('has unique titles of variants', () => {
    expect(new Set(variants.map(titleOf)).size).to.equal(variants.length);
  });

  for (const variant of variants.filter(({ operation }) => isChosen(operation))) {
    it(titleOf(variant), async () => {
      const cells = cellsOf(variant);
      for (const { name, expected } of cells)
        expect(isOutcome(operationOf(variant), expected), `${name}: ${expected}`).to.equal(true);
      const wrong = new Map<string, string>();
      for (const [fixtures, pool, isLimited] of [
        [open, pools.open, false],
        [limited, pools.limited, true],
      ] as const) {
        const own = cells.filter(({ actor }) => (actor === 'limited guest') === isLimited);
        for (const [name, told] of await tryCells(fixtures, pool, variant, own)) wrong.set(name, told);
      }
      tried += cells.length;
      const news = [...wrong.values()].join('\n');
      expect(news, `${String(wrong.size)} of ${String(cells.length)}\n${news}`).to.equal('');
    });
  }

  it('has thousands of cells', function () {
    if (!isWhole) this.skip();
    expect(tried).to.be.at.least(LEAST_CELLS);
  });
});
