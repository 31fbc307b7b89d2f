/** Runs `work` in one tab at a time. Without the Web Locks API (insecure page) it runs unguarded. */
export const withTabLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** Holds a lock until the returned function is called or the tab closes. */
export const holdLock = (name: string): (() => void) => {
  if (!('locks' in navigator)) return () => {};
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => promise);
  return resolve;
};

/** Locks held in any tab of this browser. */
export const heldLocks = async (): Promise<ReadonlySet<string>> => {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
};
