import { LARGEST_ID } from './limits.js';
import {
  described,
  integer,
  list,
  nullable,
  oneOf,
  either,
  record,
  text,
  type Schema,
  type TypeOf,
} from './schema.js';

/** IDs are those of the archive. The import keeps them, so links to messages and channels stay valid. */
const idOf = (kind: string): Schema<number> => described(`ID of a ${kind}.`, integer(1, LARGEST_ID));

export const ids = {
  user: idOf('user'),
  group: idOf('group'),
  channel: idOf('channel'),
  message: idOf('message'),
  field: idOf('profile field'),
  emoji: idOf('custom emoji'),
  attachment: idOf('attachment'),
} as const;

/** A position among the IDs of messages. 0 is before the first one. */
export const position = (description: string): Schema<number> =>
  described(description, integer(0, LARGEST_ID));

export const seconds = (description: string): Schema<number> =>
  described(`${description} UNIX seconds.`, integer(0, 2 ** 40));

/** The names of files have only these characters, so that no name leads out of the archive. */
const FILE_NAME = '^files/[a-z-]{1,40}/[0-9]{1,10}$';

export const file = record({
  name: described('Name of the file in the archive.', text(60, { pattern: FILE_NAME })),
  size: described('Size of the file in bytes.', integer(0, 2 ** 31)),
});

export type FileReference = TypeOf<typeof file>;

export const maybeFile = (description: string): Schema<FileReference | null> =>
  described(description, nullable(file));

/** The users to whom a setting grants a permission: a group, or users and groups. */
export const groupValue = either(
  ids.group,
  record({ direct_members: list(ids.user, 20_000), direct_subgroups: list(ids.group, 1000) }),
);

export const emojiFields = {
  emoji_name: described('Name of the emoji.', text(100)),
  emoji_code: described(
    'Code points in hexadecimal, the ID of a custom emoji, or the name of a special emoji.',
    text(100),
  ),
  reaction_type: described(
    'The namespace of the code.',
    oneOf('unicode_emoji', 'realm_emoji', 'service_extra_emoji', 'zulip_extra_emoji'),
  ),
} as const;

/** Where a message is: a topic of a channel, or the users of a direct message. */
export const place = {
  channel: described('Null for a direct message.', nullable(ids.channel)),
  topic: described('Empty for a direct message.', text(60)),
  users: described(
    'All users of a direct message, including the sender, in ascending order. Null for a channel.',
    nullable(list(ids.user, 20_000)),
  ),
} as const;

/**
 * Only in full archives: the version of the members of the channel at which something changed. It decides what former
 * subscribers see.
 */
export const version = position(
  'Version of the members of the channel at that moment. Only in full archives.',
);
