import { nameKey } from '../../../../lib/name-key.js';
import { Unique } from '../known.js';
import { checkConversation, type Checks, type Known, type Of } from './checks.js';

type PersonalKind =
  | 'bot_configurations'
  | 'bot_storage'
  | 'topic_policies'
  | 'muted_users'
  | 'alert_words'
  | 'onboarding_steps'
  | 'drafts'
  | 'read_marks'
  | 'read_ranges'
  | 'scheduled_messages';

/** Checks of what belongs to single users. */
export class PersonalChecks implements Checks<PersonalKind> {
  readonly #singles = new Unique<string>('record of');

  constructor(private readonly known: Known) {}

  readonly #checkUser = (item: Of<Exclude<PersonalKind, 'scheduled_messages'>>): void => {
    this.known.users.check(item.record.user, item);
  };

  readonly bot_storage = this.#checkUser;
  readonly drafts = this.#checkUser;

  readonly bot_configurations = (item: Of<'bot_configurations'>): void => {
    this.#checkUser(item);
    this.known.channels.check(item.record.default_sending_channel, item);
    this.known.channels.check(item.record.default_events_register_channel, item);
  };

  readonly topic_policies = (item: Of<'topic_policies'>): void => {
    this.#checkUser(item);
    this.known.channels.check(item.record.channel, item);
  };

  readonly muted_users = (item: Of<'muted_users'>): void => {
    const { user, muted } = item.record;
    this.#checkUser(item);
    this.known.users.check(muted, item);
    this.#singles.add(`muted_users ${user} ${muted}`, item);
  };

  readonly alert_words = (item: Of<'alert_words'>): void => {
    this.#checkUser(item);
    this.#singles.add(`alert_words ${item.record.user} ${nameKey(item.record.word)}`, item);
  };

  readonly onboarding_steps = (item: Of<'onboarding_steps'>): void => {
    this.#checkUser(item);
    this.#singles.add(`onboarding_steps ${item.record.user} ${item.record.step}`, item);
  };

  readonly #checkRead = (item: Of<'read_marks' | 'read_ranges'>): void => {
    this.#checkUser(item);
    checkConversation(this.known, item.record, item);
  };

  readonly read_marks = this.#checkRead;
  readonly read_ranges = this.#checkRead;

  readonly scheduled_messages = (item: Of<'scheduled_messages'>): void => {
    this.known.users.check(item.record.sender, item);
    checkConversation(this.known, item.record, item);
  };
}
