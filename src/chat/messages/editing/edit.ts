import { errors } from '../../../../generated/errors.js';
import type { Input } from '../../../../generated/operations.js';
import type { Services } from '../../services.js';
import { checkEditedContent, checkTopic } from '../model/content.js';
import type { LockedMessage } from '../model/lock.js';

export type PropagateMode = Input<'updateMessage'>['propagate_mode'];

/** What a request changes about a message. Absent fields remain unchanged. */
export interface Edit {
  readonly content?: string;
  readonly topic?: string;
  readonly channelId?: number;
  readonly mode: PropagateMode;
}

export const isMove = ({ topic, channelId }: Edit): boolean => topic !== undefined || channelId !== undefined;

/** Throws if no user may make this edit to the message. */
export const parseEdit = (
  services: Services,
  message: LockedMessage,
  input: Input<'updateMessage'>,
): Edit => {
  const { content, topic: typed, stream_id: channelId, propagate_mode: mode } = input;
  if (message.channel === null && channelId !== undefined) throw errors.directMessageNotMoved();
  if (message.channel === null && typed !== undefined) throw errors.directMessageWithoutTopic();
  const { mandatory_topics: isMandatory } = services.organization.current.settings;
  const topic = typed === undefined ? message.topic : checkTopic(typed, isMandatory);
  const edit: Edit = {
    mode,
    ...(content !== undefined && { content: checkEditedContent(content) }),
    ...(topic !== message.topic && { topic }),
    ...(channelId !== undefined && channelId !== message.channel_id && { channelId }),
  };
  if (edit.content === undefined && !isMove(edit)) throw errors.nothingToChange();
  if (mode !== 'change_one' && !isMove(edit)) throw errors.propagateModeWithoutMove();
  if (edit.content !== undefined && edit.channelId !== undefined) throw errors.contentAndChannel();
  return edit;
};
