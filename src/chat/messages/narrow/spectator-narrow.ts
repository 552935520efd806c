import { errors } from '../../../../generated/errors.js';
import { operandText, parseTerms, type RawNarrow, type Term } from '../../narrow/terms.js';

/** What spectators may ask of messages: nothing about a user but who sent them. */
const ALLOWED: ReadonlySet<string> = new Set([
  'channel',
  'channels',
  'has',
  'id',
  'near',
  'search',
  'sender',
  'topic',
  'with',
]);

const asksForWebPublic = ({ operator, operand, negated }: Term): boolean =>
  operator === 'channels' && operand === 'web-public' && !negated;

/** An email could be a guess. */
const isAllowed = (term: Term): boolean =>
  ALLOWED.has(term.operator) && (term.operator !== 'sender' || /^\d{1,10}$/.test(operandText(term)));

/**
 * Throws if a narrow of a spectator has a condition that they may not use, or does not ask for web-public messages. Then it
 * may be the request of a client that has lost its credentials.
 */
export const checkSpectatorNarrow = (narrow: RawNarrow): void => {
  const terms = parseTerms(narrow);
  if (!terms.some(asksForWebPublic) || !terms.every(isAllowed)) throw errors.notLoggedIn();
};
