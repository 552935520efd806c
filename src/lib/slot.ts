/** Holds one value that can be read again from the store at any time. */
export interface Slot<T> {
  current: T | undefined;
}

export const emptySlot = <T>(): Slot<T> => ({ current: undefined });
