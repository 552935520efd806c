import type { Route } from './operation.js';

export type Parameters = Readonly<Record<string, unknown>>;

const API = '/api/v1';

/** Texts are sent as they are, unless the parameter can also be a list or an object. Other values are JSON. */
const encode = (name: string, value: unknown, { json = [] }: Route): string =>
  typeof value === 'string' && !json.includes(name) ? value : JSON.stringify(value);

const formOf = (entries: readonly (readonly [string, unknown])[], route: Route): FormData | URLSearchParams => {
  const hasFile = entries.some(([, value]) => value instanceof Blob);
  const form = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) {
    if (value instanceof Blob) (form as FormData).append(name, value);
    else form.append(name, encode(name, value, route));
  }
  return form;
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
    return encodeURIComponent(String(parameters[name]));
  });
  const url = site.replace(/\/+$/, '') + API + path;
  const entries = Object.entries(parameters).filter(
    ([name, value]) => value !== undefined && !inPath.has(name),
  );
  if (entries.length === 0) return { url };
  const form = formOf(entries, route);
  return route.hasBody ? { url, body: form } : { url: `${url}?${String(form)}` };
};
