import { expect } from 'chai';

import { claimDigest, findCandidates } from '../../../src/accounts/email/digest/candidates.js';
import { beginRound } from '../../../src/accounts/email/digest/contents.js';
import { makeChannel, say } from '../../chat/messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const DAY = 86_400;
const DAYS = DAY * 1000;

describe('A digest', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  const now = (): number => site.clock.seconds();

  const isDue = async (): Promise<boolean> => {
    const { store } = site.services;
    for await (const some of findCandidates((work) => store.read(work), {
      now: now(),
      isPresenceDisabled: false,
    }))
      if (some.some(({ id }) => id === anna.id)) return true;
    return false;
  };

  /** Returns whether the digest is due a second before this time has passed, and when it has passed. */
  const dueAround = async (seconds: number): Promise<boolean[]> => {
    site.clock.advance((seconds - 1) * 1000);
    const before = await isDue();
    site.clock.advance(1_000);
    return [before, await isDue()];
  };

  it('is due five days after the user joined', async () => {
    expect(await dueAround(5 * DAY)).to.deep.equal([false, true]);
  });

  it('is due five days after the user was active', async () => {
    site.clock.advance(9 * DAYS);
    await anna.client.ok('POST', '/users/me/presence', { status: 'active' });
    site.clock.advance(1_000);
    await site.services.presence.reports.settled();
    expect(await dueAround(5 * DAY - 1)).to.deep.equal([false, true]);
  });

  it('is due five days after the last message or login of the user', async () => {
    const channel = await makeChannel(anna, 'design', []);
    site.clock.advance(9 * DAYS);
    await say(anna, channel, 'logo');
    expect(await dueAround(5 * DAY), 'message').to.deep.equal([false, true]);
    const { email: username, password } = anna;
    await site.anonymous.ok('POST', '/fetch_api_key', { username, password });
    expect(await dueAround(5 * DAY), 'login').to.deep.equal([false, true]);
  });

  it('is due again after six days, and claimed once', async () => {
    const claim = (): Promise<boolean> => site.services.store.write((tx) => claimDigest(tx, anna.id, now()));
    site.clock.advance(9 * DAYS);
    expect([await claim(), await claim()]).to.deep.equal([true, false]);
    site.clock.advance(6 * DAYS - 1_000);
    expect([await isDue(), await claim()], 'a second before').to.deep.equal([false, false]);
    site.clock.advance(1_000);
    expect([await isDue(), await claim()], 'after six days').to.deep.equal([true, true]);
  });

  it('covers messages and channels less than eight days old', async () => {
    const channel = await makeChannel(anna, 'design', []);
    await say(anna, channel, 'logo');
    const covers = async (): Promise<boolean[]> => {
      const { activity, newChannels } = await beginRound(site.services);
      return [activity.has(channel), newChannels.some(({ id }) => id === channel)];
    };
    site.clock.advance(8 * DAYS - 1_000);
    expect(await covers()).to.deep.equal([true, true]);
    site.clock.advance(1_000);
    expect(await covers()).to.deep.equal([false, false]);
  });
});
