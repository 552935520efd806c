import type { OperationId } from '../../../generated/operations.js';
import { routes } from '../../../generated/routes.js';
import { inMebibytes } from '../../lib/bytes.js';

/** In characters, as everywhere in the contract. A character beyond the basic plane counts once. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 100;
export const MIN_PASSWORD_GUESSES = 10_000;

/** Returns the largest file that an operation accepts, in MiB. Its contract states the limit in bytes. */
const fileLimit = (operationId: OperationId): number => {
  const route = routes.find((one) => one.operationId === operationId);
  const file = route?.parameters.find(({ kind }) => kind === 'file');
  return inMebibytes(file?.maxBytes ?? 0);
};

/** The server's limits and its expectations of clients. The register response contains all of them. */
export const serverLimits = {
  max_topic_length: 60,
  max_message_length: 10_000,
  max_file_upload_size_mib: fileLimit('uploadFile'),
  max_avatar_file_size_mib: fileLimit('uploadOwnAvatar'),
  max_icon_file_size_mib: fileLimit('uploadIcon'),
  max_logo_file_size_mib: fileLimit('uploadLogo'),
  server_presence_ping_interval_seconds: 60,
  server_presence_offline_threshold_seconds: 200,
  server_typing_started_wait_period_milliseconds: 30_000,
  server_typing_stopped_wait_period_milliseconds: 12_000,
  server_typing_started_expiry_period_milliseconds: 45_000,
} as const;
