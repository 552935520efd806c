import type { Made, Model } from './model.js';
import type { HeardChange, QueueWatcher } from './queue-watcher.js';
import type { Site } from './site.js';
import type { Change, Report, Value } from './types.js';

const shown = (key: string, value: Value): string => `${key} = ${String(value)}`;

const hears = (watcher: QueueWatcher, { userId }: Made, { audience }: Change): boolean => {
  if (audience === 'none') return false;
  return audience === 'all' || (watcher.person.id === userId) === (audience === 'own');
};

/** The events of a queue by register. */
const byKey = (heard: readonly HeardChange[]): Map<string, HeardChange[]> => {
  const map = new Map<string, HeardChange[]>();
  for (const one of heard) map.set(one.key, [...(map.get(one.key) ?? []), one]);
  return map;
};

/** Reports events of a queue that are lost, doubled, out of order or about nothing that was made. */
const compareEvents = (model: Model, watcher: QueueWatcher, report: Report): void => {
  const of = `queue of ${watcher.person.email}`;
  const left = byKey(watcher.heard);
  for (const [lane, all] of model.made) {
    let last = 0;
    for (const made of all) {
      const ids: number[] = [];
      for (const change of made.changes.filter((one) => hears(watcher, made, one))) {
        const { key, value } = change;
        const event = left.get(key)?.shift();
        if (event && event.value === value) ids.push(event.id);
        else
          report(
            `${of}: no event about ${shown(key, value)}, but ${event ? shown(key, event.value) : 'none'}`,
          );
      }
      if (ids.some((id) => id <= last))
        report(`${of}: the events ${ids.join(', ')} of ${lane} are not after ${last}`);
      last = Math.max(last, ...ids);
    }
  }
  for (const events of left.values())
    for (const { key, value, id } of events)
      report(`${of}: event ${id} about ${shown(key, value)}, which was not made`);
};

/** Reports registers that are not stored as they were made. */
const compareStored = async (site: Site, model: Model, report: Report): Promise<void> => {
  for (const person of site.people) {
    const stored = await site.stored(person, model.from);
    for (const [key, userId] of model.changed) {
      if (userId !== person.id) continue;
      const [value, expected] = [stored.values.get(key), model.values.get(key)];
      if (value !== expected) report(`stored: ${shown(key, value)}, not ${String(expected)}`);
    }
  }
};

/** Compares what is stored, and the events of all queues, with the model. */
export const compare = async (
  site: Site,
  model: Model,
  watchers: readonly QueueWatcher[],
  report: Report,
): Promise<void> => {
  await compareStored(site, model, report);
  for (const watcher of watchers) {
    compareEvents(model, watcher, report);
    watcher.heard = [];
  }
  model.forget();
};
