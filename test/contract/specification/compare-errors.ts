import { NOTHING, type Comparison } from './compare.js';
import { levelsOf, type Operations, type Reader } from './published.js';
import type { Specification } from './tables.js';

/** Fields of every error body. All other fields belong to one error. */
const ENVELOPE = ['result', 'msg', 'code'];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for a message with placeholders, such as `Invalid user ID <user_id>`. */
const textOf = (msg: string): RegExp => new RegExp(`^${escaped(msg).replaceAll(/<\w+>/g, '.+')}$`);

/** Compares the rows of the error table, and the errors beyond it. */
export const compareErrors = (
  comparison: Comparison,
  reader: Reader,
  found: Operations,
  stated: Specification,
): void => {
  const specified = new Set<string>();
  for (const { operation: title, condition, code, msg, status, fields = [], levels = [] } of stated.errors) {
    const place = `${title}, ${condition}`;
    const operation = found.get(title);
    const examples = operation ? reader.errorsOf(operation) : [];
    const match = examples
      .flatMap(([one, named]) =>
        Object.entries(named).map(([name, example]) => ({ status: one, name, example })),
      )
      .find(
        ({ example: { value } }) =>
          value.code === code && (msg === undefined || textOf(msg).test(String(value.msg))),
      );
    if (!match) {
      comparison.missing(`${place}: ${code}`, NOTHING);
      continue;
    }
    specified.add(match.name);
    if (status !== undefined && match.status !== status)
      comparison.add(place, `has status ${String(match.status)}`);
    const own = Object.keys(match.example.value).filter((key) => !ENVELOPE.includes(key));
    if (own.sort().join() !== [...fields].sort().join())
      comparison.add(place, `has the fields ${own.join(', ')}`);
    for (const level of levels)
      if (!levelsOf(match.example).includes(level))
        comparison.add(place, `does not carry level ${String(level)}`);
  }
  const all = [...found.values()].flatMap((operation) =>
    reader.errorsOf(operation).flatMap(([, named]) => Object.keys(named)),
  );
  comparison.errors(new Set(all.filter((name) => !specified.has(name))));
};
