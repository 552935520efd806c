import { errors } from '../../../generated/errors.js';
import { CSRF_FIELD } from '../identity/csrf.js';
import type { ApiError } from '../../contract/api-error.js';
import { type Excess, findExcess, MAX_DEPTH } from './form.js';
import type { RawParameters, RequestState } from './request.js';
import { isJsonKind, type ParameterRow, type RouteRow } from '../../contract/types.js';

interface Rows {
  readonly atOnce: readonly ParameterRow[];
  readonly deferred: readonly ParameterRow[];
}

const known = new WeakMap<RouteRow, Rows>();

const split = (route: RouteRow): Rows => {
  let rows = known.get(route);
  if (!rows) {
    const { parameters } = route;
    rows = {
      atOnce: parameters.filter(({ deferred }) => !deferred),
      deferred: parameters.filter(({ deferred }) => deferred),
    };
    known.set(route, rows);
  }
  return rows;
};

/** Returns the parameters that are decoded and validated before the handler runs. */
export const atOnce = (route: RouteRow): readonly ParameterRow[] => split(route).atOnce;

/** Returns the parameters that are decoded and validated only when the handler asks for them. */
export const deferredRows = (route: RouteRow): readonly ParameterRow[] => split(route).deferred;

const ABSENT = Symbol('absent');

/** Matches how JSON can begin. Most plain words are recognized without the cost of an exception. */
const JSON_START = /^\s*[[{"\d\-tfn]/;

const parseJson = (text: string): unknown => {
  if (!JSON_START.test(text)) return ABSENT;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return ABSENT;
  }
};

const valueOf = ({ requestBody, query }: RequestState, name: string): unknown => {
  if (Object.hasOwn(requestBody, name)) return requestBody[name];
  return Object.hasOwn(query, name) ? query[name] : ABSENT;
};

/**
 * Returns the single value among the parameter's names. If it occurs more than once, precedence is path, body, query.
 */
const find = (request: RequestState, { name, in: place, aliases }: ParameterRow): unknown => {
  if (place === 'path') return request.params[name];
  let found = valueOf(request, name);
  let foundAs = name;
  for (const alias of aliases) {
    const other = valueOf(request, alias);
    if (other === ABSENT) continue;
    if (found !== ABSENT) throw errors.confusingVar({ var_name1: foundAs, var_name2: alias });
    found = other;
    foundAs = alias;
  }
  return found;
};

/** Decodes an id in a path. An invalid id means that the path does not exist. */
const decodePathId = (text: string): number => {
  const id = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(id)) throw errors.notFound();
  return id;
};

const excessive = (excess: Excess, name: string, { body }: RouteRow): ApiError =>
  excess === 'depth' ? errors.nestedTooDeep({ name }) : errors.tooManyValues({ name, limit: body.values });

/** Refuses text that is nested too deeply or has too many values, before it is parsed. */
const checkText = (text: string, { name }: ParameterRow, route: RouteRow): void => {
  const found = findExcess(text, { depth: MAX_DEPTH, values: route.body.values });
  if (found) throw excessive(found.excess, name, route);
};

/** Same as `checkText` for a JSON body, whose fields are the parameters. */
export const checkJsonBody = (text: string, route: RouteRow): void => {
  const found = findExcess(text, { depth: MAX_DEPTH + 1, values: route.body.values });
  if (!found) return;
  const { field, excess } = found;
  const row = route.parameters.find(({ name, aliases }) => name === field || aliases.includes(field ?? ''));
  throw row && isJsonKind(row.kind) ? excessive(excess, row.name, route) : errors.malformedJson();
};

/** Decodes text in a path. Invalid text means that the path does not exist. */
const decodePathText = (text: string): string => {
  if (text.includes('\0')) throw errors.notFound();
  return text;
};

const decodePath = (text: string, { kind }: ParameterRow): string | number => {
  const isId = kind === 'json' || (kind === 'string-or-json' && /^\d+$/.test(text));
  return isId ? decodePathId(text) : decodePathText(text);
};

/** Some operations have the text of the older validators (field facts, section 4). */
const notJson = ({ name }: ParameterRow, { errors: documented }: RouteRow): ApiError =>
  documented.includes('classicNotJson') ? errors.classicNotJson({ name }) : errors.notJson({ name });

/** Converts text to a value of its kind. From a JSON body, most values already have their type. */
const decodeValue = (raw: unknown, row: ParameterRow, route: RouteRow): unknown => {
  if (typeof raw !== 'string') return raw;
  if (row.in === 'path') return decodePath(raw, row);
  if (row.kind === 'string') return raw;
  if (JSON_START.test(raw)) checkText(raw, row, route);
  const value = parseJson(raw);
  if (value !== ABSENT) return value;
  if (row.kind !== 'json') return raw;
  throw notJson(row, route);
};

const decodeParameter = (request: RequestState, row: ParameterRow): unknown => {
  // Clients may use any name for the file part. Each operation has its own error for the wrong number of files.
  if (row.kind === 'file') return request.files;
  const raw = find(request, row);
  const value = raw === ABSENT ? ABSENT : decodeValue(raw, row, request.route);
  // Some clients write an absent argument as null, or a choice that was not made as an empty text.
  const absent =
    value === ABSENT || (value === null && !row.nullable) || (value === '' && row.emptyIsAbsent === true);
  if (!absent) return value;
  if (row.required) throw errors.missingArgument({ var_name: row.name });
  if (row.default === undefined) return ABSENT;
  return typeof row.default === 'object' ? structuredClone(row.default) : row.default;
};

/** Parameters allowed in every request: some clients send their name, and forms send their CSRF token. */
const ALWAYS_KNOWN = ['client', 'method', CSRF_FIELD];

const knownNames = new WeakMap<RouteRow, ReadonlySet<string>>();

const knownTo = (route: RouteRow): ReadonlySet<string> => {
  let names = knownNames.get(route);
  if (!names) {
    names = new Set([
      ...ALWAYS_KNOWN,
      ...route.parameters.flatMap(({ name, aliases }) => [name, ...aliases]),
    ]);
    knownNames.set(route, names);
  }
  return names;
};

const NOTHING: readonly string[] = [];

const unknownNames = ({ route, requestBody, query }: RequestState): readonly string[] => {
  const known = knownTo(route);
  let unknown: Set<string> | undefined;
  for (const parameters of [requestBody, query] satisfies RawParameters[]) {
    for (const name of Object.keys(parameters)) if (!known.has(name)) (unknown ??= new Set()).add(name);
  }
  return unknown ? [...unknown].sort() : NOTHING;
};

/** Stores the decoded value of each parameter of the request, or its default, in `input`. */
export const decodeInto = (
  input: Record<string, unknown>,
  request: RequestState,
  rows: readonly ParameterRow[],
): void => {
  for (const row of rows) {
    const value = decodeParameter(request, row);
    if (value !== ABSENT) input[row.name] = value;
  }
};

/**
 * Decodes the request's parameters to the operation's input, and collects the names that the operation does not have.
 */
export const decode = (request: RequestState): void => {
  decodeInto(request.input, request, atOnce(request.route));
  request.ignored = unknownNames(request);
};
