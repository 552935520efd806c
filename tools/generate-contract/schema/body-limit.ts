import { budgets } from '../../../src/budgets.js';
import type { BodyLimit } from '../../../src/http/types.js';
import type { Operation } from '../contract.js';
import { greatestRequest, type Schemas } from './greatest.js';

const KIBIBYTE = 1024;
/** What every operation takes; limits are multiples of it. */
const STEP = 64 * KIBIBYTE;
/** Room for what the contract does not state: parameters that are ignored, the headers of multipart parts. */
const SLACK = 32 * KIBIBYTE;

const LEAST_VALUES = 1000;
/** More than the longest list of names that an honest client sends; parsing them takes milliseconds. */
const MOST_VALUES = 50_000;

/**
 * The limits of a body, from the greatest request that the contract lets through. Where that is beyond the budget of a
 * body the budget holds: clients send such lists in several requests.
 */
export const bodyLimitOf = (operation: Operation, schemas: Schemas): BodyLimit => {
  const { bytes, values } = greatestRequest(operation, schemas);
  return {
    bytes: Math.min(budgets.requestBody.bytes, Math.ceil((bytes + SLACK) / STEP) * STEP),
    values: Math.min(MOST_VALUES, Math.max(LEAST_VALUES, 2 * values)),
  };
};
