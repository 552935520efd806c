import { errors } from '../../../generated/errors.js';
import { RequestBudget } from '../../markdown/limits.js';
import { renderText } from '../../markdown/render-text.js';
import type { TxScope } from '../scope.js';
import { emitProfileValue } from '../users/events.js';
import type { User } from '../users/model/store.js';
import { bumpUsersVersion } from '../users/model/version.js';
import { checkValue } from './check-value.js';
import { findField, lockProfileFields } from './store.js';
import type { FieldRow } from './view.js';
import { fieldTypes } from './types.js';
import { findProfile, removeOtherValues, removeValue, setValue } from './values.js';
import type { ProfileFieldsLocked, VisibilityLocked } from '../../runtime/store/locks.js';

/** A field and its requested value. */
export interface WantedValue {
  readonly id: number;
  readonly value?: unknown;
}

/** Whether the value is empty, in any of the forms that clients send. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const hasMarkdown = ({ field_type }: FieldRow): boolean =>
  field_type === fieldTypes.SHORT_TEXT.id || field_type === fieldTypes.LONG_TEXT.id;

const changeValue = async (
  scope: TxScope,
  userId: number,
  field: FieldRow,
  {
    now,
    wanted,
    request,
  }: { readonly now: string | undefined; readonly wanted: unknown; readonly request: RequestBudget },
): Promise<void> => {
  const { tx, services } = scope;
  const { id } = field;
  const value = isNothing(wanted) ? '' : await checkValue(tx, field, wanted);
  if (value === (now ?? '')) return;
  if (value === '') {
    await removeValue(tx, userId, id);
    await emitProfileValue(scope, userId, { id, value: null });
    return;
  }
  const { siteUrl } = services.config;
  const rendered_value = hasMarkdown(field) ? await renderText(value, field.name, request, siteUrl) : null;
  await setValue(tx, userId, { field_id: id, value, rendered_value });
  const rendered = rendered_value === null ? {} : { rendered_value };
  await emitProfileValue(scope, userId, { id, value, ...rendered });
};

/** Changes the values of some fields of a profile, and sends the events. Throws if the user is a bot. */
export const changeValues = async (
  scope: TxScope<VisibilityLocked>,
  user: Pick<User, 'id' | 'is_bot'>,
  wanted: readonly WantedValue[],
): Promise<void> => {
  const { tx } = scope;
  if (wanted.length === 0) return;
  if (user.is_bot) throw errors.noSuchUser();
  await lockProfileFields(scope);
  const profile = await findProfile(tx, user.id);
  const request = new RequestBudget();
  for (const [id, value] of new Map(wanted.map((one) => [one.id, one.value]))) {
    const field = await findField(tx, id);
    if (!field) throw errors.profileFieldNotFound({ id });
    await changeValue(scope, user.id, field, {
      now: profile[String(id)]?.value,
      wanted: value,
      request,
    });
  }
  await bumpUsersVersion(tx, [user.id]);
};

/** Deletes values that are no longer choices of a list field, and sends the events. */
export const removeLostChoices = async (
  scope: TxScope<VisibilityLocked & ProfileFieldsLocked>,
  id: number,
  choices: readonly string[],
): Promise<void> => {
  const { tx } = scope;
  const losers = await removeOtherValues(tx, id, choices);
  if (losers.length === 0) return;
  for (const userId of losers) await emitProfileValue(scope, userId, { id, value: null });
  await bumpUsersVersion(tx, losers);
};
