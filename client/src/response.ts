import { ConnectionError, foreignResponse, parseJson } from './errors.js';

const hasType = ({ headers }: Response, mediaType: string): boolean =>
  headers.get('Content-Type')?.toLowerCase().startsWith(mediaType) ?? false;

/** Returns the content of a successful response. A page of a proxy is an error, and so is a part of a response. */
export const jsonOf = async (response: Response): Promise<unknown> => {
  const body = parseJson(await response.text());
  if (body !== undefined) return body;
  throw hasType(response, 'application/json')
    ? new ConnectionError('The response is not complete.')
    : foreignResponse(response);
};

export const streamOf = (response: Response, mediaType: string): Response['body'] => {
  if (!hasType(response, mediaType)) throw foreignResponse(response);
  return response.body;
};
