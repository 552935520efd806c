import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defaultUserSettings } from '../../generated/settings.js';
import { errors } from '../../generated/errors.js';
import { type Actor, roles } from '../../src/runtime/identity/actor.js';
import { parseBasic } from '../../src/runtime/identity/basic.js';
import { createLimits } from '../../src/runtime/rate-limits/limits.js';
import { systemClock } from '../../src/lib/clock.js';
import { loadConfig } from '../../src/runtime/config.js';
import { createHeldBodies } from '../../src/runtime/http/held-bodies.js';
import { createReceivedFiles } from '../../src/runtime/http/body.js';
import { PaidTurns } from '../../src/lib/paid-turns.js';
import { shares } from '../../src/runtime/shares.js';
import { createSlowReaders } from '../../src/runtime/http/slow-readers.js';
import { createLog } from '../../src/runtime/log.js';
import type { Services } from '../../src/runtime/services.js';

/** The user of every request, who may send all of them: the owner of the examples' organization. */
const OWNER: Actor = {
  id: 8,
  email: 'owner@example.com',
  delivery_email: 'owner@example.com',
  full_name: 'Owner',
  role: roles.owner,
  is_bot: false,
  bot_type: null,
  bot_owner_id: null,
  is_active: true,
  is_billing_admin: false,
  timezone: '',
  date_joined: 0,
  avatar_source: 'G',
  avatar_key: null,
  avatar_version: 1,
  settings: defaultUserSettings,
};

const owner = (): Promise<Actor> => Promise.resolve(OWNER);

/** What the steps of a request use before its handler, without a store. */
export interface MockServices {
  readonly services: Services;
  /** Deletes uploaded files. */
  readonly deleteFiles: () => Promise<void>;
}

export const createMockServices = async (siteUrl: string, isStrict: boolean): Promise<MockServices> => {
  const clock = systemClock;
  const log = createLog('warn');
  const temporary = await mkdtemp(join(tmpdir(), 'mock-uploads-'));
  const services = {
    config: loadConfig({
      SITE_URL: siteUrl,
      RATE_LIMITS: 'off',
      STRICT_REQUESTS: isStrict ? 'on' : 'off',
    }),
    clock,
    log,
    actors: {
      authenticate: (authorization: string) => {
        parseBasic(authorization);
        return owner();
      },
      authenticateKey: owner,
    },
    sessions: { authenticate: () => Promise.reject(errors.notLoggedIn()) },
    limits: await createLimits({ clock, rules: null, redisUrl: null, log }),
    bodies: createHeldBodies(clock),
    slowReaders: createSlowReaders(clock),
    files: { temporary, freeBytes: () => Promise.resolve(Infinity) },
    receivedFiles: createReceivedFiles(),
    turns: new PaidTurns({ ...shares, time: null }),
  };
  // The other services belong to handlers, which the mock does not have.
  return {
    services: services as unknown as Services,
    deleteFiles: () => rm(temporary, { recursive: true, force: true }),
  };
};
