/** The audio formats Écrin accepts, each under the one name it is stored with. */
export type AudioFormat = 'audio/webm' | 'audio/mp4' | 'audio/ogg' | 'audio/mpeg' | 'audio/wav' | 'audio/flac';

/** By the type detected from a file's first bytes. A recorder's container is detected as video, even when it holds audio alone. */
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

/** null: not an audio format that both ends accept. */
export const audioFormatNamed = (mime: string | undefined): AudioFormat | null => formats[mime ?? ''] ?? null;
