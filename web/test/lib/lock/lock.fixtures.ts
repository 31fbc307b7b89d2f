/** A browser's storage, as far as it is used. */
export const memoryStorage = (): Storage => {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (place) => [...stored.keys()][place] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
};
