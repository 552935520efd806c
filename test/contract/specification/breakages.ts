import type { Document, Operation, Schema } from './published.js';
import type { Ours } from './extensions-to-spec.js';
import type { Specification } from './tables.js';

type Writable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
  : Value;

/** The contract, the specification and the list of extensions. Each breakage changes one of them. */
interface Sides {
  readonly document: Document;
  readonly specification: Specification;
  readonly ours: Ours;
}

interface Breakage {
  readonly what: string;
  readonly message: RegExp;
  readonly change: (sides: Sides) => void;
}

const writable = <Value>(value: Value): Writable<Value> => value as Writable<Value>;

const remove = (from: object, key: string): void => {
  if (!(key in from)) throw new Error(`There is no ${key} to remove.`);
  Reflect.deleteProperty(from, key);
};

const operation = ({ document }: Sides, method: string, path: string): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`There is no ${method} ${path}.`);
  return found;
};

const schema = ({ document }: Sides, name: string): Schema => {
  const found = document.components.schemas[name];
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

const field = (sides: Sides, name: string, key: string): Writable<Schema> => {
  const found = schema(sides, name).properties?.[key];
  if (!found) throw new Error(`${name} has no ${key}.`);
  return writable(found);
};

const REQUEST = 'CreateSubscriptionsRequest';
const SUBSCRIBE = 'POST /users/me/subscriptions';

const example = (sides: Sides, name: string): Record<string, unknown> => {
  const { responses } = operation(sides, 'post', '/users/me/status');
  const found = responses[400]?.content['application/json']?.examples?.[name]?.value;
  if (!found) throw new Error(`There is no error ${name}.`);
  return found;
};

const CONTRACT: readonly Breakage[] = [
  {
    what: 'without an operation',
    message: /^POST \/drafts: is missing/m,
    change: ({ document }) => {
      remove(document.paths['/drafts'] ?? {}, 'post');
    },
  },
  {
    what: 'with an additional operation',
    message: /^GET \/teapots: is not in the specification/m,
    change: (sides) => {
      writable(sides.document.paths)['/teapots'] = { get: writable(operation(sides, 'get', '/drafts')) };
    },
  },
  {
    what: 'without a parameter',
    message: /subscriptions: announce: is missing/,
    change: (sides) => {
      remove(schema(sides, REQUEST).properties ?? {}, 'announce');
    },
  },
  {
    what: 'with an additional parameter, where no gap allows it',
    message: /^GET \/users\/me\/subscriptions: sparkle: is not in the specification/m,
    change: (sides) => {
      const { parameters } = operation(sides, 'get', '/users/me/subscriptions');
      writable(parameters ?? []).push({ name: 'sparkle', in: 'query', schema: { type: 'boolean' } });
    },
  },
  {
    what: 'with another default',
    message: /announce: default is true, specified false/,
    change: (sides) => {
      field(sides, REQUEST, 'announce').default = true;
    },
  },
  {
    what: 'without the default of a setting',
    message: /receives_typing_notifications: does not say that its default is true/,
    change: (sides) => {
      field(sides, 'UpdateSettingsRequest', 'receives_typing_notifications').description = 'Whether.';
    },
  },
  {
    what: 'without a deprecated path',
    message: /^PATCH \/settings\/display: is missing/m,
    change: ({ document }) => {
      remove(document.paths['/settings/display'] ?? {}, 'patch');
    },
  },
  {
    what: 'with a deprecated path that takes other parameters',
    message: /^PATCH \/settings\/notifications: has other requestBody than PATCH \/settings$/m,
    change: (sides) => {
      remove(operation(sides, 'patch', '/settings/notifications'), 'requestBody');
    },
  },
  {
    what: 'with a level of another release line',
    message: /^level 278: is not of the release line 10\.0/m,
    change: ({ document }) => {
      const row = document['x-feature-levels'].find(({ level }) => level === 278);
      if (row) writable(row).line = '9.0';
    },
  },
  {
    what: 'with another name for a path and no declared departure',
    message: /^GET \/users\/\{email\}: email: is ours by a departure that the contract does not state/m,
    change: (sides) => {
      const users = operation(sides, 'get', '/users/{user_id_or_email}');
      writable(users)['x-gap'] = 'left open: the path; decided: this one.';
    },
  },
  {
    what: 'with another type',
    message: /announce: type is \["string"\], specified \["boolean"\]/,
    change: (sides) => {
      field(sides, REQUEST, 'announce').type = 'string';
    },
  },
  {
    what: 'with another set of values',
    message: /stream_post_policy: values is/,
    change: (sides) => {
      field(sides, REQUEST, 'stream_post_policy').enum = [1, 2, 3];
    },
  },
  {
    what: 'that requires an optional parameter',
    message: /announce: required is true, specified false/,
    change: (sides) => {
      writable(schema(sides, REQUEST).required ?? []).push('announce');
    },
  },
  {
    what: 'without the level of a parameter',
    message: /is_web_public: does not carry level 98/,
    change: (sides) => {
      remove(field(sides, REQUEST, 'is_web_public'), 'x-since');
    },
  },
  {
    what: 'with a level that is named nowhere',
    message: /announce: carries besides the levels \[77\]/,
    change: (sides) => {
      field(sides, REQUEST, 'announce')['x-since'] = 77;
    },
  },
  {
    what: 'without a field of a response',
    message: /-> already_subscribed: is missing/,
    change: (sides) => {
      remove(schema(sides, 'CreateSubscriptionsResult').properties ?? {}, 'already_subscribed');
    },
  },
  {
    what: 'with a field of a response that is not always present',
    message: /-> subscribed: required is false, specified true/,
    change: (sides) => {
      const required = writable(schema(sides, 'CreateSubscriptionsResult').required ?? []);
      required.splice(required.indexOf('subscribed'), 1);
    },
  },
  {
    what: 'without a field of an object',
    message: /^Subscription pin_to_top: is missing/m,
    change: (sides) => {
      remove(schema(sides, 'Subscription').properties ?? {}, 'pin_to_top');
    },
  },
  {
    what: 'with a field that was removed',
    message: /^Subscription role: is still there/m,
    change: (sides) => {
      writable(schema(sides, 'Subscription').properties ?? {}).role = { type: 'integer' };
    },
  },
  {
    what: 'that no longer deprecates a field',
    message: /^Subscription in_home_view: deprecated is false/m,
    change: (sides) => {
      remove(field(sides, 'Subscription', 'in_home_view'), 'deprecated');
    },
  },
  {
    what: 'without the gap that allows a difference',
    message: /drafts \(default\): is ours by a gap that the contract does not state/,
    change: (sides) => {
      remove(field(sides, 'CreateDraftsRequest', 'drafts'), 'x-gap');
    },
  },
  {
    what: 'without an error',
    message: /no new values: BAD_REQUEST: is missing/,
    change: (sides) => {
      const { responses } = operation(sides, 'post', '/users/me/status');
      remove(responses[400]?.content['application/json']?.examples ?? {}, 'statusUnchanged');
    },
  },
  {
    what: 'with another text of an error',
    message: /no new values: BAD_REQUEST: is missing/,
    change: (sides) => {
      example(sides, 'statusUnchanged').msg = 'Nothing is new.';
    },
  },
  {
    what: 'with another code of an error',
    message: /no new values: BAD_REQUEST: is missing/,
    change: (sides) => {
      example(sides, 'statusUnchanged').code = 'NOTHING_NEW';
    },
  },
  {
    what: 'with a field of an error that is not stated',
    message: /no new values: has the fields hint/,
    change: (sides) => {
      example(sides, 'statusUnchanged').hint = 'Try another.';
    },
  },
  {
    what: 'with an additional error',
    message: /^error tooPink: is not in the specification/m,
    change: (sides) => {
      const { responses } = operation(sides, 'post', '/users/me/status');
      const examples = responses[400]?.content['application/json']?.examples ?? {};
      Object.assign(examples, {
        tooPink: { value: { result: 'error', msg: 'Too pink', code: 'BAD_REQUEST' } },
      });
    },
  },
  {
    what: 'without an event',
    message: /^event subscription add: is missing/m,
    change: ({ document }) => {
      remove(document.components.schemas, 'SubscriptionAddEvent');
    },
  },
  {
    what: 'with another audience of an event',
    message: /^event realm_user update: is for everyone, specified user-viewers/m,
    change: (sides) => {
      writable(schema(sides, 'RealmUserUpdateEvent'))['x-audience'] = 'everyone';
    },
  },
  {
    what: 'without a form of a changed account',
    message: /^person \(Time zone\): is missing/m,
    change: (sides) => {
      const forms = writable(field(sides, 'RealmUserUpdateEvent', 'person').oneOf ?? []);
      forms.splice(
        forms.findIndex(({ $ref }) => $ref?.endsWith('PersonTimeZone')),
        1,
      );
    },
  },
  {
    what: 'without the gap of an event whose payload is open',
    message: /^event delete_message: leaves no gap/m,
    change: (sides) => {
      remove(schema(sides, 'DeleteMessageEvent'), 'x-gap');
    },
  },
  {
    what: 'that does not state what a level changed',
    message: /^level 273: does not speak of server_thumbnail_formats/m,
    change: ({ document }) => {
      const row = writable(document['x-feature-levels']).find(({ level }) => level === 273);
      if (row) row.change = 'Something.';
    },
  },
  {
    what: 'with an additional level',
    message: /^level 217: is not in the specification/m,
    change: ({ document }) => {
      const row = writable(document['x-feature-levels']).find(({ level }) => level === 217);
      if (row) Object.assign(row, { change: 'Tea.' });
    },
  },
  {
    what: 'with an additional limit',
    message: /^register max_teapots_length: is not in the specification/m,
    change: (sides) => {
      const { properties } = schema(sides, 'RegisterQueueResult');
      writable(properties ?? {}).max_teapots_length = { type: 'integer' };
    },
  },
  {
    what: 'that does not state which events an operation triggers',
    message: /^POST \/drafts: does not say that it gives drafts events/m,
    change: (sides) => {
      writable(operation(sides, 'post', '/drafts')).description = 'Makes something.';
    },
  },
  {
    what: 'without a limit in register',
    message: /register max_topic_length: is missing/,
    change: (sides) => {
      remove(schema(sides, 'RegisterQueueResult').properties ?? {}, 'max_topic_length');
    },
  },
];

const TABLES: readonly Breakage[] = [
  {
    what: 'with a parameter that the specification lacks',
    message: /subscriptions: announce: is not in the specification/,
    change: ({ specification }) => {
      remove(specification.operations[SUBSCRIBE]?.parameters ?? {}, 'announce');
    },
  },
  {
    what: 'with a field of a response that the specification lacks',
    message: /-> subscribed: is not in the specification/,
    change: ({ specification }) => {
      remove(specification.operations[SUBSCRIBE]?.answer ?? {}, 'subscribed');
    },
  },
  {
    what: 'with an operation that the specification lacks',
    message: /^POST \/realm\/filters: is not in the specification/m,
    change: ({ specification }) => {
      remove(specification.operations, 'POST /realm/filters');
    },
  },
  {
    what: 'with a field of an object that the specification lacks',
    message: /^Subscription color: is not in the specification/m,
    change: ({ specification }) => {
      remove(specification.objects.Subscription ?? {}, 'color');
    },
  },
  {
    what: 'with an error that the specification lacks',
    message: /^error statusUnchanged: is not in the specification/m,
    change: ({ specification }) => {
      const rows = writable(specification.errors);
      rows.splice(
        rows.findIndex(({ condition }) => condition === 'no new values'),
        1,
      );
    },
  },
  {
    what: 'with an event that the specification lacks',
    message: /^event alert_words: is not in the specification/m,
    change: ({ specification }) => {
      remove(specification.events, 'alert_words');
    },
  },
  {
    what: 'without a listed extension',
    message: /^PATCH \/settings: sparkle: is listed as ours and is not there/m,
    change: ({ ours }) => {
      writable(ours.additions)['PATCH /settings: sparkle'] = 'gap';
    },
  },
];

/** One error in one of them, with the message that must report it. */
export const BREAKAGES: readonly Breakage[] = [...CONTRACT, ...TABLES];
