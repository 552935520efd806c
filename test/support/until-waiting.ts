/** Waits until exactly `count` clients of the queues wait for events. */
export const untilWaiting = async (queues: { readonly waiting: number }, count: number): Promise<void> => {
  while (queues.waiting !== count) await new Promise(setImmediate);
};
