import { textFile } from '../support/files.js';
import { startServer, type TestServer } from '../support/server.js';
import type { CaseRequest, PartArrangements } from './arrangement.js';
import type { World } from './world.js';

const made = async (world: World): Promise<Pick<CaseRequest, 'path'>> => {
  await world.owner.ok('POST', '/user_uploads', { filename: textFile('notes.txt', 'x') });
  const { attachments } = (await world.owner.ok('GET', '/attachments')) as {
    attachments: readonly { readonly id: number }[];
  };
  return { path: { attachment_id: attachments[0]?.id } };
};

/** Another server, on which there is no room for files. */
const full = (): Promise<TestServer> => startServer({ env: { UPLOAD_QUOTA_MIB: '0' } });

export const attachments: PartArrangements = {
  uploadFile: {
    noFile: () => ({ parameters: { filename: 'no file' } }),
    severalFiles: () => ({ parameters: { filename: [textFile('a', 'a'), textFile('b', 'b')] } }),
    uploadQuota: async () => {
      const server = await full();
      return { url: server.url, as: server.owner, after: () => server.close() };
    },
  },
  deleteAttachment: {
    default: made,
    invalidAttachment: () => ({ path: { attachment_id: 4711 } }),
  },
};
