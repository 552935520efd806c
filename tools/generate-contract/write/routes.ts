import type { ParameterRow, RouteRow } from '../../../src/contract/types.js';
import { bodyLimitOf } from '../schema/body-limit.js';
import type { Contract, Operation, Parameter } from '../contract.js';
import { documentedErrors } from '../schema/documented-errors.js';
import { mayBe } from '../schema/schema.js';

const HEAD = '// Written by `npm run generate` from openapi/; never edited.\n';

/** Marks a text as generated. */
export const generated = (text: string): string => `${HEAD}${text}`;

/** Returns a value as TypeScript source. */
export const literal = (value: unknown): string => JSON.stringify(value, null, 2);

const parameterRow = (
  { name, in: place, kind, required, schema, aliases, handlerChecksNulls, ...rest }: Parameter,
  { schemas }: Contract,
): ParameterRow => ({
  name,
  in: place,
  kind,
  required,
  ...(schema.default === undefined ? {} : { default: schema.default }),
  aliases,
  nullable: mayBe('null', schema, schemas),
  ...(kind === 'file' && { maxBytes: schema.maxLength }),
  ...(handlerChecksNulls && { handlerChecksNulls }),
  ...(rest.emptyIsAbsent && { emptyIsAbsent: true }),
  ...(rest.deferred && { deferred: true }),
  ...(rest.slashes && { slashes: true }),
});

export const routeRow = (operation: Operation, contract: Contract): RouteRow => ({
  operationId: operation.id,
  method: operation.method,
  path: operation.path,
  open: operation.open,
  ...(operation.spectators && { spectators: true }),
  role: operation.role,
  bots: operation.bots,
  ...(operation.refusal !== undefined && { refusal: operation.refusal }),
  transaction: operation.transaction,
  ...(operation.retrySafe && { retrySafe: true }),
  parameters: operation.parameters.map((parameter) => parameterRow(parameter, contract)),
  ...(operation.mediaType !== undefined && { mediaType: operation.mediaType }),
  body: bodyLimitOf(operation, contract.schemas),
  errors: [...new Set(documentedErrors(operation, contract).map(({ definition }) => definition.name))],
});

export const writeRoutes = (contract: Contract): string => {
  const rows = contract.operations.map((operation) => routeRow(operation, contract));
  return generated(
    `import type { RouteRow } from '../src/contract/types.js';\n\nexport const routes: readonly RouteRow[] = ${literal(rows)};\n`,
  );
};
