import { contract, type DocumentedCase, type ErrorDefinition, type Operation, type Schema } from './data.js';

/** A documented error, as a case expects it. */
export interface ExpectedError extends ErrorDefinition {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly msg: string;
  /** The texts that the message may have. */
  readonly text: RegExp;
  /** The schema of the place in the parameters that the error is about. */
  readonly place?: Schema;
}

/** A response that the contract documents by a named example. */
export interface Case {
  /** `createUser 400 emailTaken` */
  readonly name: string;
  readonly operation: Operation;
  readonly status: number;
  readonly example: string;
  /** For a success: the names at the top of the body. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** For errors: the expected error. */
  readonly error?: ExpectedError;
}

const PLACE = '<place>';

const expectedError = (operation: Operation, documented: DocumentedCase): { error?: ExpectedError } => {
  const { error: name, values = {}, msg = '', pattern = '', place } = documented;
  const definition = name === undefined ? undefined : contract.errors[name];
  if (name === undefined || !definition) return {};
  const text = new RegExp(`^(?:${pattern.replaceAll(PLACE, () => operation.place)})$`, 'u');
  return { error: { name, ...definition, values, msg, text, ...(place && { place }) } };
};

/** Every case of the contract. */
export const cases: readonly Case[] = contract.operations.flatMap((operation) =>
  operation.cases.map((documented) => ({
    name: `${operation.id} ${String(documented.status)} ${documented.example}`,
    operation,
    status: documented.status,
    example: documented.example,
    fields: documented.fields ?? {},
    ...expectedError(operation, documented),
  })),
);
