import type { Times } from './store.js';

/** A report this soon after the one before is not stored. */
const GRANULARITY_SECONDS = 55;
/** Whoever was away longer comes back: the offline threshold of clients, less the time between their reports and 10 s. */
const AWAY_SECONDS = 130;
/** Whoever was there so shortly before the last report counts as being there. */
const STILL_ACTIVE_SECONDS = 70;

export type PresenceStatus = 'active' | 'idle';

/** What a client says, and when. */
export interface Report {
  readonly status: PresenceStatus;
  readonly at: number;
  readonly hasInput: boolean;
}

const isOld = (before: number | null, at: number): boolean =>
  before === null || at - before > GRANULARITY_SECONDS;

/** The times after a report; the same object where it is too soon to change them. */
export const afterReport = (before: Times | undefined, { status, at, hasInput }: Report): Times => {
  const { active_at, connected_at, input_at } = before ?? {
    active_at: null,
    connected_at: null,
    input_at: null,
  };
  const active = status === 'active' && isOld(active_at, at) ? at : active_at;
  const connected = isOld(connected_at, at) || active !== active_at ? at : (connected_at ?? at);
  const input = hasInput && isOld(input_at, at) ? at : input_at;
  if (before && active === active_at && connected === connected_at && input === input_at) return before;
  return { active_at: active, connected_at: connected, input_at: input };
};

/** Whether somebody who was away is there again. */
export const cameBack = (before: Times | undefined, after: Times): boolean =>
  after.active_at !== null && after.active_at - (before?.active_at ?? -Infinity) > AWAY_SECONDS;

/** The status in the older format, and its time. */
export const legacyStatus = ({
  active_at,
  connected_at,
}: Pick<Times, 'active_at' | 'connected_at'>): { status: PresenceStatus; timestamp: number } =>
  active_at !== null && active_at + STILL_ACTIVE_SECONDS >= connected_at
    ? { status: 'active', timestamp: active_at }
    : { status: 'idle', timestamp: connected_at };
