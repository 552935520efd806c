// What the comparison servers call: the domain code of the server itself, on the same store.
import { setMaxListeners } from 'node:events';

import { routes } from '../../dist/generated/routes.js';
import { getEvents } from '../../dist/src/chat/events/getEvents.js';
import { registerQueue } from '../../dist/src/chat/events/registerQueue.js';
import { successParts } from '../../dist/src/runtime/http/respond.js';
import { listMessages } from '../../dist/src/chat/messages/listMessages.js';
import { sendMessage } from '../../dist/src/chat/messages/sendMessage.js';
import { getOwnUser } from '../../dist/src/chat/users/getOwnUser.js';
import { listUsers } from '../../dist/src/chat/users/listUsers.js';

const handlers = { getEvents, getOwnUser, listMessages, listUsers, registerQueue, sendMessage };

const { signal } = new AbortController();
// Each request that reads on another thread listens to it.
setMaxListeners(0, signal);

const facts = {
  client: 'bench',
  userAgent: 'bench',
  ip: '127.0.0.1',
  isOver: false,
  signal,
  readingFor: ({ id }) => ({ userId: id, requestId: 'bench', signal }),
  end: { isOver: false, whenSent: () => undefined, whenSessionEnds: () => undefined },
};

/** Runs work in the transaction that its operation states. */
const transactions = ({ store }) => ({
  none: (_actor, work) => work({ store }),
  read: (_actor, work) => store.read((tx) => work({ tx })),
  write: (_actor, work) => store.write((tx) => work({ tx })),
  'long-read': (actor, work) => store.longRead(facts.readingFor(actor), (tx) => work({ tx })),
  'long-snapshot': (actor, work) => store.longSnapshot(facts.readingFor(actor), (tx) => work({ tx })),
});

/** By operationId, `(actor, input)` returns the output for an input that is decoded and valid. */
export const operationsOf = (services) => {
  const run = transactions(services);
  return Object.fromEntries(
    Object.entries(handlers).map(([operationId, handler]) => {
      const { transaction } = routes.find((route) => route.operationId === operationId);
      return [
        operationId,
        async (actor, input) => {
          const base = { actor, input, services, request: facts };
          const ahead = await handler.before?.({ ...base, store: services.store });
          return run[transaction](actor, (data) => handler({ ...base, ...ahead, ...data }));
        },
      ];
    }),
  );
};

/** The whole body of a success. */
export const bodyOf = async (output) => {
  const parts = await successParts(output, []);
  return parts.length === 1 ? parts[0] : Buffer.concat(parts);
};
