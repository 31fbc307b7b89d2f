const keysIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_none, index) => storage.key(index) ?? '');

/** Seals what has words while a lock is on. `write` gives what is written under a key, null: nothing; `read` what was written, null: it cannot be opened. */
export type StorageSeal = Readonly<{
  read: (stored: string) => string | null;
  write: (key: string, value: string) => string | null;
}>;

let seal: StorageSeal | null = null;
/** Of both storages, from now on; null: there is none. */
export const sealStorage = (next: StorageSeal | null): void => {
  seal = next;
};

/** A browser that stores nothing for sites throws at any use of its storage, and a full one at each write: what is set then lasts as long as the page. */
const guarded = (open: () => Storage) => {
  const ofPage = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(open());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key: string): string | null => {
      const stored = ofPage.get(key) ?? attempt((storage) => storage.getItem(key));
      return stored !== null && seal ? seal.read(stored) : stored;
    },
    setItem: (key: string, value: string): void => {
      ofPage.set(key, value);
      attempt((storage) => {
        const text = seal ? seal.write(key, value) : value;
        if (text === null) return;
        storage.setItem(key, text);
        ofPage.delete(key);
      });
    },
    removeItem: (key: string): void => {
      ofPage.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: (): readonly string[] => [...(attempt(keysIn) ?? []), ...ofPage.keys()],
    /** Whether what was set is there for the next page too. */
    isStored: (key: string): boolean => attempt((storage) => storage.getItem(key)) !== null && !ofPage.has(key),
  };
};

/** Small choices of this device; other tabs see them. */
export const deviceStorage = guarded(() => localStorage);
/** Of this tab, also after a reload. */
export const tabStorage = guarded(() => sessionStorage);
