import type { Ajv2020 } from 'ajv/dist/2020.js';

import type { Validation } from '../write/compile.js';
import type { Contract } from '../contract.js';
import { documentedErrors, errorBody } from '../schema/documented-errors.js';
import type { Problems } from '../problems.js';
import { successBody } from '../write/published-schemas.js';
import type { Schema } from '../schema/schema.js';
import { asOutput } from '../write/validation-schemas.js';

const explain = (ajv: Ajv2020, validate: { errors?: unknown }): string =>
  ajv.errorsText(validate.errors as never, { dataVar: '' }).trim();

/** Validates every example of the sources against its schema, and compiles every schema in Ajv's strict mode. */
export const checkExamples = (contract: Contract, validation: Validation, problems: Problems): void => {
  const [inputs, outputs] = [validation.inputs.ajv, validation.outputs.ajv];

  const check = (ajv: Ajv2020, key: string | Schema, value: unknown, file: string, what: string): void => {
    try {
      const validate = typeof key === 'string' ? ajv.getSchema(key) : ajv.compile(key);
      if (validate && !validate(structuredClone(value))) {
        problems.add(file, `${what} does not validate: ${explain(ajv, validate)}`);
      }
    } catch (error) {
      problems.add(
        file,
        `${what} has a schema that is not strict: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };

  for (const operation of contract.operations) {
    const { id, file } = operation;
    for (const { name, schema, example } of operation.parameters) {
      if (schema.format === 'binary') continue;
      const bare = asOutput(schema);
      check(outputs, bare, example, file, `the example of parameter "${name}"`);
      if (schema.default !== undefined)
        check(outputs, bare, schema.default, file, `the default of parameter "${name}"`);
    }
    check(
      inputs,
      `input_${id}`,
      Object.fromEntries(
        operation.parameters.map(({ name, kind, example }) => [name, kind === 'file' ? [] : example]),
      ),
      file,
      'the set of parameter examples',
    );
    if (operation.bodyExample)
      check(inputs, `input_${id}`, operation.bodyExample, file, 'the example of the body');
    for (const [name, fields] of Object.entries(operation.examples)) {
      check(outputs, `response_${id}_200`, successBody(fields), file, `the example "${name}"`);
    }
    for (const { definition, example, values } of documentedErrors(operation, contract)) {
      const body = errorBody(definition, values);
      check(
        outputs,
        `response_${id}_${String(definition.status)}`,
        body,
        definition.file,
        `the example of error "${example}" (in ${id})`,
      );
    }
  }
  for (const [name, { examples }] of contract.schemas) {
    const file = contract.fileOf.get(name) ?? '';
    for (const example of examples ?? [])
      check(outputs, `out_${name}`, example, file, `the example of "${name}"`);
  }
};
