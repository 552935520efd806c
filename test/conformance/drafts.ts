import type { CaseSetup, CaseRequest, PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const NOBODY = 4711;

type Fields = Readonly<Record<string, unknown>>;

const UNADDRESSED = { type: '', to: [], topic: '', content: 'What about blue' };

/** Creates a draft that differs in some fields from one without recipients. */
const drafting =
  (fields: Fields): CaseSetup =>
  () => ({ parameters: { drafts: [{ ...UNADDRESSED, ...fields }] } });

const made = async (fixtures: Fixtures): Promise<Pick<CaseRequest, 'path'>> => {
  const { ids } = (await fixtures.owner.ok('POST', '/drafts', { drafts: [UNADDRESSED] })) as {
    ids: number[];
  };
  return { path: { draft_id: ids[0] } };
};

const editing =
  (fields: Fields): CaseSetup =>
  async (fixtures) => ({ ...(await made(fixtures)), parameters: { draft: { ...UNADDRESSED, ...fields } } });

/** The requester has turned off drafts. */
const disabled: CaseSetup = async (fixtures) => {
  const { id, client } = await fixtures.person();
  const settings = JSON.stringify({ enable_drafts_synchronization: false });
  await fixtures.store('UPDATE users SET settings = ? WHERE id = ?', [settings, id], `user:${String(id)}`);
  return { as: client };
};

/** Invalid drafts, for creating and editing. */
const wrong = (having: (fields: Fields) => CaseSetup): Readonly<Record<string, CaseSetup>> => ({
  messageNullBytes: having({ content: 'a\0b' }),
  draftTimestampNegative: having({ timestamp: -1 }),
  draftTopicNullBytes: having({ type: 'stream', to: [NOBODY], topic: 'a\0b' }),
  draftChannelNotOne: having({ type: 'stream' }),
  invalidChannelId: having({ type: 'stream', to: [NOBODY] }),
  invalidUserId: having({ type: 'private', to: [NOBODY] }),
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
    draftNotFound: () => ({ path: { draft_id: NOBODY } }),
    ...wrong(editing),
  },
  deleteDraft: {
    default: made,
    draftSynchronizationDisabled: disabled,
    draftNotFound: () => ({ path: { draft_id: NOBODY } }),
  },
};
