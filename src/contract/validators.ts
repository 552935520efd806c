import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { ErrorObject } from 'ajv';

import { projectRoot } from '../lib/project-root.js';

/** Ajv's code for a schema. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

type Validators = Readonly<Record<string, Validator | undefined>>;

/** Returns a function for the validators of a file that the build generates. It loads them at its first call. */
const validatorsIn = (file: string): (() => Validators) => {
  let loaded: Validators | undefined;
  return () =>
    (loaded ??= createRequire(import.meta.url)(join(projectRoot, 'dist/generated', file)) as Validators);
};

/** The validators of the inputs of all operations, such as `input_sendMessage`. A server needs no others. */
export const inputValidators = validatorsIn('inputs.cjs');

/** The validators of all responses and events, such as `response_sendMessage_200` and `event_presence`. */
export const outputValidators = validatorsIn('outputs.cjs');
