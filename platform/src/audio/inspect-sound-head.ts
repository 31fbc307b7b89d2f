import { inspectSound, type InspectedSound } from '@ecrin/contracts/recording/inspect-sound.ts';

/** Detects a file's format by its first `soundHeadBytes`, whatever its name claims. */
export const inspectSoundHead = async (head: Uint8Array): Promise<InspectedSound> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return inspectSound(head, fileTypeFromBuffer);
};
