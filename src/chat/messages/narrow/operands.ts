import { errors } from '../../../../generated/errors.js';
import type { Term } from '../../narrow/terms.js';

/** The operators whose operand is only text. */
const textual = new Set(['topic', 'channels', 'is', 'has', 'in', 'near', 'search']);

/** Throws if the operand of a term has the wrong type, or is blank. */
export const checkOperand = ({ operator, operand }: Term): void => {
  if (!textual.has(operator)) return;
  if (typeof operand !== 'string') throw errors.narrowOperandNotText();
  if (operator === 'search' && operand.trim() === '') throw errors.narrowOperandBlank();
};
