import { versionFields } from '../../../chat/organization/version.js';
import type { Services } from '../../../accounts/services.js';
import type { Tx } from '../../../runtime/store/types.js';
import { newestMessageId } from '../../../chat/messages/model/first-and-last-message.js';
import { FORMAT, FORMAT_VERSION } from '../format/kinds.js';
import { ArchiveWriter } from '../format/writer.js';
import { writeAttachments } from './attachments.js';
import { writeChannels, writeSubscriptions } from './channels.js';
import { writeGroups } from './groups.js';
import { writeMessages } from './messages.js';
import { writeEmoji, writeLists, writeOrganization, writeProfileFields } from './organization.js';
import { writePersonal } from './personal.js';
import { writeReadState } from './read-state.js';
import type { ArchiveScope } from './archive-scope.js';
import type { Run } from './run.js';
import { writeProfileValues, writeStatuses, writeUsers } from './users.js';

export interface Making {
  readonly archive: ArchiveScope;
  /** A new file. */
  readonly path: string;
  /** Runs reads on one snapshot. */
  readonly read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Called between two steps, with the progress from 0 to 1. Throws if the work has to end. */
  readonly step: (progress: number) => Promise<void>;
}

/** In the order of `kinds`. */
const PARTS: readonly ((run: Run) => Promise<void>)[] = [
  writeOrganization,
  writeUsers,
  writeStatuses,
  writeGroups,
  writeProfileFields,
  writeProfileValues,
  writeEmoji,
  writeLists,
  writeChannels,
  writeSubscriptions,
  writePersonal,
  writeAttachments,
  writeMessages,
  writeReadState,
];

/**
 * Writes an archive. Users, groups and channels are read after the newest message was determined, so the messages name
 * no others unless these were moved meanwhile.
 */
export const makeArchive = async (services: Services, making: Making): Promise<void> => {
  const { archive, path, read, step } = making;
  const { clock, config, organization } = services;
  const horizon = await read(newestMessageId);
  const writer = await ArchiveWriter.create(path, {
    format: FORMAT,
    version: FORMAT_VERSION,
    kind: archive.kind,
    made_at: clock.seconds(),
    server_version: versionFields.service_version,
    feature_level: versionFields.service_feature_level,
    organization: organization.current.name,
    site: config.siteUrl,
  });
  let reached = 0;
  const run: Run = {
    services,
    archive,
    writer,
    horizon,
    known: { users: new Set(), groups: new Set(), channels: new Set() },
    read,
    step: async (progress) => {
      reached = Math.max(reached, progress);
      await step(reached);
    },
  };
  try {
    for (const part of PARTS) await part(run);
    await writer.finish();
  } catch (error) {
    await writer.abort();
    throw error;
  }
};
