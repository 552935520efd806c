import { fileName, type ExampleRequest } from '../example-request.js';

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

/** Returns a program in Python that sends the request with the package `zulip`. */
export const python = ({ operation, path, parameters, files }: ExampleRequest): string =>
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
