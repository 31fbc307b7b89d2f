import { fileTypeFromBuffer } from 'file-type';

/** The sound files Écrin takes in, under the one name each is stored by. */
export type AudioFormat = 'audio/webm' | 'audio/mp4' | 'audio/ogg' | 'audio/mpeg' | 'audio/wav' | 'audio/flac';

// A recorder's container is named after its pictures, even when it holds sound alone.
const formats: Readonly<Record<string, AudioFormat>> = {
  'video/webm': 'audio/webm',
  'audio/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'audio/flac': 'audio/flac',
};

/** Says by its magic bytes what a file is, whatever its name claims; its first 4 KiB are enough. null: not a sound file that can be decoded. */
export const audioFormatOf = async (bytes: Uint8Array): Promise<AudioFormat | null> => {
  try {
    const mime = (await fileTypeFromBuffer(bytes))?.mime;
    return formats[mime ?? ''] ?? null;
  } catch {
    // A file that breaks off within its own header is no sound.
    return null;
  }
};
