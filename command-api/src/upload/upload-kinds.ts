import { maxImportBytes } from '@ecrin/contracts/journal-import/journal-import.ts';
import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { maxThoughtPictureBytes } from '@ecrin/contracts/thought/thought-pictures.ts';

const recording = {
  mostBytes: maxRecordingBytes,
  tooLarge: 'recording.too-large',
  storageFull: 'recording.storage-full',
  missing: 'recording.chunks-missing',
  hashDiffers: 'recording.hash-differs',
  sealedOtherwise: 'recording.sealed-otherwise',
} as const;

/** What is sent in chunks: its limit in bytes, and what a person is told of it. */
export const uploads = {
  recording,
  /** It is read where it lies, and sealed as nothing. */
  import: { ...recording, mostBytes: maxImportBytes, tooLarge: 'import.file-too-large' },
  picture: {
    mostBytes: maxThoughtPictureBytes,
    tooLarge: 'thought-picture.too-large',
    storageFull: 'thought-picture.storage-full',
    missing: 'thought-picture.chunks-missing',
    hashDiffers: 'thought-picture.hash-differs',
    sealedOtherwise: 'thought-picture.sealed-otherwise',
  },
} as const;
export type UploadKind = keyof typeof uploads;
type Refused<Name extends keyof (typeof uploads)[UploadKind]> = (typeof uploads)[UploadKind][Name];
export type SizeRefusal = Refused<'tooLarge'> | Refused<'storageFull'>;
