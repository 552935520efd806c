import type { Input } from '../../../generated/operations.js';
import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { resolveEmoji, type EmojiReference } from '../emoji/reference.js';
import { changeSettings } from '../settings/change.js';
import type { Tx } from '../../runtime/store/types.js';
import { lockUser } from '../users/model/lock-user.js';
import { emitStatus } from './events.js';
import { NO_EMOJI, writeStatus } from './status-store.js';

const MAX_TEXT_LENGTH = 60;

const parseText = (text: string | undefined): { status_text?: string } => {
  if (text === undefined) return {};
  const status_text = text.trim();
  if (Array.from(status_text).length > MAX_TEXT_LENGTH) throw errors.statusTextTooLong();
  return { status_text };
};

const readEmoji = async (
  tx: Tx,
  { emoji_name, emoji_code, reaction_type }: Input<'updateOwnStatus'>,
): Promise<Partial<EmojiReference>> => {
  if (emoji_name === undefined) return {};
  if (emoji_name !== '') return resolveEmoji(tx, { emoji_name, emoji_code, reaction_type });
  return NO_EMOJI;
};

/** POST /users/me/status: sets the text and the emoji of the requester's status. */
export const updateOwnStatus = operation('updateOwnStatus', async (context) => {
  const { input, actor, tx } = context;
  const text = parseText(input.status_text);
  const { emoji_name, emoji_code, reaction_type } = input;
  // oxlint-disable-next-line typescript/no-deprecated -- existing clients still send it.
  const { away } = input;
  const describesEmoji = Boolean(emoji_code) || reaction_type !== undefined;
  if (emoji_name === undefined && describesEmoji) throw errors.statusEmojiNameMissing();
  const changes = { ...text, ...(await readEmoji(tx, input)) };
  const isNew = Object.keys(changes).length > 0;
  if (!isNew && away === undefined) throw errors.statusUnchanged();
  if (isNew) {
    await writeStatus(tx, actor.id, changes);
    await emitStatus(context, actor, changes);
  }
  if (away !== undefined) {
    await changeSettings(context, await lockUser(tx, actor.id), { presence_enabled: !away });
  }
  return {};
});
