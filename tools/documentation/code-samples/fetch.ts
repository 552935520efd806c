import type { Parameter } from '../../generate-contract/contract.js';
import { fileName, textOf, type ExampleRequest } from '../example-request.js';
import { scriptValue } from './script-value.js';

const formValue = (parameter: Parameter): string =>
  typeof parameter.example === 'object' && parameter.example !== null
    ? `JSON.stringify(${scriptValue(parameter.example)})`
    : scriptValue(textOf(parameter));

/** Returns the declarations of what the request sends, and the name of its body or query. */
const formOf = ({ operation, parameters, isQuery, files }: ExampleRequest): string[] => {
  if (files.length > 0)
    return [
      'const form = new FormData();',
      ...parameters.map((one) => `form.append('${one.name}', ${formValue(one)});`),
      ...files.map(
        ({ name }) =>
          `form.append('${name}', await openAsBlob('${fileName(operation)}'), '${fileName(operation)}');`,
      ),
    ];
  if (parameters.length === 0) return [];
  const fields = parameters.map((one) => `  ${one.name}: ${formValue(one)},\n`);
  return [`const ${isQuery ? 'query' : 'form'} = new URLSearchParams({\n${fields.join('')}});`];
};

/** Returns a program in TypeScript that sends the request with what browsers and Node.js have. */
export const fetch = (request: ExampleRequest): string => {
  const { operation, path, isQuery, files } = request;
  const { method, open, mediaType } = operation;
  const form = formOf(request);
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(open ? [] : ['  headers: { Authorization: `Basic ${btoa(`${EMAIL}:${API_KEY}`)}` },']),
    ...(form.length > 0 && !isQuery ? ['  body: form,'] : []),
  ];
  const url = `\`\${SITE}/api/v1${path}${form.length > 0 && isQuery ? '?${query}' : ''}\``;
  return [
    ...(files.length > 0 ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    `const { ${open ? 'SITE' : 'SITE, EMAIL, API_KEY'} } = process.env;`,
    ...form,
    `const response = await fetch(${url}${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''});`,
    mediaType === undefined
      ? 'console.log(await response.json());'
      : 'for await (const chunk of response.body ?? []) console.log(new TextDecoder().decode(chunk));',
  ].join('\n');
};
