const keysIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_none, index) => storage.key(index) ?? '');

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
    getItem: (key: string): string | null => ofPage.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key: string, value: string): void => {
      ofPage.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
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
