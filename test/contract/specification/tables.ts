import { statedErrors, type StatedError } from './errors.js';
import { events, namedEvents, type StatedEvent } from './events.js';
import { objects } from './objects.js';
import { namedOperations, operations } from './operations.js';
import type { Fields, StatedOperation } from './expected.js';

/** The tables of the specification. */
export interface Specification {
  readonly operations: Readonly<Record<string, StatedOperation>>;
  readonly namedOperations: readonly string[];
  readonly objects: Readonly<Record<string, Fields>>;
  readonly errors: readonly StatedError[];
  readonly events: Readonly<Record<string, StatedEvent>>;
  /** With the feature levels named for them. */
  readonly namedEvents: Readonly<Record<string, readonly number[]>>;
}

export const specification: Specification = {
  operations,
  namedOperations,
  objects,
  errors: statedErrors,
  events,
  namedEvents,
};
