import { create } from 'zustand';

const usePendingRemovals = create<ReadonlySet<string>>(() => new Set());

/** A thought just deleted fades in the lists that show it, until they are loaded again or the deletion is undone. */
export const markPendingRemoval = (thoughtId: string) =>
  usePendingRemovals.setState((pending) => new Set([...pending, thoughtId]), true);
export const clearPendingRemoval = (thoughtId: string) =>
  usePendingRemovals.setState((pending) => new Set([...pending].filter((id) => id !== thoughtId)), true);
export const useIsPendingRemoval = (thoughtId: string) => usePendingRemovals((pending) => pending.has(thoughtId));
