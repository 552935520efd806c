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
