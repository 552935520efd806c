import { errors } from '../../../../generated/errors.js';
import type { Deferred } from '../../../../generated/operations.js';
import { hasRole } from '../../../runtime/identity/actor.js';
import type { ApiError } from '../../../contract/api-error.js';
import { RequestBudget } from '../../../markdown/limits.js';
import { renderText } from '../../../markdown/render-text.js';
import { isGranted, type PermissionName } from '../../organization/permissions.js';
import { hasWebPublicAccess } from '../../organization/view.js';
import type { Scope, TxScope } from '../../scope.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Tx, NewRow } from '../../../runtime/store/types.js';
import { checkSystemGroup } from '../../user-groups/policy.js';
import { systemGroupId } from '../../user-groups/system-groups.js';
import { MAX_CHANNEL_DESCRIPTION_LENGTH } from '../model/name.js';
import { removalExceptions } from '../model/policy.js';
import { type ChannelRow, insertChannels } from '../model/store.js';
import type { RequestedChannel } from './requested-channels.js';

/** A channel to create. */
export interface NewChannel {
  readonly name: string;
  readonly description: string;
  /** The name of the description in errors. */
  readonly described?: string;
}

const KEPT_FOREVER = -1;

/** Returns days. Null means that the organization's setting applies. */
export const retentionDays = (value: number | string): number | null => {
  if (value === 'realm_default') return null;
  if (value === 'unlimited') return KEPT_FOREVER;
  if (typeof value === 'number' && value > 0 && value <= 2_147_483_647) return value;
  throw errors.badValue({ var_name: 'message_retention_days', bad_value: value });
};

/** The options that all channels of one request share, as columns. */
export interface ChannelOptions {
  readonly invite_only: boolean;
  readonly is_web_public: boolean;
  readonly is_default: boolean;
  readonly history_public_to_subscribers: boolean;
  readonly stream_post_policy: number;
  readonly message_retention_days: number | null;
  readonly can_remove_subscribers_group: number;
}

/** Throws if the options contradict each other. */
const checkTogether = ({
  invite_only,
  is_web_public,
  is_default_stream,
}: Deferred['createSubscriptions']): void => {
  if (invite_only && is_web_public) {
    throw errors.incompatibleValues({ first_parameter: 'invite_only', second_parameter: 'is_web_public' });
  }
  if (invite_only && is_default_stream) throw errors.defaultChannelPrivate();
};

/** Returns the options as columns. Throws if no channel can have them. */
export const readOptions = async (
  scope: TxScope,
  requested: Deferred['createSubscriptions'],
): Promise<ChannelOptions> => {
  checkTogether(requested);
  const group = requested.can_remove_subscribers_group;
  if (group !== undefined) {
    await checkSystemGroup(scope.tx, 'can_remove_subscribers_group', group, removalExceptions);
  }
  return {
    invite_only: requested.invite_only,
    is_web_public: requested.is_web_public,
    is_default: requested.is_default_stream,
    // The history of a public channel is open to all users except guests anyway.
    history_public_to_subscribers:
      !requested.invite_only || (requested.history_public_to_subscribers ?? false),
    stream_post_policy: requested.stream_post_policy,
    message_retention_days: retentionDays(requested.message_retention_days),
    can_remove_subscribers_group: group ?? (await systemGroupId(scope, 'role:administrators')),
  };
};

/** Returns the permission for creating channels with these options. */
const creationPermission = ({ invite_only, is_web_public }: ChannelOptions): PermissionName => {
  if (is_web_public) return 'can_create_web_public_channel_group';
  return invite_only ? 'can_create_private_channel_group' : 'can_create_public_channel_group';
};

/** Returns the error for a requester who may not create such channels. Undefined if they may. */
export const creationRefusal = async (
  scope: Scope,
  options: ChannelOptions,
): Promise<ApiError | undefined> => {
  const { services, actor } = scope;
  if (options.is_web_public && !hasWebPublicAccess(services, services.organization.current)) {
    return errors.webPublicChannelsOff();
  }
  const mayCreate = await isGranted(scope, actor, creationPermission(options));
  const mayMakeDefault = !options.is_default || hasRole(actor.role, 'administrator');
  if (!mayCreate || !mayMakeDefault) return errors.insufficientPermission();
  const mayRetain = options.message_retention_days === null || hasRole(actor.role, 'owner');
  return mayRetain ? undefined : errors.mustBeOwner();
};

const LINE_BREAK = /\r\n|[\r\n]/g;

export const onOneLine = (description: string): string => description.replaceAll(LINE_BREAK, ' ');

/**
 * Returns the requested channel with its description on one line. Throws if the description is not text or is too long.
 */
export const parseNewChannel = ({ name, description = '', place }: RequestedChannel): NewChannel => {
  const described = `${place}["description"]`;
  if (typeof description !== 'string') throw errors.wrongType({ name: described, type: 'a string' });
  if (Array.from(description).length > MAX_CHANNEL_DESCRIPTION_LENGTH) {
    throw errors.tooLong({ name: described, limit: MAX_CHANNEL_DESCRIPTION_LENGTH });
  }
  return { name, description: onOneLine(description), described };
};

/** Inserts the channels. Returns their rows. */
export const createChannels = async (
  tx: Tx,
  wanted: readonly NewChannel[],
  options: ChannelOptions,
  creation: {
    readonly creator_id: number | null;
    readonly date_created: number;
    readonly siteUrl?: string;
  },
): Promise<ChannelRow[]> => {
  if (wanted.length === 0) return [];
  const request = new RequestBudget();
  const rows: NewRow<'channels'>[] = [];
  for (const { name, description, described = 'description' } of wanted) {
    rows.push({
      name,
      name_key: nameKey(name),
      description,
      rendered_description: await renderText(description, described, request, creation.siteUrl),
      date_created: creation.date_created,
      creator_id: creation.creator_id,
      invite_only: Number(options.invite_only),
      is_web_public: Number(options.is_web_public),
      is_default: Number(options.is_default),
      history_public_to_subscribers: Number(options.history_public_to_subscribers),
      stream_post_policy: options.stream_post_policy,
      message_retention_days: options.message_retention_days,
      can_remove_subscribers_group: options.can_remove_subscribers_group,
    });
  }
  return insertChannels(tx, rows);
};
