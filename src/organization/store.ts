import type { Tx } from '../store/types.js';

/** The organization as a row; `settings` holds only what differs from the defaults. */
export interface Organization {
  readonly id: number;
  readonly string_id: string;
  readonly name: string;
  readonly description: string;
  readonly date_created: number;
  readonly is_active: boolean;
  readonly settings: OrganizationSettings;
}

export interface OrganizationRow extends Omit<Organization, 'is_active' | 'settings'> {
  readonly is_active: 0 | 1;
  readonly settings: string;
}
