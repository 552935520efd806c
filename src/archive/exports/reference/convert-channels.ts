import { isColor } from '../../../chat/channels/model/colors.js';
import { checkChannelName } from '../../../chat/channels/model/name.js';
import type { Records } from '../format/kinds.js';
import { LARGEST_ID } from '../format/limits.js';
import { recordItem, type Conversion, type Items } from './conversion.js';
import type { Fields } from './fields.js';
import { subscriptionsOf } from './subscriptions.js';
import { cut, UniqueNames } from './texts.js';

const NAME_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 1024;

const toName = (text: string, id: number): string => {
  const clean = text.replaceAll(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, ' ').trim();
  try {
    return checkChannelName(cut(clean, NAME_CHARACTERS));
  } catch {
    return `channel ${id}`;
  }
};

type Policy = Records['channels']['post_policy'];

/** Who may send, where later versions of the reference server have a group. */
const POLICIES: Readonly<Record<string, Policy>> = {
  'role:everyone': 1,
  'role:members': 1,
  'role:fullmembers': 3,
  'role:moderators': 4,
};
const ADMINISTRATORS = 2;

const postPolicyOf = ({ groups }: Conversion, row: Fields): Policy => {
  if (row.has('stream_post_policy')) {
    const policy = row.integer('stream_post_policy');
    return ([1, 2, 3, 4] as const).find((one) => one === policy) ?? ADMINISTRATORS;
  }
  if (!row.has('can_send_message_group')) return 1;
  return POLICIES[groups.systemNameOf(row.maybeId('can_send_message_group')) ?? ''] ?? ADMINISTRATORS;
};

/** The group that may unsubscribe others is a system group here. */
const removersOf = ({ groups }: Conversion, row: Fields): number => {
  const name = groups.systemNameOf(row.maybeId('can_remove_subscribers_group'));
  const isPossible = name !== undefined && !['role:internet', 'role:owners', 'role:nobody'].includes(name);
  return groups.system(isPossible ? name : 'role:administrators');
};

const retentionOf = (row: Fields): number | null => {
  const days = row.maybeInteger('message_retention_days');
  return days === null || days === 0 ? null : Math.min(Math.max(days, -1), LARGEST_ID);
};

const toRecord = (
  conversion: Conversion,
  row: Fields,
  name: string,
  isDefault: boolean,
): Records['channels'] => {
  const isArchived = row.flag('deactivated');
  const isPrivate = row.flag('invite_only');
  const isOpen = !isArchived && !isPrivate;
  return {
    id: row.id('id'),
    name,
    description: cut(row.text('description'), DESCRIPTION_CHARACTERS),
    created_at: row.seconds('date_created'),
    creator: conversion.directory.userOrNull(row.maybeId('creator')),
    is_archived: isArchived,
    is_private: isPrivate,
    is_web_public: isOpen && row.flag('is_web_public'),
    is_default: isOpen && isDefault,
    history_public_to_subscribers: row.flag('history_public_to_subscribers', !isPrivate),
    post_policy: postPolicyOf(conversion, row),
    retention_days: retentionOf(row),
    can_remove_subscribers: removersOf(conversion, row),
  };
};

/** Yields the channels. */
export const convertChannels = function* (conversion: Conversion): Items {
  const { scratch } = conversion;
  const defaults = new Set([...scratch.rowsOf('zerver_defaultstream')].map((row) => row.id('stream')));
  const names = new UniqueNames();
  for (const row of scratch.rowsOf('zerver_stream')) {
    const id = row.id('id');
    const wanted = toName(row.text('name'), id);
    const name = row.flag('deactivated') ? wanted : names.take(wanted, id, NAME_CHARACTERS);
    yield recordItem('channels', toRecord(conversion, row, name, defaults.has(id)), row.place);
  }
};

const USUAL_COLOR = '#c2c2c2';

const propertiesOf = (row: Fields): NonNullable<Records['subscriptions']['properties']> => {
  const color = row.text('color');
  return {
    color: isColor(color) ? color : USUAL_COLOR,
    is_muted: row.flag('is_muted'),
    pin_to_top: row.flag('pin_to_top'),
    desktop_notifications: row.maybeFlag('desktop_notifications'),
    audible_notifications: row.maybeFlag('audible_notifications'),
    push_notifications: row.maybeFlag('push_notifications'),
    email_notifications: row.maybeFlag('email_notifications'),
    wildcard_mentions_notify: row.maybeFlag('wildcard_mentions_notify'),
  };
};

/** Yields who is subscribed to which channel, and in channels with protected history also the earlier periods. */
export const convertSubscriptions = function* (conversion: Conversion): Items {
  const skipped = (): void => {
    conversion.notTaken.note('subscriptions that ended');
  };
  for (const { row, user, channel, periods } of subscriptionsOf(conversion, skipped)) {
    const properties = propertiesOf(row);
    for (const period of periods) {
      yield recordItem('subscriptions', { user, channel, ...period, properties }, row.place);
    }
  }
};
