import type { Method, Operation } from '../contract.js';
import type { Bundle } from './bundle.js';
import { notesOf } from './extensions.js';
import type { Parameters } from './parameters.js';
import type { Responses } from './responses.js';
import { JSON_TYPE, type WrittenOperation } from './written.js';

const IDEMPOTENCY_KEY = '#/components/parameters/IdempotencyKey';

interface Readers {
  readonly parameters: Parameters;
  readonly responses: Responses;
}

/** Whether credentials are optional: one of the security requirements is empty. */
const isOptional = ({ security = [] }: WrittenOperation): boolean =>
  security.some((schemes) => Object.keys(schemes).length === 0);

const readOperation = (
  { path, method, file }: Pick<Operation, 'path' | 'method' | 'file'>,
  written: WrittenOperation,
  readers: Readers,
): Operation => {
  const { 'x-permission': permission = {}, 'x-server': server = {}, parameters = [] } = written;
  const bodyExample = written.requestBody?.content[JSON_TYPE]?.example;
  return {
    id: written.operationId,
    file,
    part: file.split('/')[0] ?? '',
    method,
    path,
    ...(server.sameAs !== undefined && { sameAs: server.sameAs }),
    summary: written.summary,
    description: written.description.trim(),
    deprecated: written.deprecated ?? false,
    open: written.security?.length === 0,
    spectators: isOptional(written),
    role: permission.role ?? 'guest',
    bots: permission.bots ?? true,
    ...(server.refusal !== undefined && { refusal: server.refusal }),
    transaction: server.transaction ?? (method === 'GET' ? 'read' : 'write'),
    retrySafe: parameters.some(({ $ref }) => $ref === IDEMPOTENCY_KEY),
    ignoresIdempotencyKey: server.idempotency === 'ignored',
    statuses: Object.keys(written.responses).map(Number),
    parameters: readers.parameters.of(written, file),
    ...(bodyExample !== undefined && { bodyExample: bodyExample as Record<string, unknown> }),
    ...readers.responses.success(written, file),
    errorNames: readers.responses.errorNames(written),
    extensions: notesOf(written),
  };
};

/** Returns all operations, in the order of the index. */
export const readOperations = ({ document, fileOf }: Bundle, readers: Readers): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, written]) =>
      readOperation(
        { path, method: method.toUpperCase() as Method, file: fileOf[path] ?? '' },
        written as unknown as WrittenOperation,
        readers,
      ),
    ),
  );
