import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'chai';

import { NoTurnError, OwnerTurns } from '../../src/lib/owner-turns.js';
import { PaidTurns, type PaidShares } from '../../src/lib/paid-turns.js';

const SHARES: PaidShares = { places: 3, ofOwner: 2, waiting: 2, waitMs: 60_000, time: null };

/** Takes places, and notes in which order work begins. */
const started = (turns: PaidTurns): { begin: (...names: string[]) => void; begun: string[] } => {
  const begun: string[] = [];
  return {
    begun,
    begin(...names) {
      for (const name of names) {
        const turn = turns.take(turns.owner(name[0] ?? ''));
        // What still waits after the test is refused.
        void turn.then(
          () => begun.push(name),
          () => undefined,
        );
      }
    },
  };
};

const refusalOf = async (work: Promise<void>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the turns of owners', () => {
  it('give each owner a few places, and the rest of their work waits', async () => {
    const turns = new PaidTurns(SHARES);
    const { begin, begun } = started(turns);
    begin('a1', 'a2', 'a3', 'b1');
    await pause(0);
    expect(begun).to.deep.equal(['a1', 'a2', 'b1']);
    expect(turns.use).to.deep.equal({ used: 3, waiting: 1, most: 3 });
    turns.give(turns.owner('a'));
    await pause(0);
    expect(begun).to.deep.equal(['a1', 'a2', 'b1', 'a3']);
  });

  it('let the owners with waiting work take turns if all places are taken', async () => {
    const turns = new PaidTurns({ ...SHARES, places: 1, ofOwner: 1, waiting: 5 });
    const { begin, begun } = started(turns);
    begin('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    for (let given = 0; given < 6; given += 1) {
      await pause(0);
      turns.give(turns.owner(begun.at(-1)?.[0] ?? ''));
    }
    expect(begun).to.deep.equal(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(turns.use).to.deep.equal({ used: 0, waiting: 0, most: 1 });
  });

  it('do not let new work of an owner pass their work that waits', async () => {
    const turns = new PaidTurns({ ...SHARES, places: 1 });
    const { begin, begun } = started(turns);
    begin('a1', 'b1');
    turns.give(turns.owner('a'));
    begin('b2');
    expect(turns.tryTake(turns.owner('b'))).to.equal(false);
    await pause(0);
    expect(begun).to.deep.equal(['a1', 'b1']);
  });

  it('refuse what is more than may wait, of this owner only', async () => {
    const turns = new PaidTurns(SHARES);
    const { begin, begun } = started(turns);
    begin('a1', 'a2', 'a3', 'a4');
    const refusal = await refusalOf(turns.take(turns.owner('a')));
    expect(refusal).to.be.instanceOf(NoTurnError);
    expect((refusal as NoTurnError).retryAfter).to.equal(1);
    begin('b1');
    await pause(0);
    expect(begun).to.deep.equal(['a1', 'a2', 'b1']);
  });

  it('refuse what has waited too long, and its place in the line is free again', async () => {
    const turns = new PaidTurns({ ...SHARES, ofOwner: 1, waiting: 1, waitMs: 5 });
    const { begin } = started(turns);
    begin('a1');
    expect(await refusalOf(turns.take(turns.owner('a')))).to.be.instanceOf(NoTurnError);
    expect(turns.use.waiting).to.equal(0);
    turns.give(turns.owner('a'));
    expect(turns.tryTake(turns.owner('a'))).to.equal(true);
  });

  it('let an owner wait who has used up their time, until it comes back', async () => {
    const turns = new PaidTurns({ ...SHARES, time: { burstMs: 50, msPerSecond: 1_000 } });
    const owner = turns.owner('a');
    expect(turns.tryTake(owner)).to.equal(true);
    owner.charge(100);
    turns.give(owner);
    expect(turns.tryTake(turns.owner('b'))).to.equal(true);
    expect(turns.tryTake(owner)).to.equal(false);
    await turns.take(owner);
    expect(turns.use.used).to.equal(2);
  });

  it('let an owner begin after the rest who used up their time while all places were taken', async () => {
    const turns = new PaidTurns({ ...SHARES, places: 1, time: { burstMs: 50, msPerSecond: 1_000 } });
    const [busy, tired] = [turns.owner('busy'), turns.owner('tired')];
    expect(turns.tryTake(busy)).to.equal(true);
    const begun = turns.take(tired);
    tired.charge(100);
    turns.give(busy);
    expect(turns.use).to.deep.equal({ used: 0, waiting: 1, most: 1 });
    await begun;
    expect(turns.use).to.deep.equal({ used: 1, waiting: 0, most: 1 });
  });

  it('refuse at once what would wait too long for time, and state how long', async () => {
    const turns = new PaidTurns({ ...SHARES, waitMs: 2_000, time: { burstMs: 500, msPerSecond: 100 } });
    const owner = turns.owner('a');
    owner.charge(900);
    const refusal = await refusalOf(turns.take(owner));
    expect(refusal).to.be.instanceOf(NoTurnError);
    expect((refusal as NoTurnError).retryAfter).to.be.within(4, 5);
  });

  it('charge a second at most at once, since the machine may have slept', () => {
    const turns = new PaidTurns({ ...SHARES, time: { burstMs: 1_500, msPerSecond: 100 } });
    const owner = turns.owner('a');
    owner.charge(3_600_000);
    expect(owner.restMs).to.equal(0);
    owner.charge(3_600_000);
    expect(owner.restMs).to.be.within(4_900, 5_010);
    for (let count = 0; count < 100; count += 1) owner.charge(1_000);
    expect(owner.restMs, 'at most a minute').to.be.within(59_000, 60_010);
  });

  it('forget owners without work, but not what they have used', () => {
    const turns = new PaidTurns({ ...SHARES, places: 5, time: { burstMs: 10, msPerSecond: 0.001 } });
    const [busy, tired] = [turns.owner('busy'), turns.owner('tired')];
    expect(turns.tryTake(busy)).to.equal(true);
    tired.charge(20);
    const rested = turns.owner('rested');
    for (let index = 0; index < 3_000; index += 1) turns.owner(`stranger ${String(index)}`);
    expect(turns.owner('busy')).to.equal(busy);
    expect(turns.owner('tired')).to.equal(tired);
    expect(turns.owner('rested')).not.to.equal(rested);
  });
});

describe('work in turns', () => {
  it('runs one at a time for each owner, and the owners take turns', async () => {
    const turns = new OwnerTurns<number>({ places: 2, ofOwner: 1 });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const run = (name: string): Promise<void> =>
      turns.run(Number(name[0]), () => {
        begun.push(name);
        return new Promise((resolve) => ends.set(name, resolve));
      });
    const end = async (name: string): Promise<void> => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    };
    const all = ['1a', '1b', '1c', '1d', '2a', '3a', '2b'].map(run);
    await new Promise(setImmediate);
    expect(begun).to.deep.equal(['1a', '2a']);
    await end('1a');
    expect(begun.at(-1), 'not another of the first owner').to.equal('3a');
    await end('2a');
    expect(begun.at(-1)).to.equal('1b');
    await end('3a');
    expect(begun.at(-1)).to.equal('2b');
    await end('1b');
    expect(begun.at(-1)).to.equal('1c');
    await end('2b');
    expect(begun.at(-1), 'one at a time').to.equal('1c');
    await end('1c');
    await end('1d');
    await Promise.all(all);
    expect(turns.use).to.deep.equal({ used: 0, waiting: 0, most: 2 });
    expect(turns.isBusy(1)).to.equal(false);
  });

  it('gives its place back if it fails', async () => {
    const turns = new OwnerTurns<number>({ places: 1, ofOwner: 1 });
    const failed = await refusalOf(turns.run(1, () => Promise.reject(new Error('It failed.'))));
    expect((failed as Error).message).to.equal('It failed.');
    expect(turns.tryTake(2)).to.equal(true);
  });
});
