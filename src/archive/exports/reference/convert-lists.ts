import { checkLinkifier } from '../../../markdown/linkifiers/check.js';
import { checkPlayground } from '../../../chat/organization/playgrounds.js';
import { checkDomain } from '../../../chat/organization/domains.js';
import { nameKey } from '../../../lib/name-key.js';
import { type Conversion, fileItem, type Items, recordItem } from './conversion.js';
import { emojiOf, type EmojiTable } from './emoji.js';
import { cut, isAccepted } from './texts.js';

const STATUS_CHARACTERS = 60;

/** Yields what users show beside their names. */
export const convertStatuses = function* (
  { scratch, directory, notTaken }: Conversion,
  emoji: EmojiTable,
): Items {
  const seen = new Set<number>();
  for (const row of scratch.rowsOf('zerver_userstatus')) {
    const user = row.id('user_profile');
    if (!directory.users.has(user) || seen.has(user)) continue;
    const text = cut(row.text('status_text'), STATUS_CHARACTERS);
    const name = row.text('emoji_name');
    const chosen =
      name === '' ? undefined : emojiOf(emoji, name, row.text('emoji_code'), row.text('reaction_type'));
    if (name !== '' && !chosen) notTaken.note('emoji of statuses that do not exist here');
    if (text === '' && !chosen) continue;
    seen.add(user);
    const none = { emoji_name: '', emoji_code: '', reaction_type: 'unicode_emoji' } as const;
    yield recordItem('user_statuses', { user, text, ...(chosen ?? none) }, row.place);
  }
};

/** Yields the custom emoji with their pictures. */
export const convertEmoji = function* (_conversion: Conversion, emoji: EmojiTable): Items {
  for (const [id, { name, isActive, author, image, place }] of emoji) {
    yield recordItem(
      'custom_emoji',
      { id, name, is_active: isActive, author, image: image.reference },
      place,
    );
    yield fileItem(image);
  }
};

/** Yields the linkifiers in their order. Older exports have linkifiers with other templates, which do not fit here. */
export const convertLinkifiers = async function* ({ scratch, notTaken }: Conversion): Items {
  const rows = [...scratch.rowsOf('zerver_realmfilter')];
  rows.sort((one, other) => (one.maybeInteger('order') ?? 0) - (other.maybeInteger('order') ?? 0));
  const patterns = new Set<string>();
  for (const row of rows) {
    const pattern = row.text('pattern');
    const url_template = row.text('url_template');
    const fits = pattern.length <= 500 && url_template.length <= 2000 && !patterns.has(pattern);
    if (!fits || !(await isAccepted(() => checkLinkifier(pattern, url_template)))) {
      notTaken.note('linkifiers that are not valid here');
      continue;
    }
    patterns.add(pattern);
    yield recordItem('linkifiers', { pattern, url_template }, row.place);
  }
};

export const convertPlaygrounds = async function* ({ scratch, notTaken }: Conversion): Items {
  const taken = new Set<string>();
  for (const row of scratch.rowsOf('zerver_realmplayground')) {
    const name = cut(row.text('name').trim(), 100);
    const language = row.text('pygments_language').trim();
    const url_template = row.text('url_template');
    const key = `${language}\n${name}`;
    const fits = language.length <= 40 && url_template.length <= 2000 && !taken.has(key);
    const check = (): unknown => checkPlayground({ name, pygments_language: language, url_template });
    if (!fits || !(await isAccepted(check))) {
      notTaken.note('code playgrounds that are not valid here');
      continue;
    }
    taken.add(key);
    yield recordItem('playgrounds', { name, language, url_template }, row.place);
  }
};

export const convertDomains = async function* ({ scratch, notTaken }: Conversion): Items {
  const taken = new Set<string>();
  for (const row of scratch.rowsOf('zerver_realmdomain')) {
    const domain = row.text('domain');
    const key = nameKey(domain);
    if (taken.has(key) || !(await isAccepted(() => checkDomain(domain)))) {
      notTaken.note('domains that are not valid here');
      continue;
    }
    taken.add(key);
    yield recordItem('domains', { domain: key, allow_subdomains: row.flag('allow_subdomains') }, row.place);
  }
};
