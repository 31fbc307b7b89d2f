/** Runs `work` in one tab at a time. Without the Web Locks API (insecure page) it runs unguarded. */
export const withTabLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** Of this tab, from the moment they are asked for, also where the browser has no locks. */
const ownLocks = new Set<string>();

/** Holds a lock until the returned function is called or the tab closes. */
export const holdLock = (name: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  ownLocks.add(name);
  if ('locks' in navigator) void navigator.locks.request(name, () => promise);
  return () => {
    ownLocks.delete(name);
    resolve();
  };
};

/** Locks held or asked for in any tab of this browser. */
export const heldLocks = async (): Promise<ReadonlySet<string>> => {
  if (!('locks' in navigator)) return new Set(ownLocks);
  const { held = [], pending = [] } = await navigator.locks.query();
  return new Set([...ownLocks, ...[...held, ...pending].flatMap(({ name }) => name ?? [])]);
};
