import { isBotEmail, isEmail } from '../../../../lib/email-address.js';
import { nameKey } from '../../../../lib/name-key.js';
import { checkFullName } from '../../../../chat/users/model/name.js';
import { ArchiveError } from '../../format/source.js';
import { Unique } from '../known.js';
import { checkJson, refusing, type Checks, type Known, type Of } from './checks.js';
import { checkEmojiCode } from './emoji-code.js';

/** Checks of users and of what their profiles have. */
export class UserChecks implements Checks<'users' | 'user_statuses' | 'profile_fields' | 'profile_values'> {
  readonly #emails = new Unique<string>('email');
  readonly #systemBots = new Unique<string>('bot of the server');
  readonly #statuses = new Unique<number>('status of user');
  readonly #fields = new Unique<number>('profile field');
  readonly #fieldNames = new Unique<string>('name of a profile field');
  readonly #values = new Unique<string>('profile value');
  /** Owners of bots, who may come after their bots. */
  readonly #owners: { readonly id: number; readonly place: string }[] = [];

  constructor(private readonly known: Known) {}

  readonly users = async (item: Of<'users'>): Promise<void> => {
    const { record, place } = item;
    this.known.users.add(record.id, item);
    this.known.files.expect(record.avatar, place);
    if (record.bot_owner !== null) this.#owners.push({ id: record.bot_owner, place });
    if (record.system_bot !== null) {
      this.#systemBots.add(record.system_bot, item);
      return;
    }
    await refusing(place, () => checkFullName(record.full_name));
    if (record.email === null) return;
    const isValid = record.bot_type === null ? isEmail(record.email) : isBotEmail(record.email);
    if (!isValid) {
      throw new ArchiveError(
        place,
        `${JSON.stringify(record.email)} is not an email that an account can have`,
      );
    }
    this.#emails.add(nameKey(record.email), item);
  };

  readonly user_statuses = (item: Of<'user_statuses'>): void => {
    this.known.users.check(item.record.user, item);
    this.#statuses.add(item.record.user, item);
    checkEmojiCode(this.known, item);
  };

  readonly profile_fields = (item: Of<'profile_fields'>): void => {
    const { id, name, data } = item.record;
    this.#fields.add(id, item);
    this.#fieldNames.add(nameKey(name), item);
    if (data !== '') checkJson(data, item.place);
  };

  readonly profile_values = (item: Of<'profile_values'>): void => {
    const { user, field } = item.record;
    this.known.users.check(user, item);
    this.#fields.check(field, item);
    this.#values.add(`${field} of user ${user}`, item);
  };

  /** Checks what only the end shows. */
  end(): void {
    for (const { id, place } of this.#owners) this.known.users.check(id, { place });
  }
}
