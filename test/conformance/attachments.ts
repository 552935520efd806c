import { textFile } from '../support/files.js';
import { startServer } from '../support/server.js';
import type { CaseSetup, CaseRequest, PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const made = async (fixtures: Fixtures): Promise<Pick<CaseRequest, 'path'>> => {
  await fixtures.owner.ok('POST', '/user_uploads', { filename: textFile('notes.txt', 'x') });
  const { attachments } = (await fixtures.owner.ok('GET', '/attachments')) as {
    attachments: readonly { readonly id: number }[];
  };
  return { path: { attachment_id: attachments[0]?.id } };
};

/** Sends the request to another server, which has no room for files. */
const without =
  (env: Readonly<Record<string, string>>): CaseSetup =>
  async () => {
    const server = await startServer({ env });
    return { url: server.url, as: server.owner, after: () => server.close() };
  };

export const attachments: PartArrangements = {
  uploadFile: {
    noFile: () => ({ parameters: { filename: 'no file' } }),
    severalFiles: () => ({ parameters: { filename: [textFile('a', 'a'), textFile('b', 'b')] } }),
    uploadQuota: without({ UPLOAD_QUOTA_MIB: '0' }),
    ownUploadQuota: without({ UPLOAD_QUOTA_PER_USER_MIB: '0' }),
    uploadDiskFull: without({ UPLOAD_DISK_RESERVE_MIB: '999999999999' }),
  },
  getFileUrl: {
    default: async (fixtures) => {
      const { url } = (await fixtures.owner.ok('POST', '/user_uploads', {
        filename: textFile('notes.txt', 'x'),
      })) as { url: string };
      const [realm_id_str, ...rest] = url.split('/').slice(2);
      return { path: { realm_id_str, filename: rest.join('/') } };
    },
    fileNotFound: () => ({ path: { filename: 'ce/nothing/notes.txt' } }),
  },
  deleteAttachment: {
    default: made,
    invalidAttachment: () => ({ path: { attachment_id: 4711 } }),
  },
};
