/** A value that tells when it changes. */
export type Cell<State> = Readonly<{
  read: () => State;
  change: (part: Partial<State>) => void;
  listen: (listener: () => void) => () => void;
}>;

export const createCell = <State extends object>(initial: State): Cell<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change: (part) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
