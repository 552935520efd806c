import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';

import type { ValidationSchemas } from './validation-schemas.js';

interface CompileOptions {
  /** Whether to fill in defaults of nested fields, and to keep the schema with each error. */
  readonly inputs: boolean;
}

/** Creates Ajv for a set of schemas. Each schema is compiled on first use. */
export const createAjv = ({ schemas }: ValidationSchemas, { inputs }: CompileOptions): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: false,
    verbose: inputs,
    useDefaults: inputs,
    inlineRefs: false,
    code: { source: true },
  });
  formats.default(ajv);
  ajv.addKeyword('x-message');
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return ajv;
};

/** Returns the validators as CommonJS text. Ajv itself would write the code of a schema once per alias. */
export const standaloneCode = (ajv: Ajv2020, { exports }: ValidationSchemas): string => {
  const own = [...exports].filter(([exported, schema]) => exported === schema);
  const others = [...exports].filter(([exported, schema]) => exported !== schema);
  const aliases = others.map(([exported, schema]) => `exports.${exported} = exports.${schema};\n`);
  return `${standalone.default(ajv, Object.fromEntries(own))}\n${aliases.join('')}`;
};
