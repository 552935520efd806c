import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { cut } from './texts.js';
import { FORMAT, FORMAT_VERSION, type Manifest } from '../format/kinds.js';
import type { Item, RecordSource } from '../format/source.js';
import { convertAttachments, loadAttachments } from './convert-attachments.js';
import { convertChannels, convertSubscriptions } from './convert-channels.js';
import { convertProfileFields, convertProfileValues, readProfileFields } from './convert-fields.js';
import { convertGroupMembers, convertGroups, convertSubgroups } from './convert-groups.js';
import {
  convertDomains,
  convertEmoji,
  convertLinkifiers,
  convertPlaygrounds,
  convertStatuses,
} from './convert-lists.js';
import { convertMessages } from './convert-messages.js';
import { convertOrganization } from './convert-organization.js';
import {
  convertAlertWords,
  convertBotConfigurations,
  convertBotStorage,
  convertMutedUsers,
  convertOnboardingSteps,
  convertScheduledMessages,
  convertTopicPolicies,
} from './convert-personal.js';
import { convertUsers } from './convert-users.js';
import type { Conversion, Loaded } from './conversion.js';
import { Directory } from './directory.js';
import { readEmoji } from './emoji.js';
import { Groups } from './groups.js';
import { loadFiles, loadRealm } from './load.js';
import { MessageLoader } from './load-messages.js';
import { NotTaken } from './not-taken.js';
import { convertReadMarks, convertReadRanges, keepReadStates } from './read-state.js';
import { Scratch } from './scratch.js';
import { REALM_FILE, unpack, type Unpacked } from './unpack.js';
import { linked } from './upload-paths.js';

/** Yields the items in the order of the format. */
const convert = async function* (conversion: Conversion): AsyncGenerator<Item, void> {
  const emoji = await readEmoji(conversion);
  const fields = readProfileFields(conversion);
  yield* convertOrganization(conversion);
  yield* convertUsers(conversion);
  yield* convertStatuses(conversion, emoji);
  yield* convertGroups(conversion);
  yield* convertGroupMembers(conversion);
  yield* convertSubgroups(conversion);
  yield* convertProfileFields(conversion, fields);
  yield* convertProfileValues(conversion, fields);
  yield* convertEmoji(conversion, emoji);
  yield* convertLinkifiers(conversion);
  yield* convertPlaygrounds(conversion);
  yield* convertDomains(conversion);
  yield* convertChannels(conversion);
  yield* convertSubscriptions(conversion);
  yield* convertBotConfigurations(conversion);
  yield* convertBotStorage(conversion);
  yield* convertTopicPolicies(conversion);
  yield* convertMutedUsers(conversion);
  yield* convertAlertWords(conversion);
  yield* convertOnboardingSteps(conversion);
  yield* convertScheduledMessages(conversion, (text) => linked(conversion.scratch, text));
  yield* convertAttachments(conversion);
  yield* convertMessages(conversion, emoji);
  yield* convertReadMarks(conversion);
  yield* convertReadRanges(conversion);
};

/**
 * An export of the reference server, as records of this server. What has to be sorted is on the disk until `close`; one
 * row is in memory.
 */
export class ReferenceExport implements RecordSource {
  #yielded = 0;
  #most = 0;
  #notTaken = new NotTaken();

  private constructor(
    readonly manifest: Manifest,
    private readonly unpacked: Unpacked,
    private readonly loaded: Loaded,
    private readonly notLoaded: NotTaken,
  ) {}

  /** Reads an export: a `.tar.gz` file, or its folder. `siteUrl` is that of the server that imports it. */
  static async open(
    path: string,
    siteUrl: string,
    progressed: (done: number) => void = () => undefined,
  ): Promise<ReferenceExport> {
    const unpacked = await unpack(path);
    const { folder } = unpacked;
    let scratch: Scratch | undefined;
    try {
      scratch = new Scratch(unpacked.scratch);
      const notLoaded = new NotTaken();
      await loadRealm(folder, scratch, notLoaded);
      await loadFiles(folder, scratch);
      await loadAttachments(folder, scratch);
      const directory = new Directory(scratch);
      const groups = new Groups(scratch, directory);
      await new MessageLoader(scratch, directory, notLoaded).load(folder, progressed);
      const manifest = await manifestOf(folder, scratch);
      const loaded = { folder, scratch, directory, groups, siteUrl };
      keepReadStates(loaded);
      return new ReferenceExport(manifest, unpacked, loaded, notLoaded);
    } catch (error) {
      scratch?.close();
      await unpacked.remove();
      throw error;
    }
  }

  /** What was not taken, and how often, after an import has read everything. */
  get notTaken(): ReadonlyMap<string, number> {
    return new Map([...this.notLoaded.counts, ...this.#notTaken.counts]);
  }

  progress(): number {
    return this.#most === 0 ? 0 : Math.min(1, this.#yielded / this.#most);
  }

  async *read(): AsyncGenerator<Item, void> {
    this.#notTaken = new NotTaken();
    this.#yielded = 0;
    // The first pass counts. Until then, the messages are the measure.
    const isCounted = this.#most > 0;
    if (!isCounted) this.#most = 1 + 2 * this.loaded.scratch.countOfMessages();
    for await (const item of convert({ ...this.loaded, notTaken: this.#notTaken })) {
      this.#yielded += 1;
      yield item;
    }
    this.#most = this.#yielded;
  }

  /** Removes what is on the disk. */
  async close(): Promise<void> {
    this.loaded.scratch.close();
    await this.unpacked.remove();
  }
}

/** An export of everything has private messages, and one of public data has flags. Both are full archives here. */
const manifestOf = async (folder: string, scratch: Scratch): Promise<Manifest> => {
  const [realm] = scratch.rowsOf('zerver_realm');
  const { mtimeMs } = await stat(join(folder, REALM_FILE));
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    kind: 'full',
    made_at: Math.max(0, Math.floor(mtimeMs / 1000)),
    server_version: 'unknown',
    feature_level: 0,
    organization: cut(realm?.text('name') ?? '', 100),
    site: '',
  };
};
