import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { isTurnSpent, ownTurn } from '../../src/lib/event-loop.js';

/** Uses up the turn of the event loop. */
const spendTurn = async (): Promise<void> => {
  await nextTurn();
  await ownTurn();
  while (!isTurnSpent());
};

const immediates = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'Immediate').length;

describe('turns of the event loop', () => {
  it('begins work at once in a turn that has time left', async () => {
    await nextTurn();
    let hasBegun = false;
    void ownTurn().then(() => {
      hasBegun = true;
    });
    await Promise.resolve();
    expect(hasBegun).to.equal(true);
  });

  it('begins waiting work in the order of its arrival, also if a turn is free meanwhile', async () => {
    await spendTurn();
    const begun: number[] = [];
    const work = async (number: number): Promise<void> => {
      await ownTurn();
      begun.push(number);
      while (!isTurnSpent());
    };
    const all = [1, 2, 3].map(work);
    await nextTurn();
    await nextTurn();
    all.push(work(4));
    await Promise.all(all);
    expect(begun).to.deep.equal([1, 2, 3, 4]);
  });

  it('lets other work run between two pieces of work that take a turn each', async () => {
    await spendTurn();
    const steps: string[] = [];
    const work = async (): Promise<void> => {
      await ownTurn();
      steps.push('work');
      while (!isTurnSpent());
    };
    const other = async (): Promise<void> => {
      for (let turn = 0; turn < 3; turn += 1) {
        await nextTurn();
        steps.push('other');
      }
    };
    await Promise.all([work(), work(), work(), other()]);
    expect(steps.join(' ')).to.not.include('work work');
  });

  it('counts the time after promises, so that many small pieces do not begin together', async () => {
    await spendTurn();
    let begun = 0;
    const mostAtOnce: number[] = [];
    const work = async (): Promise<void> => {
      await ownTurn();
      begun += 1;
      for (let hop = 0; hop < 50; hop += 1) await Promise.resolve();
      mostAtOnce.push(begun);
      begun -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect(Math.max(...mostAtOnce)).to.equal(1);
  });

  it('has one immediate for all that waits, so that thousands of requests do not take the time of others', async () => {
    await spendTurn();
    const before = immediates();
    const all = Array.from({ length: 1000 }, () => ownTurn());
    await Promise.resolve();
    expect(immediates() - before).to.be.at.most(1);
    await Promise.all(all);
  });
});
