import { standaloneCode, type Compiled } from './compile.js';

/** Returns the module with Ajv's code for the inputs or for the outputs. A server loads only that of the inputs. */
export const validatorsModule = (half: Compiled): string => `${standaloneCode(half)}\n`;
