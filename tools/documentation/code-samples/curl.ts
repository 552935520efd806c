import { fileName, textOf, type ExampleRequest } from '../example-request.js';

const shellText = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns a command of a shell that sends the request. */
export const curl = ({ operation, path, parameters, isQuery, files }: ExampleRequest): string => {
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
