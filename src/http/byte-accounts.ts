/** Counts bytes in memory per owner, with a limit for each owner and a limit for all together. */
export interface ByteAccounts {
  readonly held: number;
  /** Counts bytes to an owner. Returns false, without counting, if that exceeds a limit. */
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
