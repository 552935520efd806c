import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { keepSecret } from './log-check.js';

/** Names of parameters, fields and variables whose value is a secret. */
const SECRET_NAME = /(?:^|_)(?:password|api_key|token|secret|secret_key|otp|csrfmiddlewaretoken)$/i;
/** Links of emails that work without a login. */
const LINK = /\/(?:accounts\/[\w/]*?|join|user_uploads\/temporary)\/([\w.-]{16,})/g;

/** Keeps the secrets among named values. */
export const keepNamed = (values: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(values))
    if (SECRET_NAME.test(name) && typeof value === 'string') keepSecret(value);
};

/** Shorter texts, such as those of most tests, occur in logs by chance. */
const MIN_TEXT_LENGTH = 16;

/** Keeps what users write and search for, by the names of the parameters that have it. */
export const keepTexts = ({ content, narrow }: Readonly<Record<string, unknown>>): void => {
  const terms = Array.isArray(narrow)
    ? (narrow as readonly ({ operator?: unknown; operand?: unknown } | null)[])
    : [];
  const searched = terms.filter((term) => term?.operator === 'search').map((term) => term?.operand);
  for (const text of [content, ...searched])
    if (typeof text === 'string' && text.length >= MIN_TEXT_LENGTH) keepSecret(text);
};

/** Keeps the value of an `Authorization` header, and what is in it. */
export const keepAuthorization = (header: string | undefined): void => {
  const [scheme = '', credentials] = header?.trim().split(/\s+/) ?? [];
  keepSecret(credentials ?? scheme);
  if (!/^basic$/i.test(scheme) || credentials === undefined) return;
  const decoded = Buffer.from(credentials, 'base64').toString();
  keepSecret(decoded.slice(decoded.indexOf(':') + 1).trim());
};

/** Keeps the values of a `Cookie` or `Set-Cookie` header. */
export const keepCookies = (header: string | undefined): void => {
  for (const [, value] of header?.matchAll(/(?:sessionid|csrftoken)=([^;\s]+)/g) ?? []) keepSecret(value);
};

/** Keeps the API keys that a page shows. */
export const keepShownKeys = (page: string): void => {
  for (const [, key] of page.matchAll(/<code>(\w{32})<\/code>/g)) keepSecret(key);
};

/** Keeps the tokens of links in an email, a page or a request. */
export const keepLinks = (text: string): void => {
  for (const [, token] of text.matchAll(LINK)) keepSecret(token);
};

/** Keeps the secrets of a JSON body. Its text is searched, since bodies may be large. */
export const keepFields = (body: string): void => {
  for (const [, name = '', value = ''] of body.matchAll(
    /"(\w*(?:key|password|token|secret))":\s*"([^"\\]+)"/g,
  ))
    keepNamed({ [name]: value });
};

/** Keeps the secrets of the settings of a server: passwords, keys, and the passwords in URLs. */
export const keepSettings = (env: Readonly<Record<string, string | undefined>>): void => {
  keepNamed(env);
  for (const [name, value] of Object.entries(env)) {
    if (!name.endsWith('_URL') || value === undefined || !URL.canParse(value)) continue;
    const { password } = new URL(value);
    keepSecret(password);
    keepSecret(decodeURIComponent(password));
  }
};

/** Keeps the secret that a server made in its data directory. */
export const keepSecretKey = (dataDir: string): void => {
  try {
    keepSecret(readFileSync(join(dataDir, 'secret-key'), 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};
