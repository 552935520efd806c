import { NOTHING, type Comparison } from './compare.js';
import { gapOf, REGISTER, type Found, type Operations, type Reader } from './published.js';
import { limits } from './limits.js';

/** Compares the limits that register returns with those of the specification, both ways. */
export const compareLimits = (comparison: Comparison, reader: Reader, found: Operations): void => {
  const register = found.get(REGISTER);
  const fields = register ? reader.answerOf(register) : new Map<string, Found>();
  const stated = limits.map((one) => one.register);
  for (const [name, { gap, levels }] of fields) {
    const isLimit = /^max_.*(length|_mib)$|_quota_|_timeout_/.test(name);
    if (isLimit && !stated.includes(name))
      comparison.beyond(`register ${name}`, { gap: gap + gapOf(register ?? {}), levels });
  }
  for (const { limit, appliesTo, register: field, open, levels = [] } of limits) {
    if (!found.has(appliesTo)) comparison.missing(`limit ${limit}: ${appliesTo}`, NOTHING);
    if (field === undefined) continue;
    const answered = fields.get(field);
    if (!answered) comparison.missing(`limit ${limit}: register ${field}`, NOTHING);
    else if (open === true && answered.gap === '')
      comparison.add(`limit ${limit}`, 'leaves no gap for its value');
    for (const level of levels)
      if (!answered?.levels.includes(level))
        comparison.add(`limit ${limit}`, `does not carry level ${String(level)}`);
  }
};
