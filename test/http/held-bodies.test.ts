import { expect } from 'chai';

import { budgets } from '../../src/budgets.js';
import { createHeldBodies, type HeldBodies } from '../../src/http/held-bodies.js';
import { kibibytes } from '../../src/lib/bytes.js';

const FEW = kibibytes(128);

describe('bodies in memory', () => {
  const fillUsers = (bodies: HeldBodies): void => {
    const each = budgets.bodiesOfUser.bytes;
    for (let id = 1; id <= budgets.bodiesOfUsers.bytes / each; id += 1) {
      const body = bodies.open('192.0.2.1');
      body.belongsTo(id);
      expect(body.add(each)).to.equal(undefined);
    }
  };

  it('of other users still fit when some users fill the budget, if they are small', () => {
    const bodies = createHeldBodies();
    fillUsers(bodies);
    const small = bodies.open('192.0.2.1');
    small.belongsTo(100);
    expect(small.add(FEW)).to.equal(undefined);
    expect(small.add(1)).to.have.nested.property('body.code', 'RATE_LIMIT_HIT');
    const large = bodies.open('192.0.2.1');
    large.belongsTo(101);
    expect(large.add(FEW + 1)).to.have.nested.property('body.code', 'RATE_LIMIT_HIT');
    const second = bodies.open('192.0.2.1');
    expect(() => {
      second.belongsTo(100);
    }).not.to.throw();
    expect(second.add(1)).to.have.nested.property('body.code', 'RATE_LIMIT_HIT');
    small.release();
    expect(second.add(1)).to.equal(undefined);
  });

  it('that are small fit until the reserve is full', () => {
    const bodies = createHeldBodies();
    fillUsers(bodies);
    const most = budgets.smallBodies.bytes / FEW;
    for (let id = 100; id <= 100 + most; id += 1) {
      const body = bodies.open('192.0.2.1');
      body.belongsTo(id);
      const refusal = body.add(FEW);
      expect(refusal === undefined, String(id)).to.equal(id < 100 + most);
    }
  });
});
