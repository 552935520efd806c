import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { logCheck } from './log-check.js';

/** The first start shows the operator the password that it made, once. */
const SHOWN_ONCE = /^ {2}Password {2}\S+ {3}\(shown only now\)$|^\{.*"msg":"This is the first start\./;

/** Searches what a process prints for secrets, line by line. */
export const searchOutput = (output: Readable): void => {
  createInterface({ input: output }).on('line', (line) => {
    if (!SHOWN_ONCE.test(line)) logCheck.line(line);
  });
};
