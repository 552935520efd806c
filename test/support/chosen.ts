/** The operations that this run tries in matrices, by `test/runner/operations.mjs`. Without a choice: all. */
const { TEST_OPERATIONS: names } = process.env;

const chosen = names === undefined ? undefined : new Set(names.split(' '));

/** Whether this run tries all operations. */
export const isWhole = chosen === undefined;

/** Whether the matrices of this run try an operation. */
export const isChosen = (operationId: string): boolean => chosen?.has(operationId) ?? true;
