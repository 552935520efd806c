import { errors } from '../../../generated/errors.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { isUrl } from './url.js';
import { knownAccount } from './external-accounts.js';
import { fieldTypes, type FieldType } from './types.js';

export type FieldData = Readonly<Record<string, unknown>>;

const NAME = '%(username)s';

/** Returns the text that users see for a choice. Throws if the choice is not valid. */
const choiceText = (choice: unknown): string => {
  const invalid = errors.profileFieldDataInvalid({ reason: 'an option has a text and an order' });
  if (typeof choice !== 'object' || choice === null) throw invalid;
  const { text, order, ...more } = choice as Record<string, unknown>;
  if (typeof text !== 'string' || typeof order !== 'string' || Object.keys(more).length > 0) throw invalid;
  if (text.trim() === '' || order.trim() === '') throw invalid;
  return text;
};

const checkChoices = (data: FieldData): void => {
  const keys = Object.keys(data);
  if (keys.length === 0) throw errors.profileFieldWithoutChoice();
  if (keys.some((key) => key.trim() === '')) throw errors.profileFieldChoiceKeyBlank();
  const texts = new Set(Object.values(data).map(choiceText));
  if (texts.size < keys.length) throw errors.profileFieldChoiceTwice();
};

const checkExternalAccount = ({ subtype, url_pattern: pattern, ...more }: FieldData): void => {
  if (Object.keys(more).length > 0) {
    throw errors.profileFieldDataInvalid({ reason: 'an external account has a subtype and a url_pattern' });
  }
  if (knownAccount(subtype) && pattern === undefined) return;
  if (subtype !== 'custom' && !knownAccount(subtype)) throw errors.externalAccountUnknown();
  if (pattern === undefined) throw errors.externalAccountWithoutUrl();
  if (typeof pattern !== 'string') throw errors.externalAccountUrlInvalid();
  if (pattern.split(NAME).length !== 2) throw errors.externalAccountUrlWithoutName();
  if (!isUrl(pattern.replace(NAME, 'username'))) throw errors.externalAccountUrlInvalid();
};

/**
 * Returns `field_data` as it is stored: JSON text, or an empty text for types that have none. Throws if it is not
 * valid.
 */
export const checkFieldData = (type: FieldType, data: FieldData): string => {
  if (type === fieldTypes.SELECT.id) checkChoices(data);
  else if (type === fieldTypes.EXTERNAL_ACCOUNT.id) checkExternalAccount(data);
  else return '';
  const text = JSON.stringify(data);
  checkCap(caps.profileFieldKibibytes, Buffer.byteLength(text) / 1024);
  return text;
};
