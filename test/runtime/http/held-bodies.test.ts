import { expect } from 'chai';

import { budgets } from '../../../src/lib/budgets.js';
import { createHeldBodies, type HeldBodies } from '../../../src/runtime/http/held-bodies.js';
import { kibibytes } from '../../../src/lib/bytes.js';
import { ManualClock } from '../../support/clock.js';

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
    const bodies = createHeldBodies(new ManualClock());
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

  it('lose their places to others when nothing of them has arrived for two seconds, the longest first', () => {
    const clock = new ManualClock();
    const bodies = createHeldBodies(clock);
    const each = budgets.bodiesOfUser.bytes;
    const count = budgets.bodiesOfUsers.bytes / each;
    const lost: number[] = [];
    const open = Array.from({ length: count }, (_, index) => {
      const body = bodies.open('192.0.2.1');
      body.belongsTo(index + 1);
      const arrival = body.whileArriving((refusal) => {
        expect(refusal.body.code).to.equal('RATE_LIMIT_HIT');
        lost.push(index + 1);
      });
      expect(body.add(each - 1)).to.equal(undefined);
      return { body, arrival };
    });
    // The first one is complete, and the second one gets another piece.
    open[0]?.arrival.end();
    clock.advance(1_000);
    open[1]?.body.add(1);
    clock.advance(999);
    const take = (id: number): unknown => {
      const body = bodies.open('192.0.2.1');
      body.belongsTo(id);
      return body.add(each);
    };
    expect(take(100), 'a millisecond too early').to.have.nested.property('body.code', 'RATE_LIMIT_HIT');
    expect(lost).to.deep.equal([]);
    clock.advance(1);
    expect(take(101)).to.equal(undefined);
    // A stalled body goes on, and another one loses its place.
    clock.advance(5_000);
    expect(open[1]?.body.add(0)).to.equal(undefined);
    expect(take(102)).to.equal(undefined);
    // Those that were refused give nothing back later.
    for (const { body } of open.slice(2)) body.release();
    expect(lost[0]).to.equal(3);
    expect(lost).not.to.include(1).and.not.to.include(2);
    expect(bodies.held).to.equal(each - 1 + each + 2 * each);
  });

  it('that are small fit until the reserve is full', () => {
    const bodies = createHeldBodies(new ManualClock());
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
