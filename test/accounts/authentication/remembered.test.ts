import { expect } from 'chai';

import { createRemembered } from '../../../src/accounts/authentication/actors.js';

describe('remembered credentials', () => {
  const VALUE = {};

  it('are limited to the newest fifty of each user', () => {
    const remembered = createRemembered<object>();
    remembered.set('of another', 2, VALUE);
    for (let index = 0; index < 60; index += 1) remembered.set(`spelling ${index}`, 1, VALUE);
    const kept = Array.from({ length: 60 }, (_, index) => remembered.get(`spelling ${index}`) === VALUE);
    expect(kept.filter(Boolean)).to.have.length(50);
    expect(kept[9]).to.equal(false);
    expect(kept[10]).to.equal(true);
    expect(remembered.get('of another')).to.equal(VALUE);
  });

  it('count once if they are verified repeatedly', () => {
    const remembered = createRemembered<object>();
    remembered.set('first', 1, VALUE);
    for (let times = 0; times < 60; times += 1) remembered.set('again', 1, VALUE);
    expect(remembered.get('first')).to.equal(VALUE);
  });

  it('are not kept if they are longer than 1000 characters', () => {
    const remembered = createRemembered<object>();
    for (const length of [1000, 1001]) remembered.set('x'.repeat(length), 1, VALUE);
    expect(remembered.get('x'.repeat(1000))).to.equal(VALUE);
    expect(remembered.get('x'.repeat(1001))).to.equal(undefined);
  });

  it('are deleted by user', () => {
    const remembered = createRemembered<object>();
    for (const [credentials, id] of [
      ['one', 1],
      ['two', 1],
      ['three', 2],
    ] as const)
      remembered.set(credentials, id, VALUE);
    remembered.deleteOf(1);
    expect(['one', 'two', 'three'].map((one) => remembered.get(one) === VALUE)).to.deep.equal([
      false,
      false,
      true,
    ]);
  });
});
