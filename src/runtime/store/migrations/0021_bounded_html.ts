import type { Knex } from 'knex';

/** What a description or a profile value may have from now on. Nothing that is let through now is longer. */
const MOST_BYTES = 10_000;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text as it was typed. It has at most 1024 characters, and none is longer than six as HTML. */
const asTyped = (text: string): string =>
  `<p>${text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')}</p>`;

const tooLong = (column: string): string => `OCTET_LENGTH(${column}) > ${MOST_BYTES}`;

interface Channel {
  readonly id: number;
  readonly description: string;
}

interface Value {
  readonly user_id: number;
  readonly field_id: number;
  readonly value: string;
}

/** HTML of before that is too long gives way to the text: `POST /register` returns it to everyone. */
export const up = async (knex: Knex): Promise<void> => {
  const channels: Channel[] = await knex('channels')
    .select('id', 'description')
    .whereRaw(tooLong('rendered_description'));
  for (const { id, description } of channels) {
    await knex('channels')
      .where({ id })
      .update({ rendered_description: asTyped(description) });
  }
  const values: Value[] = await knex('custom_profile_values')
    .select('user_id', 'field_id', 'value')
    .whereRaw(tooLong('rendered_value'));
  for (const { user_id, field_id, value } of values) {
    await knex('custom_profile_values')
      .where({ user_id, field_id })
      .update({ rendered_value: asTyped(value) });
  }
};
