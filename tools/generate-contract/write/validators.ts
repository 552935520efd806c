import { standaloneCode, type Compiled } from './compile.js';

const PROLOGUE = `
const define = (names, load) => {
  let loaded;
  const get = (name) => {
    if (!loaded) load((loaded = {}));
    return loaded[name];
  };
  for (const name of names) Object.defineProperty(exports, name, { enumerable: true, get: () => get(name) });
};
`;

/**
 * Returns Ajv's code of one half, wrapped in a function, since both halves define the same names. It runs on first use
 * of one of its validators, since a server may never validate its responses.
 */
export const validatorsHalf = (half: Compiled): string => `
define(${JSON.stringify([...half.exports.keys()])}, (exports) => {
${standaloneCode(half)}
});
`;

/** Returns the module with Ajv's code for every input, response and event. */
export const validatorsModule = (...halves: readonly string[]): string => PROLOGUE + halves.join('');
