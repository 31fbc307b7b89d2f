import type { Language } from '@ecrin/domain/kernel/language.ts';
import { create } from 'zustand';
import { idleRecorder, nextRecorderState, type RecorderEvent, type RecorderState } from './recorder.machine.ts';

/** `appendTo`: the thought that is recorded for; null: a new one. `screen`: the lid is open, or minimised to a bar while the person does something else. */
export type Recorder = RecorderState &
  Readonly<{ screen: 'open' | 'reduced'; language: Language; appendTo: string | null }>;

export const useRecorder = create<Recorder>(() => ({
  ...idleRecorder,
  screen: 'reduced',
  language: 'fr',
  appendTo: null,
}));
export const readRecorder = useRecorder.getState;

export const dispatchRecorderEvent = (event: RecorderEvent): void =>
  useRecorder.setState((recorder) => nextRecorderState(recorder, event));
export const openRecorder = (): void => useRecorder.setState({ screen: 'open' });
export const minimiseRecorder = (): void => useRecorder.setState({ screen: 'reduced' });
export const setAppendTo = (appendTo: string | null): void => useRecorder.setState({ appendTo });
export const setRecorderLanguage = (language: Language): void => useRecorder.setState({ language });

/** A recording is in progress, or failed and waits for a decision; once it is stored on the device, the outbox has it. */
export const isRecorderBusy = ({ status, recording }: Recorder): boolean =>
  ['asking-permission', 'recording', 'paused', 'sealing'].includes(status) ||
  (status === 'failed' && recording !== null);
