import { NOTHING, type Comparison } from './compare.js';
import { gapOf, levelsOf, type Reader } from './published.js';
import { lostFields } from './objects.js';
import type { Specification } from './tables.js';

/** Compares the resources with their fields, both ways. */
export const compareObjects = (comparison: Comparison, reader: Reader, stated: Specification): void => {
  const { schemas } = reader.document.components;
  for (const [name, fields] of Object.entries(stated.objects)) {
    const schema = schemas[name];
    if (!schema) {
      comparison.missing(name, NOTHING);
      continue;
    }
    const mode = name === 'DraftContent' ? 'sent' : 'answered';
    comparison.fields(name, fields, reader.find(schema, true).fields, mode, gapOf(schema));
  }
  for (const [name, lost] of Object.entries(lostFields)) {
    const schema = schemas[name] ?? {};
    for (const [field, level] of Object.entries(lost)) {
      if (schema.properties && field in schema.properties)
        comparison.add(`${name} ${field}`, 'is still there');
      if (!levelsOf(schema).includes(level))
        comparison.add(name, `does not carry level ${String(level)}, at which it lost ${field}`);
    }
  }
};
