import { measureSettings } from './setting-cost.mjs';

const countsOf = async ({ url }) => {
  const { responses = { checked: 0, skipped: 0 } } = await (await fetch(`${url}/health`)).json();
  return { checked: responses.checked, skipped: responses.skipped };
};

/** What `CHECK_RESPONSES` costs, and how many responses each server checked. */
export const measureResponseChecks = () =>
  measureSettings(
    'Comparison of responses with the contract',
    Object.fromEntries(
      ['0', '0.01', '1'].map((share) => [`CHECK_RESPONSES=${share}`, { CHECK_RESPONSES: share }]),
    ),
    countsOf,
  );
