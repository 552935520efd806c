import type { Contract } from '../../../tools/generate-contract/contract.js';
import { readDocument } from '../../contract/specification/published.js';

/** What a parameter can name that people read or see by their subscription. */
const KINDS = /"x-refers-to":"(?:channel|message|recipient|address)"/;

/** The operations that take a channel or a message. */
export const membershipOperations = ({ operations }: Contract): string[] =>
  operations.filter(({ parameters }) => KINDS.test(JSON.stringify(parameters))).map(({ id }) => id);

/** Operations that no question tries, with the reason. */
export const notAsked: Readonly<Record<string, string>> = {
  markTopicAsRead: 'It checks the channel in the same way as markChannelAsRead.',
  updateBot: 'It checks the default channels of a bot in the same way as createBot.',
  updateOrganization: 'Administrators name channels for announcements whether or not they are subscribed.',
};

/** The audiences that follow from a channel, or from a conversation in one. */
const AUDIENCES = ['channel-viewers', 'message-receivers', 'message-viewers', 'conversation'];

/** The forms of events whose audience depends on the subscription. */
export const eventForms = (): string[] =>
  Object.entries(readDocument().components.schemas).flatMap(([name, { 'x-audience': audience }]) =>
    audience !== undefined && AUDIENCES.includes(audience) ? [name] : [],
  );

/** Forms that no happening causes, with the reason. */
export const notHeard: Readonly<Record<string, string>> = {};
