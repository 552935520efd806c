import type { Route } from './operation.js';

export type Parameters = Readonly<Record<string, unknown>>;

const API = '/api/v1';

/** Texts are sent as they are, unless the parameter can also be a list or an object. Other values are JSON. */
const encode = (name: string, value: unknown, { json = [] }: Route): string =>
  typeof value === 'string' && !json.includes(name) ? value : JSON.stringify(value);

type Entries = readonly (readonly [string, unknown])[];

const textsOf = (entries: Entries, route: Route): URLSearchParams =>
  new URLSearchParams(entries.map(([name, value]): [string, string] => [name, encode(name, value, route)]));

/** Only a multipart form can contain files. */
const formOf = (entries: Entries, route: Route): FormData | URLSearchParams => {
  if (!entries.some(([, value]) => value instanceof Blob)) return textsOf(entries, route);
  const form = new FormData();
  for (const [name, value] of entries)
    form.append(name, value instanceof Blob ? value : encode(name, value, route));
  return form;
};

/** A URL with these as a part of its path is that of another operation. */
const NOT_PARTS: readonly string[] = ['', '.', '..'];

const partOfPath = (name: string, value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (NOT_PARTS.includes(text)) throw new TypeError(`${name} cannot be '${text}'.`);
  return encodeURIComponent(text);
};

/** Returns the URL and the body of a request. */
export const requestOf = (
  site: string,
  route: Route,
  parameters: Parameters,
): { readonly url: string; readonly body?: FormData | URLSearchParams } => {
  const inPath = new Set<string>();
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name);
    return partOfPath(name, parameters[name]);
  });
  const url = site.replace(/\/+$/, '') + API + path;
  const entries = Object.entries(parameters).filter(
    ([name, value]) => value !== undefined && !inPath.has(name),
  );
  if (entries.length === 0) return { url };
  return route.hasBody
    ? { url, body: formOf(entries, route) }
    : { url: `${url}?${textsOf(entries, route).toString()}` };
};
