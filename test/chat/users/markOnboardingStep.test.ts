import { expect } from 'chai';

import { startServer } from '../../support/server.js';
import { events, watch } from './event-recorder.js';

describe('POST /users/me/onboarding_steps', () => {
  it('removes the step, sends one event and refuses unknown steps', async () => {
    const site = await startServer();
    const { client } = await site.person('Person');
    const open = async (): Promise<unknown[]> =>
      (await client.ok('POST', '/register', { event_types: ['onboarding_steps'] })).onboarding_steps;
    const before = await open();
    const queue = await watch(client, ['onboarding_steps']);
    const step = { type: 'one_time_notice', name: 'intro_inbox_view_modal' };
    for (let times = 0; times < 2; times += 1) {
      await client.ok('POST', '/users/me/onboarding_steps', { onboarding_step: step.name });
    }
    const after = await open();
    expect(before).to.deep.include(step);
    expect(after)
      .to.have.length(before.length - 1)
      .and.not.to.deep.include(step);
    expect(await events(queue)).to.deep.equal([{ type: 'onboarding_steps', onboarding_steps: after }]);
    const unknown = { msg: 'Unknown onboarding_step: hello' };
    await client.fails('POST', '/users/me/onboarding_steps', { onboarding_step: 'hello' }, unknown);
    await site.close();
  });
});
