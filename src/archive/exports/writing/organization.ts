import { findOrganization, type Organization } from '../../../chat/organization/store.js';
import { listAllDomains } from '../../../chat/organization/domains.js';
import { listPlaygrounds } from '../../../chat/organization/playgrounds.js';
import { loadLinkifiers } from '../../../chat/linkifiers/store.js';
import { EMOJI, organizationFile } from '../../../chat/pictures/addresses.js';
import { loadProfileFields } from '../../../chat/profile-fields/store.js';
import { listAllEmoji } from '../../../chat/emoji/store.js';
import { readChosenDefaults } from '../../../chat/settings/defaults.js';
import { addFiles, ifKnown, referTo, withFiles, type Copied, type Run } from './run.js';

/** Adds the organization and its pictures. */
export const writeOrganization = async (run: Run): Promise<void> => {
  const { organization, defaults } = await run.read(async (tx) => ({
    organization: await findOrganization(tx),
    defaults: await readChosenDefaults(tx),
  }));
  if (!organization) throw new Error('The database holds no organization.');
  const { name, description, date_created, settings } = organization;
  const copied = async (kind: keyof Organization & `${string}_key`, number: number): Promise<Copied> => {
    const key = organization[kind];
    const stored = key === null ? '' : organizationFile(key);
    return { file: key === null ? null : await referTo(run, `files/organization/${number}`, stored), stored };
  };
  const icon = await copied('icon_key', 1);
  const logo = await copied('logo_key', 2);
  const night = await copied('night_logo_key', 3);
  await run.writer.add('organization', {
    name,
    description,
    created_at: date_created,
    settings,
    user_defaults: { ...defaults },
    icon: icon.file,
    logo: logo.file,
    night_logo: night.file,
  });
  await addFiles(run, [icon, logo, night]);
};

/** Adds the custom emoji with their pictures. */
export const writeEmoji = async (run: Run): Promise<void> => {
  const { read, writer, known } = run;
  await withFiles(run, await read(listAllEmoji), async ({ id, name, active_name, author_id, image_key }) => {
    const stored = `${EMOJI}/${image_key}`;
    const image = await referTo(run, `files/emoji/${id}`, stored);
    // Without its picture, clients could not show it.
    if (!image) return { file: image, stored };
    const author = ifKnown(known.users, author_id);
    await writer.add('custom_emoji', { id, name, is_active: active_name !== null, author, image });
    return { file: image, stored };
  });
};

/** Adds the fields of profiles. */
export const writeProfileFields = async ({ read, writer }: Run): Promise<void> => {
  for (const field of await read(loadProfileFields)) {
    await writer.add('profile_fields', {
      id: field.id,
      name: field.name,
      hint: field.hint,
      type: field.field_type,
      data: field.field_data,
      is_required: field.required,
      in_summary: field.display_in_profile_summary,
    });
  }
};

/** Adds linkifiers, code playgrounds and domains. */
export const writeLists = async ({ read, writer }: Run): Promise<void> => {
  for (const { pattern, url_template } of await read(loadLinkifiers)) {
    await writer.add('linkifiers', { pattern, url_template });
  }
  for (const { name, pygments_language, url_template } of await read(listPlaygrounds)) {
    await writer.add('playgrounds', { name, language: pygments_language, url_template });
  }
  for (const domain of await read(listAllDomains)) await writer.add('domains', domain);
};
