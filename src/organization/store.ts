import { defaultOrganizationSettings, type OrganizationSettings } from '../../generated/settings.js';
import type { Tx } from '../store/types.js';

export interface Organization {
  readonly id: number;
  readonly string_id: string;
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly date_created: number;
  readonly is_active: boolean;
  /** Every setting, the defaults filled in. */
  readonly settings: Readonly<OrganizationSettings>;
}

interface OrganizationRow extends Omit<Organization, 'is_active' | 'settings'> {
  readonly is_active: number;
  readonly settings: string;
}

/** The one organization of this database; undefined before the first start is through. */
export const findOrganization = async (tx: Tx): Promise<Organization | undefined> => {
  const row = await tx.first<OrganizationRow>(
    'SELECT id, string_id, name, description, date_created, is_active, settings FROM organizations ORDER BY id LIMIT 1',
  );
  if (!row) return undefined;
  const stored = JSON.parse(row.settings) as Partial<OrganizationSettings>;
  return { ...row, is_active: row.is_active === 1, settings: { ...defaultOrganizationSettings, ...stored } };
};

export interface NewOrganization {
  readonly string_id: string;
  readonly name: string;
  readonly description: string;
  readonly date_created: number;
}

export const insertOrganization = (tx: Tx, organization: NewOrganization): Promise<number> =>
  tx.insert('organizations', { ...organization, settings: '{}' });
