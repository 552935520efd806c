import { expect } from 'chai';

import { edit } from '../messages/edit-fixtures.js';
import { listen, makeChannel, say } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { arrangeEverything } from './client-needs/arrange.js';
import { events } from './client-needs/events.js';
import { eventSchema, namedSchema, schemaFaults } from './client-needs/schema-faults.js';
import { presence } from './client-needs/objects.js';
import { responses } from './client-needs/responses.js';
import { faults, object, optional, type Shape } from './client-needs/shapes.js';
import { olderState, state } from './client-needs/state.js';

/** The parameters with which the mobile app registers, with capabilities that came after level 282. */
const APP = {
  apply_markdown: true,
  slim_presence: true,
  client_gravatar: false,
  client_capabilities: {
    notification_settings_null: true,
    bulk_message_deletion: true,
    user_avatar_url_field_optional: false,
    stream_typing_notifications: true,
    user_settings_object: true,
    include_deactivated_groups: true,
    empty_topic_name: true,
  },
};

const WEB = {
  ...APP,
  client_capabilities: {
    ...APP.client_capabilities,
    linkifier_url_template: true,
    user_list_incomplete: true,
  },
};

/** Returns the places below a shape that its lists and maps can have. */
const placesOf = (shape: Shape, place: string): string[] => {
  switch (shape.kind) {
    case 'object':
      return Object.entries(shape.fields).flatMap(([name, field]) => placesOf(field, `${place}.${name}`));
    case 'list':
      return [place, ...placesOf(shape.of, `${place}[]`)];
    case 'map':
      return [place, ...placesOf(shape.of, `${place}{}`)];
    case 'optional':
      return [];
    default:
      return [place];
  }
};

/** Lists that are empty on this server, or for the objects here. */
const EMPTY_HERE =
  /(filters|embedded_bots|webhook_bots|services|(stream|group)\{\}\.allowed_system_groups)\[\]/;

describe('What existing clients need', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    server = await startServer();
    ({ anna, ben } = await arrangeEverything(server));
  });
  after(() => server.close());

  const expectAccepted = (fields: Readonly<Record<string, Shape>>, body: Body): Set<string> => {
    const seen = new Set<string>();
    expect(faults(object(fields), body, 'register', seen)).to.deep.equal([]);
    return seen;
  };

  it('is in the response of POST /register for web clients, with the type that they validate', async () => {
    const seen = expectAccepted(
      state,
      await anna.client.ok('POST', '/register', { ...WEB, include_subscribers: true }),
    );
    const unseen = placesOf(object(state), 'register').filter((place) => !seen.has(place));
    expect(
      unseen.filter((place) => !EMPTY_HERE.test(place)),
      'arrange these too',
    ).to.deep.equal([]);
  });

  it('is there for the mobile app of every role', async () => {
    for (const by of [anna.client, ben.client, server.owner])
      expectAccepted(state, await by.ok('POST', '/register', APP));
  });

  it('is there for terminal clients and older apps, which state no capability', async () => {
    expectAccepted(olderState, await anna.client.ok('POST', '/register'));
  });

  it('is never absent, null or of another type in an object that the contract allows', () => {
    const schema = namedSchema('RegisterQueueResult');
    const found = Object.entries(state).flatMap(([name, shape]) =>
      // Every field of the response is optional, since clients choose them.
      name === 'presences' ? [] : schemaFaults(object({ [name]: optional(shape) }), schema, 'register'),
    );
    // Only for spectators. Existing clients log in.
    expect(found).to.deep.equal(['register.queue_id may be null']);
    expect(schemaFaults(presence, namedSchema('UserPresence'), 'presence')).to.deep.equal([]);
  });

  for (const [name, shape] of Object.entries(responses))
    it(`is never absent, null or of another type in the ${name}`, () => {
      expect(schemaFaults(shape, namedSchema(name), name)).to.deep.equal([]);
    });

  for (const [name, shape] of Object.entries(events))
    it(`is never absent, null or of another type in the event ${name}`, () => {
      const [type = '', op] = name.split(' ');
      expect(schemaFaults(shape, eventSchema(type, op), name)).to.deep.equal([]);
    });

  describe('of an edited or moved message', () => {
    /** The rule of the mobile app: a move states where it began and how far it goes, and nothing else does. */
    const isCoherent = (event: Body): boolean => {
      const { stream_id, new_stream_id = stream_id, orig_subject, subject = orig_subject } = event;
      const isMove = new_stream_id !== stream_id || subject !== orig_subject;
      return isMove
        ? [stream_id, orig_subject, event.propagate_mode].every((field) => field !== undefined)
        : event.propagate_mode === undefined;
    };

    it('tells a move from an edit, in each combination', async () => {
      const { user_id: id } = await server.owner.ok('GET', '/users/me');
      const from = await makeChannel(anna, 'from', [ben, { id }]);
      const to = await makeChannel(anna, 'to', [ben, { id }]);
      const message = await say(anna, from, 'a');
      const heard = await listen(ben.client, { event_types: ['update_message'] });
      const quiet = { send_notification_to_new_thread: false };
      await edit(anna, message, { content: 'edited' });
      await edit(anna, message, { topic: 'b', ...quiet });
      await edit(anna, message, { content: 'edited again', topic: 'c', ...quiet });
      await edit({ client: server.owner }, message, { stream_id: to, ...quiet });
      await edit({ client: server.owner }, message, { stream_id: from, topic: 'd', ...quiet });
      const updates = await heard();
      expect(updates).to.have.lengthOf(5);
      for (const update of updates) expect(update).to.satisfy(isCoherent);
    });
  });
});
