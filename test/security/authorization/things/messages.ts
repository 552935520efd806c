import type { Person } from '../../../support/people.js';
import type { Fixtures } from '../fixtures.js';
import type { Kind, Maker, Thing } from '../variant.js';

const SHARED = { invite_only: true, history_public_to_subscribers: true };
const PRIVATE = { invite_only: true, history_public_to_subscribers: false };

/**
 * Creates a channel with a message. The steps state in which order the actor joins and leaves and the message
 * is sent.
 */
const inChannel =
  (steps: readonly ('join' | 'send' | 'send own' | 'leave')[], options: object): Maker =>
  async (fixtures, actor) => {
    const [first, ...rest] = steps;
    const joins = first === 'join';
    const channel = await fixtures.channel(joins ? [actor] : [], { ...options });
    const thing: { id: number; of: Thing['of'] } = { id: 0, of: { channel: channel.id, name: channel.name } };
    for (const step of joins ? rest : steps) {
      if (step === 'join') await fixtures.add(actor, channel.name);
      else if (step === 'leave') await fixtures.remove(actor, channel.name);
      else thing.id = await fixtures.say(step === 'send' ? fixtures.keeper : actor, channel.id);
    }
    return thing;
  };

const direct =
  (by: (fixtures: Fixtures, actor: Person) => readonly [Person, Person]): Maker =>
  async (fixtures, actor) => ({
    id: await fixtures.tell(...by(fixtures, actor)),
    of: { channel: 0, name: '' },
  });

export const messages = {
  own: inChannel(['join', 'send own'], PRIVATE),
  'own direct': direct(({ keeper }, actor) => [actor, keeper]),
  'own, left since': inChannel(['join', 'send own', 'leave'], PRIVATE),
  'own in public, left since': inChannel(['join', 'send own', 'leave'], {}),
  subscribed: inChannel(['join', 'send'], PRIVATE),
  direct: direct(({ keeper }, actor) => [keeper, actor]),
  public: inChannel(['send'], {}),
  'received in public, left since': inChannel(['join', 'send', 'leave'], {}),
  'web-public': inChannel(['send'], { is_web_public: true }),
  'received, left since': inChannel(['join', 'send', 'leave'], PRIVATE),
  'received with shared history, left since': inChannel(['join', 'send', 'leave'], SHARED),
  'sent after leaving': inChannel(['join', 'leave', 'send'], PRIVATE),
  'sent after leaving shared history': inChannel(['join', 'leave', 'send'], SHARED),
  'sent before joining': inChannel(['send', 'join'], PRIVATE),
  'shared history': inChannel(['send', 'join'], SHARED),
  private: inChannel(['send'], PRIVATE),
  "others' direct": direct(({ keeper, mate }) => [keeper, mate]),
  nothing: () => Promise.resolve({ id: 2 ** 31 - 1, of: { channel: 0, name: '' } }),
} satisfies Kind;

export type MessageRelation = keyof typeof messages;

/** The messages on which permissions are tested. */
export const permittedMessages = {
  own: messages.own,
  subscribed: messages.subscribed,
  direct: messages.direct,
  public: messages.public,
  private: messages.private,
  "others' direct": messages["others' direct"],
} satisfies Kind;

/** A message with a reaction, by the message's place and the author of the reaction. */
const reactedIn =
  (
    options: object,
    { by = 'actor', leaves = false }: { by?: 'actor' | 'keeper'; leaves?: boolean } = {},
  ): Maker =>
  async (fixtures, actor) => {
    const { id: channel, name } = await fixtures.channel([actor], { ...options });
    const id = await fixtures.say(fixtures.keeper, channel);
    const { client } = by === 'actor' ? actor : fixtures.keeper;
    await client.ok('POST', `/messages/${String(id)}/reactions`, { emoji_name: 'tada' });
    if (leaves) await fixtures.remove(actor, name);
    return { id };
  };

export const reacted = {
  subscribed: reactedIn(PRIVATE),
  public: reactedIn({}),
  'left since': reactedIn(PRIVATE, { leaves: true }),
  "another's": reactedIn(PRIVATE, { by: 'keeper' }),
} satisfies Kind;
