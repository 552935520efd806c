/** The users and groups that the mentions in a rendered message address. Silent mentions address none. */
export interface MentionTargets {
  readonly userIds: ReadonlySet<number>;
  readonly groupIds: ReadonlySet<number>;
  readonly channelWildcard: boolean;
  readonly topicWildcard: boolean;
}

/** Matches what `markdown/mentions.ts` writes. Users cannot write tags of their own. */
const MENTION =
  /<span class="(user-mention|user-mention channel-wildcard-mention|user-group-mention|topic-mention)"(?: data-user-(?:group-)?id="(\d+|\*)")?>/g;

export const mentionTargets = (html: string): MentionTargets => {
  const mentions = Array.from(html.matchAll(MENTION), ([, kind = '', id = '']) => ({ kind, id }));
  const idsOf = (wanted: string): Set<number> =>
    new Set(mentions.flatMap(({ kind, id }) => (kind === wanted ? [Number(id)] : [])));
  const has = (wanted: string): boolean => mentions.some(({ kind }) => kind === wanted);
  return {
    userIds: idsOf('user-mention'),
    groupIds: idsOf('user-group-mention'),
    channelWildcard: has('user-mention channel-wildcard-mention'),
    topicWildcard: has('topic-mention'),
  };
};

const isSubset = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].every((id) => other.has(id));

/** Returns whether an edit added a mention. */
export const addsMention = (before: MentionTargets, after: MentionTargets): boolean =>
  !isSubset(after.userIds, before.userIds) ||
  !isSubset(after.groupIds, before.groupIds) ||
  (after.channelWildcard && !before.channelWildcard) ||
  (after.topicWildcard && !before.topicWildcard);
