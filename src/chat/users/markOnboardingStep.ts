import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { listOpenSteps, isOnboardingStep, markStep } from './onboarding-steps.js';

/** POST /users/me/onboarding_steps: stores that the requester has seen a notice. */
export const markOnboardingStep = operation('markOnboardingStep', async ({ input, actor, tx }) => {
  const { onboarding_step } = input;
  if (!isOnboardingStep(onboarding_step)) throw errors.unknownOnboardingStep({ onboarding_step });
  if (await markStep(tx, actor.id, onboarding_step)) {
    const onboarding_steps = await listOpenSteps(tx, actor.id);
    tx.emit({ type: 'onboarding_steps', onboarding_steps }, { users: [actor.id] });
  }
  return {};
});
