import { inspectSound, soundHeadBytes, type InspectedSound } from '@ecrin/contracts/recording/inspect-sound.ts';
import { maxRecordingBytes, maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { fileTypeFromBuffer } from 'file-type';
import { microphoneFailure } from '#lib/microphone/microphone-failure.ts';
import { newId, requestPersistentStorage, thisMoment } from '#lib/outbox/device-environment.ts';
import { recordings, wake } from '#lib/outbox/outbox-engine.ts';
import { storedUserId } from '#lib/session/session.ts';
import { lockRecording } from '../engine/recording-guard.ts';

type FileRefused = Readonly<{ refused: 'empty' | 'tooLarge' | 'full' | 'failed' }>;

/** The audio format of a file, or why it is refused. */
export const inspectAudioFile = async (file: Blob): Promise<InspectedSound | FileRefused> => {
  if (file.size === 0) return { refused: 'empty' };
  if (file.size > maxRecordingBytes) return { refused: 'tooLarge' };
  return inspectSound(new Uint8Array(await file.slice(0, soundHeadBytes).arrayBuffer()), fileTypeFromBuffer);
};

type ImportResult = 'kept' | FileRefused | Exclude<InspectedSound, { format: unknown }>;
type ImportOptions = Readonly<{
  file: File;
  language: Language;
  /** The thought it is added to; null: a new one. */
  appendTo: string | null;
  /** 0…1. */ onProgress: (share: number) => void;
}>;

const hasStorageFor = async (bytes: number): Promise<boolean> => {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage > bytes * 1.1;
};

const copyChunks = async (recordingId: string, { file, onProgress }: ImportOptions) => {
  for (let from = 0; from < file.size; from += maxChunkBytes) {
    const data = new Uint8Array(await file.slice(from, from + maxChunkBytes).arrayBuffer());
    await recordings.addChunk({ recordingId, data, untilMs: 0 });
    onProgress(Math.min(1, (from + maxChunkBytes) / file.size));
  }
};

/** An audio file is stored on this device in chunks, then sent, like a recording. Its duration is known only after decoding. */
export const importAudio = async (wanted: ImportOptions): Promise<ImportResult> => {
  const { file, language, appendTo } = wanted;
  const userId = storedUserId();
  const examined = await inspectAudioFile(file);
  if ('refused' in examined) return examined;
  if (userId === null) return { refused: 'failed' };
  if (!(await hasStorageFor(file.size))) return { refused: 'full' };

  requestPersistentStorage();
  const recordingId = newId();
  const release = lockRecording(recordingId);
  try {
    await recordings.open(
      {
        recordingId,
        thoughtId: newId(),
        userId,
        mimeType: examined.format,
        language,
        ...thisMoment(),
        ...(appendTo === null ? {} : { appendTo }),
      },
      'importing',
    );
    await copyChunks(recordingId, wanted);
    await recordings.seal(recordingId);
    void wake();
    return 'kept';
  } catch (error) {
    await recordings.drop(recordingId).catch(() => {});
    return { refused: microphoneFailure(error) === 'storage-full' ? 'full' : 'failed' };
  } finally {
    release();
  }
};
