import { readdirSync, readFileSync } from 'node:fs';

/** CPU of a process so far, in microseconds, more exact than the ticks of its `stat`. */
export const cpuOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1000;
    } catch {
      return sum;
    }
  }, 0);
