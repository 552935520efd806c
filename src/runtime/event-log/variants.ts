import type { Logger } from 'pino';

import { budgets } from '../../lib/budgets.js';
import type { QueueView } from './queue.js';
import { type Delivered, type RenderedEvents, textBytes } from './pending-bytes.js';
import type { LoggedEvent } from './events.js';

/** Renders one type of event that not all queues get as it was emitted. */
export interface Renderer {
  readonly type: string;
  /** Returns a key that is equal for all receivers of the same bytes. */
  key(queue: QueueView, logged: LoggedEvent, userId: number): string;
  /**
   * Returns the event for one receiver, without its id. Returns null if it is not for this queue. Several events, for
   * clients that handle only one item per event, take the ids before the event's id, which the emitting code left free.
   */
  render(logged: LoggedEvent, queue: QueueView, userId: number): object | readonly object[] | null;
}

/** Returns a logged event as a queue gets it. Serializes every variant at most once. */
export type Rendering = (queue: QueueView) => Delivered | null;
export type Render = (logged: LoggedEvent) => Rendering;

const serialized = (events: readonly object[], lastId: number): Delivered => {
  const firstId = lastId - events.length + 1;
  const each = events.map((event, index) => JSON.stringify({ ...event, id: firstId + index }));
  const json = each.join();
  return { id: lastId, json, bytes: Buffer.byteLength(json), ...(each.length > 1 && { each }) };
};

const asEmitted = {
  key: () => '',
  render: ({ event }: LoggedEvent) => event,
};

export const createRender = (
  renderers: readonly Renderer[],
  rendered: RenderedEvents,
  logger: Logger,
): Render => {
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
        return serialized(events, logged.id);
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
        delivered = rendered.get(logged.id, key) ?? serialize(queue);
        keep(key, delivered);
        if (delivered) rendered.set(key, delivered);
      }
      return delivered;
    };
  };
};
