import { findChannel } from '../../../chat/channels/model/store.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import { operationAction } from '../actions.js';
import type { ManagedPage } from '../managed-page.js';
import { facts } from '../show.js';
import type { View } from '../view.js';
import { systemGroupChoices } from '../groups.js';
import { CHANNEL_PATH } from './channels.js';

const FIELDS = [
  'new_name',
  'description',
  'is_private',
  'history_public_to_subscribers',
  'is_web_public',
  'is_default_stream',
  'stream_post_policy',
  'message_retention_days',
  'can_remove_subscribers_group',
];

const body = async (view: View): Promise<Html> => {
  const stream_id = view.parameter('channel') ?? '';
  const { stream } = await view.call('getChannel', { stream_id });
  // The person sees it. The operation does not tell whether new accounts get it.
  const row = await view.services.store.read((tx) => findChannel(tx, stream.stream_id));
  const values = {
    new_name: stream.name,
    description: stream.description,
    is_private: String(stream.invite_only),
    history_public_to_subscribers: String(stream.history_public_to_subscribers),
    is_web_public: String(stream.is_web_public),
    is_default_stream: String(row?.is_default === 1),
    stream_post_policy: String(stream.stream_post_policy),
    message_retention_days: retention(stream.message_retention_days),
    can_remove_subscribers_group: String(stream.can_remove_subscribers_group),
  };
  const fixed = { stream_id };
  const choices = { can_remove_subscribers_group: await systemGroupChoices(view) };
  return html`<h2>${stream.name}</h2>
    ${facts([['ID', stream_id]])} ${view.form('update', { fixed, values, choices })}
    ${view.form('archive', { fixed })}`;
};

/** Returns the number of days as the operation takes it. */
const retention = (days: number | null): string => {
  if (days === null) return 'realm_default';
  return days === -1 ? 'unlimited' : String(days);
};

/** One channel, for administrators. */
export const channelPage: ManagedPage = {
  path: CHANNEL_PATH,
  title: 'Channel',
  needs: 'updateChannel',
  inMenu: false,
  actions: {
    update: operationAction('updateChannel', { fields: FIELDS, button: 'Save', done: 'Saved.' }),
    archive: operationAction('archiveChannel', {
      button: 'Archive the channel',
      done: 'The channel is archived.',
      next: '/organization/channels',
      isSevere: true,
    }),
  },
  body,
};
