import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { insertAttachment } from '../../src/chat/attachments/store.js';
import { storeUpload } from '../../src/chat/attachments/store-upload.js';
import { roles, type RoleNumber } from '../../src/runtime/identity/actor.js';
import { createChannels, readOptions } from '../../src/chat/channels/subscriptions/new-channels.js';
import { subscribe } from '../../src/chat/channels/subscriptions/subscribe.js';
import { lockVisibility } from '../../src/chat/channels/model/store.js';
import { markAllReadAtOnce } from '../../src/chat/messages/read-state/mark-place.js';
import type { TxScope } from '../../src/accounts/scope.js';
import { createUserAccount } from '../../src/accounts/users/create.js';
import type { Loader } from './loader.js';
import { membersAfter, visitOf } from './schedule.js';
import type { ChannelShape } from './shape.js';

/** Messages for each uploaded file. */
export const MESSAGES_PER_FILE = 1000;
/** The first message with a file. */
export const FIRST_WITH_FILE = 50;

const roleOf = (user: number): RoleNumber => {
  if (user % 500 === 1) return roles.administrator;
  if (user % 100 === 2) return roles.moderator;
  return user % 50 === 3 ? roles.guest : roles.member;
};

/** Creates the accounts with these indexes, as `POST /users` does. The channels come later. */
export const createUsers = async (
  loader: Loader,
  scope: TxScope,
  [from, to]: readonly [number, number],
): Promise<void> => {
  const locked = await lockVisibility(scope);
  for (let user = from; user < to; user += 1)
    await createUserAccount(
      locked,
      {
        email: `user${user}@example.com`,
        full_name: loader.texts.name(-1, user),
        role: roleOf(user),
        password_hash: null,
      },
      () => Promise.resolve(),
    );
};

const kindOf = ({ isPrivate, hasOpenHistory }: ChannelShape): string => `${isPrivate} ${hasOpenHistory}`;

/** Creates the channels of one kind: public, private, or private with protected history. */
export const createChannelsOfKind = async (
  loader: Loader,
  scope: TxScope,
  like: ChannelShape,
): Promise<void> => {
  const options = await readOptions(scope, {
    invite_only: like.isPrivate,
    history_public_to_subscribers: like.hasOpenHistory,
    is_web_public: false,
    is_default_stream: false,
    stream_post_policy: 1,
    message_retention_days: 'realm_default',
  });
  const wanted = loader.shape.channels.filter(
    (channel, index) => index > 0 && kindOf(channel) === kindOf(like),
  );
  await createChannels(
    scope.tx,
    wanted.map(({ name }, index) => ({ name, description: `About ${loader.texts.name(-2, index)}.` })),
    options,
    { creator_id: loader.user(0).id, date_created: scope.services.clock.seconds() },
  );
};

/** The first channel of each kind. */
export const kindsOf = ({ shape }: Loader): ChannelShape[] => [
  ...new Map(shape.channels.slice(1).map((channel) => [kindOf(channel), channel])).values(),
];

/** Subscribes the members of a round to some channels. */
export const joinChannels = async (
  loader: Loader,
  scope: TxScope,
  round: number,
  [from, to]: readonly [number, number],
): Promise<void> => {
  const locked = await lockVisibility(scope);
  for (const [offset, shape] of loader.shape.channels.slice(from, to).entries()) {
    const channel = from + offset;
    const before = round === 0 ? 0 : membersAfter(shape, round - 1, channel === 0);
    const joining = shape.members.slice(before, membersAfter(shape, round, channel === 0));
    if (joining.length === 0) continue;
    await subscribe(locked, {
      channels: [loader.channel(channel)],
      users: joining.map((user) => loader.user(user)),
    });
  }
};

/** Uploads the files that messages link. Each belongs to the sender of its message. */
export const uploadFiles = async (loader: Loader, scope: TxScope): Promise<void> => {
  const { tx, services } = scope;
  const { messages } = loader.amounts;
  for (let message = FIRST_WITH_FILE; message < messages; message += MESSAGES_PER_FILE) {
    const owner = loader.user(loader.senderOf(message));
    const text = loader.texts.edited('The file of a message.', message);
    const path = join(services.files.temporary, randomUUID());
    await writeFile(path, text, { mode: 0o600 });
    const file = {
      field: 'file',
      filename: `notes-${message}.txt`,
      contentType: 'text/plain',
      size: text.length,
      path,
    };
    await insertAttachment(tx, owner.id, await storeUpload(services, file, owner.id));
  }
};

/** Marks all messages as read for the users who visit now and not later. */
export const visit = async (
  loader: Loader,
  { tx, services }: TxScope,
  round: number,
  [from, to]: readonly [number, number],
): Promise<void> => {
  for (let user = from; user < to; user += 1)
    if (visitOf(user, loader.amounts) === round)
      await markAllReadAtOnce(tx, loader.user(user).id, services.clock.seconds());
};
