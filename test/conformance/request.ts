import { API_ROOT } from '../../src/contract/match.js';
import type { CaseRequest } from './arrangement.js';
import type { Case } from './cases.js';

/** A request as Dredd sends it. */
export interface WireRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const present = (parameters: CaseRequest['parameters']): [string, unknown][] =>
  Object.entries(parameters).filter(([, value]) => value !== undefined);

const bodyOf = (request: CaseRequest, isQuery: boolean): { type: string; text: string } | undefined => {
  if (request.body) return request.body;
  if (request.json) return { type: 'application/json', text: JSON.stringify(request.parameters) };
  if (isQuery || present(request.parameters).length === 0) return undefined;
  const form = new URLSearchParams(
    present(request.parameters).map(([name, value]): [string, string] => [name, text(value)]),
  );
  return { type: 'application/x-www-form-urlencoded', text: form.toString() };
};

/** Writes a request out: ids into the path, parameters into the query or the body. */
export const wireRequest = ({ operation }: Case, request: CaseRequest, server: string): WireRequest => {
  const [template = ''] = operation.paths;
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(request.path[name])),
  );
  const url = new URL(API_ROOT + path, request.url ?? server);
  const isQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const body = bodyOf(request, isQuery);
  if (isQuery && !body)
    for (const [name, value] of present(request.parameters)) url.searchParams.set(name, text(value));
  const authorization = request.authorization ?? request.as?.authorization;
  return {
    url,
    headers: {
      Accept: 'application/json',
      'User-Agent': 'Conformance/1',
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(body && { 'Content-Type': body.type }),
    },
    body: body?.text ?? '',
  };
};
