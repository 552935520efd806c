import { NOTHING, type Comparison } from './compare.js';
import { givenBy } from './events.js';
import { isGap, levelsOf, REGISTER, type Operations, type Reader } from './found.js';
import type { Specification } from './tables.js';

/** Operations with their parameters and answers, both ways. */
export const compareOperations = (
  comparison: Comparison,
  reader: Reader,
  found: Operations,
  stated: Specification,
): void => {
  const known = new Set<string>();
  const register = found.get(REGISTER);
  for (const [title, one] of Object.entries(stated.operations)) {
    const at = one.at ?? title;
    const operation = found.get(at);
    known.add(at);
    if (!operation) {
      comparison.missing(title, NOTHING);
      continue;
    }
    const { 'x-permission': permission, security } = operation;
    if ((security !== undefined) !== (one.open ?? false))
      comparison.add(title, 'is open to everyone, or is not');
    if (
      one.administrators === true &&
      permission?.role !== 'administrator' &&
      !operation.description?.includes('dministrators')
    )
      comparison.add(title, 'does not say that it is for administrators');
    const paths = (operation['x-aliases'] ?? []).flatMap(({ path }) => path ?? []);
    if (JSON.stringify(paths) !== JSON.stringify(one.aliases ?? []))
      comparison.add(title, `has the aliases ${JSON.stringify(paths)}`);
    comparison.levels(title, one.levels ?? [], levelsOf(operation));
    const parameters = new Map(reader.parametersOf(operation));
    if (one.registers === true && register) {
      for (const name of reader.parametersOf(register).keys())
        if (!parameters.delete(name)) comparison.add(title, `does not take ${name} of ${REGISTER}`);
    }
    comparison.fields(`${title}:`, one.parameters, parameters, 'sent', isGap(operation));
    comparison.fields(`${title} ->`, one.answer, reader.answerOf(operation), 'answered', isGap(operation));
  }
  for (const [title, told] of Object.entries(givenBy)) {
    const { description = '' } = found.get(title) ?? {};
    for (const event of told)
      if (!description.includes(event)) comparison.add(title, `does not say that it gives ${event} events`);
  }
  for (const title of stated.namedOperations) {
    const operation = found.get(title);
    known.add(title);
    if (!operation) comparison.missing(title, NOTHING);
    else if (!isGap(operation)) comparison.add(title, 'leaves no gap, while the specification does');
  }
  for (const [title, operation] of found) {
    if (!known.has(title))
      comparison.beyond(title, { hasGap: isGap(operation), levels: levelsOf(operation) });
  }
};
