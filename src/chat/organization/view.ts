import { createHash } from 'node:crypto';

import type { Output } from '../../../generated/operations.js';
import { organizationFile, PICTURES_PATH } from '../pictures/addresses.js';
import type { Services } from '../services.js';
import { isPasswordLogin } from './authentication-methods.js';
import type { Organization, OrganizationChange } from './store.js';
import { budgets } from '../../lib/budgets.js';
import { element, escapeHtml } from '../../markdown/html.js';
import { RenderingLimit } from '../../markdown/limits.js';
import { render } from '../../markdown/render.js';

/** The address of the icon and of the logos that are not uploaded: an identicon of the organization's name. */
const defaultUrl = ({ string_id }: Organization): string =>
  `https://secure.gravatar.com/avatar/${createHash('md5').update(string_id).digest('hex')}?d=identicon`;

const urlOf = (organization: Organization, key: string | null): string =>
  key === null ? defaultUrl(organization) : PICTURES_PATH + organizationFile(key);

export const iconUrl = (organization: Organization): string => urlOf(organization, organization.icon_key);

interface Pictures {
  readonly icon: { readonly icon_url: string; readonly icon_source: 'G' | 'U' };
  readonly logo: { readonly logo_url: string; readonly logo_source: 'D' | 'U' };
  readonly night_logo: { readonly night_logo_url: string; readonly night_logo_source: 'D' | 'U' };
}

/** Returns the addresses of the organization's pictures, and whether each is uploaded. */
export const viewPictures = (organization: Organization): Pictures => {
  const { icon_key, logo_key, night_logo_key } = organization;
  return {
    icon: { icon_url: iconUrl(organization), icon_source: icon_key === null ? 'G' : 'U' },
    logo: { logo_url: urlOf(organization, logo_key), logo_source: logo_key === null ? 'D' : 'U' },
    night_logo: {
      night_logo_url: urlOf(organization, night_logo_key),
      night_logo_source: night_logo_key === null ? 'D' : 'U',
    },
  };
};

/** Whether users log in with a password that this server or a directory stores. */
export const hasPasswordLogin = ({ settings }: Organization): boolean =>
  isPasswordLogin(settings.authentication_methods);

/** Whether channels can be readable without an account. */
export const hasWebPublicAccess = ({ config }: Services, { settings }: Organization): boolean =>
  config.webPublicStreamsEnabled && settings.enable_spectator_access;

/** Returns what changed, as the requester gets it. A text is only named as changed. */
export const viewChanges = ({ settings, ...own }: OrganizationChange): Output<'updateOrganization'> => {
  const { service_update_announcements_stream_id: channel } = settings;
  const older = channel === undefined ? {} : { zulip_update_announcements_stream_id: channel };
  const changes = Object.entries({ ...own, ...settings, ...older });
  return Object.fromEntries(
    changes.map(([name, value]) => [name, typeof value === 'string' ? 'updated' : value]),
  );
};

const renderOrQuote = async (description: string): Promise<string> => {
  try {
    return (await render(description, { most: budgets.renderedText.bytes })).html;
  } catch (error) {
    if (!(error instanceof RenderingLimit)) throw error;
    return element('p', {}, escapeHtml(description));
  }
};

let last: { readonly description: string; readonly html: Promise<string> } | undefined;

/**
 * Returns the description of the organization as HTML, or as plain text if its HTML would be too long. It is rendered
 * once, since it can be requested without an account.
 */
export const renderedDescription = (description: string): Promise<string> => {
  if (last?.description !== description) last = { description, html: renderOrQuote(description) };
  return last.html;
};
