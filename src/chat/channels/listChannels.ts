import { errors } from '../../../generated/errors.js';
import type { Input, Output } from '../../../generated/operations.js';
import { type Actor, hasRole } from '../../runtime/identity/actor.js';
import { budgets } from '../../lib/budgets.js';
import { composedList } from '../../runtime/http/serialize.js';
import { operation } from '../operation.js';
import type { Tx } from '../../runtime/store/types.js';
import { loadTraffic, type Traffic } from './members/traffic.js';
import type { ChannelRow } from './model/store.js';
import { ownSubscriptions, type VisibleChannel, visibleChannels } from './model/subscriptions.js';
import { viewChannel } from './model/view.js';

type Selection = Input<'listChannels'>;
type Listed = Output<'listChannels'>['streams'][number];

/** Whether the parameters select a channel that the requester sees. */
const isSelected = (wanted: Selection, { role }: Actor, channel: VisibleChannel): boolean =>
  wanted.include_all_active ||
  (wanted.include_subscribed && channel.active === 1) ||
  (wanted.include_web_public && channel.is_web_public === 1) ||
  (wanted.include_public && channel.invite_only === 0 && hasRole(role, 'member'));

/** Returns the channels of the bot owner. */
const ownersChannels = async (tx: Tx, wanted: Selection, { bot_owner_id }: Actor): Promise<ChannelRow[]> =>
  wanted.include_owner_subscribed && bot_owner_id !== null ? ownSubscriptions(tx, bot_owner_id) : [];

const byKey = (one: ChannelRow, other: ChannelRow): number => (one.name_key < other.name_key ? -1 : 1);

/** Adds channels to a list that is ordered by name. */
const merged = (channels: readonly ChannelRow[], others: readonly ChannelRow[]): readonly ChannelRow[] => {
  const known = new Set(channels.map(({ id }) => id));
  const further = others.filter(({ id }) => !known.has(id));
  return further.length === 0 ? channels : [...channels, ...further].sort(byKey);
};

const WITHOUT_TEXT = { description: '', rendered_description: '' };

/** Makes each view when it is needed, so the views of thousands of channels are made in steps. */
function* views(channels: readonly ChannelRow[], traffic: Traffic, withDefault: boolean): Generator<Listed> {
  let room: number = budgets.channelTexts.bytes;
  for (const channel of channels) {
    room -= Buffer.byteLength(channel.description) + Buffer.byteLength(channel.rendered_description);
    const view = Object.assign(viewChannel(channel, traffic), room < 0 && WITHOUT_TEXT);
    yield withDefault ? Object.assign(view, { is_default: channel.is_default === 1 }) : view;
  }
}

/** GET /streams: lists the channels that the parameters select. */
export const listChannels = operation('listChannels', async (context) => {
  const { input, actor, tx } = context;
  if (input.include_all_active && !hasRole(actor.role, 'administrator')) throw errors.allChannelsRefused();
  const seen = await visibleChannels(tx, actor);
  const selected = seen.filter((channel) => isSelected(input, actor, channel));
  const channels = merged(selected, await ownersChannels(tx, input, actor));
  const traffic = await loadTraffic(context);
  return { streams: await composedList(views(channels, traffic, input.include_default)) };
});
