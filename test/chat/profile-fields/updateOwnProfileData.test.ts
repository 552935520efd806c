import { expect } from 'chai';

import { GuestProfile } from './guest-profile.js';

describe('PATCH /users/me/profile_data', () => {
  let on: GuestProfile;

  before(async () => {
    on = await GuestProfile.start();
  });
  after(() => on.site.close());

  it('sets the values of a guest, and sends an event for each that changed', async () => {
    const { motto, friends } = on.fields;
    const data = [
      { id: motto, value: '*cats*' },
      { id: friends, value: [on.member.id] },
    ];
    await on.set(data);
    const rendered_value = '<p><em>cats</em></p>';
    expect(await on.changes()).to.deep.equal([
      { id: motto, value: '*cats*', rendered_value },
      { id: friends, value: `[${on.member.id}]` },
    ]);
    expect(await on.values()).to.deep.equal({
      [motto]: { value: '*cats*', rendered_value },
      [friends]: { value: `[${on.member.id}]` },
    });
    await on.set(data);
    expect(await on.changes()).to.deep.equal([]);
  });

  it('validates by the type of the field, and then changes nothing', async () => {
    const { motto, friends } = on.fields;
    const before = await on.values();
    const good = { id: motto, value: 'dogs' };
    await on.refuses('PATCH', [good, { id: 4711, value: 'x' }], 'Field id 4711 not found.');
    await on.refuses('PATCH', [good, { id: friends, value: [4711] }], 'Invalid user IDs: 4711');
    const tooLong = { id: motto, value: 'x'.repeat(51) };
    await on.refuses('PATCH', [good, tooLong], 'Motto is too long (limit: 50 characters)');
    expect(await on.values()).to.deep.equal(before);
    expect(await on.changes()).to.deep.equal([]);
  });

  it('refuses bots', () => on.refusesBots('PATCH'));
});
