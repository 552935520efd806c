import { hasRole, type Actor } from '../../runtime/identity/actor.js';
import type { Services } from '../services.js';

/** Whether a user may change their own name. */
export const mayRename = (services: Services, { role }: Actor): boolean =>
  !services.organization.current.settings.name_changes_disabled || hasRole(role, 'administrator');

/** Whether a user may change their own email. */
export const mayChangeEmail = (services: Services, { role }: Actor): boolean =>
  !services.organization.current.settings.email_changes_disabled || hasRole(role, 'administrator');
