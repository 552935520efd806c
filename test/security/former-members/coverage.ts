import type { Contract } from '../../../tools/generate-contract/contract.js';
import { readDocument } from '../../contract/specification/published.js';

/** What a parameter can name that people read or see by their subscription. */
const KINDS = /"x-refers-to":"(?:channel|message|recipient|address)"/;

/** The operations that take a channel or a message. */
export const membershipOperations = ({ operations }: Contract): string[] =>
  operations.filter(({ parameters }) => KINDS.test(JSON.stringify(parameters))).map(({ id }) => id);

/** Operations that no question tries, with the reason. */
export const notAsked: Readonly<Record<string, string>> = {
  getChannel: 'The authorization matrix asks former subscribers of each kind of channel.',
  getChannelId: 'The authorization matrix asks former subscribers of each kind of channel.',
  getChannelEmailAddress: 'The authorization matrix asks former subscribers of each kind of channel.',
  archiveChannel: 'Only administrators can, whether or not they are subscribed.',
  updateChannel: 'Only administrators can, whether or not they are subscribed.',
  markTopicAsRead: 'It checks the channel in the same way as markChannelAsRead.',
  updateBot: 'It checks the default channels of a bot in the same way as createBot.',
  updateMutedTopic: 'It sets the policy in the same way as updateUserTopic.',
  updateSubscriptions:
    'It changes subscriptions in the same way as createSubscriptions and deleteSubscriptions.',
  getSubscriptionStatus: 'It looks for the channel in the same way as listSubscribers.',
  createInvitations: 'Its own test tries a private channel that the requester left.',
  createInvitationLink: 'It checks the channels in the same way as createInvitations.',
  createDefaultChannel:
    'Administrators make a public channel a default channel whether or not they are subscribed.',
  deleteDefaultChannel: 'Administrators see all channels.',
  deleteTopic:
    'It looks for the channel in the same way as listTopics, and deletes for others what deleteMessage does.',
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
