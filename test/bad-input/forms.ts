import type { Parameter } from '../../tools/generate-contract/contract.js';
import type { CaseRequest } from '../../conformance/src/world/case-request.js';

/** The encoding of a request: the default of its method (query or form), JSON or multipart. */
export type Form = 'usual' | 'json' | 'multipart';

/** The server limits the length of the request line and headers. */
const LONGEST_QUERY = 8000;

const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a form parameter is decoded to the value that it was encoded from. */
const survivesAsText = ({ kind }: Parameter, value: unknown): boolean =>
  typeof value === 'string' ? isUnicode(value) : kind !== 'string';

/** The encodings that can carry the value. Some values are also sent as multipart. */
export const formsOf = (parameter: Parameter, value: unknown, index: number): Form[] => {
  if (!survivesAsText(parameter, value)) return ['json'];
  const isShort = parameter.in === 'body' || encodeURIComponent(text(value)).length <= LONGEST_QUERY;
  return [
    'json',
    ...(isShort ? (['usual'] as const) : []),
    ...(index % 5 === 0 ? (['multipart'] as const) : []),
  ];
};

const multipart = (parameters: CaseRequest['parameters']): string =>
  Object.entries(parameters)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text(value)}\r\n`)
    .join('') + '--x--\r\n';

/** The request in that encoding. */
export const inForm = (request: CaseRequest, form: Form): CaseRequest => {
  if (form === 'json') return { ...request, json: true };
  if (form === 'usual') return request;
  return {
    ...request,
    body: { type: 'multipart/form-data; boundary=x', text: multipart(request.parameters) },
  };
};
