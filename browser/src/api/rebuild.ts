import { create } from 'zustand';

/** Whether an answer told that lists are being rebuilt, until somebody has learnt that they are whole again. */
export const useIsRebuilding = create<boolean>(() => false);

/** `header`: `X-Rebuilding` of an answer. */
export const noteRebuild = (header: string | null | undefined): void => {
  if (header) useIsRebuilding.setState(true, true);
};

export const noteRebuilt = (): void => useIsRebuilding.setState(false, true);
