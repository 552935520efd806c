import type { Contract } from '../contract.js';
import type { Problems } from '../problems.js';
import { Normalizer } from '../schema/normalize.js';
import { mapChildren, nameOfReference, SCHEMAS, type Schema } from '../schema/schema.js';
import { INDEX, nounOf, type Bundle } from './bundle.js';
import { derivedNames } from './derived-names.js';
import { readErrors } from './errors.js';
import { addUnions, EVENTS, readEventSchemas, readForms, UNIONS } from './events.js';
import { Elements } from './elements.js';
import { readOperations } from './operations.js';
import { Parameters } from './parameters.js';
import { Responses } from './responses.js';
import { readSettings, SETTINGS, settingsSchemas, withLegacySettings } from './settings.js';
import { SourceSchemas } from './source-schema.js';

/** Adds a problem for each reference without a target. */
const checkReferences = (
  schema: Schema,
  file: string,
  schemas: ReadonlyMap<string, Schema>,
  problems: Problems,
): void => {
  mapChildren(schema, (child) => {
    checkReferences(child, file, schemas, problems);
    return child;
  });
  if (schema.$ref === undefined) return;
  const name = nameOfReference(schema.$ref);
  if (!schemas.has(name))
    problems.add(file, `"${name}" is no schema of values; refer to one in a schemas.yaml`);
};

/** Returns the named schemas that are neither events nor settings, and do not follow from something else. */
const readSchemas = (
  bundle: Bundle,
  sources: SourceSchemas,
): [name: string, schema: Schema, file: string][] => {
  const derived = derivedNames(bundle);
  return Object.entries(bundle.document.components.schemas ?? {}).flatMap(
    ([name, written]): [string, Schema, string][] => {
      const file = bundle.fileOf[SCHEMAS + name] ?? INDEX;
      const isElsewhere = [EVENTS, SETTINGS].includes(nounOf(file) ?? '') || file === UNIONS;
      return isElsewhere || derived.has(name) ? [] : [[name, sources.read(written), file]];
    },
  );
};

/** Makes the model of the contract. Throws with all inconsistencies. */
export const readContract = (bundle: Bundle, problems: Problems): Contract => {
  const sources = new SourceSchemas(bundle.document);
  const raw = new Map<string, Schema>();
  const fileOf = new Map<string, string>();
  const add = ([name, schema, file]: [name: string, schema: Schema, file: string]): void => {
    raw.set(name, schema);
    fileOf.set(name, file);
  };
  readSchemas(bundle, sources).forEach(add);
  const normalizer = new Normalizer(raw, problems);
  const settings = readSettings(bundle, sources, normalizer, problems);
  const forms = readEventSchemas(bundle, sources, problems);
  for (const [name, schema, file] of forms) add([name, withLegacySettings(schema, settings), file]);
  settingsSchemas(settings).forEach(add);
  const schemas = new Map<string, Schema>();
  for (const [name, schema] of raw)
    schemas.set(name, normalizer.normalize(schema, fileOf.get(name) ?? INDEX));
  const events = readForms(forms, schemas);
  addUnions(events, schemas, problems);

  const elements = new Elements(bundle, sources, normalizer);
  const operations = readOperations(bundle, {
    parameters: new Parameters(elements, schemas, settings, problems),
    responses: new Responses(elements, problems),
  });
  const errors = readErrors(bundle, sources, normalizer, problems);
  problems.endStage();

  for (const [name, schema] of schemas) checkReferences(schema, fileOf.get(name) ?? INDEX, schemas, problems);
  for (const { file, parameters, response } of operations) {
    for (const { schema } of parameters) checkReferences(schema, file, schemas, problems);
    checkReferences(response, file, schemas, problems);
  }
  problems.endStage();
  const { document: index, levels, audiences, errorCodes, defaultTools } = bundle;
  const sourceOf = (pointer: string): string => bundle.fileOf[pointer] ?? INDEX;
  return {
    index,
    operations,
    schemas,
    errors,
    events,
    settings,
    levels,
    audiences,
    errorCodes,
    defaultTools,
    fileOf,
    sourceOf,
  };
};
