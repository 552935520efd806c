/** The person on whom a cap counts: the owner of a bot. A bot whose owner is unknown counts on itself. */
export const responsibleFor = ({
  id,
  bot_owner_id,
}: {
  readonly id: number;
  readonly bot_owner_id: number | null;
}): number => bot_owner_id ?? id;

/** A condition over a column of user ids: a person and the bots they own. Takes the person's id twice. */
export const ofPerson = (column: string): string =>
  `${column} IN (SELECT id FROM users WHERE id = ? UNION ALL SELECT id FROM users WHERE bot_owner_id = ?)`;
