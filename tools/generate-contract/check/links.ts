import type { Contract, Operation } from '../contract.js';
import type { Problems } from '../problems.js';
import { fits, schemasOf, targetsOf } from '../schema/links.js';

/** Checks that each link leads from a value that exists to a parameter that takes it. */
export const checkLinks = (operation: Operation, contract: Contract, problems: Problems): void => {
  const { operations, schemas } = contract;
  const add = (key: string, message: string): void => {
    problems.add(operation.file, `the link "${key}" ${message}`);
  };
  const checkValue = (key: string, target: string, name: string, expression: string): void => {
    const values = schemasOf(expression, operation, schemas);
    const parameter = operations
      .find(({ id }) => id === target)
      ?.parameters.find((one) => one.name === name && one.in !== 'body');
    if (values.length === 0) {
      add(key, `has ${expression}, which is no value of the operation; write $response.body#/<field>`);
    } else if (!parameter) {
      add(key, `gives "${name}", which is no parameter of the path or the query of ${target}`);
    } else if (!fits(values, parameter, schemas)) {
      add(key, `gives "${name}" of ${target} a value of another type, ${expression}`);
    }
  };
  for (const [key, value] of Object.entries(operation.links)) {
    const targets = targetsOf(key, value, operation, contract);
    if (typeof value === 'string' && schemasOf(value, operation, schemas).length === 0)
      add(key, `has ${value}, which is no value of the operation; write $response.body#/<field>`);
    else if (targets.length === 0)
      add(key, 'leads to no operation; write a kind of object with operations, or an operationId');
    for (const [target, link] of targets) {
      if (!operations.some(({ id }) => id === target)) add(key, `names no operation; correct ${target}`);
      else for (const [name, expression] of Object.entries(link)) checkValue(key, target, name, expression);
    }
  }
};
