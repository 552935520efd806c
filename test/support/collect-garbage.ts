import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects all garbage. A flag makes the function visible only to contexts that are created afterwards. */
export const collectGarbage = runInNewContext('gc') as () => void;
