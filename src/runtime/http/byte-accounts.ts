/**
 * Counts bytes in memory per owner, with a limit for each owner and a limit for all together. Beyond the latter, owners
 * with a few bytes still get some.
 */
export interface ByteAccounts {
  readonly held: number;
  /** Counts bytes to an owner. Returns false, without counting, if that exceeds a limit. */
  take(owner: string, bytes: number): boolean;
  give(owner: string, bytes: number): void;
}

interface Bounds {
  readonly all: number;
  readonly each: number;
  /** What only owners use that have no more than `few` bytes. */
  readonly reserve?: number;
  readonly few?: number;
  /** Called when so many bytes lack. Gives back as many, or none and returns false. */
  readonly makeRoom?: (lacking: number) => boolean;
}

export const createByteAccounts = ({ all, each, reserve = 0, few = 0, makeRoom }: Bounds): ByteAccounts => {
  const heldBy = new Map<string, number>();
  let held = 0;
  return {
    get held() {
      return held;
    },
    take(owner, bytes) {
      const withMore = (): number => (heldBy.get(owner) ?? 0) + bytes;
      if (withMore() > each) return false;
      const lacking = held + bytes - (withMore() <= few ? all + reserve : all);
      if (lacking > 0 && !makeRoom?.(lacking)) return false;
      heldBy.set(owner, withMore());
      held += bytes;
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
