import { create } from 'zustand';

/** `asked`: the server has not answered yet. */
type Removal = 'asked' | 'done';
const useRemovals = create<Readonly<Record<string, Removal>>>(() => ({}));

/** A thought just deleted fades in the lists that show it, until they are loaded again or the deletion is undone. */
export const markRemoval = (thoughtId: string, removal: Removal) => useRemovals.setState({ [thoughtId]: removal });
export const clearRemoval = (thoughtId: string) =>
  useRemovals.setState(({ [thoughtId]: _cleared, ...others }) => others, true);
/** null: it was not deleted on this page, or no longer is. */
export const useRemoval = (thoughtId: string): Removal | null =>
  useRemovals(({ [thoughtId]: removal }) => removal ?? null);
