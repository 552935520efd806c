import type { Output } from '../../../generated/operations.js';
import { botsRegisterFields } from '../bots/register.js';
import { channelsRegisterFields } from '../channels/register.js';
import { draftsRegisterFields } from '../drafts/register.js';
import { emojiRegisterFields } from '../emoji/register.js';
import { linkifiersRegisterFields } from '../linkifiers/register.js';
import { registerMessages } from '../messages/register.js';
import { listsRegisterFields, organizationRegisterFields } from '../organization/register.js';
import { presenceRegisterFields } from '../presence/register.js';
import { userStatusRegisterFields } from '../presence/status-register.js';
import { profileFieldsRegisterFields } from '../profile-fields/register.js';
import { scheduledMessagesRegisterFields } from '../scheduled-messages/register.js';
import type { TxScope } from '../scope.js';
import { userGroupsRegisterFields } from '../user-groups/register.js';
import { personalRegisterFields } from '../users/own-state.js';
import { usersRegisterFields } from '../users/register.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import { eventsRegisterFields } from './register.js';

/** Returns the fields of one part. All parts are read in one snapshot, together with the log position. */
export type Contribution = (
  scope: TxScope,
  registration: Registration,
) => Promise<Partial<Output<'registerQueue'>>>;

const organization: Contribution = async (scope, { wants }) =>
  wants('realm') ? organizationRegisterFields(scope) : {};

const messages: Contribution = ({ tx }, { actor, wants }) => registerMessages(tx, actor, wants);

export const contributions: readonly Contribution[] = [
  eventsRegisterFields,
  organization,
  listsRegisterFields,
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
