import type { CaseRequest } from '../world/case-request.js';
import type { Case } from '../contract/cases.js';
import { apiUrl } from '../world/client.js';
import { asText, formBody, type FormBody } from '../world/form.js';

/** A request in the form that Dredd sends. */
export interface WireRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const present = (parameters: CaseRequest['parameters']): [string, unknown][] =>
  Object.entries(parameters).filter(([, value]) => value !== undefined);

const textBody = (type: string, content: string): FormBody => ({ type, bytes: Buffer.from(content) });

const bodyOf = async (request: CaseRequest, isQuery: boolean): Promise<FormBody | undefined> => {
  if (request.body) return textBody(request.body.type, request.body.text);
  if (request.json) return textBody('application/json', JSON.stringify(request.parameters));
  return isQuery ? undefined : formBody(request.parameters);
};

/** Encodes a request: IDs in the path, other parameters in the query or body. */
export const wireRequest = async (
  {
    operation,
  }: Pick<Case, 'operation'> | { readonly operation: { readonly path: string; readonly method: string } },
  request: CaseRequest,
  server: string,
): Promise<WireRequest> => {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(request.path[name])),
  );
  const url = apiUrl(request.url ?? server, path);
  const isQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const body = await bodyOf(request, isQuery);
  if (isQuery && !body)
    for (const [name, value] of present(request.parameters)) url.searchParams.set(name, asText(value));
  const authorization = request.authorization ?? (await request.as?.authorization);
  return {
    url,
    headers: {
      Accept: 'application/json',
      'User-Agent': 'Conformance/1',
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(request.cookie !== undefined && { Cookie: request.cookie }),
      ...(body && { 'Content-Type': body.type }),
      ...request.headers,
    },
    body: body?.bytes ?? Buffer.alloc(0),
  };
};
