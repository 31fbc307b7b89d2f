import { audioFormatNamed, type AudioFormat } from './audio-format.ts';

/** Detects a file's type by its first bytes: `file-type`'s, given by each end. */
type DetectType = (bytes: Uint8Array) => Promise<Readonly<{ mime: string }> | undefined>;

export type InspectedSound =
  | Readonly<{ format: AudioFormat }>
  | Readonly<{ refused: 'unknown' }>
  /** A container that is known with a sound in it that no decoder here reads; `codec`: its name. */
  | Readonly<{ refused: 'codec'; codec: string }>;

/** Bytes of a file's beginning that decide, fewer when the file is shorter: tags and zeros before the sound included. */
export const soundHeadBytes = 64 * 1024;

/** Whether a file is a sound that can be decoded, from its first bytes and whatever its name claims: the same answer in browser, server and decoder. */
export const inspectSound = async (head: Uint8Array, detect: DetectType): Promise<InspectedSound> => {
  const format = await formatOf(head, detect);
  if (format === null) return { refused: 'unknown' };
  const codec = unreadableCodecIn(format, head);
  return codec === null ? { format } : { refused: 'codec', codec };
};

const formatOf = async (head: Uint8Array, detect: DetectType): Promise<AudioFormat | null> => {
  const detected = async (bytes: Uint8Array): Promise<AudioFormat | null> =>
    // A file truncated within its own header is not audio.
    audioFormatNamed((await detect(bytes).catch(() => undefined))?.mime);
  const format = await detected(head);
  if (format !== null || head[0] !== 0) return format;
  // Some recorders leave zeros before the first frame, and its decoder looks for that.
  const begin = head.findIndex((byte) => byte !== 0);
  return begin > 0 && (await detected(head.subarray(begin))) === 'audio/mpeg' ? 'audio/mpeg' : null;
};

const unreadableCodecIn = (format: AudioFormat, head: Uint8Array): string | null =>
  format === 'audio/ogg'
    ? oggCodec(head)
    : format === 'audio/wav'
      ? wavCodec(head)
      : format === 'audio/x-caf'
        ? cafCodec(head)
        : null;

const asciiAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const oggCodec = (head: Uint8Array): string | null => (asciiAt(head, 28, 5) === 'Speex' ? 'Speex' : null);

/** Of WAV files, by their number: PCM, MS ADPCM, float, A-law, µ-law, IMA ADPCM; 0xFFFE says it elsewhere. */
const wavDecoded: ReadonlySet<number> = new Set([1, 2, 3, 6, 7, 0x11]);
const wavNames: ReadonlyMap<number, string> = new Map([
  [0x31, 'GSM'],
  [0x50, 'MPEG'],
  [0x55, 'MP3'],
  [0x161, 'WMA'],
]);
const extensible = 0xff_fe;

const wavCodec = (head: Uint8Array): string | null => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 12; at + 26 <= head.length; at += 8 + view.getUint32(at + 4, true)) {
    if (asciiAt(head, at, 4) !== 'fmt ') continue;
    const tag = view.getUint16(at + 8, true);
    const codec = tag === extensible && at + 34 <= head.length ? view.getUint16(at + 32, true) : tag;
    return wavDecoded.has(codec) ? null : (wavNames.get(codec) ?? `WAV ${codec}`);
  }
  return null;
};

const cafDecoded: ReadonlySet<string> = new Set(['lpcm', 'alaw', 'ulaw', 'ima4']);
/** Its description is the first part of a file. */
const cafCodec = (head: Uint8Array): string | null => {
  const codec = asciiAt(head, 28, 4);
  return asciiAt(head, 8, 4) === 'desc' && !cafDecoded.has(codec) ? codec.trim().toUpperCase() : null;
};
