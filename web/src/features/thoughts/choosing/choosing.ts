import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import type { Entry } from '@ecrin/ui/entry/entry.tsx';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';

export type EntryGestures = NonNullable<ComponentProps<typeof Entry>['gestures']>;

/** What an entry gets from a list in which several thoughts can be chosen. */
export type Choosing = Readonly<{
  /** The box to tick of a thought; null while none are being chosen. */
  boxOf: (card: ThoughtCard, title: string) => ReactNode;
  /** How choosing begins at an entry: a long press, or a click with Ctrl or Shift. */
  gesturesOf: (card: ThoughtCard) => EntryGestures;
}>;
export const ChoosingContext = createContext<Choosing | null>(null);
/** What an entry is given there; null in any other list. */
export const useChoosing = (card: ThoughtCard, title: string) => {
  const choosing = useContext(ChoosingContext);
  return choosing && { choice: choosing.boxOf(card, title), gestures: choosing.gesturesOf(card) };
};
