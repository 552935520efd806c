import { createChannels, readOptions } from '../../chat/channels/subscriptions/new-channels.js';
import type { ChannelRow } from '../../chat/channels/model/store.js';
import { channelLink, pieces } from '../../chat/messages/sending/notice.js';
import { postNotice } from '../../chat/messages/sending/post-notice.js';
import { saveOrganization } from '../../chat/organization/store.js';
import type { TxScope } from '../../accounts/scope.js';
import { createUserAccount, type NewPerson } from '../../accounts/users/create.js';
import { SYSTEM_BOT_NAMES } from '../../chat/users/model/system-bots.js';
import type { User } from '../../chat/users/model/store.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';
import { makeSystemBot } from './system-bots.js';

const FIRST_CHANNEL = { name: 'general', description: 'For everybody, about everything.' };

const makeFirstChannel = async (scope: TxScope): Promise<ChannelRow> => {
  const { tx, services } = scope;
  const options = await readOptions(scope, {
    invite_only: false,
    is_web_public: false,
    is_default_stream: true,
    stream_post_policy: 1,
    message_retention_days: 'realm_default',
  });
  const [channel] = await createChannels(tx, [FIRST_CHANNEL], options, {
    creator_id: null,
    date_created: services.clock.seconds(),
  });
  if (!channel) throw new Error('The first channel was not made.');
  return channel;
};

const welcome = (channel: ChannelRow) => ({
  channel,
  topic: 'welcome',
  text: () =>
    pieces`Welcome! This is a topic in the channel ${channelLink(channel)}, to which all new users are subscribed. Write a reply, or start a topic of your own.`,
});

/** Creates the initial data of a new organization, and its owner as the first user. */
export const furnish = async (scope: TxScope<VisibilityLocked>, owner: NewPerson): Promise<User> => {
  const { tx, services } = scope;
  for (const name of SYSTEM_BOT_NAMES) await makeSystemBot(scope, name);
  const channel = await makeFirstChannel(scope);
  await saveOrganization(tx, services.organization.current.id, {
    settings: { new_stream_announcements_stream_id: channel.id },
  });
  tx.invalidate('organization');
  const person = await createUserAccount(scope, owner);
  // Some clients cannot show an organization without messages.
  await postNotice(scope, welcome(channel));
  return person;
};
