import { expect } from 'chai';

import { createPasswords } from '../../../src/accounts/authentication/passwords.js';
import { Semaphore } from '../../../src/lib/semaphore.js';
import { longestHold } from '../../support/event-loop.js';

describe('passwords', () => {
  const passwords = createPasswords();

  it('are hashed with Argon2id and a random salt', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('sesame-lantern'),
      passwords.hash('sesame-lantern'),
    ]);
    expect(one).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.to.equal(other);
    expect(await passwords.verify(one, 'sesame-lantern')).to.equal(true);
    expect(await passwords.verify(one, 'sesame-Lantern')).to.equal(false);
  });

  it('never match an account without a password, in similar time', async () => {
    const stored = await passwords.hash('sesame-lantern');
    await passwords.verify(null, 'the password of nobody');
    const time = async (hash: string | null): Promise<number> => {
      const before = performance.now();
      expect(await passwords.verify(hash, 'the password of nobody')).to.equal(false);
      return performance.now() - before;
    };
    await time(null);
    let [known, unknown] = [Infinity, Infinity];
    // The minimum of several runs: other load on the machine only adds time.
    for (let round = 0; round < 8; round += 1) {
      known = Math.min(known, await time(stored));
      unknown = Math.min(unknown, await time(null));
    }
    expect(unknown).to.be.within(known / 4, known * 4);
  });

  it('are too weak if short, too long, common, or derived from user data', async () => {
    const context = ['iago@example.com', 'Iago Montague'];
    for (const weak of ['', 'a7$Kq', 'x'.repeat(101), 'password', 'qwerty123', 'iago', 'abcdefgh']) {
      expect(await passwords.isTooWeak(weak, context), weak).to.equal(true);
    }
    for (const strong of ['sesame-lantern', 'k8Jq2L', 'correct horse battery staple']) {
      expect(await passwords.isTooWeak(strong, context), strong).to.equal(false);
    }
    const long = 'iago.montague.of.venice@mail.example.com';
    for (const weak of [long, 'ab'.repeat(50)])
      expect(await passwords.isTooWeak(weak, [long]), weak).to.equal(true);
    for (const strong of [`${'a'.repeat(32)}k8Jq2LvW`, `${long} k8Jq2LvW and sesame`])
      expect(await passwords.isTooWeak(strong, [long]), strong).to.equal(false);
  });

  it('are rated without blocking the event loop, at any length', async () => {
    const context = ['iago@example.com', 'Iago Montague'];
    await passwords.isTooWeak('p4$$w0rd', context);
    for (const unit of ['p4$$w0rd', '1234567890', '01.02.2003', '4@8({[<36!|1$57+']) {
      // The minimum of several runs: other load on the machine only adds time.
      let held = Infinity;
      for (let round = 0; round < 50 && held >= 20; round += 1)
        held = Math.min(
          held,
          await longestHold(() => passwords.isTooWeak(unit.repeat(13).slice(0, 100), context)),
        );
      expect(held, unit).to.be.below(20);
    }
  });
});

describe('Semaphore', () => {
  it('runs a limited number of tasks at once, in order', async () => {
    const turns = new Semaphore(2);
    const releases: (() => void)[] = [];
    const begun: number[] = [];
    const work = [0, 1, 2, 3].map((index) =>
      turns.run(async () => {
        begun.push(index);
        await new Promise<void>((resolve) => releases.push(resolve));
        return index;
      }),
    );
    await Promise.resolve();
    expect(begun).to.deep.equal([0, 1]);
    releases.shift()?.();
    await work[0];
    expect(begun).to.deep.equal([0, 1, 2]);
    releases.shift()?.();
    await work[1];
    for (const release of releases) release();
    expect(await work[2]).to.equal(2);
    releases.at(-1)?.();
    expect(await work[3]).to.equal(3);
    expect(turns.isIdle).to.equal(true);
  });

  it('continues after a failed task', async () => {
    const turns = new Semaphore(1);
    const failing = turns
      .run(() => Promise.reject(new Error('no')))
      .catch((error: unknown) => (error as Error).message);
    expect(await turns.run(() => Promise.resolve('yes'))).to.equal('yes');
    expect(await failing).to.equal('no');
    expect(turns.isIdle).to.equal(true);
  });
});
