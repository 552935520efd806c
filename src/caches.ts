import { createMembersCache, type MembersCache } from './channels/members/members.js';
import type { CountedTraffic } from './channels/members/traffic.js';
import { VERSIONED, type EventLog } from './event-log/log.js';
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

const forgetAll = (caches: Caches): void => {
  for (const cache of Object.values(caches) as readonly Caches[keyof Caches][]) {
    if ('clear' in cache) cache.clear();
    else cache.current = undefined;
  }
};

export const createCaches = (events: EventLog): Caches => {
  const caches: Caches = {
    userDirectory: emptySlot(),
    users: emptySlot(),
    alertWords: emptySlot(),
    channelMembers: createMembersCache(),
    channelTraffic: emptySlot(),
    messages: createMessageCache(),
    sharedParts: createSharedPartCache(),
    systemGroupIds: emptySlot(),
  };
  events.onInvalidate((name) => {
    // The version in the snapshot decides. This only frees the memory early.
    // Stryker disable next-line all: a test cannot see when memory is freed.
    if (name.startsWith('user:')) caches.userDirectory.current = undefined;
    if (name === VERSIONED) forgetAll(caches);
  });
  return caches;
};
