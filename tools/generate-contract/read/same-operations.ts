import type { Problems } from '../problems.js';
import type { SourceFile } from './sources.js';

/** Keys that an operation does not copy: its own name and history. */
const OWN = ['operationId', 'summary', 'description', 'deprecated', 'x-since', 'x-changes'];

const SAME_AS = 'x-same-as';

/**
 * Completes operations that repeat another one at a second path (`x-same-as`). Copies parameters, response, errors,
 * permission, transaction and gaps. Both operations are in one part, so references remain valid.
 */
export const completeSame = (operations: readonly SourceFile[], problems: Problems): SourceFile[] => {
  const byFile = new Map(operations.map((source) => [source.file, source]));
  return operations.map((source) => {
    const { file, part, content } = source;
    const name = content[SAME_AS];
    if (typeof name !== 'string') return source;
    const other = byFile.get(`${part}/${name}.yaml`);
    if (!other || SAME_AS in other.content) {
      problems.add(
        file,
        `x-same-as is "${name}", which is no operation of ${part} with a contract of its own; name one`,
      );
      return source;
    }
    const shared = Object.entries(other.content).filter(([key]) => !OWN.includes(key));
    return { ...source, content: { ...Object.fromEntries(shared), ...content } };
  });
};
