/**
 * Returns the ID of the user against whose caps a request counts: a bot's owner. A bot without a known owner counts for
 * itself.
 */
export const responsibleFor = ({
  id,
  bot_owner_id,
}: {
  readonly id: number;
  readonly bot_owner_id: number | null;
}): number => bot_owner_id ?? id;

/** Returns a condition on a column of user IDs: a user and the bots they own. Takes the user's ID twice. */
export const ofUserAndBots = (column: string): string =>
  // MariaDB would run a UNION of its own for each row. From a table it begins with the accounts.
  `${column} IN (SELECT account.id FROM (
    SELECT id FROM users WHERE id = ? UNION ALL SELECT id FROM users WHERE bot_owner_id = ?) account)`;
