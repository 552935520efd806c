import { createMembersCache, type MembersCache } from './channels/members/members.js';
import type { CountedTraffic } from './channels/members/traffic.js';
import type { EventLog } from './event-log/log.js';
import { emptySlot, type Slot } from './lib/slot.js';
import { createMessageCache, type MessageCache } from './messages/model/stored-messages.js';
import { createSharedPartCache, type SharedPartCache } from './messages/fetching/message-json.js';
import type { SystemGroupIds } from './user-groups/system-groups.js';
import type { AlertWordIndex } from './users/alert-words/alert-index.js';
import type { UsersInMemory } from './users/model/users-in-memory.js';
import type { UserDirectory } from './users/user-directory-cache.js';

/** Caches of store data in this process. Each cache detects by a version or a time when it is out of date. */
export interface Caches {
  readonly userDirectory: Slot<UserDirectory>;
  readonly users: Slot<UsersInMemory>;
  readonly alertWords: Slot<AlertWordIndex>;
  readonly channelMembers: MembersCache;
  readonly channelTraffic: Slot<CountedTraffic>;
  readonly messages: MessageCache;
  readonly sharedParts: SharedPartCache;
  readonly systemGroupIds: Slot<SystemGroupIds>;
}

export const createCaches = (events: EventLog): Caches => {
  const userDirectory = emptySlot<UserDirectory>();
  // The version in the snapshot decides. This only frees the memory early.
  // Stryker disable next-line all: a test cannot see when memory is freed.
  events.onInvalidate((name) => {
    if (name.startsWith('user:')) userDirectory.current = undefined;
  });
  return {
    userDirectory,
    users: emptySlot(),
    alertWords: emptySlot(),
    channelMembers: createMembersCache(),
    channelTraffic: emptySlot(),
    messages: createMessageCache(),
    sharedParts: createSharedPartCache(),
    systemGroupIds: emptySlot(),
  };
};
