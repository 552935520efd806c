/** Bytes that are held for several owners at once, bounded for each of them and together. */
export interface ByteAccounts {
  readonly held: number;
  /** Counts bytes to an owner; false, with nothing counted, if that exceeds a bound. */
  take(owner: string, bytes: number): boolean;
  give(owner: string, bytes: number): void;
}

interface Bounds {
  readonly all: number;
  readonly each: number;
}

export const createByteAccounts = ({ all, each }: Bounds): ByteAccounts => {
  const heldBy = new Map<string, number>();
  let held = 0;
  return {
    get held() {
      return held;
    },
    take(owner, bytes) {
      const own = (heldBy.get(owner) ?? 0) + bytes;
      if (own > each || held + bytes > all) return false;
      held += bytes;
      heldBy.set(owner, own);
      return true;
    },
    give(owner, bytes) {
      const own = (heldBy.get(owner) ?? 0) - bytes;
      held -= bytes;
      if (own > 0) heldBy.set(owner, own);
      else heldBy.delete(owner);
    },
  };
};
