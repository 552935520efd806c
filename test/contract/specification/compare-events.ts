import { NOTHING, type Comparison } from './compare.js';
import { personForms } from './events.js';
import { gapOf, levelsOf, titleOf, type Reader, type Schema } from './published.js';
import type { Specification } from './tables.js';

const HEAD = ['id', 'type', 'op'];

const typeOf = (title: string): string => title.split(' ')[0] ?? '';

/** Compares the forms of `person`: each must be a stated one with exactly its fields. */
const comparePersons = (comparison: Comparison, reader: Reader, person: Schema): void => {
  const keyOf = (names: Iterable<string>): string =>
    [...names]
      .filter((name) => name !== 'user_id')
      .sort()
      .join();
  const found = new Map(
    (person.oneOf ?? []).map((one) => {
      const { fields } = reader.find(one, true);
      return [keyOf(fields.keys()), fields] as const;
    }),
  );
  for (const [change, fields] of Object.entries(personForms)) {
    const key = keyOf(Object.keys(fields));
    const form = found.get(key);
    const place = `person (${change})`;
    if (form) comparison.fields(place, { user_id: 'integer', ...fields }, form, 'answered', '');
    else comparison.missing(place, NOTHING);
    found.delete(key);
  }
  for (const key of found.keys()) comparison.beyond(`person (${key})`, NOTHING);
};

/** Compares event forms, both ways. */
export const compareEvents = (comparison: Comparison, reader: Reader, stated: Specification): void => {
  const { schemas } = reader.document.components;
  const forms = Object.entries(schemas).filter(
    ([name, { properties }]) => name.endsWith('Event') && properties,
  );
  const found = new Map(forms.map(([, schema]) => [titleOf(schema), schema]));
  for (const [title, { fields, levels = [], deprecated, audience }] of Object.entries(stated.events)) {
    const schema = found.get(title);
    const place = `event ${title}`;
    if (!schema) {
      comparison.missing(place, NOTHING);
      continue;
    }
    const own = [...reader.find(schema, true).fields].filter(([name]) => !HEAD.includes(name));
    comparison.levels(place, levels, levelsOf(schema));
    comparison.fields(place, fields, new Map(own), 'answered', gapOf(schema));
    if ((schema.deprecated ?? false) !== (deprecated ?? false))
      comparison.add(place, 'is deprecated, or is not');
    if (schema['x-audience'] !== audience)
      comparison.add(place, `is for ${String(schema['x-audience'])}, specified ${audience}`);
  }
  comparePersons(comparison, reader, found.get('realm_user update')?.properties?.person ?? {});
  for (const [title, levels] of Object.entries(stated.namedEvents)) {
    const matching = [...found].filter(([one]) => one === title || typeOf(one) === title);
    if (matching.length === 0) comparison.missing(`event ${title}`, NOTHING);
    for (const level of levels)
      if (!matching.some(([, schema]) => levelsOf(schema).includes(level)))
        comparison.add(`event ${title}`, `does not carry level ${String(level)}`);
  }
  // The specification leaves the payload of every type outside the table open.
  for (const [title, schema] of found) {
    const type = typeOf(title);
    const gap = [...found].map(([one, form]) => (typeOf(one) === type ? gapOf(form) : '')).join('');
    const isNamed = title in stated.namedEvents || type in stated.namedEvents;
    if (!(title in stated.events) && !isNamed)
      comparison.beyond(`event ${title}`, { gap, levels: levelsOf(schema) });
    else if (isNamed && type !== 'heartbeat' && gap === '')
      comparison.add(`event ${title}`, 'leaves no gap, while the specification does');
  }
};
