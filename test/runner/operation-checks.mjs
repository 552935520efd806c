// What one operation owes: the tests of `npm run check:operation <id>`. A `grep` selects the tests of a file that
// compare a list with the contract, where the others are not about single operations.
import { filesOf } from './files.mjs';
import { sourcesOf } from './operations.mjs';

/** The matrices, which try only this operation. */
const MATRICES = [
  'test/bad-input/bad-input.test.ts',
  'test/conformance/conformance.test.ts',
  'test/contract/limits.test.ts',
  'test/security/authorization/matrix.test.ts',
];

/** Returns the tests of lists with an entry for each operation, event, field or parameter. */
const listsOf = (id) => [
  { file: 'test/contract/trees.test.ts' },
  { file: 'test/contract/specification.test.ts', grep: 'matches the contract' },
  { file: 'test/contract/audiences.test.ts', grep: 'are tested for every event form' },
  { file: 'test/contract/absent-or-null.test.ts' },
  { file: 'test/contract/examples.test.ts' },
  { file: 'test/contract/links.test.ts' },
  { file: 'test/contract/list-orders.test.ts', grep: `is tried for every list|is fixed: ${id} ` },
  { file: 'test/contract/permissions.test.ts', grep: 'except the listed ones' },
  { file: 'test/contract/request-flags.test.ts', grep: 'have a row for each' },
  { file: 'test/chat/events/consistency.test.ts', grep: 'is tested for every operation' },
  { file: 'test/security/former-members/former-members.test.ts', grep: 'by every operation|for every event' },
];

/** Returns the files, with what to select in them, and throws if there is no such operation. */
export const checksOf = (id) => {
  const operation = sourcesOf().find((one) => one.id === id);
  if (!operation) throw new Error(`openapi/openapi.yaml names no operation ${id}.`);
  const own = operation.handler.replace(/^src\/(.*)\.ts$/, 'test/$1.test.ts');
  return [...filesOf(own).map((file) => ({ file })), ...listsOf(id), ...MATRICES.map((file) => ({ file }))];
};
