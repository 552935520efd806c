import { element, escapeHtml } from '../../../markdown/html.js';
import { RenderingLimit } from '../../../markdown/limits.js';
import { render } from '../../../markdown/render.js';
import { budgets } from '../../../lib/budgets.js';
import { checkDomain } from '../../../chat/organization/domains.js';
import { checkPlayground } from '../../../chat/organization/playgrounds.js';
import { fieldTypes } from '../../../chat/profile-fields/types.js';
import { nameKey } from '../../../lib/name-key.js';
import { statement } from '../../../runtime/store/statement.js';
import { bit, type WriteRecords } from './import.js';

/** Returns the HTML of a description or of a profile value. A text whose HTML would be too long stays plain. */
export const renderShort = async (source: string, siteUrl: string): Promise<string> => {
  try {
    return (await render(source, { most: budgets.renderedText.bytes, siteUrl })).html;
  } catch (error) {
    if (!(error instanceof RenderingLimit)) throw error;
    return element('p', {}, escapeHtml(source.slice(0, budgets.renderedText.bytes / 10)));
  }
};

export const writeFields: WriteRecords<'profile_fields'> = async ({ tx }, items) => {
  const last = await tx.first<{ last: number | null }>(
    'SELECT MAX(field_order) AS `last` FROM custom_profile_fields',
  );
  const rows = items.map(({ record }, index) => ({
    id: record.id,
    name: record.name,
    name_key: nameKey(record.name),
    field_type: record.type,
    hint: record.hint,
    field_data: record.data,
    field_order: (last?.last ?? 0) + index + 1,
    is_required: bit(record.is_required),
    display_in_profile_summary: bit(record.in_summary),
  }));
  await tx.insertMany('custom_profile_fields', rows);
};

const MARKDOWN_TYPES: readonly number[] = [fieldTypes.SHORT_TEXT.id, fieldTypes.LONG_TEXT.id];

const listFieldTypes = statement((db) => db('custom_profile_fields').select('id', 'field_type'));

export const writeValues: WriteRecords<'profile_values'> = async ({ on, tx }, items) => {
  const fields = await listFieldTypes(tx);
  const withMarkdown = new Set(
    fields.flatMap(({ id, field_type }) => (MARKDOWN_TYPES.includes(field_type) ? [id] : [])),
  );
  const rows = [];
  for (const { record } of items) {
    const rendered_value = withMarkdown.has(record.field)
      ? await renderShort(record.value, on.services.config.siteUrl)
      : null;
    rows.push({ user_id: record.user, field_id: record.field, value: record.value, rendered_value });
  }
  await tx.insertMany('custom_profile_values', rows);
};

/** Emoji are inserted when their pictures come. */
export const writeEmoji: WriteRecords<'custom_emoji'> = ({ on }, items) => {
  for (const { record } of items) on.purposes.set(record.image.name, { kind: 'emoji', record });
  return Promise.resolve();
};

export const writeLinkifiers: WriteRecords<'linkifiers'> = async ({ tx }, items) => {
  const last = await tx.first<{ last: number | null }>(
    'SELECT MAX(linkifier_order) AS `last` FROM linkifiers',
  );
  const rows = items.map(({ record }, index) => ({
    ...record,
    linkifier_order: (last?.last ?? 0) + index + 1,
  }));
  await tx.insertMany('linkifiers', rows);
};

export const writePlaygrounds: WriteRecords<'playgrounds'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { name, language, url_template } }) => ({
    ...checkPlayground({ name, pygments_language: language, url_template }),
  }));
  await tx.insertMany('code_playgrounds', rows);
};

export const writeDomains: WriteRecords<'domains'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { domain, allow_subdomains } }) => ({
    domain: checkDomain(domain),
    allow_subdomains: bit(allow_subdomains),
  }));
  await tx.insertMany('realm_domains', rows);
};
