import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import { seenChannelIds } from '../channels/model/store.js';
import { checkContent, shortenTopic } from '../messages/model/content.js';
import type { Scope } from '../scope.js';
import { onlyAccessible } from '../users/access/access.js';
import { listExistingIds } from '../users/model/store.js';
import type { DraftFields } from './store.js';

type DraftContent = components['schemas']['DraftContent'];

/** IDs of the channels and users that the user's drafts may name. */
interface Known {
  readonly channels: ReadonlySet<number>;
  readonly users: ReadonlySet<number>;
}

const idsIn = (drafts: readonly DraftContent[], type: DraftContent['type']): number[] => [
  ...new Set(drafts.filter((draft) => draft.type === type).flatMap(({ to }) => to)),
];

const findKnown = async (scope: Scope, drafts: readonly DraftContent[]): Promise<Known> => {
  const { tx, actor } = scope;
  const found = await listExistingIds(tx, idsIn(drafts, 'private'));
  const users = await onlyAccessible(
    scope,
    actor,
    found.map((id) => ({ id })),
  );
  return {
    channels: await seenChannelIds(tx, actor, idsIn(drafts, 'stream')),
    users: new Set(users.map(({ id }) => id)),
  };
};

/** Returns the type, the recipients and the topic of a draft. Throws if they are not valid. */
const address = (
  { type, to, topic }: DraftContent,
  known: Known,
): Pick<DraftFields, 'type' | 'to' | 'topic'> => {
  if (type === '') return { type, to: [], topic: '' };
  if (type === 'private') {
    const unknown = to.find((id) => !known.users.has(id));
    if (unknown !== undefined) throw errors.invalidUserId({ user_id: unknown });
    return { type: to.length === 0 ? '' : type, to: [...new Set(to)], topic: '' };
  }
  if (topic.includes('\0')) throw errors.draftTopicNullBytes();
  const [channel, ...others] = to;
  if (channel === undefined || others.length > 0) throw errors.draftChannelNotOne();
  if (!known.channels.has(channel)) throw errors.invalidChannelId();
  return { type, to: [channel], topic: shortenTopic(topic) };
};

/**
 * Returns the drafts as they are stored, in the same order. `place` returns the name of the draft at an index for
 * errors.
 */
export const readDrafts = async (
  scope: Scope,
  drafts: readonly DraftContent[],
  { now, place }: { readonly now: number; readonly place: (index: number) => string },
): Promise<DraftFields[]> => {
  const known = await findKnown(scope, drafts);
  return drafts.map((draft, index) => {
    const { timestamp = now } = draft;
    if (draft.content.trim() === '') throw errors.cannotBeBlank({ name: `${place(index)}["content"]` });
    const content = checkContent(draft.content);
    if (timestamp < 0) throw errors.draftTimestampNegative();
    return { ...address(draft, known), content, timestamp: Math.floor(timestamp) };
  });
};
