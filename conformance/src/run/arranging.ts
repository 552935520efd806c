import { randomUUID } from 'node:crypto';

import { arrange } from '../cases/case-request.js';
import type { CaseRequest } from '../world/case-request.js';
import type { Case } from '../contract/cases.js';
import { newerInRequest, newerThan, type Newer } from '../contract/levels.js';
import { NoAnswer, Refused } from '../world/client.js';
import { NotReached } from '../world/controls.js';
import type { World } from '../world/world.js';
import type { Outcome } from './outcome.js';
import { wireRequest, type WireRequest } from './request.js';

const newer = (one: Case, { what, since }: Newer, level: number): Outcome => ({
  one,
  state: 'newer',
  reason: `${what} came with level ${String(since)}. The server has level ${String(level)}.`,
});

/** Returns what an error of an arrangement means for its case. */
const failed = (one: Case, error: unknown): Outcome => {
  if (error instanceof NotReached) return { one, state: 'not reached', reason: error.message };
  if (error instanceof Refused && error.reply.status < 500)
    return { one, state: 'not reached', reason: `It could not be prepared: ${error.message}` };
  const isKnown = error instanceof Refused || error instanceof NoAnswer;
  const reason =
    error instanceof Error ? ((isKnown ? undefined : error.stack) ?? error.message) : String(error);
  const isSilent = error instanceof NoAnswer;
  return { one, state: 'fault', reason: `It could not be prepared: ${reason}`, isSilent };
};

/** With a new key, every operation shows that it stores its response. */
const withKey = (one: Case, request: CaseRequest): CaseRequest =>
  one.operation.retrySafe && !one.error
    ? { ...request, headers: { 'Idempotency-Key': randomUUID(), ...request.headers } }
    : request;

/** A case that is ready to be sent. */
interface Ready {
  readonly request: CaseRequest;
  readonly wire: WireRequest;
}

/** Prepares a case for a server. Returns its request, or its outcome if it cannot be tried. */
export const arranged = async (one: Case, world: World, server: string): Promise<Ready | Outcome> => {
  const before = newerThan(one, world.level);
  if (before) return newer(one, before, world.level);
  try {
    await world.next();
    const request = withKey(one, await arrange(one, world));
    const within = newerInRequest(one, request, world.level);
    if (!within) return { request, wire: await wireRequest(one, request, server) };
    await request.after?.();
    return newer(one, within, world.level);
  } catch (error) {
    return failed(one, error);
  }
};

export const isOutcome = (value: Ready | Outcome): value is Outcome => 'state' in value;
