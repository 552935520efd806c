import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';

import { Choice, numbers } from './choice.js';
import * as messages from './message-actions.js';
import type { Chat, User } from './model.js';
import * as others from './other-actions.js';
import type { Action, ChatRequest } from './request.js';
import type { World } from './world.js';

/** The actions, with how often each is chosen. */
const ACTIONS: readonly (readonly [weight: number, name: string, action: Action])[] = [
  [2, 'createChannel', others.createChannel],
  [10, 'sendToChannel', messages.sendToChannel],
  [4, 'sendDirect', messages.sendDirect],
  [3, 'editContent', messages.editContent],
  [3, 'moveToTopic', messages.moveToTopic],
  [3, 'moveToChannel', messages.moveToChannel],
  [2, 'deleteMessage', messages.deleteMessage],
  [2, 'react', messages.react],
  [1, 'unreact', messages.unreact],
  [5, 'changeFlags', messages.changeFlags],
  [2, 'markTopic', messages.markTopic],
  [1, 'markChannel', messages.markChannel],
  [1, 'markAll', messages.markAll],
  [5, 'subscribe', others.subscribe],
  [5, 'unsubscribe', others.unsubscribe],
  [3, 'changeKind', others.changeKind],
  [1, 'changePostPolicy', others.changePostPolicy],
  [1, 'archiveChannel', others.archiveChannel],
  [2, 'setTopicPolicy', others.setTopicPolicy],
  [1, 'muteChannel', others.muteChannel],
  [2, 'muteUser', others.muteUser],
  [1, 'unmuteUser', others.unmuteUser],
  [3, 'changeRole', others.changeRole],
  [1, 'createGroup', others.createGroup],
  [1, 'changeMembers', others.changeMembers],
  [1, 'createDraft', others.createDraft],
  [1, 'updateDraft', others.updateDraft],
  [1, 'deleteDraft', others.deleteDraft],
];

interface Generated {
  readonly by: number;
  readonly choices: readonly number[];
  /** Whether the request is sent again with the same key. */
  readonly isRepeated: boolean;
  /** Whether the states of all users are compared after it. */
  readonly isCompared: boolean;
}

/** One step of a sequence: a user's request. */
class Step implements AsyncCommand<Chat, World> {
  #ran = '';

  constructor(
    private readonly name: string,
    private readonly action: Action,
    private readonly generated: Generated,
  ) {}

  /** Returns the user and the request. Undefined if there is nothing that the step could be about. */
  plan(chat: Chat): { readonly by: User; readonly request: ChatRequest } | undefined {
    const by = chat.userAt(this.generated.by);
    const request = this.action(chat, by, new Choice(this.generated.choices));
    if (!request) return undefined;
    this.#ran = `${by.name}: ${request.method} ${request.path} ${JSON.stringify(request.parameters ?? {})}`;
    return { by, request };
  }

  check(chat: Readonly<Chat>): boolean {
    return this.plan(chat) !== undefined;
  }

  /** Sends the request, and compares its outcome with the model. */
  async send(world: World): Promise<void> {
    const planned = this.plan(world.chat);
    if (planned) await world.request(planned.by, planned.request, this.generated.isRepeated);
  }

  async run(_chat: Chat, world: World): Promise<void> {
    await this.send(world);
    if (this.generated.isCompared) await world.compare();
  }

  toString(): string {
    return this.#ran === '' ? this.name : `\n  ${this.#ran}`;
  }
}

const generated = fc.record({
  by: fc.nat(4),
  choices: numbers,
  isRepeated: fc.integer({ min: 0, max: 9 }).map((number) => number === 9),
  isCompared: fc.integer({ min: 0, max: 7 }).map((number) => number === 7),
});

/** The steps of each action, as often as its weight says. */
const stepsOf = (actions: typeof ACTIONS): Arbitrary<Step>[] =>
  actions.flatMap(([weight, name, action]) =>
    Array.from({ length: weight }, () => generated.map((one) => new Step(name, action, one))),
  );

export const steps = stepsOf(ACTIONS);

/** What fills a chat with messages in many states, without changes of channels. */
export const senders = stepsOf([
  [16, 'sendToChannel', messages.sendToChannel],
  [8, 'sendDirect', messages.sendDirect],
  [2, 'editContent', messages.editContent],
  [2, 'moveToTopic', messages.moveToTopic],
  [2, 'moveToChannel', messages.moveToChannel],
  [1, 'deleteMessage', messages.deleteMessage],
  [3, 'react', messages.react],
  [6, 'changeFlags', messages.changeFlags],
  [3, 'subscribe', others.subscribe],
  [3, 'unsubscribe', others.unsubscribe],
  [6, 'setTopicPolicy', others.setTopicPolicy],
  [2, 'muteChannel', others.muteChannel],
  [1, 'muteUser', others.muteUser],
]);
