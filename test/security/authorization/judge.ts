import type { Operation } from '../../../tools/generate-contract/contract.js';
import {
  documentedErrors,
  type DocumentedError,
} from '../../../tools/generate-contract/schema/documented-errors.js';
import { messagePattern } from '../../../tools/generate-contract/write/strict-errors.js';
import { contract } from '../../support/contract-sources.js';
import type { HttpResponse } from '../../support/client.js';
import type { Outcome } from './rule.js';
import type { Thing, Variant } from './variant.js';

/** An error of an operation, with all its texts. */
interface KnownError {
  readonly definition: DocumentedError['definition'];
  readonly text: RegExp;
}

const known = new Map<Operation, readonly KnownError[]>();

/** Returns the documented errors of an operation. */
const errorsOf = (operation: Operation): readonly KnownError[] => {
  const found =
    known.get(operation) ??
    documentedErrors(operation, contract).map((documented) => ({
      definition: documented.definition,
      text: new RegExp(`^(?:${messagePattern(documented, operation)})$`),
    }));
  known.set(operation, found);
  return found;
};

const isError = (operation: Operation, { status, body }: HttpResponse, name: string): boolean =>
  errorsOf(operation).some(
    ({ definition, text }) =>
      definition.name === name &&
      definition.status === status &&
      definition.code === body.code &&
      text.test(String(body.msg)),
  );

/** The response without the object's name, and without IDs that differ between two requests. */
export const anonymous = ({ status, body }: HttpResponse, { id, text }: Thing): string => {
  const told = JSON.stringify(body);
  const unnamed = text === undefined ? told : told.replaceAll(text, '…');
  return `${String(status)} ${unnamed.replaceAll(String(id), '…')}`;
};

const succeeds = ({ shows }: Variant, { status, body }: HttpResponse, thing: Thing): Outcome => {
  if (status !== 200) return 'an error';
  return shows && !shows(body, thing) ? 'unseen' : 'ok';
};

/** Whether the response is the expected one. `nothing` is the response to the same request with an unknown ID. */
export const isAsExpected = (
  operation: Operation,
  variant: Variant,
  thing: Thing,
  answer: HttpResponse,
  expected: Outcome,
  nothing: string | undefined,
): boolean => {
  switch (expected) {
    case 'ok':
    case 'unseen':
      return succeeds(variant, answer, thing) === expected;
    case 'nothing':
      return anonymous(answer, thing) === nothing;
    case 'refused':
      return operation.errorNames.some((name) => isError(operation, answer, name));
    default:
      return isError(operation, answer, expected);
  }
};

/** Whether the name is a valid outcome for the operation. */
export const isOutcome = (operation: Operation, outcome: Outcome): boolean =>
  ['ok', 'unseen', 'nothing', 'refused'].includes(outcome) ||
  errorsOf(operation).some(({ definition }) => definition.name === outcome);
