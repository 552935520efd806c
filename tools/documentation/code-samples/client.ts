import type { Operation } from '../../generate-contract/contract.js';
import { fileName, type ExampleRequest } from '../example-request.js';
import { scriptValue } from './script-value.js';

const file = (operation: Operation): string =>
  `new File([await readFile('${fileName(operation)}')], '${fileName(operation)}')`;

const argument = ({ operation, inPath, parameters, files }: ExampleRequest): string => {
  const fields = [
    ...[...inPath, ...parameters].map(({ name, example }) => `  ${name}: ${scriptValue(example)},\n`),
    ...files.map(({ name }) => `  ${name}: ${file(operation)},\n`),
  ];
  return fields.length > 0 ? `{\n${fields.join('')}}` : '';
};

/** Returns a program in TypeScript that sends the request with the package `team-chat-client`. */
export const client = (request: ExampleRequest): string => {
  const { id, open, mediaType } = request.operation;
  return [
    ...(request.files.length > 0 ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { createClient } from 'team-chat-client';",
    '',
    ...(open
      ? ['const client = createClient({ site: process.env.SITE });']
      : [
          'const { SITE, EMAIL, API_KEY } = process.env;',
          'const client = createClient({ site: SITE, email: EMAIL, key: API_KEY });',
        ]),
    `const ${mediaType === undefined ? 'result' : 'stream'} = await client.${id}(${argument(request)});`,
    mediaType === undefined
      ? 'console.log(result);'
      : 'for await (const chunk of stream) console.log(new TextDecoder().decode(chunk));',
  ].join('\n');
};
