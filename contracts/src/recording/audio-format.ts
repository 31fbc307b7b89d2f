type FormatRow = Readonly<{
  /** The types that its files are detected as. A recorder's container is detected as video, even when it holds audio alone. */
  detected: readonly string[];
  /** Of file names, without the dot; the first is the usual one. */
  extensions: readonly [string, ...string[]];
}>;

/** The audio formats Écrin accepts, each under the one name it is stored with. Browser, server and decoder take them from here. */
const rows = {
  'audio/webm': { detected: ['video/webm', 'audio/webm'], extensions: ['webm'] },
  'audio/mp4': {
    detected: [
      'video/mp4',
      'audio/mp4',
      'audio/x-m4a',
      'video/x-m4v',
      'video/quicktime',
      // Phones: AAC under an older brand, or AMR.
      'video/3gpp',
      'video/3gpp2',
    ],
    extensions: ['m4a', 'mp4', 'mov', '3gp'],
  },
  'audio/ogg': { detected: ['audio/ogg', 'audio/ogg; codecs=opus'], extensions: ['ogg', 'oga', 'opus'] },
  'audio/mpeg': { detected: ['audio/mpeg'], extensions: ['mp3'] },
  'audio/wav': { detected: ['audio/wav'], extensions: ['wav'] },
  'audio/flac': { detected: ['audio/flac'], extensions: ['flac'] },
  'audio/aac': { detected: ['audio/aac'], extensions: ['aac'] },
  'audio/amr': { detected: ['audio/amr'], extensions: ['amr'] },
  'audio/x-caf': { detected: ['audio/x-caf'], extensions: ['caf'] },
} as const satisfies Readonly<Record<string, FormatRow>>;

export type AudioFormat = keyof typeof rows;

const table: Readonly<Record<AudioFormat, FormatRow>> = rows;
const formats = Object.keys(rows) as readonly AudioFormat[];

/** null: not an audio format that both ends accept. */
export const audioFormatNamed = (mime: string | undefined): AudioFormat | null =>
  formats.find((format) => mime !== undefined && table[format].detected.includes(mime)) ?? null;

/** The usual extension of a file of this type, without the dot; null for what is no audio format of ours. */
export const extensionOfType = (mime: string): string | null => {
  const format = audioFormatNamed(mime);
  return format && table[format].extensions[0];
};

/** What a person may choose, as they know it: « m4a », « mp3 ». */
export const acceptedExtensions: readonly string[] = formats.flatMap((format) => table[format].extensions);

/** For a file chooser: phones know some by their type alone. */
export const acceptedFiles: string = [
  ...acceptedExtensions.map((extension) => `.${extension}`),
  'audio/*',
  ...formats.flatMap((format) => table[format].detected.filter((mime) => mime.startsWith('video/'))),
].join(',');
