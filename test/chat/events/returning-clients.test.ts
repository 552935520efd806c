import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { ReturningClients } from '../../../src/runtime/event-log/loaded-queues.js';

/** More requests than continue in one turn. */
const MANY = 50;

const spin = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('A client that asks for its next events', () => {
  let isDelivering = false;
  let proceeded: number[];
  let returning: ReturningClients;

  beforeEach(() => {
    isDelivering = false;
    proceeded = [];
    returning = new ReturningClients(() => isDelivering);
  });

  const admit = (count: number): void => {
    for (let index = 0; index < count; index += 1) returning.admit(() => proceeded.push(index));
  };

  const all = Array.from({ length: MANY }, (_, index) => index);

  it('continues at once when nothing is delivered', () => {
    admit(MANY);
    expect(proceeded).to.deep.equal(all);
  });

  it('waits during a delivery, and continues after it in the order of arrival, some in each turn', async () => {
    isDelivering = true;
    admit(MANY);
    for (let slice = 0; slice < 3; slice += 1) {
      returning.sliced();
      await nextTurn();
    }
    expect(proceeded).to.deep.equal([]);
    isDelivering = false;
    returning.sliced();
    const inTurns = [];
    while (proceeded.length < MANY) {
      await nextTurn();
      inTurns.push(proceeded.length);
    }
    expect(proceeded).to.deep.equal(all);
    expect(inTurns[0]).to.equal(20);
    expect(inTurns.length).to.be.within(2, 3);
  });

  /** Returns how many requests that take this long each continue in each turn. */
  const continuedInTurns = async (count: number, milliseconds: number): Promise<number[]> => {
    isDelivering = true;
    let continued = 0;
    const proceed = (): void => {
      // As a request that waits for its limits first.
      queueMicrotask(() => {
        spin(milliseconds);
        continued += 1;
      });
    };
    for (let index = 0; index < count; index += 1) returning.admit(proceed);
    isDelivering = false;
    returning.sliced();
    const inTurns: number[] = [];
    while (continued < count) {
      const before = continued;
      await nextTurn();
      inTurns.push(continued - before);
    }
    return inTurns;
  };

  it('continues with few others in each turn if their requests take long', async () => {
    expect(await continuedInTurns(60, 1)).to.deep.equal([20, 20, 20]);
  });

  it('continues with more of them, up to a hundred, if their requests take little', async () => {
    const inTurns = await continuedInTurns(1_000, 0.001);
    expect(inTurns[0]).to.equal(20);
    expect(Math.max(...inTurns)).to.be.within(21, 100);
  });

  it('does not overtake the clients that wait', async () => {
    isDelivering = true;
    admit(2);
    isDelivering = false;
    returning.admit(() => proceeded.push(2));
    expect(proceeded).to.deep.equal([]);
    returning.sliced();
    await nextTurn();
    expect(proceeded).to.deep.equal([0, 1, 2]);
  });

  it('continues during a delivery that does not end', async () => {
    isDelivering = true;
    admit(1);
    const began = performance.now();
    while (proceeded.length === 0) {
      returning.sliced();
      await nextTurn();
    }
    expect(performance.now() - began).to.be.at.least(450);
  });
});
