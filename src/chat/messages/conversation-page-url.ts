import type { Services } from '../services.js';

/** The page that shows a part of a conversation. */
export const CONVERSATION_PATH = '/conversation';

/** The parameter of its address: the ID of a message of the conversation. */
export const MESSAGE_PARAMETER = 'message';

/** Returns the address of the page that shows a message in its conversation, to those who can read it. */
export const conversationPageUrl = ({ config }: Pick<Services, 'config'>, messageId: number): string =>
  `${config.siteUrl}${CONVERSATION_PATH}?${MESSAGE_PARAMETER}=${messageId}`;
