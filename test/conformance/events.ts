import { having, type Arrangement, type PartArrangements } from './arrangement.js';
import { badNarrows } from './messages.js';

const UNKNOWN = '0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1';

const allPublicChannelsRefused: Arrangement = async (world) => ({
  as: (await world.one('guest')).client,
  parameters: { all_public_streams: true },
});

const queueNarrowTooLong = having({ narrow: [['topic', 'x'.repeat(8192)]] });

export const events: PartArrangements = {
  registerQueue: { ...badNarrows, queueNarrowTooLong, allPublicChannelsRefused },
  getEvents: {
    default: async (world) => {
      const { queue_id, last_event_id } = await world.queue();
      return { parameters: { queue_id, last_event_id }, ...world.minutesPassWhenWaiting() };
    },
    nothing: async (world) => {
      const { queue_id, last_event_id } = await world.queue();
      return { parameters: { queue_id, last_event_id, dont_block: true } };
    },
    badEventQueueId: having({ queue_id: UNKNOWN, dont_block: true }),
    eventPruned: async (world) => {
      const { queue_id, last_event_id } = await world.queue();
      await world.message();
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
    ...badNarrows,
    queueNarrowTooLong,
    allPublicChannelsRefused,
  },
  deleteQueue: {
    default: async (world) => ({ parameters: { queue_id: (await world.queue()).queue_id } }),
    badEventQueueId: having({ queue_id: UNKNOWN }),
  },
};
