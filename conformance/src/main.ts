import { command } from './command/command.js';

// A package of Dredd uses what Node.js warns of.
process.removeAllListeners('warning');

const interruption = new AbortController();

process.on('SIGINT', () => {
  // A second interruption ends the cleanup too.
  if (interruption.signal.aborted) process.exit(130);
  console.log('\nInterrupted. Removing what the run made … Press Ctrl+C again to leave it.');
  interruption.abort();
});
process.on('SIGTERM', () => {
  interruption.abort();
});

process.exitCode = await command({
  args: process.argv.slice(2),
  environment: process.env,
  say: (line) => {
    console.log(line);
  },
  signal: interruption.signal,
});
