// What one client does with the objects of its user.
import { textFile } from '../support/files.js';
import { textAfter, type Load, type Maker } from './load.js';
import type { Change, Operation } from './types.js';

/** Drafts of one request. */
const DRAFTS = 3;
const MOST_DRAFTS = 20;
const MUTED = 1;
const FOLLOWED = 3;

interface Draft {
  readonly id: number;
  readonly token: string;
}

const draftOf = (content: string): object => ({ type: '', to: [], topic: '', content });

/** Returns the operations of one client, which remembers its drafts. */
export const personalOperations = (load: Load): (() => Operation | undefined) => {
  const { site, model, person, choices } = load;
  const drafts: Draft[] = [];

  const createDrafts = (): Operation => {
    const tokens = Array.from({ length: 1 + choices.below(DRAFTS) }, () => load.token('draft'));
    return {
      request: ['POST', '/drafts', { drafts: tokens.map((token) => draftOf(textAfter(load, token))) }],
      changes: tokens.map((token): Change => ({ key: `draft/${token}`, value: true, audience: 'own' })),
      tokens,
      made(ids) {
        drafts.push(...ids.map((id, index): Draft => ({ id, token: tokens[index] ?? '' })));
      },
    };
  };

  const editDraft = (): Operation | undefined => {
    const draft = choices.one(drafts);
    if (!draft) return undefined;
    const content = `${draft.token} ${load.token('draft')}`;
    return {
      request: ['PATCH', `/drafts/${draft.id}`, { draft: draftOf(content) }],
      changes: [{ key: `draft-text/${draft.id}`, value: content, audience: 'own' }],
    };
  };

  const deleteDraft = (): Operation | undefined => {
    const draft = choices.one(drafts);
    if (!draft) return undefined;
    return {
      request: ['DELETE', `/drafts/${draft.id}`, {}],
      changes: [
        { key: `draft-text/${draft.id}`, value: undefined, audience: 'own' },
        { key: `draft/${draft.token}`, value: undefined, audience: 'none' },
      ],
      made() {
        drafts.splice(drafts.indexOf(draft), 1);
      },
    };
  };

  const changeDrafts: Maker = () => {
    if (drafts.length > MOST_DRAFTS) return deleteDraft();
    return choices.one([createDrafts, editDraft, deleteDraft])?.();
  };

  const changeSettings: Maker = () => {
    const full_name = `person ${load.token('load')}`;
    const names = choices.some(['twenty_four_hour_time', 'high_contrast_mode', 'enter_sends'], 2);
    const settings = names.map((name): Change => {
      const key = `setting/${person.id}/${name}`;
      return { key, value: model.values.get(key) !== true, audience: 'own' };
    });
    return {
      request: [
        'PATCH',
        '/settings',
        { full_name, ...Object.fromEntries(names.map((name, index) => [name, settings[index]?.value])) },
      ],
      changes: [...settings, { key: `name/${person.id}`, value: full_name, audience: 'all' }],
    };
  };

  const subscribe: Maker = () => {
    const keyOf = (id: number): string => `subscribed/${person.id}/${id}`;
    const adds = choices.chance(0.5);
    const channels = choices.some(
      site.others.filter(({ id }) => (model.values.get(keyOf(id)) === true) !== adds),
      site.others.length,
    );
    if (channels.length === 0) return undefined;
    const value = adds ? true : undefined;
    const names = channels.map(({ name }) => name);
    return {
      request: [
        adds ? 'POST' : 'DELETE',
        '/users/me/subscriptions',
        { subscriptions: adds ? names.map((name) => ({ name })) : names },
      ],
      changes: channels.flatMap(({ id }): Change[] => [
        { key: keyOf(id), value, audience: 'own' },
        { key: `peer/${person.id}/${id}`, value, audience: 'others' },
      ]),
    };
  };

  const describeGroup: Maker = () => {
    const description = load.token('load');
    return {
      request: ['PATCH', `/user_groups/${person.group}`, { description }],
      changes: [{ key: `description/${person.group}`, value: description, audience: 'all' }],
    };
  };

  const changeMembers: Maker = () => {
    // Any user but the one who changes the group, which only members may.
    const member = site.people.find(({ id }) => id !== person.id)?.id ?? 0;
    const key = `member/${person.group}/${member}`;
    const isMember = model.values.get(key) === true;
    return {
      request: ['POST', `/user_groups/${person.group}/members`, { [isMember ? 'delete' : 'add']: [member] }],
      changes: [{ key, value: isMember ? undefined : true, audience: 'all' }],
    };
  };

  const upload: Maker = () => {
    const name = `${load.token('load')}.txt`;
    return {
      request: ['POST', '/user_uploads', { filename: textFile(name, textAfter(load, name)) }],
      changes: [{ key: `file/${name}`, value: true, audience: 'own' }],
    };
  };

  const followTopic: Maker = () => ({
    ...followed(load.token('topic'), choices.chance(0.5) ? FOLLOWED : MUTED),
  });

  const followed = (topic: string, visibility_policy: number): Operation => ({
    request: ['POST', '/user_topics', { stream_id: site.channel.id, topic, visibility_policy }],
    changes: [
      { key: `topic/${person.id}/${site.channel.id}/${topic}`, value: visibility_policy, audience: 'own' },
    ],
  });

  const makers: readonly Maker[] = [
    changeDrafts,
    changeDrafts,
    changeSettings,
    subscribe,
    describeGroup,
    changeMembers,
    upload,
    followTopic,
  ];
  return () => choices.one(makers)?.(load);
};
