import type { Output } from '../../generated/operations.js';
import type { Actor } from '../authentication/actor.js';
import { botsRegisterFields } from '../bots/register.js';
import { channelsRegisterFields } from '../channels/register.js';
import { draftsRegisterFields } from '../drafts/register.js';
import { emojiRegisterFields } from '../emoji/register.js';
import { linkifiersRegisterFields } from '../linkifiers/register.js';
import { registerMessages } from '../messages/register.js';
import { organizationRegisterFields } from '../organization/register.js';
import { presenceRegisterFields } from '../presence/register.js';
import { userStatusRegisterFields } from '../presence/status-register.js';
import { profileFieldsRegisterFields } from '../profile-fields/register.js';
import { scheduledMessagesRegisterFields } from '../scheduled-messages/register.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { userGroupsRegisterFields } from '../user-groups/register.js';
import { personalRegisterFields } from '../users/own-state.js';
import { usersRegisterFields } from '../users/register.js';
import type { QueueOptions } from '../event-log/options.js';
import { eventsRegisterFields } from './register.js';

/** Who registers, and how. */
export interface Registration {
  readonly actor: Actor;
  readonly options: QueueOptions;
  /** Whether the state behind this type of event is asked for. */
  readonly wants: (eventType: string) => boolean;
}

/** What one part adds; read in one snapshot with all the others and with the log position. */
export type Contribution = (
  tx: Tx,
  services: Services,
  registration: Registration,
) => Promise<Partial<Output<'registerQueue'>>>;

const organization: Contribution = async (tx, services, { wants }) =>
  wants('realm') ? organizationRegisterFields(tx, services) : {};

const messages: Contribution = (tx, _server, { actor, wants }) => registerMessages(tx, actor, wants);

export const contributions: readonly Contribution[] = [
  eventsRegisterFields,
  organization,
  usersRegisterFields,
  botsRegisterFields,
  personalRegisterFields,
  channelsRegisterFields,
  userGroupsRegisterFields,
  messages,
  presenceRegisterFields,
  userStatusRegisterFields,
  emojiRegisterFields,
  profileFieldsRegisterFields,
  linkifiersRegisterFields,
  draftsRegisterFields,
  scheduledMessagesRegisterFields,
];
