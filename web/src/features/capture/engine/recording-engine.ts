import { supportedMimeType } from '#lib/microphone/audio-recorder.ts';
import { microphoneFailure } from '#lib/microphone/microphone-failure.ts';
import { namedError, type Microphone } from '#lib/microphone/microphone.ts';
import { newId, requestPersistentStorage, thisMoment } from '#lib/outbox/device-environment.ts';
import { recordings, wake } from '#lib/outbox/outbox-engine.ts';
import { onSessionChange, storedUserId } from '#lib/session/session.ts';
import { readRecorder, minimiseRecorder, dispatchRecorderEvent } from '../recorder/recorder-store.ts';
import { discardStoredRecording } from './discard-stored-recording.ts';
import { startLiveRecording, type LiveRecording } from './live-recording.ts';
import { lockRecording } from './recording-guard.ts';

/** The undo is offered for 8 s, and longer while it has hover or focus: the audio is kept longer than both. */
const discardAfterMs = 30_000;

type ActiveRecording = Readonly<{ recordingId: string; userId: string; sound: LiveRecording; release: () => void }>;
let current: ActiveRecording | null = null;

const failRecording = async (failure: 'microphone-lost' | ReturnType<typeof microphoneFailure>) => {
  await current?.sound.stop();
  dispatchRecorderEvent({ type: 'fail', failure });
};

/** Cancelled while microphone permission was requested. */
const cancelRecording = async (recordingId: string, microphone: Microphone, release: () => void) => {
  microphone.close();
  await recordings.drop(recordingId).finally(release);
};

/** Starts recording with the granted microphone; every second is stored. Throws what the device throws. */
export const beginRecording = async (microphone: Microphone): Promise<void> => {
  const mimeType = supportedMimeType((type) => MediaRecorder.isTypeSupported(type));
  const userId = storedUserId();
  if (mimeType === null || userId === null) throw namedError('UnsupportedError');

  const { appendTo, language } = readRecorder();
  const ids = { recordingId: newId(), thoughtId: newId(), ...(appendTo === null ? {} : { appendTo }) };
  const release = lockRecording(ids.recordingId);
  await recordings.open({ ...ids, userId, mimeType, language, ...thisMoment() });
  if (readRecorder().status !== 'asking-permission') return cancelRecording(ids.recordingId, microphone, release);
  requestPersistentStorage();
  const sound = startLiveRecording({
    recordingId: ids.recordingId,
    userId,
    mimeType,
    microphone,
    onFailed: (error) => void failRecording(microphoneFailure(error)),
    onLost: () => void failRecording('microphone-lost'),
  });
  current = { recordingId: ids.recordingId, userId, sound, release };
  dispatchRecorderEvent({ type: 'granted', recording: ids });
};

export const pauseRecording = (): void => {
  if (readRecorder().status !== 'recording') return;
  current?.sound.pause();
  dispatchRecorderEvent({ type: 'pause' });
};

export const resumeRecording = (): void => {
  if (readRecorder().status !== 'paused') return;
  current?.sound.resume();
  dispatchRecorderEvent({ type: 'resume' });
};

const sealRecording = async ({ recordingId, release }: ActiveRecording): Promise<boolean> => {
  const sealed = await recordings.seal(recordingId);
  if (!sealed) await recordings.drop(recordingId);
  release();
  void wake();
  return sealed;
};

/** The recording becomes a thought of this device; the outbox sends it to the server. */
export const finishRecording = async (): Promise<void> => {
  dispatchRecorderEvent({ type: 'finish' });
  if (readRecorder().status !== 'sealing' || !current) return;
  const ending = current;
  try {
    await ending.sound.stop();
    await recordings.setLanguage(ending.recordingId, readRecorder().language);
    const sealed = await sealRecording(ending);
    current = null;
    dispatchRecorderEvent(sealed ? { type: 'stored' } : { type: 'fail', failure: 'nothing-recorded' });
    if (sealed) minimiseRecorder();
  } catch (error) {
    dispatchRecorderEvent({ type: 'fail', failure: microphoneFailure(error) });
  }
};

/** Closes the microphone at once. The function returned undoes the discard and saves the recording as a thought; false when it was too late. */
export const discardRecording = async (): Promise<(() => Promise<boolean>) | null> => {
  dispatchRecorderEvent({ type: 'discard' });
  if (readRecorder().status !== 'idle' || !current) return null;
  const ending = current;
  current = null;
  minimiseRecorder();
  await ending.sound.stop();
  await recordings.discard(ending.recordingId);
  const forget = setTimeout(
    () => void discardStoredRecording(ending.recordingId).finally(ending.release),
    discardAfterMs,
  );
  return async () => {
    clearTimeout(forget);
    await recordings.restore(ending.recordingId);
    return sealRecording(ending);
  };
};

// Signing out ends a recording, and stores it for its owner.
onSessionChange(() => current && current.userId !== storedUserId() && void finishRecording());
