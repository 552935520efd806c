import { expect } from 'chai';

import { batchSizes } from '../../../src/lib/byte-batches.js';
import { batches, inBatches } from '../../../src/runtime/store/rows.js';

describe('Batches', () => {
  const before = { ...batchSizes };

  beforeEach(() => {
    Object.assign(batchSizes, { values: 2, rows: 2 });
  });
  afterEach(() => {
    Object.assign(batchSizes, before);
  });

  it('hold every value once and in order, with fewer in the last', async () => {
    for (const [count, expected] of [
      [0, []],
      [1, [[1]]],
      [2, [[1, 2]]],
      [3, [[1, 2], [3]]],
      [5, [[1, 2], [3, 4], [5]]],
    ] as const) {
      const values = Array.from({ length: count }, (_, index) => index + 1);
      const seen: (readonly number[])[] = [];
      const found = await inBatches(values, (batch) => {
        seen.push(batch);
        return Promise.resolve(batch);
      });
      expect(seen).to.deep.equal(expected);
      expect(found).to.deep.equal(values);
    }
  });

  it('of rows hold every row once and in order', () => {
    const rows = [1, 2, 3, 4, 5].map((id) => ({ id }));
    const values = [...batches('users', rows, () => '')].map((batch) => batch.values);
    expect(values).to.deep.equal([[1, 2], [3, 4], [5]]);
  });
});
