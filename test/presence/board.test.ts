import { expect } from 'chai';

import { Board } from '../../src/presence/board.js';
import { takeUpdateId, writeTimes } from '../../src/presence/store.js';
import { makeChannel } from '../messages/conversation.js';
import { addCrowd } from '../support/crowd.js';
import { startServer, type TestServer } from '../support/server.js';

const PEOPLE = 140;

describe('what is published of who is there', () => {
  let site: TestServer;
  let board: Board;

  before(async () => {
    site = await startServer();
    const anna = await site.person('Anna');
    const crowd = await addCrowd(site, await makeChannel(anna, 'crowded', []), 'crowd', PEOPLE);
    const { store, clock } = site.server;
    const now = clock.seconds();
    const times = { active_at: now, active_client: 1, connected_at: now, input_at: null };
    await store.write(async (tx) => {
      for (const id of crowd) await writeTimes(tx, await takeUpdateId(tx), new Map([[id, times]]));
    });
    board = new Board({ store, clock });
    await board.fresh();
  });
  after(() => site.close());

  const answer = (sinceId: number): unknown => board.json('modern', sinceId)[0];

  it('is put together once for all who ask for the same, whatever they have seen', () => {
    expect(answer(-5)).to.equal(answer(-1));
  });

  it('is not kept for each of the many ids that somebody may ask for', () => {
    const first = board.lastId - PEOPLE;
    const before = answer(first);
    expect(answer(first)).to.equal(before);
    for (let later = 1; later < 30; later += 1) answer(first + later);
    expect(answer(first)).not.to.equal(before);
  });
});
