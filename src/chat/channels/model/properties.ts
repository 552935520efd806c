import { errors } from '../../../../generated/errors.js';
import type { Input } from '../../../../generated/operations.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import type { Tx } from '../../../runtime/store/types.js';
import { isColor } from './colors.js';
import type { PersonalSettings, SubscriptionRow } from './subscriptions.js';

type Item = Input<'updateSubscriptionProperties'>['subscription_data'][number];

/** A personal setting by its name in requests, and how it is stored. */
interface Property {
  readonly column: keyof PersonalSettings;
  readonly stored: (value: boolean | string) => string | number;
}

const flag = (column: keyof PersonalSettings): Property => ({
  column,
  stored: (value) => (value === true ? 1 : 0),
});

const properties: Readonly<Record<string, Property>> = {
  color: { column: 'color', stored: String },
  is_muted: flag('is_muted'),
  in_home_view: { column: 'is_muted', stored: (value) => (value === true ? 0 : 1) },
  pin_to_top: flag('pin_to_top'),
  desktop_notifications: flag('desktop_notifications'),
  audible_notifications: flag('audible_notifications'),
  push_notifications: flag('push_notifications'),
  email_notifications: flag('email_notifications'),
  wildcard_mentions_notify: flag('wildcard_mentions_notify'),
};

/** A validated item: the value to write, its column and its channel. */
export interface Change {
  readonly stream_id: number;
  readonly property: string;
  readonly value: boolean | string;
  readonly column: keyof PersonalSettings;
  readonly stored: string | number;
}

/** Validates an item by itself. `index` is its position in the request. */
export const parseChange = ({ stream_id, property, value }: Item, index: number): Change => {
  const known = Object.hasOwn(properties, property) ? properties[property] : undefined;
  if (!known) throw errors.unknownSubscriptionProperty({ property });
  if (property === 'color') {
    if (typeof value !== 'string') throw errors.colorNotString();
    if (!isColor(value)) throw errors.invalidColor({ place: `subscription_data[${index}]` });
  } else if (typeof value !== 'boolean') {
    throw errors.propertyNotBoolean({ property });
  }
  return { stream_id, property, value, column: known.column, stored: known.stored(value) };
};

/** Returns the properties and values that events have for a change. Muting has two names. */
const eventProperties = ({
  column,
  property,
  value,
  stored,
}: Change): readonly (readonly [string, boolean | string])[] =>
  column === 'is_muted'
    ? [
        ['in_home_view', stored === 0],
        ['is_muted', stored === 1],
      ]
    : [[property, value]];

/**
 * Returns the subscription period with the change, and sends it to the user's clients. Without a difference, does
 * nothing.
 */
export const applyChange = (tx: Tx, actor: Actor, span: SubscriptionRow, change: Change): SubscriptionRow => {
  if (span[change.column] === change.stored) return span;
  for (const [property, value] of eventProperties(change)) {
    tx.emit(
      { type: 'subscription', op: 'update', property, value, stream_id: change.stream_id },
      { users: [actor.id] },
    );
  }
  return { ...span, [change.column]: change.stored };
};
