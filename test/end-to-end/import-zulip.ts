import type { Zulip } from 'zulip-js';

/** The library replaces Node's global FormData. The other tests need Node's. */
export const importZulip = async (): Promise<Zulip> => {
  const { FormData } = globalThis;
  const { default: zulip } = await import('zulip-js');
  globalThis.FormData = FormData;
  return zulip;
};
