import { checkEmojiName } from '../../../../markdown/emoji/name.js';
import { checkLinkifier } from '../../../../markdown/linkifiers/check.js';
import { checkPlayground } from '../../../../chat/organization/playgrounds.js';
import { checkDomain } from '../../../../chat/organization/domains.js';
import { ArchiveError } from '../../format/source.js';
import { Unique } from '../known.js';
import { type Checks, type Known, type Of, refusing } from './checks.js';

type OrganizationKind = 'organization' | 'custom_emoji' | 'linkifiers' | 'playgrounds' | 'domains';

/** Checks of the organization and of its lists. */
export class OrganizationChecks implements Checks<OrganizationKind> {
  readonly #emojiNames = new Unique<string>('name of a custom emoji');
  readonly #playgrounds = new Unique<string>('code playground');
  readonly #domains = new Unique<string>('domain');
  #hasOrganization = false;

  constructor(private readonly known: Known) {}

  readonly organization = (item: Of<'organization'>): void => {
    if (this.#hasOrganization) throw new ArchiveError(item.place, 'there is more than one organization');
    this.#hasOrganization = true;
    const { icon, logo, night_logo } = item.record;
    for (const file of [icon, logo, night_logo]) this.known.files.expect(file, item.place);
  };

  readonly custom_emoji = async (item: Of<'custom_emoji'>): Promise<void> => {
    const { id, name, is_active, author, image } = item.record;
    this.known.emoji.add(id, item);
    if (is_active) this.#emojiNames.add(name, item);
    this.known.users.check(author, item);
    this.known.files.expect(image, item.place);
    await refusing(item.place, () => checkEmojiName(name));
  };

  readonly linkifiers = ({ record, place }: Of<'linkifiers'>): Promise<void> =>
    refusing(place, () => checkLinkifier(record.pattern, record.url_template));

  readonly playgrounds = (item: Of<'playgrounds'>): Promise<void> => {
    const { name, language, url_template } = item.record;
    return refusing(item.place, () => {
      const checked = checkPlayground({ name, pygments_language: language, url_template });
      this.#playgrounds.add(`${checked.pygments_language}\n${checked.name}`, item);
    });
  };

  readonly domains = (item: Of<'domains'>): Promise<void> =>
    refusing(item.place, () => {
      this.#domains.add(checkDomain(item.record.domain), item);
    });

  /** Checks what only the end shows. */
  end(): void {
    if (!this.#hasOrganization) throw new ArchiveError('organization', 'is missing');
  }
}
