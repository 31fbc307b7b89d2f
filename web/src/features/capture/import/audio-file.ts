import { audioFormatNamed } from '@ecrin/contracts/recording/audio-format.ts';
import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { fileTypeFromBuffer } from 'file-type';

export type FileRefusal = 'empty' | 'tooLarge' | 'unknown' | 'full' | 'failed';

const headerBytes = 4_100;

/** What kind of sound a file is, or why it cannot be taken in. */
export const inspectAudioFile = async (
  file: Blob,
): Promise<Readonly<{ mimeType: string }> | Readonly<{ refused: FileRefusal }>> => {
  if (file.size === 0) return { refused: 'empty' };
  if (file.size > maxRecordingBytes) return { refused: 'tooLarge' };
  try {
    const found = await fileTypeFromBuffer(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
    const mimeType = audioFormatNamed(found?.mime);
    return mimeType ? { mimeType } : { refused: 'unknown' };
  } catch {
    // A file that breaks off within its own header is no sound.
    return { refused: 'unknown' };
  }
};
