import { errors } from '../../../generated/errors.js';
import type { Term } from '../../runtime/event-log/queue.js';
import type { components } from '../../../generated/types.js';

export type { Term };
export type RawNarrow = components['schemas']['Narrow'];

/** Former and alternative names of operators. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['stream', 'channel'],
  ['streams', 'channels'],
  ['subject', 'topic'],
  ['from', 'sender'],
  ['pm-with', 'dm'],
  // Some clients write these two operators with underscores.
  ['pm_with', 'dm'],
  ['group_pm_with', 'group-pm-with'],
]);

const parseTerm = (raw: RawNarrow[number], index: number): Term => {
  if (Array.isArray(raw)) {
    const [typed = '', operand = ''] = raw;
    const negated = typed.startsWith('-');
    const operator = negated ? typed.slice(1) : typed;
    return { operator: aliases.get(operator) ?? operator, operand, negated };
  }
  const name = `narrow[${index}]`;
  if (raw.operator === undefined) throw errors.narrowTermIncomplete({ name, field: 'operator' });
  if (raw.operand === undefined) throw errors.narrowTermIncomplete({ name, field: 'operand' });
  const { operator, operand, negated = false } = raw;
  return { operator: aliases.get(operator) ?? operator, operand, negated };
};

export const parseTerms = (narrow: RawNarrow): Term[] => narrow.map(parseTerm);

/** Returns the operand as text for error messages. */
export const operandText = ({ operand }: Term): string =>
  typeof operand === 'object' ? operand.join(',') : String(operand);

const GREATEST_ID = 2_147_483_647;

/** Returns the operand as a message ID. Throws BAD_NARROW if it is not one. */
export const messageId = (term: Term): number => {
  const id = /^\d{1,10}$/.test(operandText(term)) ? Number(operandText(term)) : Infinity;
  if (typeof term.operand === 'object' || id > GREATEST_ID) {
    throw errors.badNarrow({ desc: 'Invalid message ID' });
  }
  return id;
};
