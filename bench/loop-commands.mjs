import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Commands for the longest time in which a process did not look for anything new. It is looked at each `resolution` ms. */
export const loopCommands = (resolution) => {
  const delay = monitorEventLoopDelay({ resolution });
  return {
    watchEventLoop() {
      delay.reset();
      delay.enable();
    },
    /** Since `watchEventLoop`, in milliseconds. */
    longestBlock() {
      delay.disable();
      return delay.max / 1e6;
    },
  };
};
