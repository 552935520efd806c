import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';

import type { Contract } from '../contract.js';
import { inputSchemas, outputSchemas, type ValidationSchemas } from './validation-schemas.js';

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
  for (const [name, schema] of schemas) {
    ajv.addSchema(schema, name);
    // The paths of failures begin with it. Ajv sets none, so they would not say of which schema they are.
    if (!inputs) Object.assign(ajv.schemas[name] ?? {}, { schemaPath: `${name}#` });
  }
  return ajv;
};

/** Schemas, and the Ajv that compiles each of them once, for the check of the examples and for the server. */
export interface Compiled extends ValidationSchemas {
  readonly ajv: Ajv2020;
}

/** The validators of a contract. */
export interface Validation {
  readonly inputs: Compiled;
  readonly outputs: Compiled;
}

/** Creates Ajv on first use, since that takes as long as all other steps before it. */
const compiled = (schemas: ValidationSchemas, options: CompileOptions): Compiled => {
  let ajv: Ajv2020 | undefined;
  return {
    ...schemas,
    get ajv() {
      ajv ??= createAjv(schemas, options);
      return ajv;
    },
  };
};

export const validationOf = (contract: Contract): Validation => ({
  inputs: compiled(inputSchemas(contract), { inputs: true }),
  outputs: compiled(outputSchemas(contract), { inputs: false }),
});

/** Returns the validators as CommonJS text. Ajv itself would write the code of a schema once per alias. */
export const standaloneCode = ({ ajv, exports }: Compiled): string => {
  const own = [...exports].filter(([exported, schema]) => exported === schema);
  const others = [...exports].filter(([exported, schema]) => exported !== schema);
  const aliases = others.map(([exported, schema]) => `exports.${exported} = exports.${schema};\n`);
  return `${standalone.default(ajv, Object.fromEntries(own))}\n${aliases.join('')}`;
};
