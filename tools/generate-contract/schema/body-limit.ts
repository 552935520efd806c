import { budgets } from '../../../src/lib/budgets.js';
import type { BodyLimit } from '../../../src/contract/types.js';
import type { Operation } from '../contract.js';
import { greatestRequest, type Schemas } from './greatest.js';

const KIBIBYTE = 1024;
/** The minimum limit of every operation. Limits are multiples of it. */
const STEP = 64 * KIBIBYTE;
/** Allowance for what the contract does not state: ignored parameters and the headers of multipart parts. */
const SLACK = 32 * KIBIBYTE;

const LEAST_VALUES = 1000;
/** More than the longest list of names that a normal client sends. Parsing this many takes milliseconds. */
const MOST_VALUES = 50_000;

/**
 * Returns the limits of a body, derived from the largest valid request. Larger values are capped at the budget of a
 * body: clients send such lists in several requests.
 */
export const bodyLimitOf = (operation: Operation, schemas: Schemas): BodyLimit => {
  const { bytes, values } = greatestRequest(operation, schemas);
  return {
    bytes: Math.min(budgets.requestBody.bytes, Math.ceil((bytes + SLACK) / STEP) * STEP),
    values: Math.min(MOST_VALUES, Math.max(LEAST_VALUES, 2 * values)),
  };
};
