import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { useSyncExternalStore } from 'react';
import { idleRecorder, nextRecorderState, type RecorderEvent, type RecorderState } from './recorder.machine.ts';

/** `screen`: the lid is open, or reduced to a bar while the person does something else. */
export type Recorder = RecorderState & Readonly<{ screen: 'open' | 'reduced'; language: Language }>;

let recorder: Recorder = { ...idleRecorder, screen: 'reduced', language: 'fr' };
const listeners = new Set<() => void>();
const setRecorder = (next: Recorder) => {
  recorder = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const readRecorder = (): Recorder => recorder;
export const useRecorder = (): Recorder => useSyncExternalStore(subscribe, readRecorder);

export const dispatchRecorderEvent = (event: RecorderEvent): void => {
  const next = nextRecorderState(recorder, event);
  if (next !== recorder) setRecorder({ ...recorder, ...next });
};
export const openRecorder = (): void => setRecorder({ ...recorder, screen: 'open' });
export const minimiseRecorder = (): void => setRecorder({ ...recorder, screen: 'reduced' });
export const setRecorderLanguage = (language: Language): void => setRecorder({ ...recorder, language });

/** Something is being recorded, or waits for its maker to decide; once it lies on the device, it is the outbox's. */
export const isRecorderBusy = ({ status, recording }: Recorder): boolean =>
  ['asking-permission', 'recording', 'paused', 'sealing'].includes(status) ||
  (status === 'failed' && recording !== null);
