import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { microphoneFailure, openMicrophone } from '../engine/microphone.ts';
import {
  isRecorderBusy,
  openRecorder,
  readRecorder,
  setRecorderLanguage,
  dispatchRecorderEvent,
} from './recorder-store.ts';

/** Microphone, level and storage load after the first paint. */
export const recordingEngine = () => import('../engine/recording-engine.ts');

/** The tap. The microphone is asked for within it, before anything else is loaded, so that the browser takes it as the person's wish. */
export const startRecording = async (language: Language): Promise<void> => {
  if (isRecorderBusy(readRecorder())) return openRecorder();
  dispatchRecorderEvent({ type: 'start' });
  setRecorderLanguage(language);
  openRecorder();
  const microphone = openMicrophone();
  // Answered below; until then a refusal is not yet anybody's.
  microphone.catch(() => {});
  try {
    const { beginRecording } = await recordingEngine();
    await beginRecording(await microphone);
  } catch (error) {
    void microphone.then(
      ({ close }) => close(),
      () => {},
    );
    dispatchRecorderEvent({ type: 'fail', failure: microphoneFailure(error) });
  }
};
