/** Returns a condition on a column of user IDs: a user and the bots they own. Takes the user's ID twice. */
export const ofUserAndBots = (column: string): string =>
  `${column} IN (SELECT id FROM users WHERE id = ? UNION ALL SELECT id FROM users WHERE bot_owner_id = ?)`;
