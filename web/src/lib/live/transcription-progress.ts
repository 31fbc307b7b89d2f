import type { TranscriptionProgressed } from '@ecrin/contracts/transport/socket-messages.ts';
import { useSyncExternalStore } from 'react';

const percents = new Map<string, number>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const setTranscriptionProgress = ({ thoughtId, percent }: TranscriptionProgressed) => {
  percents.set(thoughtId, percent);
  listeners.forEach((listener) => listener());
};

/** Percent 0…100 of a running transcription; null until the server said something about this thought. */
export const useTranscriptionProgress = (thoughtId: string) =>
  useSyncExternalStore(subscribe, () => percents.get(thoughtId) ?? null);
