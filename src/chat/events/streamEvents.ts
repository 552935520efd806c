import { errors } from '../../../generated/errors.js';
import { EVENT_STREAM, toEventStream } from '../../runtime/event-log/event-stream.js';
import { ApiError } from '../../contract/api-error.js';
import { operation } from '../operation.js';
import { StreamResponse } from '../../runtime/http/operation.js';
import { responsibleFor } from '../../runtime/identity/actor.js';
import type { Services } from '../services.js';

/** Returns the event from which a browser continues. It repeats the request with this header. */
const parseLastEventId = (header: string): number | undefined => {
  if (header === '') return undefined;
  const id = Number(header);
  if (!/^-?\d+$/.test(header) || !Number.isSafeInteger(id)) throw errors.notJson({ name: 'last_event_id' });
  return id;
};

/** The client repeats the request after the end of the stream, and then gets the error. */
async function* untilError(
  services: Services,
  requestId: string,
  texts: AsyncIterable<string>,
): AsyncGenerator<string> {
  try {
    yield* texts;
  } catch (error) {
    if (!(error instanceof ApiError))
      services.log.warn({ request: requestId, err: error }, 'An event stream ended early.');
  }
}

/** GET /events/stream: sends the events of a queue as server-sent events. */
export const streamEvents = operation('streamEvents', async ({ input, actor, services, request }) => {
  const batches = await services.queues.stream({
    queueId: input.queue_id,
    userId: actor.id,
    ownerId: responsibleFor(actor),
    lastEventId: parseLastEventId(request.lastEventId) ?? input.last_event_id,
    dontBlock: input.dont_block,
    client: request.end,
  });
  return new StreamResponse(EVENT_STREAM, untilError(services, request.id, toEventStream(batches)));
});
