import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { microphoneFailure, openMicrophone } from './microphone.ts';
import { isUnderWay, openRecorder, readRecorder, speakIn, tellRecorder } from './recorder.ts';

/** Microphone, level and storage load after the first paint. */
export const recordingEngine = () => import('./recording-engine.ts');

/** The tap. The microphone is asked for within it, before anything else is loaded, so that the browser takes it as the person's wish. */
export const startRecording = async (language: Language): Promise<void> => {
  if (isUnderWay(readRecorder())) return openRecorder();
  tellRecorder({ type: 'start' });
  speakIn(language);
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
    tellRecorder({ type: 'fail', failure: microphoneFailure(error) });
  }
};
