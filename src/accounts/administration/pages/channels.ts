import { listVisibleAfter } from '../../../chat/channels/model/subscriptions.js';
import type { ChannelRow } from '../../../chat/channels/model/store.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import { fieldsOf, type Action } from '../actions.js';
import type { ManagedPage } from '../managed-page.js';
import { firstItems, PAGE_SIZE } from '../show.js';
import type { View } from '../view.js';

export const CHANNEL_PATH = '/organization/channel';

/** The operation takes a list of channels, and the form has one. */
const create: Action = {
  button: 'Create the channel',
  done: 'You are subscribed to the channel.',
  fields: (forms) => [
    ...fieldsOf(forms, 'updateChannel', ['new_name', 'description']).map((field) => ({
      ...field,
      ...(field.name === 'new_name' && { label: 'Name', help: 'The name.', required: true }),
    })),
    ...fieldsOf(forms, 'createSubscriptions', ['invite_only', 'announce']),
  ],
  async run(view, { new_name: name = '', description = '', ...given }) {
    await view.call('createSubscriptions', { ...given, subscriptions: [{ name, description }] });
    return undefined;
  },
};

/** Returns who can read a channel. */
const privacyOf = ({ invite_only, is_web_public }: ChannelRow): string => {
  if (is_web_public === 1) return 'web-public';
  return invite_only === 1 ? 'private' : 'public';
};

const channel = (row: ChannelRow): Html =>
  html`<h3><a href="${CHANNEL_PATH}?channel=${row.id}">${row.name}</a></h3>
    <p>${row.description} (${privacyOf(row)}${row.is_default === 1 && ', default'})</p>`;

const body = async (view: View): Promise<Html> => {
  const after = view.parameter('after') ?? '';
  const rows = await view.services.store.read((tx) => listVisibleAfter(tx, view.actor, after, PAGE_SIZE + 1));
  const list = firstItems(rows, channel, {
    path: '/organization/channels',
    keyOf: ({ name_key }) => name_key,
    ifNone: 'There are no further channels.',
  });
  return html`<section>
      <h2>Channels</h2>
      ${list}
    </section>
    <section>
      <h2>A new channel</h2>
      ${view.form('create')}
    </section>`;
};

/** The channels of the organization. */
export const channelsPage: ManagedPage = {
  path: '/organization/channels',
  title: 'Channels',
  needs: 'updateChannel',
  inMenu: true,
  actions: { create },
  body,
};
