import { errors } from '../../generated/errors.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { emailHost, isLocalPart } from '../lib/email-address.js';
import { checkFullName } from '../users/model/name.js';
import { isNameTaken } from '../users/model/store.js';

/** The email of a bot by its short name. */
export const botEmail = ({ config }: Services, shortName: string): string => {
  const name = shortName.trim();
  const local = `${name}-bot`;
  if (name === '' || !isLocalPart(local)) throw errors.badBotName();
  return `${local}@${emailHost(config.siteUrl)}`;
};

/** The name as it is kept, or why this bot cannot have it. */
export const checkBotName = async (tx: Tx, wanted: string, botId = 0): Promise<string> => {
  const name = checkFullName(wanted);
  if (await isNameTaken(tx, name, botId)) throw errors.botNameTaken();
  return name;
};
