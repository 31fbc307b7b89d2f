import { audioFormatNamed, type AudioFormat } from '@ecrin/contracts/recording/audio-format.ts';
import { fileTypeFromBuffer } from 'file-type';

/** Says by its magic bytes what a file is, whatever its name claims; its first 4 KiB are enough. null: not a sound file that can be decoded. */
export const audioFormatOf = async (bytes: Uint8Array): Promise<AudioFormat | null> => {
  try {
    return audioFormatNamed((await fileTypeFromBuffer(bytes))?.mime);
  } catch {
    // A file that breaks off within its own header is no sound.
    return null;
  }
};
