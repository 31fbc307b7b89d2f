/** In order of preference: opus is small and clear; Safari writes mp4. */
const preferredMimeTypes = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;

/** The first container this browser records; null when it records none. */
export const supportedMimeType = (supports: (type: string) => boolean): string | null =>
  preferredMimeTypes.find(supports) ?? null;

const bitsPerSecond = 64_000;
const chunkMs = 1_000;

type AudioRecorder = Readonly<{
  pause: () => void;
  resume: () => void;
  flush: () => void;
  stop: () => Promise<void>;
}>;
type AudioRecorderOptions = Readonly<{
  stream: MediaStream;
  mimeType: string;
  onChunk: (chunk: Blob) => void;
  onLost: () => void;
}>;

/** MediaRecorder, one chunk per second. `onLost` when the microphone ends by itself (unplugged); its last chunk has come by then. */
export const startAudioRecorder = ({ stream, mimeType, onChunk, onLost }: AudioRecorderOptions): AudioRecorder => {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const stopped = Promise.withResolvers<void>();
  let wanted = false;
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && onChunk(data));
  recorder.addEventListener('stop', () => {
    stopped.resolve();
    if (!wanted) onLost();
  });
  recorder.start(chunkMs);

  return {
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    /** Emits the audio since the last chunk now: the page may be closing. */
    flush: () => recorder.state === 'recording' && recorder.requestData(),
    stop: async () => {
      wanted = true;
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped.promise;
    },
  };
};
