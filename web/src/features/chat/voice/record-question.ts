import { startAudioRecorder, supportedMimeType } from '#lib/microphone/audio-recorder.ts';
import { namedError, openMicrophone } from '#lib/microphone/microphone.ts';

/** `stop` gives what was said until then, null when nothing was; `cancel` forgets it. */
export type QuestionRecording = Readonly<{ stop: () => Promise<Blob | null>; cancel: () => void }>;

/** Listens until it is stopped. `onLost`: the microphone ended by itself. Rejects with what the browser threw. */
export const recordQuestion = async (onLost: () => void): Promise<QuestionRecording> => {
  const microphone = await openMicrophone();
  const mimeType = supportedMimeType((type) => MediaRecorder.isTypeSupported(type));
  if (mimeType === null) {
    microphone.close();
    throw namedError('UnsupportedError');
  }
  const chunks: Blob[] = [];
  const recorder = startAudioRecorder({
    stream: microphone.stream,
    mimeType,
    onChunk: (chunk) => chunks.push(chunk),
    onLost,
  });
  const end = async (): Promise<void> => {
    await recorder.stop();
    microphone.close();
  };
  return {
    stop: async () => {
      await end();
      // Parameters such as the codec are no part of the type a server is told.
      return chunks.length === 0 ? null : new Blob(chunks, { type: mimeType.split(';')[0] ?? mimeType });
    },
    cancel: () => void end(),
  };
};
