import { expect } from 'chai';

import { Endings } from '../../../src/accounts/authentication/sessions/endings.js';

const REMEMBERED = 10_000;

describe('Endings', () => {
  /** Returns whether a request of the session is ended that began after `count` endings. */
  const isEnded = (endings: Endings, id: number, count: number): boolean => {
    let ended = false;
    const release = endings.watch(id, count, () => {
      ended = true;
    });
    release();
    return ended;
  };

  it('ends current and later registered requests of the session, and no others', () => {
    const endings = new Endings();
    const { count } = endings;
    const ended: number[] = [];
    for (const id of [1, 2]) endings.watch(id, count, () => ended.push(id));
    endings.end(1);
    endings.end(1);
    expect(ended).to.deep.equal([1]);
    expect([1, 2, 3].map((id) => isEnded(endings, id, count))).to.deep.equal([true, false, false]);
    expect(isEnded(endings, 1, endings.count), 'a request that began later').to.equal(false);
    endings.endAll();
    expect(ended).to.deep.equal([1, 2]);
    expect(isEnded(endings, 3, count)).to.equal(true);
    expect(isEnded(endings, 3, endings.count)).to.equal(false);
  });

  it('remembers each of the newest 10000 endings', () => {
    const endings = new Endings();
    const { count } = endings;
    for (let id = 1; id <= REMEMBERED; id += 1) endings.end(id);
    expect(isEnded(endings, 0, count)).to.equal(false);
    endings.end(REMEMBERED + 1);
    expect(isEnded(endings, 0, count), 'one ending is forgotten, which may belong to any session').to.equal(
      true,
    );
    expect(isEnded(endings, 0, count + 1)).to.equal(false);
  });
});
