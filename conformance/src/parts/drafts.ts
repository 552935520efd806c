import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { UNKNOWN, type World } from '../world/world.js';

type Fields = Readonly<Record<string, unknown>>;

const UNADDRESSED = { type: '', to: [], topic: '', content: 'What about blue' };

/** Creates a draft that differs in some fields from one without recipients. */
const drafting =
  (fields: Fields): CaseSetup =>
  () => ({ parameters: { drafts: [{ ...UNADDRESSED, ...fields }] } });

const made = async (world: World): Promise<Pick<CaseRequest, 'path'>> => {
  const { ids } = (await world.owner.ok('POST', '/drafts', { drafts: [UNADDRESSED] })) as {
    ids: number[];
  };
  return { path: { draft_id: ids[0] } };
};

const editing =
  (fields: Fields): CaseSetup =>
  async (world) => ({ ...(await made(world)), parameters: { draft: { ...UNADDRESSED, ...fields } } });

/** The requester has turned off drafts. */
const disabled: CaseSetup = (world) =>
  world.once('without drafts', async () => {
    const { client } = await world.person();
    await client.ok('PATCH', '/settings', { enable_drafts_synchronization: false });
    return { as: client };
  });

/** Invalid drafts, for creating and editing. */
const wrong = (having: (fields: Fields) => CaseSetup): Readonly<Record<string, CaseSetup>> => ({
  messageNullBytes: having({ content: 'a\0b' }),
  draftTimestampNegative: having({ timestamp: -1 }),
  draftTopicNullBytes: having({ type: 'stream', to: [UNKNOWN], topic: 'a\0b' }),
  draftChannelNotOne: having({ type: 'stream' }),
  invalidChannelId: having({ type: 'stream', to: [UNKNOWN] }),
  invalidUserId: having({ type: 'private', to: [UNKNOWN] }),
});

export const drafts: PartArrangements = {
  listDrafts: { draftSynchronizationDisabled: disabled },
  createDrafts: {
    default: drafting({}),
    draftSynchronizationDisabled: disabled,
    ...wrong(drafting),
  },
  updateDraft: {
    default: editing({}),
    draftSynchronizationDisabled: disabled,
    draftNotFound: () => ({ path: { draft_id: UNKNOWN } }),
    ...wrong(editing),
  },
  deleteDraft: {
    default: made,
    draftSynchronizationDisabled: disabled,
    draftNotFound: () => ({ path: { draft_id: UNKNOWN } }),
  },
};
