import { useHistoryState } from 'wouter/use-browser-location';

/** Thoughts chosen in a list, as the screen that continues with them gets them: in its history entry, so that a reload keeps them and no address has them. */
export type ChosenThoughts = Readonly<{ chosenThoughts: readonly string[] }>;

export const useChosenThoughts = (): readonly string[] => {
  const chosen: unknown = useHistoryState<Partial<ChosenThoughts> | null>()?.chosenThoughts;
  return Array.isArray(chosen) ? chosen.filter((id): id is string => typeof id === 'string') : none;
};
const none: readonly string[] = [];
