import type { Contract, Operation } from '../contract.js';
import type { Problems } from '../problems.js';
import { statusesOf } from '../write/published-errors.js';

/** The source states the statuses that the operation has, and no others. */
export const checkStatuses = (operation: Operation, contract: Contract, problems: Problems): void => {
  const wanted = new Set([200, ...statusesOf(operation, contract)]);
  for (const status of wanted)
    if (!operation.statuses.includes(status))
      problems.add(operation.file, `${operation.id} can have the status ${status}; add it to its responses`);
  for (const status of operation.statuses)
    if (!wanted.has(status))
      problems.add(operation.file, `${operation.id} never has the status ${status}; remove it`);
};

/** A client that repeats a change without the header makes it twice, so an operation lacks it on purpose only. */
export const checkRetries = (operation: Operation, problems: Problems): void => {
  const { file, id, method, transaction, open, retrySafe, ignoresIdempotencyKey: ignores } = operation;
  const changes = method !== 'GET' && (transaction === 'write' || transaction === 'none') && !open;
  if (changes && !retrySafe && !ignores)
    problems.add(
      file,
      `${id} changes something; add the parameter IdempotencyKey, or "x-server: { idempotency: ignored }"`,
    );
  if ((!changes || ignores) && retrySafe)
    problems.add(file, `${id} has the parameter IdempotencyKey without effect; remove it`);
};
