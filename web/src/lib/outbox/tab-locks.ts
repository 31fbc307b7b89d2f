/** Runs `work` in one tab at a time. Where the browser has no locks (not a secure page) the tab trusts that it is alone. */
export const withTabLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** Holds a name until the answer is called or the tab dies, whichever comes first. */
export const holdLock = (name: string): (() => void) => {
  if (!('locks' in navigator)) return () => {};
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => promise);
  return resolve;
};

/** Names held in any tab of this device. */
export const heldLocks = async (): Promise<ReadonlySet<string>> => {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
};
