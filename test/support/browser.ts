import { Client, type HttpResponse, type Parameters } from './client.js';
import { keepCookies, keepLinks, keepNamed, keepShownKeys } from './secrets/find.js';

/** A page as a browser receives it. */
export interface Visited {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface ShownForm {
  readonly method: string;
  readonly action: string;
  /** All fields with their values, including hidden ones. */
  readonly fields: Readonly<Record<string, string>>;
  /** Label texts by the field of the label. */
  readonly labels: Readonly<Record<string, string>>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Decodes escaped markup. */
const unescaped = (markup: string): string =>
  markup.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );

/** Returns the value that a browser sends for a field. Undefined for a box that is not checked. */
const valueOf = (tag: string, inner: string): string | undefined => {
  const { value = '', type } = attributesOf(tag);
  if (tag.startsWith('<textarea')) return unescaped(inner).replace(/^\n/, '');
  if (tag.startsWith('<input')) return type === 'checkbox' && !/\schecked\b/.test(tag) ? undefined : value;
  const options = [...inner.matchAll(/<option[^>]*>/g)].map(([option]) => option);
  return attributesOf(options.find((option) => /\sselected\b/.test(option)) ?? options[0] ?? '').value;
};

const FIELDS = /(<input[^>]*>)|(<(textarea|select)[^>]*>)([\s\S]*?)<\/\3>/g;

const parseForm = (head: string, inner: string, at: string): ShownForm => {
  const { method = 'get', action = at } = attributesOf(head);
  const fields = [...inner.matchAll(FIELDS)].flatMap(([, input, open, , content = '']) => {
    const tag = input ?? open ?? '';
    const value = valueOf(tag, content);
    return value === undefined ? [] : [[attributesOf(tag).name ?? '', value] as const];
  });
  const labels = [...inner.matchAll(/<label for="([^"]*)">([^<]*)<\/label>/g)];
  return {
    method: method.toUpperCase(),
    action,
    fields: Object.fromEntries(fields),
    labels: Object.fromEntries(labels.map(([, id = '', label = '']) => [id, unescaped(label)])),
  };
};

const FORMS = /<form([^>]*)>([\s\S]*?)<\/form>/g;

/** Parses the forms of a page. */
export const formsOf = (text: string, at: string): ShownForm[] =>
  [...text.matchAll(FORMS)].map(([, head = '', inner = '']) => parseForm(head, inner, at));

/** Parses the first form of a page. */
export const formOf = (text: string, at: string): ShownForm => {
  const [first] = formsOf(text, at);
  if (!first) throw new Error(`There is no form in ${text}`);
  return first;
};

interface Init {
  readonly body?: string | URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser without scripts. It keeps cookies, follows redirects within the site and submits forms. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` headers of the last response. */
  setCookies: readonly string[] = [];
  /** The path of the current page. */
  at = '/';
  text = '';

  constructor(readonly url: string) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends one request. Does not follow redirects. */
  async request(method: string, path: string, init: Init = {}): Promise<Visited> {
    const headers = { ...(this.cookies.size > 0 && { Cookie: this.cookieHeader }), ...init.headers };
    keepLinks(path);
    const response = await fetch(new URL(path, this.url), { ...init, method, headers, redirect: 'manual' });
    this.#keep(response.headers.getSetCookie());
    const text = await response.text();
    keepShownKeys(text);
    return { status: response.status, headers: response.headers, text };
  }

  /** Opens a page and follows redirects within the site. */
  async open(path: string): Promise<Visited> {
    return this.#show(path, await this.request('GET', path));
  }

  /** Fills in the form of the current page and submits it, as a browser does. */
  async submit(
    values: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ): Promise<Visited> {
    return this.#send(formOf(this.text, this.at), values, headers);
  }

  /**
   * Submits the form of an action of the current page. `values` replace those of its fields: null is a box that is not
   * checked. Among forms of one action it takes the first with `fixed`.
   */
  async act(
    action: string,
    values: Readonly<Record<string, string | null>> = {},
    fixed: Readonly<Record<string, string>> = {},
  ): Promise<Visited> {
    const wanted = Object.entries({ action, ...fixed });
    const form = formsOf(this.text, this.at).find(({ fields }) =>
      wanted.every(([name, value]) => fields[name] === value),
    );
    if (!form) throw new Error(`There is no form ${JSON.stringify(wanted)} in ${this.text}`);
    return this.#send(form, values);
  }

  async #send(
    form: ShownForm,
    values: Readonly<Record<string, string | null>>,
    headers: Record<string, string> = {},
  ): Promise<Visited> {
    const all = Object.entries({ ...form.fields, ...values });
    const fields = Object.fromEntries(
      all.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );
    keepNamed(fields);
    const body = new URLSearchParams(fields);
    const init = { body, headers: { Origin: new URL(this.url).origin, ...headers } };
    return this.#show(form.action, await this.request(form.method, form.action, init));
  }

  async logIn(username: string, password: string): Promise<Visited> {
    await this.open('/login');
    return this.submit({ username, password });
  }

  /** Sends an API request in the browser's session, with the CSRF token unless other headers are given. */
  send(
    method: string,
    path: string,
    parameters: Parameters = {},
    options: { headers?: Record<string, string>; encoding?: 'json' | 'form'; signal?: AbortSignal } = {},
  ): Promise<HttpResponse> {
    const { headers = { 'X-CSRFToken': this.cookies.get('csrftoken') ?? '' }, ...others } = options;
    const client = new Client(this.url);
    return client
      .send(method, path, parameters, { ...others, headers: { Cookie: this.cookieHeader, ...headers } })
      .then((answer) => {
        this.#keep(answer.headers.getSetCookie());
        return answer;
      });
  }

  async #show(path: string, visited: Visited): Promise<Visited> {
    const location = visited.headers.get('location');
    if (visited.status === 302 && location?.startsWith('/')) return this.open(location);
    this.at = path;
    this.text = visited.text;
    return visited;
  }

  #keep(setCookies: readonly string[]): void {
    if (setCookies.length > 0) this.setCookies = setCookies;
    for (const header of setCookies) {
      keepCookies(header);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/;\s*Max-Age=0\b/i.test(header)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
