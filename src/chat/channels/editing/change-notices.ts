import {
  bold,
  quoted,
  pieces,
  paragraph,
  silentMention,
  withList,
  words,
  type Piece,
} from '../../messages/sending/notice.js';
import { deliverNotices } from '../../messages/sending/deliver-notices.js';
import type { Scope } from '../../scope.js';
import { NOTIFICATION_BOT_NAME } from '../../users/model/system-bots.js';
import { loadSystemBot } from '../../users/model/store.js';
import { membersOfChannels } from '../members/members.js';
import type { ChannelRow } from '../model/store.js';
import { nameOfActor } from '../../messages/sending/direct-notices.js';
import { CHANNEL_EVENTS, describing, noticeTo, privacyOf } from '../subscriptions/notices.js';
import { isKindChanged, type ChannelChange } from './change-events.js';

/** A name in bold type. Characters with a meaning in Markdown are literal. */
const boldName = (name: string): Piece => {
  const { markdown } = quoted(name);
  return { markdown: markdown === name ? bold(name).markdown : markdown, html: bold(name).html };
};

/** By `stream_post_policy`. */
const POSTERS: readonly string[] = [
  '',
  'All channel members can post',
  'Only organization administrators can post',
  'Only organization full members can post',
  'Only organization administrators and moderators can post',
];

const posters = ({ stream_post_policy: policy }: ChannelRow): Piece => words(POSTERS[policy] ?? '');

/** Returns for how many days messages are kept, or undefined for ever. `usual` are the days that the organization set. */
const daysOf = ({ message_retention_days: own }: ChannelRow, usual: number): number | undefined => {
  const days = own ?? usual;
  return days <= 0 ? undefined : days;
};

const inDays = (days: number): string => (days === 1 ? '1 day' : `${String(days)} days`);

/** A list of the old and the new value. */
const oldAndNew = (head: Piece, what: string, [old, present]: readonly [Piece, Piece]): Piece =>
  withList(head, [pieces`${bold(`Old ${what}`)}: ${old}`, pieces`${bold(`New ${what}`)}: ${present}`]);

const newRetention = (who: Piece, { before, after }: ChannelChange, usual: number): Piece => {
  const [old, present] = [daysOf(before, usual), daysOf(after, usual)];
  const period = (days?: number): Piece => words(days === undefined ? 'Forever' : inDays(days));
  const head = pieces`${who} has changed the message retention period for this channel:`;
  const sum =
    present === undefined
      ? 'Messages in this channel will now be retained forever.'
      : `Messages in this channel will now be automatically deleted ${inDays(present)} after they are sent.`;
  return below(oldAndNew(head, 'retention period', [period(old), period(present)]), paragraph(words(sum)));
};

const below = (above: Piece, under: Piece): Piece => ({
  markdown: `${above.markdown}\n\n${under.markdown}`,
  html: `${above.html}\n${under.html}`,
});

const newDescription = (who: Piece, { before, after }: ChannelChange): Piece => {
  const head = paragraph(pieces`${who} changed the description for this channel.`);
  const [old, changed] = [bold('Old description:'), bold('New description:')];
  return below(head, below(describing(old, before), describing(changed, after)));
};

/** Returns the notices about a change, from the name of the acting user. */
const noticesOf = (who: Piece, change: ChannelChange, usualDays: number): Piece[] => {
  const { before, after, changes } = change;
  const found: Piece[] = [];
  const say = (text: Piece): number => found.push(paragraph(text));
  if (isKindChanged(change)) {
    const [old, present] = [bold(privacyOf(before)), bold(privacyOf(after))];
    say(pieces`${who} changed the access permissions for this channel from ${old} to ${present}.`);
  }
  if (changes.message_retention_days !== undefined) found.push(newRetention(who, change, usualDays));
  if (changes.description !== undefined) found.push(newDescription(who, change));
  if (changes.name !== undefined) {
    const [old, present] = [boldName(before.name), boldName(after.name)];
    say(pieces`${who} renamed channel ${old} to ${present}.`);
  }
  if (changes.stream_post_policy !== undefined) {
    const head = pieces`${who} changed the posting permissions for this channel:`;
    const ended = (row: ChannelRow): Piece => pieces`${posters(row)}.`;
    found.push(oldAndNew(head, 'permissions', [ended(before), ended(after)]));
  }
  return found;
};

/** Posts notices about a changed channel to it. */
export const postChange = async (scope: Scope, change: ChannelChange): Promise<void> => {
  const { tx, services } = scope;
  const { after } = change;
  const members = await membersOfChannels(scope, [after]);
  const nameFor = await nameOfActor(scope, members.get(after.id)?.ids ?? [], silentMention);
  const who = nameFor(members.get(after.id)?.ids ?? []);
  const { message_retention_days: usual } = services.organization.current.settings;
  const notices = noticesOf(who, change, usual);
  if (notices.length === 0) return;
  const sender = await loadSystemBot(tx, NOTIFICATION_BOT_NAME);
  for (const notice of notices) {
    await deliverNotices(scope, [noticeTo(after, members, notice)], { sender, topic: CHANNEL_EVENTS });
  }
};
