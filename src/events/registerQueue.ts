import { wantsType } from '../event-log/legacy-types.js';
import { operation } from '../http/operation.js';
import { raiseFloor } from '../messages/read-state/raise-floor.js';
import { readWantedQueue, registerFrom } from './registration.js';
import { readState, type StateAt } from './register-snapshot.js';

/** POST /register: registers an event queue and returns the state that its events start from. */
export const registerQueue = operation(
  'registerQueue',
  async ({ input, actor, services, store, request }) => {
    const wanted = await readWantedQueue(store, input, actor);
    const types = input.fetch_event_types ?? input.event_types;
    const wants = (eventType: string): boolean => wantsType(types, eventType);
    const reading = request.readingFor(actor);
    const { client } = request;
    const registration = { actor, client, options: wanted.options, wants };
    const read = async (): Promise<StateAt> => {
      const found = await readState(services, registration, reading);
      if (wants('message')) await raiseFloor(store, services, reading);
      return found;
    };
    const { place, state, queueId } = await registerFrom(read, wanted, { services, actor, client });
    return { ...state, queue_id: queueId, last_event_id: place.id };
  },
);
