/** How the client logs in: with an API key, or in a browser with the session of its page. */
export interface Credentials {
  /** The address of the server. In a browser, by default that of the page. */
  readonly site?: string;
  readonly email?: string;
  readonly key?: string;
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const csrfToken = (): string | undefined => {
  const { document } = globalThis as { readonly document?: { readonly cookie: string } };
  return /(?:^|; )csrftoken=([^;]+)/.exec(document?.cookie ?? '')?.[1];
};

/** Returns the headers that state who sends a request. */
export const authentication = ({ email, key }: Credentials): Record<string, string> => {
  if (email !== undefined && key !== undefined)
    return { Authorization: `Basic ${base64(`${email}:${key}`)}` };
  const token = csrfToken();
  return token === undefined ? {} : { 'X-CSRFToken': token };
};

/** Reads a file such as `owner.zuliprc`, which the server writes on its first start. */
export const parseZuliprc = (text: string): Required<Credentials> => {
  const field = (name: string): string => {
    const value = new RegExp(`^\\s*${name}\\s*=\\s*(.*?)\\s*$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`The file has no ${name}.`);
    return value;
  };
  return { site: field('site'), email: field('email'), key: field('key') };
};
