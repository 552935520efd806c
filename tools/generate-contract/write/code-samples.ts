import type { Operation, Parameter } from '../contract.js';
import { fileName, requestOf, textOf, type ExampleRequest } from './example-request.js';

interface Sample {
  readonly lang: 'Shell' | 'TypeScript' | 'Python';
  readonly label: string;
  readonly source: string;
}

const shellText = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const curl = ({ operation, path, parameters, isQuery, files }: ExampleRequest): string => {
  const { method, open, mediaType } = operation;
  const option = files.length > 0 ? '--form-string' : '--data-urlencode';
  return [
    'curl -sS',
    ...(mediaType === undefined ? [] : ['-N']),
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(open ? [] : ['-u "$EMAIL:$API_KEY"']),
    ...(isQuery && parameters.length > 0 ? ['-G'] : []),
    `"$SITE/api/v1${path}"`,
  ]
    .join(' ')
    .concat(
      ...parameters.map((one) => ` \\\n  ${option} ${shellText(`${one.name}=${textOf(one)}`)}`),
      ...files.map(({ name }) => ` \\\n  -F ${name}=@${fileName(operation)}`),
    );
};

const scriptText = (text: string): string =>
  `'${text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;

const scriptValue = (parameter: Parameter): string =>
  typeof parameter.example === 'object' && parameter.example !== null
    ? `JSON.stringify(${JSON.stringify(parameter.example)})`
    : scriptText(textOf(parameter));

/** Returns the form of a request as an expression. */
const scriptForm = ({ parameters }: ExampleRequest): string =>
  `new URLSearchParams({\n${parameters.map((one) => `  ${one.name}: ${scriptValue(one)},\n`).join('')}})`;

const typescript = (request: ExampleRequest): string => {
  const { operation, path, parameters, isQuery, files } = request;
  const { method, open, mediaType } = operation;
  const hasForm = parameters.length > 0 || files.length > 0;
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(open ? [] : ['  headers: { Authorization: `Basic ${btoa(`${EMAIL}:${API_KEY}`)}` },']),
    ...(hasForm && !isQuery ? ['  body: form,'] : []),
  ];
  return [
    ...(files.length > 0 ? ["import { openAsBlob } from 'node:fs';", ''] : []),
    `const { ${open ? 'SITE' : 'SITE, EMAIL, API_KEY'} } = process.env;`,
    ...(files.length > 0
      ? [
          'const form = new FormData();',
          ...parameters.map((one) => `form.append('${one.name}', ${scriptValue(one)});`),
          ...files.map(
            ({ name }) =>
              `form.append('${name}', await openAsBlob('${fileName(operation)}'), '${fileName(operation)}');`,
          ),
        ]
      : hasForm
        ? [`const ${isQuery ? 'query' : 'form'} = ${scriptForm(request)};`]
        : []),
    `const response = await fetch(\`\${SITE}/api/v1${path}${isQuery && hasForm ? '?${query}' : ''}\`${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''});`,
    mediaType === undefined
      ? 'console.log(await response.json());'
      : 'for await (const chunk of response.body) console.log(new TextDecoder().decode(chunk));',
  ].join('\n');
};

const pythonValue = (value: unknown): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}: ${pythonValue(one)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
};

const python = ({ operation, path, parameters, files }: ExampleRequest): string =>
  [
    'import os',
    '',
    'import zulip',
    '',
    'client = zulip.Client(',
    '    site=os.environ["SITE"], email=os.environ["EMAIL"], api_key=os.environ["API_KEY"]',
    ')',
    'result = client.call_endpoint(',
    `    url="${path.slice(1)}",`,
    `    method="${operation.method}",`,
    ...(parameters.length > 0
      ? [
          '    request={',
          ...parameters.map((one) => `        "${one.name}": ${pythonValue(one.example)},`),
          '    },',
        ]
      : []),
    ...(files.length > 0 ? [`    files=[open("${fileName(operation)}", "rb")],`] : []),
    ')',
    'print(result)',
  ].join('\n');

/** Returns the same request in several languages, made of the examples of the parameters. */
export const codeSamples = (operation: Operation): Sample[] => {
  const request = requestOf(operation);
  return [
    { lang: 'Shell', label: 'curl', source: curl(request) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(request) },
    // The library has no responses but JSON.
    ...(operation.mediaType === undefined
      ? [{ lang: 'Python', label: 'Python', source: python(request) } as const]
      : []),
  ];
};
