import type { Language } from '@ecrin/domain/kernel/language.ts';
import { openMicrophone } from '#lib/microphone/microphone.ts';
import {
  isRecorderBusy,
  openRecorder,
  readRecorder,
  setAppendTo,
  setRecorderLanguage,
  dispatchRecorderEvent,
} from './recorder-store.ts';

/** Microphone, level and storage load after the first paint. */
export const recordingEngine = () => import('../engine/recording-engine.ts');

/** The tap. The microphone is requested within it, before anything else is loaded, so that the browser treats it as a user gesture. `appendTo`: the thought it is recorded for; null: a new one. */
export const startRecording = async (language: Language, appendTo: string | null = null): Promise<void> => {
  if (isRecorderBusy(readRecorder())) return openRecorder();
  dispatchRecorderEvent({ type: 'start' });
  setRecorderLanguage(language);
  setAppendTo(appendTo);
  openRecorder();
  const microphone = openMicrophone();
  // Handled below; until then a rejection would be unhandled.
  microphone.catch(() => {});
  try {
    const { beginRecording } = await recordingEngine();
    await beginRecording(await microphone);
  } catch (error) {
    void microphone.then(
      ({ close }) => close(),
      () => {},
    );
    const failure = await import('#lib/microphone/microphone-failure.ts').then(
      ({ microphoneFailure }) => microphoneFailure(error),
      () => 'unexpected' as const,
    );
    dispatchRecorderEvent({ type: 'fail', failure });
  }
};
