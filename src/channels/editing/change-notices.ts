import { bold, quoted, pieces, paragraph, silentMention, type Piece } from '../../messages/sending/notice.js';
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

const POSTERS: readonly string[] = ['', 'Everyone', 'Administrators', 'Full members', 'Moderators'];

const posters = ({ stream_post_policy: policy }: ChannelRow): Piece => bold(POSTERS[policy] ?? '');

/** Returns how long messages are kept, in words. `usual` are the days that the organization set. */
const period = ({ message_retention_days: own }: ChannelRow, usual: number): Piece => {
  const days = own ?? usual;
  if (days <= 0) return bold('forever');
  return bold(days === 1 ? '1 day' : `${String(days)} days`);
};

const below = (above: Piece, under: Piece): Piece => ({
  markdown: `${above.markdown}\n\n${under.markdown}`,
  html: `${above.html}\n${under.html}`,
});

const newDescription = (who: Piece, { before, after }: ChannelChange): Piece => {
  const head = paragraph(pieces`${who} changed the description of this channel.`);
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
    say(pieces`${who} changed the kind of this channel from ${old} to ${present}.`);
  }
  if (changes.message_retention_days !== undefined) {
    const [old, present] = [period(before, usualDays), period(after, usualDays)];
    say(pieces`${who} changed how long messages of this channel are kept, from ${old} to ${present}.`);
  }
  if (changes.description !== undefined) found.push(newDescription(who, change));
  if (changes.name !== undefined) {
    const [old, present] = [boldName(before.name), boldName(after.name)];
    say(pieces`${who} renamed this channel from ${old} to ${present}.`);
  }
  if (changes.stream_post_policy !== undefined) {
    const [old, present] = [posters(before), posters(after)];
    say(pieces`${who} changed who can post to this channel, from ${old} to ${present}.`);
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
