// What one writes by hand to read six kinds of requests, without checking them.
import { operationsOf } from './operations.mjs';

const REGISTER_DEFAULTS = {
  apply_markdown: false,
  client_gravatar: true,
  include_subscribers: false,
  slim_presence: false,
  all_public_streams: false,
  client_capabilities: {},
  narrow: [],
  queue_lifespan_secs: 0,
};

/** `[method path](query, form)` returns the output. */
export const byHand = (services) => {
  const operations = operationsOf(services);
  return {
    'GET /api/v1/users/me': (actor) => operations.getOwnUser(actor, {}),
    'GET /api/v1/users': (actor) =>
      operations.listUsers(actor, { client_gravatar: true, include_custom_profile_fields: false }),
    'GET /api/v1/messages': (actor, query) =>
      operations.listMessages(actor, {
        anchor: query.anchor,
        include_anchor: true,
        num_before: Number(query.num_before),
        num_after: Number(query.num_after),
        narrow: JSON.parse(query.narrow),
        client_gravatar: true,
        apply_markdown: true,
        use_first_unread_anchor: false,
      }),
    'POST /api/v1/messages': (actor, _query, form) =>
      operations.sendMessage(actor, { read_by_sender: true, ...form, to: JSON.parse(form.to) }),
    'GET /api/v1/events': (actor, query) =>
      operations.getEvents(actor, {
        ...REGISTER_DEFAULTS,
        queue_id: query.queue_id,
        last_event_id: Number(query.last_event_id),
        dont_block: query.dont_block === 'true',
      }),
    'POST /api/v1/register': (actor, _query, form) =>
      operations.registerQueue(actor, { ...REGISTER_DEFAULTS, event_types: JSON.parse(form.event_types) }),
  };
};
