import type { Operation, Parameter } from '../generate-contract/contract.js';

/** As many parameters as readers take in at once. Required ones are always shown. */
const SHOWN = 4;

/** The example request of an operation. */
export interface ExampleRequest {
  readonly operation: Operation;
  /** Below the base URL, with the example values. */
  readonly path: string;
  readonly inPath: readonly Parameter[];
  /** Without those in the path and files, in the order of the contract. */
  readonly parameters: readonly Parameter[];
  readonly isQuery: boolean;
  readonly files: readonly Parameter[];
}

/** Returns the parameters of the example of the body, or the required ones and the first of the others, at least one. */
const shownOf = (parameters: readonly Parameter[], { bodyExample }: Operation): Parameter[] => {
  if (bodyExample) return parameters.filter(({ name }) => name in bodyExample);
  const required = parameters.filter((one) => one.required).length;
  let free = Math.max(SHOWN - required, 1);
  return parameters.filter((one) => one.required || (!one.deprecated && free-- > 0));
};

/** Returns the request with the examples of the shown parameters. */
export const exampleRequest = (operation: Operation): ExampleRequest => {
  const values = new Map(operation.parameters.map(({ name, example }) => [name, String(example)]));
  const own = operation.parameters.filter((one) => one.in !== 'path');
  return {
    operation,
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values.get(name) ?? ''),
    ),
    inPath: operation.parameters.filter((one) => one.in === 'path'),
    parameters: shownOf(own, operation).filter(({ kind }) => kind !== 'file'),
    isQuery: own.some((one) => one.in === 'query'),
    files: own.filter(({ kind }) => kind === 'file'),
  };
};

/** Returns a value as a form or query has it. */
export const textOf = ({ example }: Parameter): string =>
  typeof example === 'string' ? example : JSON.stringify(example);

/** The file that uploads send, by what the operation takes. */
export const fileName = ({ id }: Operation): string => (id === 'uploadFile' ? 'notes.txt' : 'picture.png');
