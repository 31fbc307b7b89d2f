/** Why there is no sound. */
export type MicrophoneFailure =
  | 'permission-refused'
  | 'no-microphone'
  | 'microphone-busy'
  | 'storage-full'
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
  UnsupportedError: 'unsupported',
  InsecureError: 'insecure',
};

/** An error of our own that `microphoneFailure` understands. */
export const namedError = (name: 'InsecureError' | 'UnsupportedError') => Object.assign(new Error(name), { name });

/** Dexie wraps what the browser threw: the reason may be inside. */
const errorNames = (error: unknown): readonly string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const name = 'name' in error && typeof error.name === 'string' ? [error.name] : [];
  return 'inner' in error && error.inner !== error ? [...name, ...errorNames(error.inner)] : name;
};

/** Why recording did not start or continue, from what the browser threw. */
export const microphoneFailure = (error: unknown): MicrophoneFailure =>
  errorNames(error).flatMap((name) => failureByErrorName[name] ?? [])[0] ?? 'unexpected';

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
