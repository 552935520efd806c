import { having, type CaseSetup, type CaseSetups, type PartArrangements } from '../cases/case-setup.js';
import { badNarrows } from './messages.js';

const QUEUE = '0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1';

const allPublicChannelsRefused: CaseSetup = async (world) => ({
  as: (await world.one('guest')).client,
  parameters: { all_public_streams: true },
});

const notForSpectators: CaseSetup = async (world) => {
  const { url, owner, close } = await world.control('configured')({ WEB_PUBLIC_STREAMS_ENABLED: 'on' });
  await owner.ok('PATCH', '/realm', { enable_spectator_access: true });
  return { as: null, url, parameters: { include_subscribers: true }, ...(close && { after: close }) };
};

const queueNarrowTooLong = having({ narrow: [['topic', 'x'.repeat(8192)]] });

const refusedNarrows = {
  narrowTermIncomplete: badNarrows.narrowTermIncomplete,
  narrowOperatorNotSupported: having({ narrow: [['search', 'logo']] }),
  narrowOperandNotSupported: having({ narrow: [['is', 'followed']] }),
  badNarrowCombination: having({ narrow: [['with', 'logo']] }),
};

/** Queues and events that the server refuses, for the operations that read a queue. */
const refusedPositions: CaseSetups = {
  badEventQueueId: having({ queue_id: QUEUE, dont_block: true }),
  eventPruned: async (world) => {
    const { queue_id, last_event_id } = await world.queue();
    await world.note();
    const poll = { queue_id, last_event_id, dont_block: true };
    const { events: sent } = (await world.owner.ok('GET', '/events', poll)) as {
      events: readonly { id: number }[];
    };
    await world.owner.ok('GET', '/events', { ...poll, last_event_id: sent.at(-1)?.id });
    return { parameters: poll };
  },
  eventNotInQueue: async (world) => {
    const { queue_id, last_event_id } = await world.queue();
    return { parameters: { queue_id, last_event_id: last_event_id + 1000, dont_block: true } };
  },
};

export const events: PartArrangements = {
  registerQueue: { ...refusedNarrows, queueNarrowTooLong, allPublicChannelsRefused, notForSpectators },
  getEvents: {
    default: async (world) => {
      const { queue_id, last_event_id } = await world.queue();
      await world.note();
      return { parameters: { queue_id, last_event_id } };
    },
    nothing: async (world) => {
      const { queue_id, last_event_id } = await world.queue();
      return { parameters: { queue_id, last_event_id, dont_block: true } };
    },
    ...refusedPositions,
    ...refusedNarrows,
    queueNarrowTooLong,
    allPublicChannelsRefused,
  },
  streamEvents: {
    default: async (world) => {
      const { queue_id, last_event_id } = await world.queue();
      await world.note();
      return { parameters: { queue_id, last_event_id, dont_block: true } };
    },
    ...refusedPositions,
  },
  deleteQueue: {
    default: async (world) => ({ parameters: { queue_id: (await world.queue()).queue_id } }),
    badEventQueueId: having({ queue_id: QUEUE }),
  },
};
