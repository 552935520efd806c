import { errors } from '../../../generated/errors.js';
import type { Services } from '../services.js';
import type { Tx } from '../../runtime/store/types.js';
import { emailHost, isLocalPart } from '../../lib/email-address.js';
import { checkFullName } from '../users/model/name.js';
import { isNameTaken } from '../users/model/store.js';

/** Returns the email of a bot with a short name. Throws if the short name is not valid. */
export const botEmail = ({ config }: Services, shortName: string): string => {
  const name = shortName.trim();
  const local = `${name}-bot`;
  if (name === '' || !isLocalPart(local)) throw errors.badBotName();
  return `${local}@${emailHost(config.siteUrl)}`;
};

/** Returns the name as it is stored. Throws if the bot `botId` cannot have it. */
export const checkBotName = async (tx: Tx, wanted: string, botId = 0): Promise<string> => {
  const name = checkFullName(wanted);
  if (await isNameTaken(tx, name, botId)) throw errors.botNameTaken();
  return name;
};
