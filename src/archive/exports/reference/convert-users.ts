import { isUsableEmail } from '../../../lib/email-address.js';
import { nameKey } from '../../../lib/name-key.js';
import { toFullName } from '../../../chat/users/model/name.js';
import type { Records } from '../format/kinds.js';
import {
  fileItem,
  findPicture,
  maybeReference,
  recordItem,
  type Conversion,
  type FoundFile,
  type Items,
} from './conversion.js';
import type { Fields } from './fields.js';
import { userSettingsIn } from './settings.js';
import { cut } from './texts.js';

type UserRecord = Records['users'];

const TIMEZONE_CHARACTERS = 40;
const UPLOADED = 'U';

/** Emails in use. */
class Emails {
  readonly #taken = new Set<string>();

  constructor(private readonly conversion: Conversion) {}

  /** Returns the email of a row. Null if no account can have it, or if another one has it. */
  take(row: Fields): string | null {
    const email = (row.text('delivery_email') || row.text('email')).trim();
    if (!isUsableEmail(this.conversion.siteUrl, email) || this.#taken.has(nameKey(email))) {
      this.conversion.notTaken.note('emails that are invalid or taken');
      return null;
    }
    this.#taken.add(nameKey(email));
    return email;
  }
}

const ROLES = [100, 200, 300, 400, 600] as const;
const GUEST = 600;

const roleOf = ({ notTaken }: Conversion, row: Fields): UserRecord['role'] => {
  const role = row.integer('role');
  return (
    notTaken.unless(
      ROLES.find((one) => one === role),
      'unknown roles, now guests',
    ) ?? GUEST
  );
};

const GENERIC_BOT = 1;

const botTypeOf = (row: Fields): UserRecord['bot_type'] => {
  if (!row.flag('is_bot')) return null;
  const type = row.maybeInteger('bot_type');
  return ([1, 2, 3, 4] as const).find((one) => one === type) ?? GENERIC_BOT;
};

const ownerOf = ({ directory }: Conversion, row: Fields): number | null =>
  row.flag('is_bot') ? directory.userOrNull(row.maybeId('bot_owner')) : null;

const findAvatar = async (conversion: Conversion, row: Fields): Promise<FoundFile | undefined> => {
  if (row.text('avatar_source') !== UPLOADED) return undefined;
  const id = row.id('id');
  const files = conversion.scratch.all<{ path: string }>(
    `SELECT path FROM files WHERE folder = 'avatars' AND key >= ? AND key < ?`,
    `${id}/`,
    `${id}0`,
  );
  const paths = files.map(({ path }) => path);
  const originals = paths.filter((path) => path.endsWith('.original'));
  const sorted = [...originals, ...paths.filter((path) => !originals.includes(path))];
  const found = await findPicture(conversion, sorted, `files/avatars/${id}`);
  return conversion.notTaken.unless(found, 'unreadable avatars');
};

const toRecord = (
  conversion: Conversion,
  row: Fields,
  email: string | null,
  avatar: FoundFile | undefined,
): UserRecord => {
  const id = row.id('id');
  return {
    id,
    email,
    full_name: toFullName(row.text('full_name')) ?? `User ${id}`,
    role: roleOf(conversion, row),
    is_active: row.flag('is_active') && !row.flag('is_mirror_dummy'),
    is_billing_admin: row.flag('is_billing_admin'),
    timezone: cut(row.text('timezone'), TIMEZONE_CHARACTERS),
    joined_at: row.seconds('date_joined'),
    bot_type: botTypeOf(row),
    bot_owner: ownerOf(conversion, row),
    system_bot: null,
    avatar: maybeReference(avatar),
    settings: userSettingsIn(row),
  };
};

const SYSTEM_BOTS: Readonly<Record<string, 'notification' | 'welcome'>> = {
  'notification-bot@zulip.com': 'notification',
  'welcome-bot@zulip.com': 'welcome',
};

/** The row of a bot of the reference server has only its ID and a fixed email. */
const toSystemBot = (row: Fields, joined_at: number): UserRecord => {
  const system_bot = SYSTEM_BOTS[row.text('email')] ?? null;
  return {
    id: row.id('id'),
    email: null,
    full_name: toFullName(row.text('email').split('@')[0] ?? '') ?? `Bot ${row.id('id')}`,
    role: 400,
    is_active: system_bot !== null,
    is_billing_admin: false,
    timezone: '',
    joined_at,
    bot_type: GENERIC_BOT,
    bot_owner: null,
    system_bot,
    avatar: null,
    settings: {},
  };
};

/** Yields all accounts with their avatars. Those that the export only names are deactivated. */
export const convertUsers = async function* (conversion: Conversion): Items {
  const { scratch } = conversion;
  const emails = new Emails(conversion);
  const seen = new Set<number>();
  for (const table of ['zerver_userprofile', 'zerver_userprofile_mirrordummy']) {
    for (const row of scratch.rowsOf(table)) {
      if (seen.has(row.id('id'))) continue;
      seen.add(row.id('id'));
      const avatar = await findAvatar(conversion, row);
      yield recordItem('users', toRecord(conversion, row, emails.take(row), avatar), row.place);
      if (avatar) yield fileItem(avatar);
    }
  }
  const [realm] = scratch.rowsOf('zerver_realm');
  for (const row of scratch.rowsOf('zerver_userprofile_crossrealm')) {
    if (seen.has(row.id('id'))) continue;
    seen.add(row.id('id'));
    yield recordItem('users', toSystemBot(row, realm?.seconds('date_created') ?? 0), row.place);
  }
};
