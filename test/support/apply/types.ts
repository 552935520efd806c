import type { Body } from '../client.js';

/** The state of a client: the register response, updated by the events since then. */
export type State = Body;

/** How a client applies an event, by its type and `op`: `drafts add`, `alert_words`. */
export type Appliers = Readonly<Record<string, (state: State, event: Body) => void>>;

/** Replaces the item with the same ID, or appends it. */
export const replace = (list: Body[], id: string, one: Body): void => {
  const index = list.findIndex((other) => other[id] === one[id]);
  if (index < 0) list.push(one);
  else list[index] = one;
};

/** Deletes a property of an object. */
export const forget = (object: Body, name: unknown): void => {
  Reflect.deleteProperty(object as object, String(name));
};

export const drop = (list: Body[], isGone: (one: Body) => boolean): void => {
  for (let index = list.length - 1; index >= 0; index -= 1) if (isGone(list[index])) list.splice(index, 1);
};
