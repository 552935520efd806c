import { STATUS_CODES } from 'node:http';

import type { Contract, Operation, Parameter } from '../generate-contract/contract.js';
import { documentedErrors, errorBody } from '../generate-contract/schema/documented-errors.js';
import { fileName, exampleRequest, textOf, type ExampleRequest } from './example-request.js';
import { successBody } from '../generate-contract/write/published-schemas.js';

/*
 * The contract as a collection of Postman, in its format 2.1: a folder for each part, and in it a request for each
 * operation, with the examples of its parameters and of its responses.
 */

const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const VARIABLES = [
  { key: 'site', value: 'http://localhost:9991', description: 'The URL of the server.' },
  { key: 'email', value: '', description: 'The API email of the user or bot.' },
  { key: 'apiKey', value: '', description: 'The API key, as in the file `zuliprc`.' },
];

const AUTH = {
  type: 'basic',
  basic: [
    { key: 'username', value: '{{email}}', type: 'string' },
    { key: 'password', value: '{{apiKey}}', type: 'string' },
  ],
};

/** Runs after each request. A stream of events has no JSON. */
const TEST = `pm.test('succeeds', () => {
  pm.response.to.have.status(200);
  const type = pm.response.headers.get('Content-Type');
  if (type === 'application/json') pm.expect(pm.response.json()).to.have.property('result', 'success');
});`;

const script = (listen: string, text: string): object => ({
  listen,
  script: { type: 'text/javascript', exec: text.split('\n') },
});

/** Returns a parameter as a row of a table. Those that the example does not need are switched off. */
const rowOf = (parameter: Parameter, { parameters }: ExampleRequest): object => ({
  key: parameter.name,
  value: textOf(parameter),
  description: parameter.description,
  ...(!parameters.includes(parameter) && { disabled: true }),
});

const urlOf = ({ path, parameters }: Operation, query: readonly object[]): object => {
  const steps = ['api', 'v1', ...path.slice(1).split('/')].map((step) =>
    step.replace(/^\{(\w+)\}$/, (_, name: string) => `:${name}`),
  );
  const variables = parameters
    .filter((one) => one.in === 'path')
    .map((one) => ({ key: one.name, value: textOf(one), description: one.description }));
  return {
    raw: `{{site}}/${steps.join('/')}`,
    host: ['{{site}}'],
    path: steps,
    ...(query.length > 0 && { query }),
    ...(variables.length > 0 && { variable: variables }),
  };
};

const bodyOf = (request: ExampleRequest, rows: readonly object[]): object => {
  const { operation, files } = request;
  if (files.length === 0) return { mode: 'urlencoded', urlencoded: rows };
  const parts = files.map(({ name, description }) => ({
    key: name,
    type: 'file',
    src: fileName(operation),
    description,
  }));
  return { mode: 'formdata', formdata: [...parts, ...rows.map((row) => ({ ...row, type: 'text' }))] };
};

const requestItem = (operation: Operation): object => {
  const request = exampleRequest(operation);
  const rows = operation.parameters
    .filter((one) => one.in !== 'path' && one.kind !== 'file')
    .map((one) => rowOf(one, request));
  const hasBody = !request.isQuery && rows.length + request.files.length > 0;
  return {
    method: operation.method,
    description: operation.description,
    header: [],
    url: urlOf(operation, request.isQuery ? rows : []),
    ...(operation.open && { auth: { type: 'noauth' } }),
    ...(hasBody && { body: bodyOf(request, rows) }),
  };
};

const responseItem = (name: string, status: number, type: string, body: string): object => ({
  name,
  status: STATUS_CODES[status],
  code: status,
  header: [{ key: 'Content-Type', value: type }],
  body,
});

const inJson = (name: string, status: number, body: object): object =>
  responseItem(name, status, 'application/json', JSON.stringify(body, undefined, 2));

/** Returns the example responses of an operation, and the errors that it states itself. */
const responseItems = (operation: Operation, contract: Contract): object[] => {
  const { mediaType, examples, errorNames } = operation;
  const successes = Object.entries(examples).map(([name, fields]) => {
    const title = name === 'default' ? 'Success' : `Success: ${name}`;
    return mediaType === undefined
      ? inJson(title, 200, successBody(fields))
      : responseItem(title, 200, mediaType, String(fields.text));
  });
  const failures = documentedErrors(operation, contract)
    .filter(({ definition }) => errorNames.includes(definition.name))
    .map(({ example, definition, values }) =>
      inJson(example, definition.status, errorBody(definition, values)),
    );
  return [...successes, ...failures];
};

/**
 * Returns the operations that change or end what the examples of others use. The index has them behind those of all parts, so
 * that tools that send all examples come to them at the end.
 */
const lastOperations = ({ operations }: Contract): ReadonlySet<Operation> => {
  const lastPart = [...new Set(operations.map(({ part }) => part))].at(-1);
  const end = operations.findLastIndex(({ part }) => part === lastPart) + 1;
  return new Set(operations.slice(end).filter(({ method }) => method !== 'GET'));
};

const LAST_FOLDER = {
  name: 'at the end',
  description:
    'These change or end what the other requests use, and the last ones end the access of the requester.',
};

/** Returns the collection. Names of folders and requests are those of the contract. */
export const postmanCollection = (contract: Contract): object => {
  const { info, tags } = contract.index as {
    readonly info: { readonly title: string; readonly summary: string };
    readonly tags: readonly { readonly name: string; readonly description: string }[];
  };
  const last = lastOperations(contract);
  const item = (operation: Operation): object => ({
    id: operation.id,
    name: operation.summary,
    request: requestItem(operation),
    response: responseItems(operation, contract),
  });
  const folders = tags.map(({ name, description }) => ({
    name,
    description,
    item: contract.operations.filter((one) => one.part === name && !last.has(one)).map(item),
  }));
  return {
    info: {
      name: info.title,
      description: `${info.summary} Set the variables \`site\`, \`email\` and \`apiKey\` of the collection.`,
      schema: FORMAT,
    },
    auth: AUTH,
    variable: VARIABLES,
    event: [script('test', TEST)],
    item: [...folders, { ...LAST_FOLDER, item: [...last].map(item) }],
  };
};
