import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Contract, Operation } from '../../tools/generate-contract/contract.js';
import type { DocumentedError } from '../../tools/generate-contract/schema/documented-errors.js';
import { readChecked } from '../../tools/generate-contract/generate.js';
import { errorsByStatus } from '../../tools/generate-contract/write/published-errors.js';
import { projectRoot } from '../../src/http/validators.js';

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

interface PublishedResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly examples: Readonly<Record<string, unknown>> }>>;
}

interface Published {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly operationId: string; readonly responses: Readonly<Record<string, PublishedResponse>> }
        >
      >
    >
  >;
  readonly components: { readonly responses: Readonly<Record<string, PublishedResponse>> };
}

/** The names of all cases of the published document. The run must cover them. */
export const publishedCaseNames = (): string[] => {
  const { paths, components } = JSON.parse(
    readFileSync(join(projectRoot, 'generated/openapi.json'), 'utf8'),
  ) as Published;
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, response]) => {
        const shared = components.responses[response.$ref?.split('/').at(-1) ?? ''];
        const [content] = Object.values((shared ?? response).content ?? {});
        return Object.keys(content?.examples ?? {}).map((example) => `${operationId} ${status} ${example}`);
      }),
    ),
  );
};
