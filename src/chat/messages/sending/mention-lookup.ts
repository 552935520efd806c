import { visibleChannelsSql } from '../../channels/model/policy.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Scope } from '../../scope.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import { onlyAccessible } from '../../users/access/access.js';
import { type KnownNames, type KnownUser, scanNames } from '../../../markdown/mention-syntax.js';
import { listTopicReaders, type Topic, type TopicReader } from '../model/topic-visibility-policy.js';

/** A user whom a message names. */
export type NamedUser = KnownUser & TopicReader & { readonly role: number };

type Group = Pick<RowOf<'user_groups'>, 'id' | 'name' | 'name_key' | 'can_mention_group'>;

/** The users, groups and channels that the names in a message refer to, with the data that sending needs. */
export interface FoundNames extends KnownNames {
  readonly users: ReadonlyMap<number, NamedUser>;
  readonly groupsByKey: ReadonlyMap<string, Group>;
}

const listMentionedUsers = async (
  scope: Scope,
  place: Topic | undefined,
  keys: ReadonlySet<string>,
  ids: ReadonlySet<number>,
): Promise<(NamedUser & { key: string })[]> => {
  const { tx, actor: sender } = scope;
  const conditions = [
    ...(keys.size > 0 ? [`u.full_name_key IN (${placeholders(keys)})`] : []),
    ...(ids.size > 0 ? [`u.id IN (${placeholders(ids)})`] : []),
  ];
  if (conditions.length === 0) return [];
  const rows = await listTopicReaders<{ full_name: string; key: string; is_active: number; role: number }>(
    tx,
    place,
    {
      more: ', u.full_name, u.full_name_key AS `key`, u.is_active, u.role',
      // If several users share a name, the first active one is meant. Clients add the ID to mean another user.
      where: { sql: `${conditions.join(' OR ')} ORDER BY u.is_active, u.id DESC`, values: [...keys, ...ids] },
    },
  );
  const seen = await onlyAccessible(scope, sender, rows);
  return seen.map((row) => ({ ...row, isActive: row.is_active === 1 }));
};

const listGroups = statement((db, keys: readonly string[]) =>
  db('user_groups')
    .where({ is_system_group: 0 })
    .whereIn('name_key', keys)
    .select('id', 'name', 'name_key', 'can_mention_group'),
);

interface NamedChannel {
  readonly stream_id: number;
  readonly name: string;
  readonly name_key: string;
}

const listChannels = (tx: Tx, sender: Scope['actor'], keys: ReadonlySet<string>): Promise<NamedChannel[]> => {
  const seen = visibleChannelsSql(sender);
  return tx.all<NamedChannel>(
    `SELECT c.id AS stream_id, c.name, c.name_key FROM channels c
     LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ? AND s.active = 1
     WHERE c.is_archived = 0 AND ${seen.sql} AND c.name_key IN (${placeholders(keys)})`,
    [sender.id, ...seen.values, ...keys],
  );
};

/**
 * Resolves the names in a message to a topic or to users. Uses one statement per kind of name, and none without names.
 * Names of channels and users that the sender cannot see remain text.
 */
export const findNames = async (
  scope: Scope,
  source: string,
  place: Topic | undefined,
): Promise<FoundNames> => {
  const { tx, actor: sender } = scope;
  const { userKeys, userIds, groupKeys, channelKeys } = scanNames(source);
  const people = await listMentionedUsers(scope, place, userKeys, userIds);
  const groups = groupKeys.size === 0 ? [] : await listGroups(tx, [...groupKeys]);
  const channels = channelKeys.size === 0 ? [] : await listChannels(tx, sender, channelKeys);
  return {
    users: new Map(people.map((person) => [person.id, person])),
    usersByKey: new Map(people.map((person) => [person.key, person])),
    groupsByKey: new Map(groups.map((group) => [group.name_key, group])),
    channelsByKey: new Map(channels.map((channel) => [channel.name_key, channel])),
  };
};
