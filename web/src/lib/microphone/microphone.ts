import { errorNames } from '../outbox/storage-fault.ts';

/** Why there is no sound. */
export type MicrophoneFailure =
  | 'permission-refused'
  | 'no-microphone'
  | 'microphone-busy'
  | 'storage-full'
  | 'storage-unavailable'
  | 'unsupported'
  | 'insecure'
  | 'unexpected';

/** `context` is opened within the tap, or the browser suspends it. */
export type Microphone = Readonly<{ stream: MediaStream; context: AudioContext; close: () => void }>;

const failureByErrorName: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'permission-refused',
  SecurityError: 'permission-refused',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
  QuotaExceededError: 'storage-full',
  MissingAPIError: 'storage-unavailable',
  OpenFailedError: 'storage-unavailable',
  DatabaseClosedError: 'storage-unavailable',
  UnsupportedError: 'unsupported',
  InsecureError: 'insecure',
};

/** An error of our own that `microphoneFailure` understands. */
export const namedError = (name: 'InsecureError' | 'UnsupportedError') => Object.assign(new Error(name), { name });

/** Why recording did not start or continue, from what the browser threw. */
export const microphoneFailure = (error: unknown): MicrophoneFailure => {
  const failures = errorNames(error).flatMap((name) => failureByErrorName[name] ?? []);
  // A full device is what closed the database around it.
  return failures.find((failure) => failure === 'storage-full') ?? failures[0] ?? 'unexpected';
};

/** Rejects with what the browser threw, or with `named`. */
export const openMicrophone = async (): Promise<Microphone> => {
  if (!isSecureContext) throw namedError('InsecureError');
  if (!('mediaDevices' in navigator) || !('MediaRecorder' in globalThis)) throw namedError('UnsupportedError');
  const context = new AudioContext();
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: true, autoGainControl: true },
    });
    const close = () => {
      for (const track of stream.getTracks()) track.stop();
      void context.close().catch(() => {});
    };
    return { stream, context, close };
  } catch (error) {
    void context.close();
    throw error;
  }
};
