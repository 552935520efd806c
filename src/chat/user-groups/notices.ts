import { sendDirectNotices } from '../messages/sending/direct-notices.js';
import { paragraph, pieces, silentGroupMention, silentMention } from '../messages/sending/notice.js';
import type { Scope } from '../scope.js';
import { listUsersByIds } from '../users/model/store.js';
import type { GroupRow } from './view.js';

/** Sends a direct message to the users whom the actor just added to a group or removed, except to bots. */
export const notifyMembers = async (
  scope: Scope,
  op: 'add_members' | 'remove_members',
  group: Pick<GroupRow, 'id' | 'name'>,
  ids: readonly number[],
): Promise<void> => {
  const users = await listUsersByIds(
    scope.tx,
    ids.filter((id) => id !== scope.actor.id),
  );
  const people = users.filter((user) => user.is_active && !user.is_bot);
  const of = silentGroupMention(group);
  await sendDirectNotices(scope, people, silentMention, (who) =>
    paragraph(
      op === 'add_members'
        ? pieces`${who} added you to the group ${of}.`
        : pieces`${who} removed you from the group ${of}.`,
    ),
  );
};
