import { textFile } from '../world/files.js';
import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { UNKNOWN, type World } from '../world/world.js';

const made = async (world: World): Promise<Pick<CaseRequest, 'path'>> => {
  await world.owner.ok('POST', '/user_uploads', { filename: textFile('notes.txt', 'x') });
  const { attachments } = (await world.owner.ok('GET', '/attachments')) as {
    attachments: readonly { readonly id: number }[];
  };
  return { path: { attachment_id: attachments[0]?.id } };
};

/** Sends the request to another server, which has no room for files. */
const without =
  (variables: Readonly<Record<string, string>>): CaseSetup =>
  async (world) => {
    const { url, owner, close } = await world.control('configured')(variables);
    return { url, as: owner, ...(close && { after: close }) };
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
    default: async (world) => {
      const { url } = (await world.owner.ok('POST', '/user_uploads', {
        filename: textFile('notes.txt', 'x'),
      })) as { url: string };
      const [realm_id_str, ...rest] = url.split('/').slice(2);
      return { path: { realm_id_str, filename: rest.join('/') } };
    },
    fileNotFound: () => ({ path: { filename: 'ce/nothing/notes.txt' } }),
  },
  deleteAttachment: {
    default: made,
    invalidAttachment: () => ({ path: { attachment_id: UNKNOWN } }),
  },
};
