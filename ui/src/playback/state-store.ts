/** A value with change listeners. */
export type StateStore<State> = Readonly<{
  read: () => State;
  change: (part: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}>;

export const createStateStore = <State extends object>(initial: State): StateStore<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    change: (part) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
