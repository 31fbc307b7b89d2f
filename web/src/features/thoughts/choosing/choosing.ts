import { createContext, useContext, type ReactNode } from 'react';

/** The box to tick of a thought in a list, in which several are being chosen; null: none are. */
export type Choosing = (thought: Readonly<{ thoughtId: string; occurredAt: string }>, title: string) => ReactNode;
export const ChoosingContext = createContext<Choosing | null>(null);
export const useChoosing = (): Choosing | null => useContext(ChoosingContext);
