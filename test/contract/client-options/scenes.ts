import { makeChannel, say, tell } from '../../chat/messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import { happenings, type Happening } from '../audiences/event-triggers.js';
import { HIDDEN } from './options.js';

export type Scene = Pick<Happening, 'before' | 'act'>;

const typeInDen =
  (op: 'start' | 'stop'): Scene['act'] =>
  ({ people, den: stream_id }) => {
    const parameters: Parameters = { op, type: 'channel', stream_id, topic: 'logo' };
    return people.anna.client.ok('POST', '/typing', parameters);
  };

/** Events of forms that differ only in some cases, and the cases that `happenings` does not have. */
const special: Readonly<Record<string, Scene>> = {
  'a direct message': { act: ({ people }) => tell(people.anna, [people.boris, people.gina], 'hello') },
  'a message of a user who hides their email': {
    async before({ server, people }) {
      const hilda = await server.person(HIDDEN);
      await hilda.client.ok('PATCH', '/settings', { email_address_visibility: 5 });
      await makeChannel(people.anna, 'den', [hilda]);
      return hilda;
    },
    act: (_room, hilda: Body) => say(hilda, 'den', 'logo'),
  },
  'a message in a public channel': {
    async before({ people, fresh }) {
      const name = fresh('public');
      await makeChannel(people.anna, name, [people.gina]);
      return name;
    },
    act: ({ people }, name: Body) => say(people.anna, name, 'logo'),
  },
  'the start of typing in a channel': { act: typeInDen('start') },
  'the end of typing in a channel': { act: typeInDen('stop') },
  'a change of presence': {
    // Time passes before the clients look, so that their queues are in memory when the user is back.
    before({ server }) {
      server.clock.advance(200_000);
      return Promise.resolve();
    },
    async act({ server, people }) {
      await people.anna.client.ok('POST', '/users/me/presence', { status: 'active' });
      server.clock.advance(1000);
      await server.services.presence.reports.settled();
    },
  },
};

/** The scenes that pass time. The server then keeps no queue in memory whose client does not wait. */
export const passingTime = ['PresenceEvent', 'ScheduledMessagesRemoveEvent', 'a change of presence'];

export const scenes: Readonly<Record<string, Scene>> = { ...happenings, ...special };
