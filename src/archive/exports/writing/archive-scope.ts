import { roles } from '../../../runtime/identity/actor.js';
import { visibleChannelsSql, type Viewer } from '../../../chat/channels/model/policy.js';
import { everything, type SqlCondition } from '../../../runtime/store/sql-condition.js';
import { accessible } from '../../../chat/messages/model/access.js';
import { readableFiles } from '../../../chat/attachments/policy.js';
import type { User } from '../../../chat/users/model/store.js';
import { maySeeEmail } from '../../../chat/users/model/policy.js';

/** What an archive contains. */
export interface ArchiveScope {
  readonly kind: 'public' | 'full';
  /** A condition on channels `c`, left-joined with subscriptions `s` of the viewer. */
  readonly channels: SqlCondition;
  /** A condition on messages `m` and their channels `c`. */
  readonly messages: SqlCondition;
  /** A condition on files `a`. */
  readonly files: SqlCondition;
  /** The user whose subscriptions `channels` refers to. No account has this ID. */
  readonly viewerId: number;
  readonly seesEmail: (user: User) => boolean;
}

/** A member without any subscription or message. What they may see, every member may see. */
const stranger: Viewer = { id: 0, role: roles.member };

/** The rules are those by which the API shows things to members. */
export const publicArchive: ArchiveScope = {
  kind: 'public',
  channels: visibleChannelsSql(stranger),
  messages: accessible(stranger),
  files: readableFiles(stranger),
  viewerId: stranger.id,
  seesEmail: (user) => maySeeEmail(stranger, user),
};

export const fullArchive: ArchiveScope = {
  kind: 'full',
  channels: everything,
  messages: everything,
  files: everything,
  viewerId: stranger.id,
  seesEmail: () => true,
};
