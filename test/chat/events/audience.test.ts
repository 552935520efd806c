import { expect } from 'chai';

import {
  decodeAudience,
  decodeUserIds,
  encodeAudience,
  encodeUserIds,
  flagsOf,
  includesUser,
} from '../../../src/runtime/event-log/events.js';

describe('The audience of an event', () => {
  it('encodes user IDs sorted and unique, at any size', () => {
    const ids = [4_294_967_295, 7, 300, 7, 0, 1, 128, 127, 70_000, 2_147_483_648];
    expect([...decodeUserIds(encodeUserIds(ids))]).to.deep.equal([
      0, 1, 7, 127, 128, 300, 70_000, 2_147_483_648, 4_294_967_295,
    ]);
    expect([...decodeUserIds(encodeUserIds([]))]).to.deep.equal([]);
  });

  it('takes about a byte per user for a large channel', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => 3 * index + 1);
    const encoded = encodeUserIds(ids);
    expect(encoded.length).to.be.below(10_100);
    expect([...decodeUserIds(encoded)]).to.deep.equal(ids);
  });

  it('includes exactly its users', () => {
    const users = encodeUserIds([5, 9, 1000]);
    for (const id of [5, 9, 1000]) expect(includesUser({ users }, id)).to.equal(true);
    for (const id of [0, 1, 6, 999, 1001]) expect(includesUser({ users }, id)).to.equal(false);
    expect(includesUser({ users: [3, 2] }, 2)).to.equal(true);
    expect(includesUser({ users: [3, 2] }, 4)).to.equal(false);
    expect(includesUser({ users: 'everyone' }, 4)).to.equal(true);
  });

  it('is unchanged after encoding and decoding', () => {
    const many = Array.from({ length: 500 }, (_, index) => index + 1);
    const flags = new Map([
      [2, ['read']],
      [4, ['mentioned', 'has_alert_word']],
      [6, ['read']],
    ]);
    const stored = decodeAudience(
      encodeAudience({ users: many, publicChannel: true, flags, defaultFlags: [] }),
    );
    expect(stored.publicChannel).to.equal(true);
    expect([...decodeUserIds(stored.users as Buffer)]).to.deep.equal(many);
    expect(stored.flags).to.deep.equal(flags);
    expect(decodeAudience(encodeAudience({ users: 'everyone' }))).to.deep.equal({
      users: 'everyone',
      publicChannel: false,
    });
    expect(includesUser(decodeAudience(encodeAudience({ users: [] })), 0)).to.equal(false);
  });

  it('has flags per recipient, default flags for other recipients, and none for other users', () => {
    const flags = new Map([[4, ['mentioned']]]);
    const audience = decodeAudience(encodeAudience({ users: [3, 4], flags, defaultFlags: ['historical'] }));
    expect(flagsOf(audience, 4)).to.deep.equal(['mentioned']);
    expect(flagsOf(audience, 3)).to.deep.equal(['historical']);
    expect(flagsOf(audience, 5)).to.deep.equal([]);
  });

  it('keep the default flags without other flags, and other flags without a default', () => {
    const onlyDefault = decodeAudience(encodeAudience({ users: [3], defaultFlags: ['historical'] }));
    expect(flagsOf(onlyDefault, 3)).to.deep.equal(['historical']);
    const onlyOthers = decodeAudience(encodeAudience({ users: [3, 4], flags: new Map([[4, ['read']]]) }));
    expect(flagsOf(onlyOthers, 4)).to.deep.equal(['read']);
    expect(flagsOf(onlyOthers, 3)).to.deep.equal([]);
  });

  it('keep apart lists of flags whose names have the same letters', () => {
    const flags = new Map([
      [3, ['read', 'mentioned']],
      [4, ['readmentioned']],
    ]);
    const stored = decodeAudience(encodeAudience({ users: [3, 4], flags }));
    expect(stored.flags).to.deep.equal(flags);
  });

  it('take a byte for an id up to 127, and no bytes for absent flags', () => {
    expect(encodeUserIds([127])).to.have.length(1);
    expect(encodeUserIds([128])).to.have.length(2);
    // What is present, the length of the ids, and an id.
    expect(encodeAudience({ users: [127] })).to.have.length(3);
  });

  it('decode the ids of a channel once', () => {
    const encoded = encodeUserIds([5, 9]);
    expect(decodeUserIds(encoded)).to.equal(decodeUserIds(encoded));
  });
});
