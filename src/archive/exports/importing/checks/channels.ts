import { checkChannelName } from '../../../../chat/channels/model/name.js';
import { nameKey } from '../../../../lib/name-key.js';
import { ArchiveError } from '../../format/source.js';
import { Unique } from '../known.js';
import { refusing, type Checks, type Known, type Of } from './checks.js';

/** Checks of channels and their subscribers. */
export class ChannelChecks implements Checks<'channels' | 'subscriptions'> {
  readonly #names = new Unique<string>('name of a channel');
  readonly #subscriptions = new Unique<string>('subscription');

  constructor(private readonly known: Known) {}

  readonly channels = async (item: Of<'channels'>): Promise<void> => {
    const { id, name, creator, is_archived, is_private, is_web_public, is_default, can_remove_subscribers } =
      item.record;
    this.known.channels.add(id, item);
    await refusing(item.place, () => checkChannelName(name));
    if (!is_archived) this.#names.add(nameKey(name), item);
    this.known.users.check(creator, item);
    this.known.groups.check(can_remove_subscribers, item);
    if ((is_private || is_archived) && (is_web_public || is_default)) {
      throw new ArchiveError(
        item.place,
        'a private or archived channel is neither web-public nor a default channel',
      );
    }
  };

  readonly subscriptions = (item: Of<'subscriptions'>): void => {
    const { user, channel, until } = item.record;
    this.known.users.check(user, item);
    this.known.channels.check(channel, item);
    if (until === undefined || until === null)
      this.#subscriptions.add(`of user ${user} to channel ${channel}`, item);
  };
}
