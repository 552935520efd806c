import type { Polled } from '../../runtime/event-log/event-requests.js';
import { LateResponse, RawResponse } from '../../runtime/http/operation.js';
import { operation } from '../operation.js';
import { responsibleFor } from '../../runtime/identity/actor.js';
import { pollBody } from '../../runtime/event-log/catch-up.js';
import { onSameGeneration } from '../../runtime/store/same-generation.js';
import { readWantedQueue, registerAt } from './registration.js';
import { findPositions } from '../../runtime/event-log/log.js';

/** Outside the handler, whose variables a waiting client would keep in memory. */
const respond = ({ events, queueId, isWaiting }: Polled): LateResponse | Promise<RawResponse> => {
  const response = events.then(async (list) => new RawResponse(await pollBody(list, queueId)));
  return isWaiting ? new LateResponse(response) : response;
};

/** GET /events: returns the events of a queue, and waits for one if there is none yet. */
export const getEvents = operation('getEvents', async ({ input, actor, services, store, request }) => {
  const register = (): Promise<string> =>
    onSameGeneration(store, async (own) => {
      const wanted = await readWantedQueue(own, input, actor);
      const { last_id: position } = await own.read(findPositions);
      return registerAt(position, wanted, { services, store: own, actor, client: request.client });
    });
  const polled = await services.queues.poll({
    queueId: input.queue_id ?? (await register()),
    userId: actor.id,
    ownerId: responsibleFor(actor),
    lastEventId: input.queue_id === undefined ? undefined : input.last_event_id,
    dontBlock: input.dont_block,
    client: request.end,
  });
  return respond(polled);
});
