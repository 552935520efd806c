import { kindNames, kindsOfMessage, privateKinds, type Kind, type Manifest } from '../format/kinds.js';
import { ArchiveError, type Item, type RecordItem } from '../format/source.js';
import { validateRecord } from '../format/validate.js';
import { ChannelChecks } from './checks/channels.js';
import { Known, type Checks, type Of } from './checks/checks.js';
import { GroupChecks } from './checks/groups.js';
import { MessageChecks } from './checks/messages.js';
import { OrganizationChecks } from './checks/organization.js';
import { PersonalChecks } from './checks/personal.js';
import { UserChecks } from './checks/users.js';

const isOfMessage = (kind: Kind): boolean => (kindsOfMessage as readonly Kind[]).includes(kind);

/** Checks everything in an archive that does not depend on the store: schemas, order, names and references. */
export class Checker {
  readonly #known: Known;
  readonly #checks: { readonly [K in Kind]: Checks<K> };
  /** Check what only the end shows. */
  readonly #ends: readonly { end(): void }[];
  #kind = 0;

  constructor(
    siteUrl: string,
    private readonly manifest: Manifest,
  ) {
    const known = new Known(siteUrl, manifest.kind === 'public');
    const organization = new OrganizationChecks(known);
    const users = new UserChecks(known);
    const groups = new GroupChecks(known);
    const channels = new ChannelChecks(known);
    const messages = new MessageChecks(known);
    const personal = new PersonalChecks(known);
    this.#known = known;
    this.#checks = {
      organization,
      users,
      user_statuses: users,
      profile_fields: users,
      profile_values: users,
      groups,
      group_members: groups,
      group_subgroups: groups,
      custom_emoji: organization,
      linkifiers: organization,
      playgrounds: organization,
      domains: organization,
      channels,
      subscriptions: channels,
      attachments: messages,
      messages,
      edits: messages,
      reactions: messages,
      submessages: messages,
      message_flags: messages,
      bot_configurations: personal,
      bot_storage: personal,
      topic_policies: personal,
      muted_users: personal,
      alert_words: personal,
      onboarding_steps: personal,
      drafts: personal,
      read_marks: personal,
      read_ranges: personal,
      scheduled_messages: personal,
    };
    this.#ends = [known.files, organization, users, groups];
  }

  get files(): Known['files'] {
    return this.#known.files;
  }

  get messages(): Known['messages'] {
    return this.#known.messages;
  }

  /** Throws an `ArchiveError` if the item cannot be imported. */
  async check(item: Item): Promise<void> {
    if (item.kind === 'file') {
      this.files.arrive(item.name, item.size);
      return;
    }
    validateRecord(item);
    this.#checkOrder(item);
    await this.#checkRecord(item.kind, item);
  }

  /** Throws if something is missing. */
  end(): void {
    for (const one of this.#ends) one.end();
  }

  async #checkRecord<K extends Kind>(kind: K, item: Of<K>): Promise<void> {
    const checks: Checks<K> = this.#checks[kind];
    await checks[kind](item);
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
}
