import { expect } from 'chai';

import { GuestProfile, PROFILE_DATA } from './guest-profile.js';

describe('DELETE /users/me/profile_data', () => {
  let on: GuestProfile;

  before(async () => {
    on = await GuestProfile.start();
  });
  after(() => on.site.close());

  it('removes values with an event for each, and ignores fields without one', async () => {
    const { motto, friends } = on.fields;
    await on.set([
      { id: motto, value: 'cats' },
      { id: friends, value: [on.member.id] },
    ]);
    await on.changes();
    await on.guest.client.ok('DELETE', PROFILE_DATA, { data: [friends] });
    expect(await on.changes()).to.deep.equal([{ id: friends, value: null }]);
    expect(Object.keys(await on.values())).to.deep.equal([String(motto)]);
    await on.guest.client.ok('DELETE', PROFILE_DATA, { data: [friends] });
    expect(await on.changes()).to.deep.equal([]);
    await on.refuses('DELETE', [motto, 4711], 'Field id 4711 not found.');
    expect(Object.keys(await on.values())).to.deep.equal([String(motto)]);
  });

  it('refuses bots', () => on.refusesBots('DELETE'));
});
