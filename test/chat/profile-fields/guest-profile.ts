import { expect } from 'chai';

import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch, type Queue } from '../users/event-recorder.js';

export const PROFILE_DATA = '/users/me/profile_data';
const FIELDS = '/realm/profile_fields';

/** A guest with a profile of two fields, and a member who sees it. */
export class GuestProfile {
  private constructor(
    readonly site: TestServer,
    readonly guest: Person,
    readonly member: Person,
    /** The IDs of the fields: a short text, and a list of users. */
    readonly fields: { readonly motto: number; readonly friends: number },
    private readonly queue: Queue,
  ) {}

  static async start(): Promise<GuestProfile> {
    const site = await startServer();
    const guest = await site.person('Gina', { role: 'guest' });
    const member = await site.person('Ben');
    const { id: motto } = await site.owner.ok('POST', FIELDS, { field_type: 1, name: 'Motto' });
    const { id: friends } = await site.owner.ok('POST', FIELDS, { field_type: 6, name: 'Friends' });
    const queue = await watch(member.client, ['realm_user']);
    return new GuestProfile(site, guest, member, { motto, friends }, queue);
  }

  /** Returns the changed values of the events that the member got. */
  async changes(): Promise<Body[]> {
    return (await events(this.queue)).map(({ person: { user_id, custom_profile_field } }) => {
      expect(user_id).to.equal(this.guest.id);
      return custom_profile_field;
    });
  }

  /** Returns the values that the member sees. */
  async values(): Promise<Body> {
    const more = { include_custom_profile_fields: true };
    return (await this.member.client.ok('GET', `/users/${this.guest.id}`, more)).user.profile_data;
  }

  set(data: unknown): Promise<Body> {
    return this.guest.client.ok('PATCH', PROFILE_DATA, { data });
  }

  refuses(method: 'PATCH' | 'DELETE', data: unknown, msg: string): Promise<Body> {
    return this.guest.client.fails(method, PROFILE_DATA, { data }, { code: 'BAD_REQUEST', msg });
  }

  async refusesBots(method: 'PATCH' | 'DELETE'): Promise<void> {
    const bot = await this.site.person('Robot', { botOf: this.member.id });
    const refusal: Parameters = { code: 'BAD_REQUEST', msg: 'This endpoint does not accept bot requests.' };
    await bot.client.fails(method, PROFILE_DATA, { data: [] }, refusal);
  }
}
