// `npm run bench`: the built server, a hand-written Koa server without validation and a bare node:http one over the
// same store, in turns and in one run, so that the ratios hold whatever the machine is doing. `npm run bench presence`
// runs one of the programs.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { prepare } from '../src/build.mjs';

const here = dirname(fileURLToPath(import.meta.url));

prepare();
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
if (Object.keys(dependencies).some((name) => !existsSync(join(here, 'node_modules', name)))) {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: here,
    stdio: 'inherit',
  });
}

const { measureStart } = await import('./start.mjs');
const { measureThroughput } = await import('./throughput.mjs');
const { measureStatements } = await import('./statements.mjs');
const { measurePresence } = await import('./presence.mjs');
const { measureWaiting } = await import('./waiting.mjs');
const { measureReader } = await import('./reader.mjs');
const { measureSearch } = await import('./search.mjs');
const { measureLarge } = await import('./large.mjs');
const { measureRequests } = await import('./requests.mjs');
const { measureTelemetry } = await import('./telemetry.mjs');
const { measurePeers } = await import('./peers.mjs');
const { measureServices } = await import('./services.mjs');
const { measureScale } = await import('./scale.mjs');
const { measureAttack } = await import('./attack.mjs');

const only = process.argv[2];
const benches = {
  start: measureStart,
  statements: measureStatements,
  presence: measurePresence,
  waiting: measureWaiting,
  large: measureLarge,
  reader: measureReader,
  search: measureSearch,
  throughput: measureThroughput,
  requests: measureRequests,
  telemetry: measureTelemetry,
  peers: measurePeers,
  services: measureServices,
  attack: measureAttack,
  scale: measureScale,
};
for (const [name, measure] of Object.entries(benches)) {
  // These take a quarter of an hour each, or install other servers.
  if (only === undefined ? !['attack', 'scale', 'services'].includes(name) : only === name) await measure();
}
