import { expect } from 'chai';

import { bytesOf, SharedJson } from '../../../src/runtime/http/serialize.js';
import { PresenceIndex } from '../../../src/chat/presence/published-presence.js';
import { takeUpdateId, writeTimes } from '../../../src/chat/presence/store.js';
import { withoutMember } from '../../../src/chat/presence/view.js';
import { makeChannel } from '../messages/fixtures.js';
import { addCrowd } from '../../support/many-users.js';
import { startServer, type TestServer } from '../../support/server.js';

const PEOPLE = 140;

describe('The index of published presence', () => {
  let site: TestServer;
  let board: PresenceIndex;
  let crowd: readonly number[];

  before(async () => {
    site = await startServer();
    const anna = await site.person('Anna');
    crowd = await addCrowd(site, await makeChannel(anna, 'crowded', []), 'crowd', PEOPLE);
    const { store, clock } = site.services;
    const now = clock.seconds();
    const times = { active_at: now, active_client: 1, connected_at: now, input_at: null };
    await store.write(async (tx) => {
      for (const id of crowd) await writeTimes(tx, await takeUpdateId(tx), new Map([[id, times]]));
    });
    board = new PresenceIndex({ store, clock });
    await board.fresh();
  });
  after(() => site.close());

  const answer = (sinceId: number): unknown => board.json('modern', sinceId)[0];

  it('is serialized once for all requests for the same state', () => {
    expect(answer(-5)).to.equal(answer(-1));
  });

  it('leaves out one user, at any position', () => {
    const text = (exceptId?: number): string =>
      board
        .json('legacy', -1, exceptId)
        .map((piece) => bytesOf(piece).toString())
        .join('');
    const all = JSON.parse(`{${text()}}`) as object;
    expect(Object.keys(all)).to.have.length(PEOPLE);
    for (const id of [0, 1, 20, PEOPLE - 101, PEOPLE - 100, PEOPLE - 50, PEOPLE - 1].map(
      (index) => crowd[index],
    )) {
      const { email = '' } = board.find(id ?? 0) ?? {};
      const { [email]: own, ...others } = all as Record<string, unknown>;
      expect(own).to.not.equal(undefined);
      expect(JSON.parse(`{${text(id)}}`)).to.deep.equal(others);
    }
    expect(text(4711), 'of nobody').to.equal(text());
  });

  it('compresses nothing for one response only', () => {
    const sharedOf = (exceptId?: number): unknown[] =>
      board.json('modern', -1, exceptId).filter((piece) => piece instanceof SharedJson);
    const all = sharedOf();
    const others = sharedOf(crowd[20]);
    expect(others).to.have.length(all.length - 1);
    expect(all).to.include.members(others);
  });

  it('does not cache a response for every requested ID', () => {
    const first = board.lastId - 2 * PEOPLE;
    const before = answer(first);
    expect(answer(first)).to.equal(before);
    for (let later = 1; later < 30; later += 1) answer(first + 2 * later);
    expect(answer(first)).not.to.equal(before);
  });
});

describe('withoutMember', () => {
  const without = (members: string, member: string): string =>
    Buffer.concat(withoutMember(new SharedJson(members), member).map(bytesOf)).toString();

  it('removes one member of a JSON object, with its comma', () => {
    expect(without('"1":{}', '"1":{}')).to.equal('');
    expect(without('"1":{},"2":{},"3":{}', '"1":{}')).to.equal('"2":{},"3":{}');
    expect(without('"1":{},"2":{},"3":{}', '"2":{}')).to.equal('"1":{},"3":{}');
    expect(without('"ä":{},"ö":{}', '"ö":{}')).to.equal('"ä":{}');
    expect(without('"ä":{},"ö":{}', '"ä":{}')).to.equal('"ö":{}');
    expect(without('"1":{}', '"2":{}')).to.equal('"1":{}');
  });

  it('does not match inside another member’s name', () => {
    const [name, other] = [JSON.stringify('a,"b'), JSON.stringify('b')];
    expect(without(`${name}:{},${other}:{}`, `${other}:{}`)).to.equal(`${name}:{}`);
  });
});
