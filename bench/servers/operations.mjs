// What the comparison servers do by hand: read three kinds of requests without checking them, and call the same
// domain code on the same store as the server itself.
import { RawResponse } from '../../dist/src/http/raw-response.js';
import { getEvents } from '../../dist/src/events/getEvents.js';
import { registerQueue } from '../../dist/src/events/registerQueue.js';
import { sendMessage } from '../../dist/src/messages/sendMessage.js';
import { getOwnUser } from '../../dist/src/users/getOwnUser.js';

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

const facts = {
  client: 'bench',
  userAgent: 'bench',
  ip: '127.0.0.1',
  isOver: false,
  signal: new AbortController().signal,
  whenSent: () => undefined,
};

/** `[method path](query, form)` returns the fields of a success. */
export const operationsOf = (services) => {
  const { store } = services;
  const context = (actor, input) => ({ actor, input, services, request: facts });
  return {
    'GET /api/v1/users/me': (actor) => store.read((tx) => getOwnUser({ ...context(actor, {}), tx })),
    'POST /api/v1/messages': (actor, _query, form) =>
      store.write((tx) => sendMessage({ ...context(actor, { read_by_sender: true, ...form }), tx })),
    'GET /api/v1/events': (actor, query) =>
      getEvents({
        ...context(actor, {
          ...REGISTER_DEFAULTS,
          queue_id: query.queue_id,
          last_event_id: Number(query.last_event_id),
          dont_block: query.dont_block === 'true',
        }),
        store,
      }),
    'POST /api/v1/register': (actor, _query, form) =>
      registerQueue({
        ...context(actor, { ...REGISTER_DEFAULTS, event_types: JSON.parse(form.event_types) }),
        store,
      }),
  };
};

/** The whole body of a success. */
export const bodyOf = (output) =>
  output instanceof RawResponse ? output.body : JSON.stringify({ result: 'success', msg: '', ...output });
