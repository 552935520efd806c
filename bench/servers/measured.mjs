// The built server under a clock that its parent moves; the parent also has its store filled and asks what it cost.
import { createListener } from '../../dist/src/server/app.js';
import { loadConfig } from '../../dist/src/runtime/config.js';
import { createServer } from '../../dist/src/server/server.js';
import * as filling from '../filling.mjs';
import { loopCommands } from '../loop-commands.mjs';

/** Stands still but for `advance`. */
const clock = {
  timers: new Set(),
  time: Date.now(),
  now: () => clock.time,
  seconds: () => Math.floor(clock.time / 1000),
  elapsed: () => clock.time,
  after(milliseconds, action) {
    const timer = { due: clock.time + milliseconds, action };
    clock.timers.add(timer);
    return () => clock.timers.delete(timer);
  },
  advance(milliseconds) {
    clock.time += milliseconds;
    for (const timer of [...clock.timers]) {
      if (timer.due > clock.time || !clock.timers.delete(timer)) continue;
      timer.action();
    }
  },
};

let statements = 0;
const observe = () => (statements += 1);
const server = await createServer(loadConfig(process.env), { clock, observe });
const { services } = server;

const commands = {
  /** CPU of this process so far, in microseconds. */
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** CPU in microseconds and SQL statements of the last request, when it has ended. Without those of these commands. */
  spent: () => spent,
  ...loopCommands(1),
  /** Responds when all due work is done. */
  async advance(milliseconds) {
    clock.advance(milliseconds);
    await services.presence.reports.settled();
  },
  seconds: () => clock.seconds(),
  async presenceId() {
    await services.presence.board.fresh();
    return services.presence.board.lastId;
  },
  ...Object.fromEntries(
    Object.entries(filling).map(([name, fill]) => [name, (...values) => fill(server, ...values)]),
  ),
};

let spent;
const listener = await createListener(services);
listener.keepAliveTimeout = 600_000;
listener.prependListener('request', (_request, response) => {
  const before = process.cpuUsage();
  const counted = statements;
  spent = new Promise((resolve) => {
    response.once('finish', () =>
      setImmediate(() => {
        const { user, system } = process.cpuUsage(before);
        resolve({ cpu: user + system, statements: statements - counted });
      }),
    );
  });
});
listener.listen(0, '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${listener.address().port}`);
});

process.on('message', async ({ id, command, values }) => {
  process.send({ id, value: await commands[command](...values) });
});
process.once('SIGTERM', async () => {
  listener.closeAllConnections();
  await server.close();
  process.exit(0);
});
