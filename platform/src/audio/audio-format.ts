import { audioFormatNamed, type AudioFormat } from '@ecrin/contracts/recording/audio-format.ts';

/** Detects a file's format by its magic bytes, whatever its name claims; its first 4 KiB are enough. null: not an audio file that can be decoded. */
export const audioFormatOf = async (bytes: Uint8Array): Promise<AudioFormat | null> => {
  const { fileTypeFromBuffer } = await import('file-type');
  try {
    return audioFormatNamed((await fileTypeFromBuffer(bytes))?.mime);
  } catch {
    // A file truncated within its own header is not audio.
    return null;
  }
};
