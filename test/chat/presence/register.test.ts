import { expect } from 'chai';

import { takeUpdateId, writeTimes } from '../../../src/chat/presence/store.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const DAY = 86_400;

describe('The presence in the register response', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  afterEach(() => site.close());

  const register = (): Promise<Body> =>
    ben.client.ok('POST', '/register', { fetch_event_types: ['presence'], slim_presence: true });

  /** Writes the presence of Anna as another process does: this process is not notified of it. */
  const writeElsewhere = (at: number): Promise<number> =>
    site.services.store.write(async (tx) => {
      const id = await takeUpdateId(tx);
      const times = { active_at: at, active_client: 1, connected_at: at, input_at: null };
      await writeTimes(tx, id, new Map([[anna.id, times]]));
      return id;
    });

  const now = (): number => site.clock.seconds();

  it('includes what was written since this process last read it', async () => {
    await ben.client.ok('GET', '/realm/presence');
    const id = await writeElsewhere(now());
    const { presences, presence_last_update_id } = await register();
    expect(presences).to.deep.equal({
      [String(anna.id)]: { active_timestamp: now(), idle_timestamp: now() },
    });
    expect(presence_last_update_id).to.equal(id);
  });

  it('replaces the times that this process read earlier', async () => {
    await writeElsewhere(now());
    await ben.client.ok('GET', '/realm/presence');
    const at = now() + 60;
    await writeElsewhere(at);
    expect((await register()).presences).to.deep.equal({
      [String(anna.id)]: { active_timestamp: at, idle_timestamp: at },
    });
  });

  it('leaves out a user who turned `presence_enabled` off a moment ago', async () => {
    await writeElsewhere(now());
    await ben.client.ok('GET', '/realm/presence');
    expect((await register()).presences).to.have.property(String(anna.id));
    await anna.client.ok('PATCH', '/settings', { presence_enabled: false });
    expect((await register()).presences).to.deep.equal({});
  });

  it('reaches back two weeks', async () => {
    await ben.client.ok('GET', '/realm/presence');
    await writeElsewhere(now() - 14 * DAY);
    expect((await register()).presences).to.have.property(String(anna.id));
    await writeElsewhere(now() - 14 * DAY - 1);
    expect((await register()).presences).to.deep.equal({});
  });

  it('is only in responses to clients that request it', async () => {
    const fields = ['presences', 'presence_last_update_id'];
    expect(await register()).to.include.all.keys(fields);
    const others = await ben.client.ok('POST', '/register', { fetch_event_types: ['user_status'] });
    expect(others).not.to.have.any.keys(fields);
  });
});
