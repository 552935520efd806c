import type { Times } from './store.js';

/** A repeated report within this time after the stored one changes nothing. */
const GRANULARITY_SECONDS = 55;
/**
 * A user without a report for this long is away. It is the offline threshold, less the time between two reports and 10
 * s.
 */
const AWAY_SECONDS = 130;
/** The status `active` ends this long after its last report, if only other clients report. */
const ACTIVE_SECONDS = 70;
/** No report waits this long to be written. A time that is so far ahead is from before the clock stepped back. */
const AHEAD_SECONDS = 300;

export type PresenceStatus = 'active' | 'idle';

/** The content and the time (UNIX seconds) of a client's report. */
export interface Report {
  readonly status: PresenceStatus;
  readonly at: number;
  readonly hasInput: boolean;
  /** Distinguishes the clients of one user. */
  readonly client: number;
}

const NEVER: Times = { active_at: null, active_client: null, connected_at: -Infinity, input_at: null };

const isAhead = (before: number, at: number): boolean => before - at > AHEAD_SECONDS;

const isOld = (before: number | null, at: number): boolean =>
  before === null || at - before > GRANULARITY_SECONDS || isAhead(before, at);

/** Reports may be written out of their order. */
const later = (before: number | null, at: number): number =>
  before === null || isAhead(before, at) ? at : Math.max(before, at);

const afterActive = (before: Times, { at, client }: Report): Times => {
  const { active_at, active_client, connected_at } = before;
  if (active_client !== null && !isOld(active_at, at)) return before;
  return {
    ...before,
    active_at: later(active_at, at),
    active_client: client,
    connected_at: later(connected_at, at),
  };
};

/** A report of an idle client does not end the status `active` that another client of the user keeps. */
const afterIdle = (before: Times, { at, client }: Report): Times => {
  const { active_at, active_client, connected_at } = before;
  const activeAt = active_at ?? -Infinity;
  const isOver = active_client === client || at - activeAt > ACTIVE_SECONDS || isAhead(activeAt, at);
  if (active_client !== null && isOver)
    return { ...before, active_client: null, connected_at: later(connected_at, at) };
  return isOld(connected_at, at) ? { ...before, connected_at: at } : before;
};

/** Returns the times after a report. Returns the same object if the report changes nothing. */
export const afterReport = (before: Times | undefined, report: Report): Times => {
  const next = report.status === 'active' ? afterActive : afterIdle;
  const times = next(before ?? NEVER, report);
  const hasNewInput = report.hasInput && isOld(times.input_at, report.at);
  return hasNewInput ? { ...times, input_at: report.at } : times;
};

export const statusOf = ({ active_client }: Pick<Times, 'active_client'>): PresenceStatus =>
  active_client === null ? 'idle' : 'active';

/** Whether a report changes the status. A user who was away had no status. */
export const changesStatus = (before: Times | undefined, after: Times): boolean => {
  const wasThere = before !== undefined && after.connected_at - before.connected_at <= AWAY_SECONDS;
  return !wasThere || statusOf(before) !== statusOf(after);
};

/** Returns the status in the legacy format, and its time in UNIX seconds. */
export const legacyStatus = (times: Times): { status: PresenceStatus; timestamp: number } => {
  const status = statusOf(times);
  const { active_at, connected_at } = times;
  return { status, timestamp: status === 'active' ? (active_at ?? connected_at) : connected_at };
};
