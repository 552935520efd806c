import type { Logger } from 'pino';

import type { Clock } from '../../lib/clock.js';
import { EVERYTHING, VERSIONED, type EventLog } from '../../runtime/event-log/log.js';
import type { Store, Tx } from '../../runtime/store/types.js';
import { PresenceIndex } from './published-presence.js';
import { Reports, type StatusChange } from './reports.js';

/** The published presence, and the reports that are not published yet. */
export interface Presence {
  readonly board: PresenceIndex;
  readonly reports: Reports;
}

export interface PresenceParts {
  readonly store: Store;
  readonly events: EventLog;
  readonly clock: Clock;
  readonly log: Logger;
  readonly changed: (tx: Tx, changes: readonly StatusChange[]) => Promise<void>;
}

export const createPresence = (parts: PresenceParts): Presence => {
  const board = new PresenceIndex(parts);
  parts.events.onInvalidate((name) => {
    const [subject, id] = name.split(':');
    if (subject === 'user') board.forget(Number(id));
    else if (name === EVERYTHING) board.forgetAll();
    else if (name === VERSIONED) board.reset();
  });
  const reports = new Reports({ ...parts, board });
  board.onPublished((row) => {
    reports.reconsider(row);
  });
  return { board, reports };
};
