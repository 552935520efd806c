import { contract, type Operation } from '../contract/data.js';
import type { Case } from '../contract/cases.js';
import { validationFor, type Validation } from '../contract/validation.js';

/** A response as it arrived. */
export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** What a response is: as documented, only as another feature level has it, or a fault. */
export interface Verdict {
  readonly fault?: string;
  /** How a response that is no fault differs from the contract, because the server has another level. */
  readonly difference?: string;
}

/** Judges the responses of a server. */
export type Judge = (one: Case, received: Received | undefined) => Verdict;

/** A text as the contract sees it, beside the responses that are JSON. */
const asObject = (text: string): object => ({ result: 'success', msg: '', text });

const bodyOf = (text: string, mediaType: string | undefined): unknown => {
  if (mediaType !== undefined) return asObject(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const shortened = (text: string): string => (text.length > 2000 ? `${text.slice(0, 2000)} …` : text);

/** Returns the name of the documented error of an operation that a response is. */
export const errorOf = ({ cases, place }: Operation, { status, text }: Received): string | undefined => {
  const { msg, code } = (bodyOf(text, undefined) ?? {}) as {
    readonly msg?: unknown;
    readonly code?: unknown;
  };
  const found = cases.find(({ status: documented, error, pattern = '' }) => {
    if (error === undefined || documented !== status || contract.errors[error]?.code !== code) return false;
    return new RegExp(`^(?:${pattern.replaceAll('<place>', () => place)})$`, 'u').test(String(msg));
  });
  return found?.error;
};

const judgeError = (one: Case, received: Received, body: object): string | undefined => {
  if (!one.error) return undefined;
  const missing = one.error.headers.filter((header) => received.headers[header.toLowerCase()] === undefined);
  if (missing.length > 0) return `The header ${missing.join(', ')} is missing.`;
  const { msg, code } = body as { readonly msg?: unknown; readonly code?: unknown };
  if (code === one.error.code && one.error.text.test(String(msg))) return undefined;
  const other = errorOf(one.operation, received);
  const told =
    other === undefined ? 'No documented error has this text.' : `It is the documented error ${other}.`;
  return `It is not the error ${one.example}. ${told}`;
};

/** Returns the fault that no level explains, before the body is held against its schema. */
const judgeEnvelope = (one: Case, received: Received): string | undefined => {
  const { status, headers } = received;
  if (status !== one.status) return `The status is ${String(status)}, not ${String(one.status)}.`;
  const wanted = (one.status === 200 ? one.operation.mediaType : undefined) ?? 'application/json';
  if (headers['content-type'] !== wanted)
    return `The content type is ${String(headers['content-type'])}, not ${wanted}.`;
  return undefined;
};

const against = (validation: Validation, { operation, error }: Case, body: unknown): string | undefined =>
  error ? validation.error(error, body) : validation.success(operation, body);

/** Returns the judge for a server of a feature level. */
export const judgeFor = (level: number): Judge => {
  const strict = validationFor({ level: contract.level, open: false });
  const lenient = level === contract.level ? strict : validationFor({ level, open: level > contract.level });
  return (one, received) => {
    if (!received) return { fault: 'There was no answer.' };
    const outside = judgeEnvelope(one, received);
    if (outside !== undefined) return { fault: `${outside}\n${shortened(received.text)}` };
    const body = bodyOf(received.text, one.error ? undefined : one.operation.mediaType);
    if (typeof body !== 'object' || body === null)
      return { fault: `The body is no JSON object.\n${shortened(received.text)}` };
    const fault = judgeError(one, received, body) ?? against(lenient, one, body);
    if (fault !== undefined) return { fault: `${fault}\n${shortened(received.text)}` };
    const difference = lenient === strict ? undefined : against(strict, one, body);
    return difference === undefined ? {} : { difference };
  };
};
