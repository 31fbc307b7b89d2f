/** Why a device keeps nothing: it has no room left, or its browser offers no storage (a private window, blocked cookies). */
export type StorageFault = 'full' | 'unavailable';

/** Dexie wraps what the browser threw: the reason may be inside. */
export const errorNames = (error: unknown): readonly string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const name = 'name' in error && typeof error.name === 'string' ? [error.name] : [];
  return 'inner' in error && error.inner !== error ? [...name, ...errorNames(error.inner)] : name;
};

export const storageFaultOf = (error: unknown): StorageFault =>
  errorNames(error).includes('QuotaExceededError') ? 'full' : 'unavailable';
