import type { Knex } from 'knex';

/** What the keys of older versions have for the Turkish İ. It is an i now. */
const DOTTED = 'i\u0307';

/** The unique keys, and the columns that they are unique with. */
const KEYS = [
  { table: 'users', column: 'full_name_key', unique: undefined },
  { table: 'channels', column: 'name_key', unique: [] },
  { table: 'user_groups', column: 'name_key', unique: [] },
  { table: 'custom_profile_fields', column: 'name_key', unique: [] },
  { table: 'alert_words', column: 'word_key', unique: ['user_id'] },
  { table: 'user_topics', column: 'topic_key', unique: ['user_id', 'channel_id'] },
] as const;

type Row = Readonly<Record<string, string | number>>;

const listDotted = (knex: Knex, table: string, column: string): Promise<Row[]> =>
  knex(table)
    .select()
    .whereRaw('?? LIKE ?', [column, `%${DOTTED}%`]) as Promise<Row[]>;

const undotted = (key: string | number | undefined): string => String(key).replaceAll(DOTTED, 'i');

const isTaken = async (knex: Knex, table: string, where: Row): Promise<boolean> =>
  (await knex(table).where(where).first()) !== undefined;

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? 0]));

/** Topics are in their conversation and in each of its messages. */
const changeTopics = async (knex: Knex): Promise<void> => {
  for (const row of await listDotted(knex, 'conversations', 'topic_key')) {
    const topic_key = undotted(row.topic_key);
    if (await isTaken(knex, 'conversations', { recipient_id: row.recipient_id ?? 0, topic_key })) continue;
    const before = { channel_id: row.channel_id ?? 0, topic_key: row.topic_key ?? '' };
    await knex('messages').where(before).update({ topic_key });
    await knex('conversations').where({ id: row.id }).update({ topic_key });
  }
};

/** A name whose new key another one has keeps its key, and can be found by that spelling only. */
export const up = async (knex: Knex): Promise<void> => {
  for (const { table, column, unique } of KEYS)
    for (const row of await listDotted(knex, table, column)) {
      const key = undotted(row[column]);
      if (unique && (await isTaken(knex, table, { ...pick(row, unique), [column]: key }))) continue;
      await knex(table)
        .where({ ...pick(row, unique ?? ['id']), [column]: row[column] })
        .update({ [column]: key });
    }
  await changeTopics(knex);
};
