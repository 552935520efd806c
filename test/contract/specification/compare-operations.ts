import { NOTHING, type Comparison } from './compare.js';
import { givenBy } from './events.js';
import { gapOf, isGap, levelsOf, REGISTER, type Operations, type Reader } from './published.js';
import type { Alias } from './expected.js';
import type { Specification } from './tables.js';

/** Compares a deprecated path, whose operation must match that of the new path. Returns its title. */
const compareAlias = (
  comparison: Comparison,
  found: Operations,
  at: string,
  { path, levels }: Alias,
): string => {
  const title = `${at.split(' ')[0] ?? ''} ${path}`;
  const [own, other] = [found.get(title), found.get(at)];
  if (!own || !other) {
    comparison.add(title, 'is missing');
    return title;
  }
  if (own.deprecated !== true) comparison.add(title, 'is not deprecated');
  for (const key of ['parameters', 'requestBody', 'responses', 'security', 'x-permission'] as const)
    if (JSON.stringify(own[key]) !== JSON.stringify(other[key]))
      comparison.add(title, `has other ${key} than ${at}`);
  comparison.levels(title, levels, levelsOf(own));
  return title;
};

/** Compares operations with their parameters and responses, both ways. */
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
    for (const alias of one.aliases ?? []) known.add(compareAlias(comparison, found, at, alias));
    comparison.levels(title, one.levels ?? [], levelsOf(operation));
    const parameters = new Map(reader.parametersOf(operation));
    if (one.registers === true && register) {
      for (const name of reader.parametersOf(register).keys())
        if (!parameters.delete(name)) comparison.add(title, `does not take ${name} of ${REGISTER}`);
    }
    comparison.fields(`${title}:`, one.parameters, parameters, 'sent', gapOf(operation));
    comparison.fields(`${title} ->`, one.answer, reader.answerOf(operation), 'answered', gapOf(operation));
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
    if (!known.has(title)) comparison.beyond(title, { gap: gapOf(operation), levels: levelsOf(operation) });
  }
};
