import type { ThreadCard } from '@ecrin/contracts/thread/thread.ts';
import { fold } from '@ecrin/domain/text/search-words.ts';

/** Threads whose name holds what was typed, accents and case aside. */
export const matchingThreads = (threads: readonly ThreadCard[], typed: string): readonly ThreadCard[] => {
  const wanted = fold(typed.trim());
  return threads.filter(({ name }) => fold(name ?? '').includes(wanted));
};

/** Whether a thread of exactly that name is there already. */
export const hasThreadNamed = (threads: readonly ThreadCard[], typed: string): boolean =>
  threads.some(({ name }) => fold(name ?? '') === fold(typed.trim()));
