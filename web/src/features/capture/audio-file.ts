import { maxRecordingBytes } from '@ecrin/contracts/recording.ts';
import { fileTypeFromBuffer } from 'file-type';

export type FileRefusal = 'empty' | 'tooLarge' | 'unknown' | 'full' | 'failed';

/** As their first bytes say, whatever their name claims; recorders name a container after pictures even when it holds sound alone. */
const sounds: Readonly<Record<string, string>> = {
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
const tellingBytes = 4_100;

/** What kind of sound a file is, or why it cannot be taken in. */
export const examineFile = async (file: Blob): Promise<Readonly<{ mimeType: string }> | Readonly<{ refused: FileRefusal }>> => {
  if (file.size === 0) return { refused: 'empty' };
  if (file.size > maxRecordingBytes) return { refused: 'tooLarge' };
  try {
    const found = await fileTypeFromBuffer(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()));
    const mimeType = sounds[found?.mime ?? ''];
    return mimeType ? { mimeType } : { refused: 'unknown' };
  } catch {
    // A file that breaks off within its own header is no sound.
    return { refused: 'unknown' };
  }
};
