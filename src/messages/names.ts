import type { Actor } from '../authentication/actor.js';
import { seenChannels } from '../channels/policy.js';
import type { Tx, Value } from '../store/types.js';
import { noNames, scanNames, type KnownNames, type KnownUser } from './markdown/names.js';

const places = (values: Iterable<unknown>): string => Array.from(values, () => '?').join(', ');

const findPeople = async (
  tx: Tx,
  keys: readonly string[],
  ids: readonly number[],
): Promise<(KnownUser & { key: string })[]> => {
  const conditions = [
    ...(keys.length > 0 ? [`full_name_key IN (${places(keys)})`] : []),
    ...(ids.length > 0 ? [`id IN (${places(ids)})`] : []),
  ];
  if (conditions.length === 0) return [];
  const rows = await tx.all<{ id: number; full_name: string; full_name_key: string; is_active: number }>(
    // Of several people of one name the first one is meant, if active; clients add the id to mean another.
    `SELECT id, full_name, full_name_key, is_active FROM users WHERE ${conditions.join(' OR ')} ORDER BY is_active, id DESC`,
    [...keys, ...ids],
  );
  return rows.map(({ id, full_name, full_name_key: key, is_active }) => ({
    id,
    full_name,
    key,
    isActive: is_active === 1,
  }));
};

const findAll = <R extends object>(
  tx: Tx,
  sql: string,
  keys: readonly string[],
  values: readonly Value[] = [],
): Promise<R[]> =>
  keys.length === 0 ? Promise.resolve([]) : tx.all<R>(`${sql} (${places(keys)})`, [...values, ...keys]);

/**
 * What the names in a message stand for, in one statement per kind of name and none for a message without any.
 * Channels that the sender does not see stay text.
 */
export const knownNames = async (tx: Tx, sender: Actor, source: string): Promise<KnownNames> => {
  const { userKeys, userIds, groupKeys, channelKeys } = scanNames(source);
  if (userKeys.size + userIds.size + groupKeys.size + channelKeys.size === 0) return noNames;
  const people = await findPeople(tx, [...userKeys], [...userIds]);
  const groups = await findAll<{ id: number; name: string; name_key: string }>(
    tx,
    'SELECT id, name, name_key FROM user_groups WHERE name_key IN',
    [...groupKeys],
  );
  const seen = seenChannels(sender);
  const channels = await findAll<{ stream_id: number; name: string; name_key: string }>(
    tx,
    `SELECT c.id AS stream_id, c.name, c.name_key FROM channels c
     LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ? AND s.active = 1
     WHERE c.is_archived = 0 AND ${seen.sql} AND c.name_key IN`,
    [...channelKeys],
    [sender.id, ...seen.values],
  );
  return {
    users: new Map(people.map((person) => [person.id, person])),
    usersByKey: new Map(people.map((person) => [person.key, person])),
    groupsByKey: new Map(groups.map((group) => [group.name_key, group])),
    channelsByKey: new Map(channels.map((channel) => [channel.name_key, channel])),
  };
};
