import { API_ROOT } from '../../src/http/match.js';
import type { CaseRequest } from './case-setup.js';
import type { Case } from './cases.js';

/** A request in the form that Dredd sends. */
export interface WireRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const present = (parameters: CaseRequest['parameters']): [string, unknown][] =>
  Object.entries(parameters).filter(([, value]) => value !== undefined);

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

const textBody = (type: string, content: string): Body => ({ type, bytes: Buffer.from(content) });

const isFile = (value: unknown): boolean => [value].flat().some((one) => one instanceof File);

/** Encodes a form with files through the platform's FormData. */
const multipart = async (values: readonly [string, unknown][]): Promise<Body> => {
  const form = new FormData();
  for (const [name, value] of values) {
    if (isFile(value)) for (const file of [value].flat()) form.append(name, file);
    else form.append(name, text(value));
  }
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? '',
    bytes: Buffer.from(await written.arrayBuffer()),
  };
};

const bodyOf = async (request: CaseRequest, isQuery: boolean): Promise<Body | undefined> => {
  if (request.body) return textBody(request.body.type, request.body.text);
  if (request.json) return textBody('application/json', JSON.stringify(request.parameters));
  const values = present(request.parameters);
  if (isQuery || values.length === 0) return undefined;
  if (values.some(([, value]) => isFile(value))) return multipart(values);
  const form = new URLSearchParams(values.map(([name, value]): [string, string] => [name, text(value)]));
  return textBody('application/x-www-form-urlencoded', form.toString());
};

/** Encodes a request: IDs in the path, other parameters in the query or body. */
export const wireRequest = async (
  { operation }: Case,
  request: CaseRequest,
  server: string,
): Promise<WireRequest> => {
  const { path: template } = operation;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(request.path[name])),
  );
  const url = new URL(API_ROOT + path, request.url ?? server);
  const isQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const body = await bodyOf(request, isQuery);
  if (isQuery && !body)
    for (const [name, value] of present(request.parameters)) url.searchParams.set(name, text(value));
  const authorization = request.authorization ?? request.as?.authorization;
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
