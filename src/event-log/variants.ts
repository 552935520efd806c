import type { Logger } from 'pino';

import { budgets } from '../budgets.js';
import type { QueueView } from './options.js';
import { textBytes } from './sizes.js';
import type { LoggedEvent } from './types.js';

/** How one type of event looks to a queue, where not everybody gets it as it was emitted. */
export interface Renderer {
  readonly type: string;
  /** Equal for all receivers who get the same bytes. */
  key(queue: QueueView, logged: LoggedEvent, userId: number): string;
  /**
   * The event for one receiver, without its id; null when it is not for this queue. Several, for clients that know only of one
   * thing at a time, take the ids before that of the event, which whoever emitted it kept free.
   */
  render(logged: LoggedEvent, queue: QueueView, userId: number): object | readonly object[] | null;
}

/** One event, or several with the ids up to this, serialized for one variant and shared by all queues that get it. */
export interface Delivered {
  readonly id: number;
  readonly json: string;
}

/** A logged event as each queue gets it, every variant serialized at most once. */
export type Rendering = (queue: QueueView) => Delivered | null;
export type Render = (logged: LoggedEvent) => Rendering;

const serialized = (events: readonly object[], lastId: number): string => {
  const firstId = lastId - events.length + 1;
  return events.map((event, index) => JSON.stringify({ ...event, id: firstId + index })).join();
};

const asEmitted = {
  key: () => '',
  render: ({ event }: LoggedEvent) => event,
};

export const createRender = (renderers: readonly Renderer[], logger: Logger): Render => {
  const byType = new Map(renderers.map((renderer) => [renderer.type, renderer]));
  return (logged) => {
    const renderer = byType.get(logged.event.type) ?? asEmitted;
    const variants = new Map<string, Delivered | null>();
    let bytes = 0;
    const keep = (key: string, delivered: Delivered | null): void => {
      bytes += textBytes(key) + textBytes(delivered?.json ?? '');
      if (bytes > budgets.eventVariants.bytes) {
        variants.clear();
        bytes = 0;
      }
      variants.set(key, delivered);
    };
    const serialize = (queue: QueueView): Delivered | null => {
      try {
        const rendered = renderer.render(logged, queue, queue.user_id);
        if (rendered === null) return null;
        const events = Array.isArray(rendered) ? (rendered as readonly object[]) : [rendered];
        return { id: logged.id, json: serialized(events, logged.id) };
      } catch (error) {
        logger.error(
          { err: error, event: logged.id },
          'An event could not be rendered; its receivers go without.',
        );
        return null;
      }
    };
    return (queue) => {
      const key = renderer.key(queue, logged, queue.user_id);
      let delivered = variants.get(key);
      if (delivered === undefined) {
        delivered = serialize(queue);
        keep(key, delivered);
      }
      return delivered;
    };
  };
};
