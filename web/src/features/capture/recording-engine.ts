import { newId, requestPersistentStorage, thisMoment } from '#lib/outbox/device-environment.ts';
import { recordings, wake } from '#lib/outbox/outbox-engine.ts';
import { onSessionChange, storedUserId } from '#lib/session/session.ts';
import { recordableType } from './codec.ts';
import { recordLive, type LiveRecording } from './live-recording.ts';
import { microphoneFailure, named, type Microphone } from './microphone.ts';
import { readRecorder, reduceRecorder, tellRecorder } from './recorder.ts';
import { throwAwayRecording } from './throw-away-recording.ts';
import { claimRecording } from './while-recording.ts';

/** The undo is offered for 8 s, and longer while it is held under the pointer or the focus: the sound outlives both. */
const forgetMs = 30_000;

type Current = Readonly<{ recordingId: string; userId: string; sound: LiveRecording; release: () => void }>;
let current: Current | null = null;

const lost = async (failure: 'microphone-lost' | ReturnType<typeof microphoneFailure>) => {
  await current?.sound.stop();
  tellRecorder({ type: 'fail', failure });
};

/** Called off while the microphone was being asked for. */
const abandon = async (recordingId: string, microphone: Microphone, release: () => void) => {
  microphone.close();
  await recordings.drop(recordingId).finally(release);
};

/** The microphone is granted: from here on every second is kept. Throws what the device throws. */
export const beginRecording = async (microphone: Microphone): Promise<void> => {
  const mimeType = recordableType((type) => MediaRecorder.isTypeSupported(type));
  const userId = storedUserId();
  if (mimeType === null || userId === null) throw named('UnsupportedError');

  const ids = { recordingId: newId(), thoughtId: newId() };
  const release = claimRecording(ids.recordingId);
  await recordings.open({ ...ids, userId, mimeType, language: readRecorder().language, ...thisMoment() });
  if (readRecorder().status !== 'asking-permission') return abandon(ids.recordingId, microphone, release);
  requestPersistentStorage();
  const sound = recordLive({
    recordingId: ids.recordingId,
    userId,
    mimeType,
    microphone,
    onFailed: (error) => void lost(microphoneFailure(error)),
    onLost: () => void lost('microphone-lost'),
  });
  current = { recordingId: ids.recordingId, userId, sound, release };
  tellRecorder({ type: 'granted', recording: ids });
};

export const pauseRecording = (): void => {
  if (readRecorder().status !== 'recording') return;
  current?.sound.pause();
  tellRecorder({ type: 'pause' });
};

export const resumeRecording = (): void => {
  if (readRecorder().status !== 'paused') return;
  current?.sound.resume();
  tellRecorder({ type: 'resume' });
};

const seal = async ({ recordingId, release }: Current): Promise<boolean> => {
  const sealed = await recordings.seal(recordingId);
  if (!sealed) await recordings.drop(recordingId);
  release();
  void wake();
  return sealed;
};

/** The recording becomes a thought of this device; the outbox takes it to the server. */
export const finishRecording = async (): Promise<void> => {
  tellRecorder({ type: 'finish' });
  if (readRecorder().status !== 'sealing' || !current) return;
  const ending = current;
  try {
    await ending.sound.stop();
    await recordings.setLanguage(ending.recordingId, readRecorder().language);
    const sealed = await seal(ending);
    current = null;
    tellRecorder(sealed ? { type: 'stored' } : { type: 'fail', failure: 'nothing-recorded' });
    if (sealed) reduceRecorder();
  } catch (error) {
    tellRecorder({ type: 'fail', failure: microphoneFailure(error) });
  }
};

/** The microphone closes at once. While there is an undo, what it answers takes the recording back, as a thought kept; false when it was too late. */
export const discardRecording = async (): Promise<(() => Promise<boolean>) | null> => {
  tellRecorder({ type: 'discard' });
  if (readRecorder().status !== 'idle' || !current) return null;
  const ending = current;
  current = null;
  reduceRecorder();
  await ending.sound.stop();
  await recordings.discard(ending.recordingId);
  const forget = setTimeout(() => void throwAwayRecording(ending.recordingId).finally(ending.release), forgetMs);
  return async () => {
    clearTimeout(forget);
    await recordings.restore(ending.recordingId);
    return seal(ending);
  };
};

// Signing out ends a recording, and keeps it for whoever made it.
onSessionChange(() => current && current.userId !== storedUserId() && void finishRecording());
