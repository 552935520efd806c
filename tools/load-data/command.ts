import { loadConfig } from '../../src/runtime/config.js';
import { failCommand } from '../../src/lib/fail-command.js';
import { createLog } from '../../src/runtime/log.js';
import { createServer } from '../../src/server/server.js';
import { Loader } from './loader.js';
import { Progress } from './progress.js';
import { checkNoServer } from './running-servers.js';
import { indexMessages } from './search-index.js';
import { DEFAULTS, type Amounts } from './shape.js';
import { beginOrContinue, continueIds } from './state.js';
import { runSteps } from './steps.js';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const load = async (wanted: Partial<Amounts>): Promise<void> => {
  const config = loadConfig();
  await checkNoServer(config);
  const server = await createServer(config, { log: createLog('error'), announce: say, isIdle: true });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop.abort();
    });
  const progress = new Progress(process.stdout);
  const reporting = { report: progress.report, isStopped: () => stop.signal.aborted };
  try {
    const { services } = server;
    const state = await beginOrContinue(services.store, wanted, DEFAULTS, services.clock.seconds());
    await continueIds(services.store);
    const { users, channels, messages } = state;
    say(
      `${state.done > 0 ? 'Continuing with' : 'Loading'} ${users} users, ${channels} channels, ${messages} messages.`,
    );
    await runSteps(new Loader(services, state), services, state, reporting);
    await indexMessages(server, reporting);
    progress.close();
    say(
      stop.signal.aborted
        ? 'Stopped. Run the same command again to continue.'
        : 'All data is loaded. `team-chat serve` serves it.',
    );
  } finally {
    await server.close();
  }
};

/** `team-chat load-data`: fills the database of a server that is stopped, for tests with much data. */
export const loadData = (wanted: Partial<Amounts>): Promise<void> =>
  load(wanted).catch(failCommand('Free space, and run the same command again.'));
