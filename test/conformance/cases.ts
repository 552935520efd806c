import { join } from 'node:path';

import type { Contract, Operation } from '../../tools/generate-contract/contract.js';
import type { DocumentedError } from '../../tools/generate-contract/schema/documented-errors.js';
import { readChecked } from '../../tools/generate-contract/generate.js';
import { errorsByStatus } from '../../tools/generate-contract/write/published-errors.js';
import { projectRoot } from '../../src/http/validators.js';
import { readPublished, withSharedParts } from '../support/published-document.js';

/** A response that the contract documents by a named example. */
export interface Case {
  /** `createUser 400 emailTaken` */
  readonly name: string;
  readonly operation: Operation;
  readonly status: number;
  readonly example: string;
  /** For errors: the expected error. */
  readonly error?: DocumentedError;
}

/** The sources, whose examples are checked by the generator. */
export const contract: Contract = readChecked(join(projectRoot, 'openapi'));

const casesOf = (operation: Operation): Case[] => {
  const make = (status: number, example: string, error?: DocumentedError): Case => ({
    name: `${operation.id} ${status} ${example}`,
    operation,
    status,
    example,
    ...(error && { error }),
  });
  return [
    ...Object.keys(operation.examples).map((example) => make(200, example)),
    ...[...errorsByStatus(operation, contract)].flatMap(([status, documented]) =>
      documented.map((error) => make(status, error.example, error)),
    ),
  ];
};

/** Every case of the contract. */
export const cases: readonly Case[] = contract.operations.flatMap(casesOf);

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>;
}

interface PublishedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, PublishedResponse>>;
}

interface PublishedResponse {
  readonly content: Readonly<Record<string, { readonly examples: Readonly<Record<string, unknown>> }>>;
}

/** The operations and statuses of the published document: `createUser 400`. The run must cover them. */
export const publishedStatuses = (): string[] =>
  Object.values(withSharedParts(readPublished() as Published).paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    ),
  );
