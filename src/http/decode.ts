import { errors } from '../../generated/errors.js';
import { CSRF_FIELD } from '../authentication/sessions/csrf.js';
import type { ApiError } from './api-error.js';
import { findExcess, MAX_DEPTH, type Excess } from './bounded-json.js';
import { atOnce } from './deferred-rows.js';
import type { RequestState, Middleware, RawParameters } from './request-state.js';
import { isJsonKind, type ParameterRow, type RouteRow } from './types.js';

const ABSENT = Symbol('absent');

/** How JSON can begin; most plain words are told from it without the cost of an exception. */
const JSON_START = /^\s*[[{"\d\-tfn]/;

const parseJson = (text: string): unknown => {
  if (!JSON_START.test(text)) return ABSENT;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return ABSENT;
  }
};

const valueOf = ({ body, query }: RequestState, name: string): unknown => {
  if (Object.hasOwn(body, name)) return body[name];
  return Object.hasOwn(query, name) ? query[name] : ABSENT;
};

/** The one value among the parameter's names; path wins over body, body over query. */
const find = (exchange: RequestState, { name, in: place, aliases }: ParameterRow): unknown => {
  if (place === 'path') return exchange.path[name];
  let found = valueOf(exchange, name);
  let foundAs = name;
  for (const alias of aliases) {
    const other = valueOf(exchange, alias);
    if (other === ABSENT) continue;
    if (found !== ABSENT) throw errors.confusingVar({ var_name1: foundAs, var_name2: alias });
    found = other;
    foundAs = alias;
  }
  return found;
};

/** A path that holds no proper id is a path that does not exist. */
const decodePathId = (text: string): number => {
  const id = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(id)) throw errors.notFound();
  return id;
};

const excessive = (excess: Excess, name: string, { body }: RouteRow): ApiError =>
  excess === 'depth' ? errors.nestedTooDeep({ name }) : errors.tooManyValues({ name, limit: body.values });

/** Refuses text that is too deep or has too many values, before it is parsed. */
const checkText = (text: string, { name }: ParameterRow, route: RouteRow): void => {
  const found = findExcess(text, { depth: MAX_DEPTH, values: route.body.values });
  if (found) throw excessive(found.excess, name, route);
};

/** The same for a JSON body, whose fields are the parameters. */
export const checkJsonBody = (text: string, route: RouteRow): void => {
  const found = findExcess(text, { depth: MAX_DEPTH + 1, values: route.body.values });
  if (!found) return;
  const { field, excess } = found;
  const row = route.parameters.find(({ name, aliases }) => name === field || aliases.includes(field ?? ''));
  throw row && isJsonKind(row.kind) ? excessive(excess, row.name, route) : errors.malformedJson();
};

/** A path that no text can be found at is a path that does not exist. */
const decodePathText = (text: string): string => {
  if (text.includes('\0')) throw errors.notFound();
  return text;
};

const decodePath = (text: string, { kind }: ParameterRow): string | number => {
  const isId = kind === 'json' || (kind === 'string-or-json' && /^\d+$/.test(text));
  return isId ? decodePathId(text) : decodePathText(text);
};

/** Text becomes the value its kind asks for; from a JSON body most values are there already. */
const decodeValue = (raw: unknown, row: ParameterRow, route: RouteRow): unknown => {
  if (typeof raw !== 'string') return raw;
  if (row.in === 'path') return decodePath(raw, row);
  if (row.kind === 'string') return raw;
  if (JSON_START.test(raw)) checkText(raw, row, route);
  const value = parseJson(raw);
  if (value !== ABSENT) return value;
  const { name, kind } = row;
  if (kind !== 'json') return raw;
  throw route.classicErrors ? errors.classicNotJson({ name }) : errors.notJson({ name });
};

const decodeParameter = (exchange: RequestState, row: ParameterRow): unknown => {
  // Clients name the part as they like, and how many files there have to be is told in each operation's own words.
  if (row.kind === 'file') return exchange.files;
  const raw = find(exchange, row);
  const value = raw === ABSENT ? ABSENT : decodeValue(raw, row, exchange.route);
  // Some clients write an absent argument as null.
  const absent = value === ABSENT || (value === null && !row.nullable);
  if (!absent) return value;
  if (row.required) throw errors.missingArgument({ var_name: row.name });
  if (row.default === undefined) return ABSENT;
  return typeof row.default === 'object' ? structuredClone(row.default) : row.default;
};

/** Parameters that every request may carry: some clients send their name along, and forms their CSRF token. */
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

const unknownNames = ({ route, body, query }: RequestState): readonly string[] => {
  const known = knownTo(route);
  let unknown: Set<string> | undefined;
  for (const parameters of [body, query] satisfies RawParameters[]) {
    for (const name of Object.keys(parameters)) if (!known.has(name)) (unknown ??= new Set()).add(name);
  }
  return unknown ? [...unknown].sort() : NOTHING;
};

/** Puts the decoded value of each parameter that the request has, or its default, into `input`. */
export const decodeInto = (
  input: Record<string, unknown>,
  exchange: RequestState,
  rows: readonly ParameterRow[],
): void => {
  for (const row of rows) {
    const value = decodeParameter(exchange, row);
    if (value !== ABSENT) input[row.name] = value;
  }
};

/** Turns what arrived into the operation's input, and collects the names it does not have. */
export const decode: Middleware = (context, next) => {
  const { exchange } = context.state;
  decodeInto(exchange.input, exchange, atOnce(exchange.route));
  exchange.ignored = unknownNames(exchange);
  return next();
};
