import { errors } from '../../../generated/errors.js';
import type { Api } from './dispatch.js';
import { API_ROOT } from './match.js';
import type { RequestEnd } from './request-end.js';
import { type Context, RequestState } from './request.js';
import { successParts } from './respond.js';
import type { RouteRow } from '../../contract/types.js';

export type Arguments = Readonly<Record<string, unknown>>;

/** The HTTP request in which operations are called. */
export interface Calls {
  readonly api: Api;
  readonly context: Context;
  readonly end: RequestEnd;
}

/** No path can have half of a surrogate pair. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Returns the path of an operation with the values of its parameters. */
const pathOf = ({ path, parameters }: RouteRow, given: Arguments): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || value === null) throw errors.missingArgument({ var_name: name });
    const text = wellFormed(typeof value === 'string' ? value : JSON.stringify(value));
    const isRest = parameters.some((parameter) => parameter.name === name && parameter.slashes);
    return isRest ? text.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(text);
  });

/** Returns the arguments that are not in the path, as a JSON object. */
const bodyOf = ({ parameters }: RouteRow, given: Arguments): string => {
  const inPath = new Set(parameters.filter((row) => row.in === 'path').map(({ name }) => name));
  return JSON.stringify(Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.has(name))));
};

/** A context like that of the HTTP request, with a request of its own. The HTTP response belongs to all calls. */
const contextOf = ({ context, end }: Calls, request: RequestState): Context =>
  Object.create(context, { state: { value: { ...context.state, request, end } } }) as Context;

/** Returns the request of an operation with its arguments. Throws if one for the path is missing. */
export const requestOf = (route: RouteRow, given: Arguments): RequestState => {
  const call = { operationId: route.operationId, body: bodyOf(route, given) };
  return new RequestState(route.method, API_ROOT + pathOf(route, given), '', call);
};

/**
 * Runs a request of `requestOf` in the pipeline of HTTP requests. Returns the parts of the JSON of its response. Throws what the
 * operation throws.
 */
export const callOperation = async (
  calls: Calls,
  request: RequestState,
): Promise<readonly (Buffer | string)[]> => {
  const output = await calls.api.handle(request, contextOf(calls, request));
  return successParts(output ?? {}, request.ignored);
};
