import type { Contract } from '../contract.js';
import { readErrors } from './errors.js';
import { addUnions, readEventSchemas, readForms } from './events.js';
import { readOperations } from './operations.js';
import { readSettings, settingsSchemas, withLegacySettings } from './settings.js';
import { Normalizer } from '../schema/normalize.js';
import type { Problems } from '../problems.js';
import { checkReferences, References } from './references.js';
import type { Schema } from '../schema/schema.js';
import { INDEX, type Sources } from './sources.js';

/** Joins the files into one model with global names. Throws with all inconsistencies. */
export const readContract = (sources: Sources, problems: Problems): Contract => {
  const references = new References(sources.parameters, problems);
  const raw = new Map<string, Schema>();
  const fileOf = new Map<string, string>();
  const addSchema = (name: string, schema: Schema, file: string): void => {
    const other = fileOf.get(name);
    if (other !== undefined)
      problems.add(file, `schema "${name}" is in ${other} too; names are global, rename one`);
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) problems.add(file, `schema "${name}" must be named in PascalCase`);
    raw.set(name, schema);
    fileOf.set(name, file);
  };
  for (const { file, content } of sources.schemas) {
    for (const [name, schema] of Object.entries(content)) {
      addSchema(name, references.resolve(schema as Schema, file), file);
    }
  }
  const normalizer = new Normalizer(raw, problems);
  const settings = readSettings(sources.settings, references, normalizer, problems);
  for (const [name, schema, file] of readEventSchemas(sources.events, references, problems))
    addSchema(name, withLegacySettings(schema, settings), file);
  for (const [name, schema, file] of settingsSchemas(settings)) addSchema(name, schema, file);
  const schemas = new Map<string, Schema>();
  for (const [name, schema] of raw)
    schemas.set(name, normalizer.normalize(schema, fileOf.get(name) ?? INDEX));
  const events = readForms(sources.events, schemas);
  addUnions(events, schemas, problems);

  const operations = readOperations(sources, references, normalizer, schemas, settings, problems);
  const errors = readErrors(sources.errors, references, normalizer, problems);
  problems.endStage();

  for (const [name, schema] of schemas) checkReferences(schema, fileOf.get(name) ?? INDEX, schemas, problems);
  for (const operation of operations) {
    for (const { schema } of operation.parameters) checkReferences(schema, operation.file, schemas, problems);
    checkReferences(operation.response, operation.file, schemas, problems);
  }
  problems.endStage();
  const { index, levels, audiences } = sources;
  return { index, operations, schemas, errors, events, settings, levels, audiences, fileOf };
};
