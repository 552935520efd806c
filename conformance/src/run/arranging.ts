import { arrange } from '../cases/case-request.js';
import type { CaseRequest } from '../cases/case-setup.js';
import type { Case } from '../contract/cases.js';
import { newerInRequest, newerThan, type Newer } from '../contract/levels.js';
import { Refused } from '../world/client.js';
import { NotReached } from '../world/controls.js';
import type { World } from '../world/world.js';
import type { Outcome } from './outcome.js';

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
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { one, state: 'fault', reason: `It could not be prepared: ${reason}` };
};

/** Prepares a case. Returns its request, or its outcome if it cannot be tried. */
export const arranged = async (one: Case, world: World): Promise<CaseRequest | Outcome> => {
  const before = newerThan(one, world.level);
  if (before) return newer(one, before, world.level);
  try {
    await world.next();
    const request = await arrange(one, world);
    const within = newerInRequest(one, request, world.level);
    if (!within) return request;
    await request.after?.();
    return newer(one, within, world.level);
  } catch (error) {
    return failed(one, error);
  }
};

export const isOutcome = (value: CaseRequest | Outcome): value is Outcome => 'state' in value;
