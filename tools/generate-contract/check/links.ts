import type { Contract, Operation } from '../contract.js';
import type { Problems } from '../problems.js';
import { fits, schemasOf } from '../schema/links.js';

/** Checks that each link leads from a value that exists to a parameter that takes it. */
export const checkLinks = (operation: Operation, contract: Contract, problems: Problems): void => {
  const { operations, schemas } = contract;
  for (const [target, link] of Object.entries(operation.links)) {
    const add = (message: string): void => {
      problems.add(operation.file, `the link to ${target} ${message}`);
    };
    const found = operations.find(({ id }) => id === target);
    if (!found) add(`names no operation; correct ${target}`);
    for (const [name, expression] of Object.entries(found ? link : {})) {
      const values = schemasOf(expression, operation, schemas);
      const parameter = found?.parameters.find((one) => one.name === name && one.in !== 'body');
      if (values.length === 0)
        add(`has ${expression}, which is no value of the operation; write $response.body#/<field>`);
      else if (!parameter)
        add(`gives "${name}", which is no parameter of the path or the query of ${target}`);
      else if (!fits(values, parameter, schemas))
        add(`gives "${name}" of ${target} a value of another type, ${expression}`);
    }
  }
};
