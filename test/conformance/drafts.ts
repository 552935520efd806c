import type { Arrangement, CaseRequest, PartArrangements } from './arrangement.js';
import type { World } from './world.js';

const NOBODY = 4711;

type Fields = Readonly<Record<string, unknown>>;

const UNADDRESSED = { type: '', to: [], topic: '', content: 'What about blue' };

/** A draft that differs from one without an address. */
const drafting =
  (fields: Fields): Arrangement =>
  () => ({ parameters: { drafts: [{ ...UNADDRESSED, ...fields }] } });

const made = async (world: World): Promise<Pick<CaseRequest, 'path'>> => {
  const { ids } = (await world.owner.ok('POST', '/drafts', { drafts: [UNADDRESSED] })) as { ids: number[] };
  return { path: { draft_id: ids[0] } };
};

const editing =
  (fields: Fields): Arrangement =>
  async (world) => ({ ...(await made(world)), parameters: { draft: { ...UNADDRESSED, ...fields } } });

/** Asked by somebody who has the server keep no drafts. */
const disabled: Arrangement = async (world) => {
  const { id, client } = await world.person();
  const settings = JSON.stringify({ enable_drafts_synchronization: false });
  await world.store('UPDATE users SET settings = ? WHERE id = ?', [settings, id], `user:${String(id)}`);
  return { as: client };
};

/** What is wrong with a draft, whether it is new or edited. */
const wrong = (having: (fields: Fields) => Arrangement): Readonly<Record<string, Arrangement>> => ({
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
