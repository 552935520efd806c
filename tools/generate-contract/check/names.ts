import type { Contract } from '../contract.js';
import type { Problems } from '../problems.js';
import { childrenOf, omit, type Schema } from '../schema/schema.js';

type Add = (place: string, message: string) => void;

/** The members of a union need titles, since generated code needs a name for each. */
const checkUnion = ({ oneOf, anyOf }: Schema, place: string, add: Add): void => {
  const members = [...(oneOf ?? []), ...(anyOf ?? [])];
  const inline = members.filter(({ $ref, type }) => $ref === undefined && type !== 'null');
  if (inline.some(({ title }) => title === undefined))
    add(place, 'has a choice without a name; add a "title" to each schema of the choice');
};

const checkSchema = (schema: Schema, place: string, add: Add): void => {
  const { title, properties } = schema;
  if (schema.enum && title === undefined)
    add(place, 'has values without a name; add the set of values to a schemas.yaml, and refer to it');
  if (properties && title === undefined)
    add(place, 'is an object without a name; add a "title", or refer to a named schema');
  checkUnion(schema, place, add);
  checkChildren(schema, place, add);
};

/** Checks the form that the published document has. */
const checkForm = (schema: Schema, place: string, add: Add): void => {
  checkSchema(schema['x-published'] ?? schema, place, add);
};

const checkChildren = (schema: Schema, place: string, add: Add): void => {
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    checkForm(child, place === '' ? name : `${place}.${name}`, add);
  for (const child of childrenOf(omit(schema, 'properties'))) checkForm(child, `${place}[]`, add);
};

/** Checks the inside of a schema that has a name. */
const checkNamed = (schema: Schema, place: string, add: Add): void => {
  const form = schema['x-published'] ?? schema;
  checkSchema(omit({ ...form, title: '' }, 'enum'), place, add);
};

const checkValues = ({ enum: values = [], ...schema }: Schema, place: string, add: Add): void => {
  const { 'x-enum-varnames': names, 'x-enum-descriptions': texts, type } = schema;
  if (type === 'integer' && !(names && texts))
    add(place, 'has numbers; add their names as "x-enum-varnames" and "x-enum-descriptions"');
  for (const list of [names, texts]) {
    if (list && list.length !== values.length)
      add(place, 'does not have one name and description for each value');
  }
};

/** Checks that every object, set of values and choice of the published document has a name. */
export const checkNamedParts = (contract: Contract, problems: Problems): void => {
  for (const [name, schema] of contract.schemas) {
    const add: Add = (place, message) => {
      problems.add(contract.fileOf.get(name) ?? '', `${place} ${message}`);
    };
    checkNamed(schema, name, add);
    if (schema.enum) checkValues(schema, name, add);
  }
  for (const { file, parameters, response } of contract.operations) {
    const add: Add = (place, message) => {
      problems.add(file, `${place} ${message}`);
    };
    for (const { name, schema } of parameters) checkForm(schema, name, add);
    checkChildren(response, 'response', add);
  }
  for (const { file, name, fields } of contract.errors.values()) {
    for (const [field, schema] of Object.entries(fields))
      checkForm(schema, `${name}.${field}`, (place, message) => {
        problems.add(file, `${place} ${message}`);
      });
  }
};
