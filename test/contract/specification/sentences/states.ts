import { expect } from 'chai';

import { listed as attachments, pass, upload } from '../../../chat/attachments/fixtures.js';
import { publishReports } from '../../../chat/presence/fixtures.js';
import { schedule, advanceInOneStep } from '../../../chat/scheduled-messages/fixtures.js';
import type { Body } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { startServer } from '../../../support/server.js';
import { sentence, type Section } from './sentence.js';
import { setProperty } from './subscribing.js';
import { inWorld, listen, registered, send, subscriptionOf, type Fixtures } from './fixtures.js';

const WEEK_MS = 7 * 86_400_000;

const report = ({ client }: Person, status: string): Promise<Body> =>
  client.ok('POST', '/users/me/presence', { status, slim_presence: true });

/** Deactivates and reactivates an account, and returns the changes that Ada's queue received. */
const comeAndGo = async (
  fixtures: Fixtures,
  { id }: Person,
  type: string,
  path = '/users',
): Promise<Body[]> => {
  const { administrator, owner } = fixtures;
  const events = await listen(administrator.client, [type]);
  await owner.client.ok('DELETE', `${path}/${String(id)}`);
  await owner.client.ok('POST', `/users/${String(id)}/reactivate`);
  return (await events()).map(({ op, person, bot }) => ({ op, ...(person ?? bot) }));
};

export const states: Section = {
  title: 'States and transitions',
  sentences: [
    sentence(
      'Presence status of a user on a client | POST /users/me/presence with status | Client reports status `active` when the user is presently using the device, else `idle` | `active` or `idle` | Presence timestamps are updated; presence events are sent',
      async (fixtures) => {
        const { anna, site } = fixtures;
        const ben = await fixtures.person();
        const events = await listen(anna.client, ['presence'], { slim_presence: true });
        const shown = async (): Promise<Body> => (await report(anna, 'active')).presences[ben.id];
        const told = async (): Promise<Body[]> =>
          (await events()).filter(({ user_id }) => user_id === ben.id);
        await report(ben, 'active');
        const active = site.clock.seconds();
        await publishReports(fixtures.site);
        expect(await shown()).to.include({ active_timestamp: active, idle_timestamp: active });
        expect(await told()).to.have.length(1);
        site.clock.advance(3000);
        await report(ben, 'idle');
        const idle = site.clock.seconds();
        await publishReports(fixtures.site);
        expect(await shown()).to.include({ active_timestamp: active, idle_timestamp: idle });
        expect(await told()).to.have.length(1);
      },
    ),
    sentence(
      'Subscription mute | POST /users/me/subscriptions/properties with is_muted or in_home_view | Property updated | is_muted true or false (in_home_view is the inverse) | From FL 139 two subscription update events are generated, one per property; before, only one for in_home_view',
      async (fixtures) => {
        const { anna } = fixtures;
        const { id: stream_id } = await fixtures.channel([anna]);
        const events = await listen(anna.client, ['subscription']);
        for (const [property, value, is_muted] of [
          ['is_muted', true, true],
          ['in_home_view', true, false],
        ] as const) {
          await setProperty(anna.client, stream_id, property, value);
          const changes = (await events()).map((event) => ({ [event.property]: event.value as boolean }));
          expect(changes).to.have.deep.members([{ is_muted }, { in_home_view: !is_muted }]);
          const state = { is_muted, in_home_view: !is_muted };
          expect(await subscriptionOf(anna.client, stream_id)).to.include(state);
        }
      },
    ),
    sentence(
      'User account | User deactivated or reactivated | Administrative action | is_active false or true | From FL 222 a realm_user event with op update and is_active is sent (earlier: realm_user remove and add events)',
      async (fixtures) => {
        const person = await fixtures.person();
        const changes = await comeAndGo(fixtures, person, 'realm_user');
        expect(changes).to.deep.equal([
          { op: 'update', user_id: person.id, is_active: false },
          { op: 'update', user_id: person.id, is_active: true },
        ]);
      },
    ),
    sentence(
      'Bot account | Bot deactivated or reactivated | Administrative action | is_active false or true | From FL 222 a realm_bot event with op update and is_active is sent (earlier: op remove and add)',
      async (fixtures) => {
        const bot = await fixtures.person({ botOf: fixtures.anna.id });
        const changes = await comeAndGo(fixtures, bot, 'realm_bot', '/bots');
        expect(changes).to.deep.include({ op: 'update', user_id: bot.id, is_active: false });
        expect(changes).to.deep.include({ op: 'update', user_id: bot.id, is_active: true });
        expect(new Set(changes.map(({ op }) => op as string))).to.deep.equal(new Set(['update']));
      },
    ),
    sentence(
      'Scheduled message | Send attempt | Server fails to deliver | failed flag true | Editing then requires scheduled_delivery_timestamp',
      (fixtures) =>
        inWorld({ clock: fixtures.site.clock }, async ({ anna, ben, site }) => {
          const due = site.clock.seconds() + 60;
          const message = { type: 'direct', to: [ben.id], content: 'hi', scheduled_delivery_timestamp: due };
          const id = await schedule(anna, message);
          await advanceInOneStep(60 + 601, site);
          const { scheduled_messages } = await anna.client.ok('GET', '/scheduled_messages');
          expect(scheduled_messages[0]).to.include({ scheduled_message_id: id, failed: true });
          const path = `/scheduled_messages/${String(id)}`;
          await anna.client.fails('PATCH', path, { content: 'hello' }, { code: 'BAD_REQUEST' });
          const edited = { content: 'hello', scheduled_delivery_timestamp: site.clock.seconds() + 60 };
          await anna.client.ok('PATCH', path, edited);
        }),
    ),
    sentence(
      'Uploaded file | Last message referencing it is deleted, directly or by retention policy | File was referenced by at least one message | deleted',
      async (fixtures) => {
        const { owner } = fixtures;
        const person = await fixtures.person();
        const url = await upload(person);
        const first = await send(person, [owner], `[notes](${url})`);
        const second = await send(person, [owner], `[notes](${url})`);
        const remove = (id: number) => owner.client.ok('DELETE', `/messages/${String(id)}`);
        await remove(first);
        expect(await attachments(person)).to.have.length(1);
        await remove(second);
        expect(await attachments(person)).to.deep.equal([]);
      },
    ),
    sentence(
      'Uploaded file | Time passes | File never used in a message | deleted a few weeks after upload',
      async () => {
        const site = await startServer();
        const person = { client: site.owner };
        await upload(person);
        await pass(3 * WEEK_MS, site);
        expect(await attachments(person)).to.have.length(1);
        await pass(4 * WEEK_MS, site);
        await pass(3_600_000, site);
        expect(await attachments(person)).to.deep.equal([]);
        await site.close();
      },
    ),
    sentence(
      'Drafts of a user | enable_drafts_synchronization set to false | Setting changed | all drafts on the server deleted | No events delete local copies held by clients',
      async (fixtures) => {
        const person = await fixtures.person();
        const drafts = [{ type: '', to: [], topic: '', content: 'Blue' }];
        await person.client.ok('POST', '/drafts', { drafts });
        const events = await listen(person.client, ['drafts']);
        await person.client.ok('PATCH', '/settings', { enable_drafts_synchronization: false });
        await person.client.ok('PATCH', '/settings', { enable_drafts_synchronization: true });
        expect((await registered(person.client, 'drafts')).drafts).to.deep.equal([]);
        expect(await events()).to.deep.equal([]);
      },
    ),
  ],
};
