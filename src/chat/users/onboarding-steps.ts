import type { components } from '../../../generated/types.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';

type OnboardingStep = components['schemas']['OnboardingStep'];

/** Names of the notices that clients show once. */
const STEPS = [
  'visibility_policy_banner',
  'intro_inbox_view_modal',
  'intro_recent_view_modal',
  'first_stream_created_banner',
  'jump_to_conversation_banner',
  'non_interleaved_view_messages_fading',
  'interleaved_view_messages_fading',
] as const;

export const isOnboardingStep = (name: string): boolean => STEPS.some((step) => step === name);

const listSeenSteps = statement((db, user_id: number) =>
  db('onboarding_steps').where({ user_id }).pluck('step'),
);

/** Returns the steps that a user has not seen yet. */
export const listOpenSteps = async (tx: Tx, userId: number): Promise<OnboardingStep[]> => {
  const seen = new Set(await listSeenSteps(tx, userId));
  return STEPS.filter((name) => !seen.has(name)).map((name) => ({ type: 'one_time_notice', name }));
};

/** Stores that a user has seen a step. Returns whether that is new. */
export const markStep = async (tx: Tx, userId: number, step: string): Promise<boolean> => {
  await tx.lock('users', userId);
  const open = await listOpenSteps(tx, userId);
  if (!open.some(({ name }) => name === step)) return false;
  await tx.insertMany('onboarding_steps', [{ user_id: userId, step }]);
  return true;
};
