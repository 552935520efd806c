import { errors } from '../../generated/errors.js';
import type { Exchange, Middleware, RawParameters } from './exchange.js';
import type { ParameterRow } from './types.js';

const ABSENT = Symbol('absent');

const has = (parameters: RawParameters, name: string): boolean => Object.hasOwn(parameters, name);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return ABSENT;
  }
};

/** The one value among the parameter's names; path wins over body, body over query. */
const find = ({ path, body, query }: Exchange, row: ParameterRow): unknown => {
  if (row.in === 'path') return path[row.name];
  const names = [row.name, ...row.aliases].filter((name) => has(body, name) || has(query, name));
  const [first, second] = names;
  if (first === undefined) return ABSENT;
  if (second !== undefined) throw errors.confusingVar({ var_name1: first, var_name2: second });
  return has(body, first) ? body[first] : query[first];
};

/** A path that holds no proper id is a path that does not exist. */
const decodePathId = (text: string): number => {
  const id = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(id)) throw errors.notFound();
  return id;
};

/** Text becomes the value its kind asks for; from a JSON body most values are there already. */
const decodeValue = (raw: unknown, row: ParameterRow, classicErrors: boolean): unknown => {
  if (typeof raw !== 'string') return raw;
  switch (row.kind) {
    case 'json': {
      if (row.in === 'path') return decodePathId(raw);
      const value = parseJson(raw);
      if (value === ABSENT)
        throw classicErrors ? errors.classicNotJson({ name: row.name }) : errors.notJson({ name: row.name });
      return value;
    }
    case 'string-or-json': {
      const value = parseJson(raw);
      return value === ABSENT ? raw : value;
    }
    case 'string':
    case 'file':
      return raw;
  }
};

const decodeParameter = (exchange: Exchange, row: ParameterRow): unknown => {
  const raw = find(exchange, row);
  const value = raw === ABSENT ? ABSENT : decodeValue(raw, row, exchange.route.classicErrors);
  // Some clients write an absent argument as null.
  const absent = value === ABSENT || (value === null && !row.nullable);
  if (!absent) return value;
  if (row.required) throw errors.missingArgument({ var_name: row.name });
  if (row.default === undefined) return ABSENT;
  return typeof row.default === 'object' ? structuredClone(row.default) : row.default;
};

/** Parameters that every request may carry: some clients send their name along. */
const ALWAYS_KNOWN = new Set(['client', 'method']);

/** Turns what arrived into the operation's input, and collects the names it does not have. */
export const decode: Middleware = async (context, next) => {
  const { exchange } = context.state;
  const known = new Set(ALWAYS_KNOWN);
  for (const row of exchange.route.parameters) {
    known.add(row.name);
    for (const alias of row.aliases) known.add(alias);
    const value = decodeParameter(exchange, row);
    if (value !== ABSENT) exchange.input[row.name] = value;
  }
  const ignored = [...Object.keys(exchange.body), ...Object.keys(exchange.query)].filter(
    (name) => !known.has(name),
  );
  exchange.ignored = ignored.length === 0 ? ignored : [...new Set(ignored)].sort();
  await next();
};
