import type { HttpClient } from '../world/client.js';
import type { HttpWorld } from '../world/http-world.js';
import { sweep, sweepLedger, type Left } from '../world/sweep.js';

/** Removes what the run made, and restores what it changed. Goes on after each failure. Returns what is left. */
export const cleanUp = async (world: HttpWorld): Promise<Left> => {
  world.end();
  const left: Left = (await world.undoAll()).map((problem) => `A setting was not restored: ${problem}`);
  const by = async (): Promise<HttpClient> => {
    await world.next();
    return world.owner;
  };
  const isOurs = (text: unknown): boolean => typeof text === 'string' && text.includes(world.run);
  try {
    await sweepLedger(world.ledger, left);
    await sweep({ by, given: world.given, isOurs, ledger: world.ledger }, left);
  } catch (error) {
    left.push(String(error));
  }
  return left;
};
