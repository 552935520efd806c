import { isSpectator } from '../../runtime/identity/actor.js';
import { wantsType } from '../../runtime/event-log/queue.js';
import { operation } from '../operation.js';
import { raiseFloor } from '../messages/read-state/raise-floor.js';
import { onSameGeneration } from '../../runtime/store/same-generation.js';
import { checkForSpectators, readWantedQueue, registerAt } from './registration.js';
import { readState } from './register-snapshot.js';

/** POST /register: registers an event queue and returns the state that its events start from. */
export const registerQueue = operation(
  'registerQueue',
  ({ input, actor, services, store: shared, request }) =>
    onSameGeneration(shared, async (store) => {
      // A restart of the database makes it forgotten. Else this reads nothing.
      await services.organization.fresh(true);
      const isPublic = isSpectator(actor);
      if (isPublic) checkForSpectators(input);
      const wanted = await readWantedQueue(store, input, actor);
      const types = input.fetch_event_types ?? input.event_types;
      const wants = (eventType: string): boolean => wantsType(types, eventType);
      const reading = request.readingFor(isPublic ? undefined : actor);
      const { client } = request;
      const registration = { actor, client, options: wanted.options, wants };
      const { position, state } = await readState(services, registration, reading);
      if (isPublic) return { ...state, queue_id: null, last_event_id: -1 };
      if (wants('message')) await raiseFloor(store, services, actor.id, reading);
      const queue_id = await registerAt(position, wanted, { services, store, actor, client });
      return { ...state, queue_id, last_event_id: position };
    }),
);
