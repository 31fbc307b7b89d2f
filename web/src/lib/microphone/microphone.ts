/** `context` is opened within the tap, or the browser suspends it. */
export type Microphone = Readonly<{ stream: MediaStream; context: AudioContext; close: () => void }>;

/** An error of our own that `microphoneFailure` understands. */
export const namedError = (name: 'InsecureError' | 'UnsupportedError') => Object.assign(new Error(name), { name });

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
