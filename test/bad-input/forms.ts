import type { Parameter } from '../../tools/generate-contract/contract.js';
import type { CaseRequest } from '../conformance/case-setup.js';

/** How a request travels: in the query or a form as its method has it, or in a body of one of the other types. */
export type Form = 'usual' | 'json' | 'multipart';

/** A server reads no more of a request line and its headers. */
const LONGEST_QUERY = 8000;

const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether text arrives as the value it was made of. */
const survivesAsText = ({ kind }: Parameter, value: unknown): boolean =>
  typeof value === 'string' ? isUnicode(value) : kind !== 'string';

/** The forms in which a parameter can have the value; one in several is sent as multipart too. */
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

/** The request in that form. */
export const inForm = (request: CaseRequest, form: Form): CaseRequest => {
  if (form === 'json') return { ...request, json: true };
  if (form === 'usual') return request;
  return {
    ...request,
    body: { type: 'multipart/form-data; boundary=x', text: multipart(request.parameters) },
  };
};
