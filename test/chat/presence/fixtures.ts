import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { TestServer } from '../../support/server.js';
import { keepingOrganization, setOrganization } from '../../support/settings.js';

/** Creates a guest who is subscribed to no channel. */
export const lonelyGuest = async (server: TestServer, name: string): Promise<Person> => {
  const guest = await server.person(name, { role: 'guest' });
  const { subscriptions } = await guest.client.ok('GET', '/users/me/subscriptions');
  const names: string[] = subscriptions.map((channel: Body) => channel.name);
  if (names.length > 0) await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
  return guest;
};

/** Runs `work` while guests can access only users with whom they share a conversation. */
export const whileGuestsSeeFew = (site: TestServer, work: () => Promise<void>): Promise<void> =>
  keepingOrganization(site, async () => {
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    const { id } = user_groups.find(({ name }: Body) => name === 'role:members');
    await setOrganization(site, { can_access_all_users_group: id });
    await work();
  });

/** Waits until the pending reports are written and published. */
export const publishReports = async ({ clock, services }: TestServer): Promise<void> => {
  clock.advance(2000);
  await services.presence.reports.settled();
};
