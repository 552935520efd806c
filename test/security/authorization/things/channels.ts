import type { Kind, Maker } from '../variant.js';

type Membership = 'in' | 'out' | 'left';

/** Creates a channel with a message whose sender is visible to all subscribers. */
const channel =
  (membership: Membership, options: object): Maker =>
  async (fixtures, actor) => {
    const { id, name } = await fixtures.channel(membership === 'out' ? [] : [actor], { ...options });
    const message = await fixtures.say(fixtures.keeper, id);
    if (membership === 'left') await fixtures.remove(actor, name);
    return { id, text: name, of: { message } };
  };

const PRIVATE = { invite_only: true };

export const channels = {
  'public, in': channel('in', {}),
  public: channel('out', {}),
  'public, left': channel('left', {}),
  'web-public': channel('out', { is_web_public: true }),
  'private, in': channel('in', PRIVATE),
  'private, left': channel('left', PRIVATE),
  private: channel('out', PRIVATE),
  archived: async (fixtures, actor, name) => {
    const made = await channel('in', PRIVATE)(fixtures, actor, name);
    for (const person of [actor, fixtures.keeper]) await fixtures.remove(person, String(made.text));
    return made;
  },
  nothing: (fixtures) =>
    Promise.resolve({ id: 2 ** 31 - 1, text: fixtures.fresh('nothing'), of: { message: 0 } }),
} satisfies Kind;

const posted =
  (isIn: boolean, options: object): Maker =>
  async (fixtures, actor) => {
    const { id, name } = await fixtures.channel(isIn ? [actor] : [], { ...options });
    return { id, text: name };
  };

/** Channels by their posting permission. The actor is subscribed to some of them. */
export const postedChannels = {
  'administrators post': posted(true, { stream_post_policy: 2 }),
  'full members post': posted(true, { stream_post_policy: 3 }),
  'moderators post': posted(true, { stream_post_policy: 4 }),
  'administrators post, private': posted(true, { stream_post_policy: 2, ...PRIVATE }),
  'administrators post, not in': posted(false, { stream_post_policy: 2 }),
  'administrators post, private, not in': posted(false, { stream_post_policy: 2, ...PRIVATE }),
} satisfies Kind;
