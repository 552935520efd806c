import { rmSync } from 'node:fs';

import { systemClock, type Clock } from '../../src/lib/clock.js';
import { loadConfig } from '../../src/runtime/config.js';
import { API_ROOT } from '../../src/runtime/http/match.js';
import { failStart, serve } from '../../src/server/start/serve.js';
import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';
import { buildWorld } from './build-world.js';
import { CHEAP, hostingIn } from './site.js';
import { iago, NOW, PASSWORD } from './world.js';

/** Some examples are of operations for development. What the organization has is public. */
const DEMO = { DEV_MODE: 'on', RATE_LIMITS: 'off' };

/** A clock that is at the time of the examples now. Some of them are about the hours after the last message. */
const clockFrom = (seconds: number): Clock => {
  const shift = seconds * 1000 - Date.now();
  const now = (): number => Date.now() + shift;
  return { ...systemClock, now, seconds: () => Math.floor(now() / 1000) };
};

const start = async (): Promise<void> => {
  const dataDir = temporaryFolder('demo');
  process.on('exit', () => {
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { PORT, HOST, LOG_LEVEL } = process.env;
  const config = loadConfig({ PORT, HOST, LOG_LEVEL, DATA_DIR: dataDir, ...DEMO });
  const credentials = await buildWorld(hostingIn(dataDir));
  const url = await serve(config, { clock: clockFrom(NOW), passwordCost: CHEAP });
  const { email, key } = credentials.get(String(iago.facts.email)) ?? { email: '', key: '' };
  process.stdout.write(`
This is the organization of the examples, until the command ends. Its clock is at ${new Date(NOW * 1000).toISOString()}.
Log in at ${url}/login as ${email} with the password ${PASSWORD}. Try all examples with:

npx dredd ${url}${API_ROOT}/openapi-3.0.json ${url}${API_ROOT} --user '${email}:${key}'
`);
};

/**
 * `team-chat serve --demo`: serves the organization that the examples of the contract describe, so that tools that send them
 * get what the contract states. Each start makes it anew.
 */
export const serveDemo = (): Promise<void> => start().catch(failStart);
