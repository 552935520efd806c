import { errors } from '../../../../generated/errors.js';
import type { ApiError } from '../../../contract/api-error.js';

/** Returns the error of the strict mode. `name` is a parameter, a header, or `body`. */
export const complaint = (name: string, text: string): ApiError =>
  errors.strictRequest({ var_name: name, complaint: text });

/** Returns the sentence of a description that states what to use instead. */
export const adviceOf = (description: string): string => {
  const sentences = description.replaceAll(/\s+/g, ' ').split(/(?<=\.) /);
  const naming = sentences.filter((one) => one.includes('`'));
  return naming.find((one) => one.includes(' instead')) ?? naming[0] ?? 'Leave it out.';
};
