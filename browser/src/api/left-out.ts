import { create } from 'zustand';

/** How many entries of a list could not be read, the last time one was answered without some; it grows with each such answer. */
export const useLeftOut = create<Readonly<{ answers: number; entries: number }>>(() => ({ answers: 0, entries: 0 }));

/** `header`: of an answer; null when nothing was left out. */
export const noteLeftOut = (header: string | null | undefined): void => {
  const entries = Number(header ?? 0);
  if (entries > 0) useLeftOut.setState(({ answers }) => ({ answers: answers + 1, entries }));
};
