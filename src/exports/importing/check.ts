import { ApiError } from '../../http/api-error.js';
import { checkLinkifier } from '../../linkifiers/check.js';
import { checkPlayground } from '../../organization/check-playground.js';
import { checkDomain } from '../../organization/domain-name.js';
import { checkChannelName } from '../../channels/model/name.js';
import { checkEmojiName } from '../../emoji/name.js';
import { isUsableEmail } from '../../lib/email-address.js';
import { checkTopic } from '../../messages/model/content.js';
import { nameKey } from '../../store/name-key.js';
import { isSystemGroupName } from '../../user-groups/system-groups.js';
import { checkFullName } from '../../users/model/name.js';
import { isExtraCode } from '../../emoji/extra-emoji.js';
import {
  kindNames,
  kindsOfMessage,
  privateKinds,
  type Kind,
  type Manifest,
  type Records,
} from '../format/kinds.js';
import { ArchiveError, type Item, type RecordItem } from '../format/source.js';
import { validateRecord } from '../format/validate.js';
import { ExpectedFiles, RecentMessages, Unique } from './known.js';

type Of<K extends Kind> = Extract<RecordItem, { readonly kind: K }>;
type Emoji = Pick<Records['reactions'], 'emoji_name' | 'emoji_code' | 'reaction_type'>;

const isOfMessage = (kind: Kind): boolean => (kindsOfMessage as readonly Kind[]).includes(kind);

/** Converts the errors of the rules for names into errors of the archive. */
const refusing = async (place: string, check: () => unknown): Promise<void> => {
  try {
    await check();
  } catch (error) {
    throw error instanceof ApiError ? new ArchiveError(place, error.message) : error;
  }
};

/** Checks that a JSON text can be read. */
const checkJson = (text: string, place: string): void => {
  try {
    JSON.parse(text);
  } catch {
    throw new ArchiveError(place, 'a text is not JSON');
  }
};

const CODE_POINTS = /^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,15}$/;

/** More than an organization can have. */
const MOST_GROUPS = 6000;

/** Checks everything in an archive that does not depend on the store: schemas, order, names and references. */
export class Checker {
  readonly files = new ExpectedFiles();
  readonly messages = new RecentMessages();
  readonly #users = new Unique<number>('user');
  readonly #emails = new Unique<string>('email');
  readonly #systemBots = new Unique<string>('bot of the server');
  readonly #groups = new Unique<number>('group');
  readonly #ownGroups = new Unique<number>('group with members');
  readonly #groupNames = new Unique<string>('name of a group');
  readonly #members = new Unique<string>('member of a group');
  readonly #fields = new Unique<number>('profile field');
  readonly #fieldNames = new Unique<string>('name of a profile field');
  readonly #values = new Unique<string>('profile value');
  readonly #statuses = new Unique<number>('status of user');
  readonly #emoji = new Unique<number>('custom emoji');
  readonly #emojiNames = new Unique<string>('name of a custom emoji');
  readonly #playgrounds = new Unique<string>('code playground');
  readonly #domains = new Unique<string>('domain');
  readonly #channels = new Unique<number>('channel');
  readonly #channelNames = new Unique<string>('name of a channel');
  readonly #subscriptions = new Unique<string>('subscription');
  readonly #attachments = new Unique<number>('attachment');
  readonly #paths = new Unique<string>('path of an attachment');
  readonly #singles = new Unique<string>('record of');
  readonly #subgroups = new Map<number, number[]>();
  /** Groups that settings name before the groups come. */
  readonly #namedGroups: { readonly id: number; readonly place: string }[] = [];
  /** Owners of bots, who may come after their bots. */
  readonly #owners: { readonly id: number; readonly place: string }[] = [];
  #groupCount = 0;
  #kind = 0;
  #hasOrganization = false;

  constructor(
    private readonly siteUrl: string,
    private readonly manifest: Manifest,
  ) {}

  /** Throws an `ArchiveError` if the item cannot be imported. */
  async check(item: Item): Promise<void> {
    if (item.kind === 'file') {
      this.files.arrive(item.name, item.size);
      return;
    }
    validateRecord(item);
    this.#checkOrder(item);
    await this.#checkRecord(item);
  }

  /** Checks what only the end shows. */
  end(): void {
    this.files.end();
    if (!this.#hasOrganization) throw new ArchiveError('organization', 'is missing');
    for (const { id, place } of this.#owners) this.#users.check(id, { place });
    this.#checkGroups();
  }

  #checkOrder({ kind, place }: RecordItem): void {
    const index = kindNames.indexOf(kind);
    if (isOfMessage(kind)) return;
    if (index < this.#kind) {
      throw new ArchiveError(place, `${kind} come before ${kindNames[this.#kind] ?? ''}`);
    }
    this.#kind = index;
    if (this.manifest.kind === 'public' && privateKinds.includes(kind)) {
      throw new ArchiveError(place, `a public archive has no ${kind}`);
    }
  }

  async #checkRecord(item: RecordItem): Promise<void> {
    switch (item.kind) {
      case 'organization':
        this.#checkOrganization(item);
        return;
      case 'users':
        return this.#checkUser(item);
      case 'groups':
        this.#checkGroup(item);
        return;
      case 'profile_fields':
        this.#checkField(item);
        return;
      case 'custom_emoji':
        return this.#checkEmoji(item);
      case 'linkifiers':
        return refusing(item.place, () => checkLinkifier(item.record.pattern, item.record.url_template));
      case 'playgrounds':
        return this.#checkPlayground(item);
      case 'domains':
        return refusing(item.place, () => {
          this.#domains.add(checkDomain(item.record.domain), item);
        });
      case 'channels':
        return this.#checkChannel(item);
      case 'attachments':
        this.#checkAttachment(item);
        return;
      case 'messages':
        return this.#checkMessage(item);
      default:
        this.#checkRelation(item);
    }
  }

  #checkOrganization(item: Of<'organization'>): void {
    if (this.#hasOrganization) throw new ArchiveError(item.place, 'there is more than one organization');
    this.#hasOrganization = true;
    const { icon, logo, night_logo } = item.record;
    for (const file of [icon, logo, night_logo]) this.files.expect(file, item.place);
  }

  async #checkUser(item: Of<'users'>): Promise<void> {
    const { record, place } = item;
    this.#users.add(record.id, item);
    this.files.expect(record.avatar, place);
    if (record.bot_owner !== null) this.#owners.push({ id: record.bot_owner, place });
    if (record.system_bot !== null) {
      this.#systemBots.add(record.system_bot, item);
      return;
    }
    await refusing(place, () => checkFullName(record.full_name));
    if (record.email === null) return;
    if (!isUsableEmail(this.siteUrl, record.email)) {
      throw new ArchiveError(
        place,
        `${JSON.stringify(record.email)} is not an email that an account can have`,
      );
    }
    this.#emails.add(nameKey(record.email), item);
  }

  #checkGroup(item: Of<'groups'>): void {
    const { id, name, is_system, can_mention } = item.record;
    this.#groups.add(id, item);
    this.#groupCount += 1;
    if (this.#groupCount > MOST_GROUPS) throw new ArchiveError(item.place, 'there are too many groups');
    this.#groupNames.add(nameKey(name), item);
    if (!is_system) this.#ownGroups.add(id, item);
    if (
      is_system !== isSystemGroupName(name) ||
      (!is_system && /^(?:@|role:|user:|stream:|channel:)/i.test(name))
    ) {
      throw new ArchiveError(item.place, `${JSON.stringify(name)} is not a name of such a group`);
    }
    const named = typeof can_mention === 'number' ? [can_mention] : can_mention.direct_subgroups;
    for (const group of named) this.#namedGroups.push({ id: group, place: item.place });
    if (typeof can_mention === 'object')
      for (const user of can_mention.direct_members) this.#users.check(user, item);
  }

  #checkField(item: Of<'profile_fields'>): void {
    const { id, name, data } = item.record;
    this.#fields.add(id, item);
    this.#fieldNames.add(nameKey(name), item);
    if (data !== '') checkJson(data, item.place);
  }

  async #checkEmoji(item: Of<'custom_emoji'>): Promise<void> {
    const { id, name, is_active, author, image } = item.record;
    this.#emoji.add(id, item);
    if (is_active) this.#emojiNames.add(name, item);
    this.#users.check(author, item);
    this.files.expect(image, item.place);
    await refusing(item.place, () => checkEmojiName(name));
  }

  #checkPlayground(item: Of<'playgrounds'>): Promise<void> {
    const { name, language, url_template } = item.record;
    return refusing(item.place, () => {
      const checked = checkPlayground({ name, pygments_language: language, url_template });
      this.#playgrounds.add(`${checked.pygments_language}\n${checked.name}`, item);
    });
  }

  async #checkChannel(item: Of<'channels'>): Promise<void> {
    const { id, name, creator, is_archived, is_private, is_web_public, is_default, can_remove_subscribers } =
      item.record;
    this.#channels.add(id, item);
    await refusing(item.place, () => checkChannelName(name));
    if (!is_archived) this.#channelNames.add(nameKey(name), item);
    this.#users.check(creator, item);
    this.#groups.check(can_remove_subscribers, item);
    if ((is_private || is_archived) && (is_web_public || is_default)) {
      throw new ArchiveError(
        item.place,
        'a private or archived channel is neither web-public nor a default channel',
      );
    }
  }

  #checkAttachment(item: Of<'attachments'>): void {
    const { id, path, owner, file } = item.record;
    this.#attachments.add(id, item);
    this.#paths.add(path.slice(0, path.lastIndexOf('/')), item);
    this.#users.check(owner, item);
    this.files.expect(file, item.place);
  }

  async #checkMessage(item: Of<'messages'>): Promise<void> {
    const { record, place } = item;
    this.messages.add(record.id, place);
    this.#users.check(record.sender, item);
    this.#checkPlace(record, item);
    if (record.channel !== null) await refusing(place, () => checkTopic(record.topic, false));
    this.#channels.check(record.conversation?.channel, item);
    this.#channels.check(record.arrival?.first_channel, item);
  }

  /** A message is either in a topic of a channel, or has users in ascending order. */
  #checkPlace(
    { channel, topic, users }: Pick<Records['read_marks'], 'channel' | 'topic' | 'users'>,
    item: RecordItem,
  ): void {
    this.#channels.check(channel, item);
    if ((channel === null) === (users === null))
      throw new ArchiveError(item.place, 'has either a channel or users');
    if (users === null) return;
    if (topic !== '') throw new ArchiveError(item.place, 'a direct message has no topic');
    for (const [index, user] of users.entries()) {
      this.#users.check(user, item);
      if (user <= (users[index - 1] ?? 0))
        throw new ArchiveError(item.place, 'the users are not in ascending order');
    }
    if (users.length === 0) throw new ArchiveError(item.place, 'a direct message has users');
    if (this.manifest.kind === 'public')
      throw new ArchiveError(item.place, 'a public archive has no direct messages');
  }

  #checkCode({ emoji_code, emoji_name, reaction_type }: Emoji, item: RecordItem): void {
    if (reaction_type === 'unicode_emoji') {
      // A status without an emoji has no code.
      const isNone = item.kind === 'user_statuses' && emoji_code === '' && emoji_name === '';
      if (!isNone && !CODE_POINTS.test(emoji_code))
        throw new ArchiveError(item.place, 'the emoji has no valid code');
    } else if (reaction_type === 'realm_emoji') {
      if (!/^[1-9]\d{0,9}$/.test(emoji_code))
        throw new ArchiveError(item.place, 'the emoji has no valid code');
      // Statuses come before the custom emoji.
      if (item.kind === 'reactions') this.#emoji.check(Number(emoji_code), item);
    } else if (!isExtraCode(emoji_code)) {
      throw new ArchiveError(item.place, 'the emoji has no valid code');
    }
  }

  /** Checks records that connect others. */
  #checkRelation(item: RecordItem): void {
    const { place } = item;
    switch (item.kind) {
      case 'user_statuses':
        this.#users.check(item.record.user, item);
        this.#statuses.add(item.record.user, item);
        this.#checkCode(item.record, item);
        return;
      case 'group_members':
        this.#ownGroups.check(item.record.group, item);
        this.#users.check(item.record.user, item);
        this.#members.add(`${item.record.user} of group ${item.record.group}`, item);
        return;
      case 'group_subgroups':
        this.#groups.check(item.record.group, item);
        this.#groups.check(item.record.subgroup, item);
        this.#members.add(`group ${item.record.subgroup} of group ${item.record.group}`, item);
        this.#addSubgroup(item.record);
        return;
      case 'profile_values':
        this.#users.check(item.record.user, item);
        this.#fields.check(item.record.field, item);
        this.#values.add(`${item.record.field} of user ${item.record.user}`, item);
        return;
      case 'subscriptions':
        this.#checkSubscription(item);
        return;
      case 'edits':
        this.messages.check(item.record.message, place);
        this.#users.check(item.record.user, item);
        return;
      case 'reactions':
        this.#users.check(item.record.user, item);
        this.#checkCode(item.record, item);
        this.messages.check(item.record.message, place, reactionKey(item.record));
        return;
      case 'submessages':
        this.#users.check(item.record.sender, item);
        checkJson(item.record.content, place);
        this.messages.check(item.record.message, place);
        return;
      case 'message_flags':
        this.#users.check(item.record.user, item);
        this.messages.check(item.record.message, place, `flags:${item.record.user}`);
        return;
      default:
        this.#checkPersonal(item);
    }
  }

  #checkSubscription(item: Of<'subscriptions'>): void {
    const { user, channel, until } = item.record;
    this.#users.check(user, item);
    this.#channels.check(channel, item);
    if (until === undefined || until === null)
      this.#subscriptions.add(`of user ${user} to channel ${channel}`, item);
  }

  /** Checks what belongs to single users. */
  #checkPersonal(item: RecordItem): void {
    const { record } = item;
    if ('user' in record) this.#users.check(record.user, item);
    if (item.kind === 'muted_users') this.#users.check(item.record.muted, item);
    if (item.kind === 'topic_policies') this.#channels.check(item.record.channel, item);
    if (item.kind === 'scheduled_messages') this.#users.check(item.record.sender, item);
    if (item.kind === 'scheduled_messages' || item.kind === 'read_marks' || item.kind === 'read_ranges') {
      this.#checkPlace(item.record, item);
    }
    if (item.kind === 'bot_configurations') {
      this.#channels.check(item.record.default_sending_channel, item);
      this.#channels.check(item.record.default_events_register_channel, item);
    }
    if (item.kind === 'drafts' || item.kind === 'bot_configurations') return;
    const key = personalKey(item);
    if (key !== undefined) this.#singles.add(key, item);
  }

  #addSubgroup({ group, subgroup }: Records['group_subgroups']): void {
    this.#subgroups.set(group, [...(this.#subgroups.get(group) ?? []), subgroup]);
  }

  /** Groups may name groups that come later, and must not contain themselves. */
  #checkGroups(): void {
    for (const { id, place } of this.#namedGroups) this.#groups.check(id, { place });
    const over = new Set<number>();
    const path = new Set<number>();
    const visit = (group: number): void => {
      if (over.has(group)) return;
      if (path.has(group)) throw new ArchiveError('group_subgroups', `the group ${group} contains itself`);
      path.add(group);
      for (const subgroup of this.#subgroups.get(group) ?? []) visit(subgroup);
      path.delete(group);
      over.add(group);
    };
    for (const group of this.#subgroups.keys()) visit(group);
  }
}

const reactionKey = ({ user, reaction_type, emoji_code }: Records['reactions']): string =>
  `${reaction_type}:${emoji_code}:${user}`;

/** What must not repeat among the records of a user. Undefined if anything may, or if a later record counts. */
const personalKey = (item: RecordItem): string | undefined => {
  switch (item.kind) {
    case 'muted_users':
      return `muted_users ${item.record.user} ${item.record.muted}`;
    case 'alert_words':
      return `alert_words ${item.record.user} ${nameKey(item.record.word)}`;
    case 'onboarding_steps':
      return `onboarding_steps ${item.record.user} ${item.record.step}`;
    default:
      return undefined;
  }
};
