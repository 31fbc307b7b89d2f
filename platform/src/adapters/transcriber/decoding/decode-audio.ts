import type { AudioFormat } from '@ecrin/contracts/recording/audio-format.ts';
import { soundHeadBytes } from '@ecrin/contracts/recording/inspect-sound.ts';
import decode, { type AudioData, type StreamDecoder } from 'audio-decode';
import { inspectSoundHead } from '#audio/inspect-sound-head.ts';
import { asTheyArrive, inChunks, peekHead } from './byte-chunks.ts';
import { flacWithoutDamage } from './flac-without-damage.ts';
import { createMonoMix } from './mono-mix.ts';
import { isIndexLast, mp4IndexFirst } from './mp4-index-first.ts';
import { createResampler } from './resampler.ts';
import { sampleRateHz } from './sample-rate.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { webmWithoutDamage } from './webm-without-damage.ts';

const maxSamples = 3 * 3_600 * sampleRateHz;
/** What recorders make, with room on both sides; a header that claims else would make seconds of hours, or hours of seconds. */
const sampleRates = { least: 4_000, most: 384_000 };
const maxChannels = 16;
/** A damaged file is used when at least this much of it can be decoded. */
const minBrokenSamples = sampleRateHz;
/** Of a sound that is still being recorded: long enough for every recorder's magic number, and the order of an MP4's first boxes. */
const growingHeadBytes = 4_096;
/** Small: a decoder's output is up to fifty times larger than its input, and progress is reported by chunk. */
const pieceBytes = 16_384;

/**
 * Decodes a sound file piece by piece to 16 kHz mono; `decodedBytes` is called for each piece.
 * Throws `UnreadableAudio`, whatever goes wrong: the source does not. A file that breaks off later on simply ends there.
 */
export const decodeAudio = async function* (
  source: AsyncIterable<Uint8Array>,
  decodedBytes?: (bytes: number) => void,
): AsyncGenerator<Float32Array> {
  yield* readable(
    decodedSound(await peekHead(source, soundHeadBytes), (format, head, whole) =>
      mended(format, inChunks(format === 'audio/mp4' ? mp4IndexFirst(whole, head) : whole, pieceBytes, decodedBytes)),
    ),
  );
};

/** The same samples, of a sound that is still being recorded: each as soon as its bytes are there. Throws also where a file cannot be decoded before its end. */
export const decodeGrowingAudio = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Float32Array> {
  yield* readable(
    decodedSound(await peekHead(source, growingHeadBytes), (format, head, whole) => {
      if (format === 'audio/mp4' && isIndexLast(head))
        throw new UnreadableAudio('unreadable-audio', 'This file cannot be decoded before its end.');
      return mended(format, asTheyArrive(whole, pieceBytes));
    }),
  );
};

type Mend = (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
/** The decoders of all other formats look for the next frame themselves. */
const menders: Readonly<Partial<Record<AudioFormat, Mend>>> = {
  'audio/webm': webmWithoutDamage,
  'audio/flac': flacWithoutDamage,
};
const mended = (format: AudioFormat, pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  menders[format]?.(pieces) ?? pieces;

const readable = async function* (sound: AsyncIterable<Float32Array>): AsyncGenerator<Float32Array> {
  try {
    yield* sound;
  } catch (fault) {
    throw fault instanceof UnreadableAudio
      ? fault
      : new UnreadableAudio('unreadable-audio', 'This file is not made as its format says.');
  }
};

type Cut = (format: AudioFormat, head: Uint8Array, whole: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

type Peeked = Awaited<ReturnType<typeof peekHead>>;

const decodedSound = async function* ({ head, whole }: Peeked, cut: Cut): AsyncGenerator<Float32Array> {
  const inspected = await inspectSoundHead(head);
  if ('refused' in inspected) throw new UnreadableAudio('unreadable-audio', 'This is no sound file of a known format.');

  const { format } = inspected;
  const sound = { samples: 0, broken: false };
  const [mono, resampler] = [createMonoMix(), createResampler()];
  for await (const decoded of decodedPieces(cut(format, head, whole), await decoderFor(format, head), sound)) {
    if (!isPlausible(decoded))
      throw new UnreadableAudio('unreadable-audio', 'No recorder makes sound of this rate or so many channels.');
    const samples = resampler.push({ samples: mono(decoded.channelData), sampleRate: decoded.sampleRate });
    sound.samples += samples.length;
    if (sound.samples > maxSamples)
      throw new UnreadableAudio('audio-too-long', 'This recording lasts more than three hours.');
    yield samples;
  }
  if (sound.samples < (sound.broken ? minBrokenSamples : 1))
    throw new UnreadableAudio('unreadable-audio', 'No sound can be decoded from this file.');
  yield resampler.end();
};

/** No samples yet is plausible, too. */
const isPlausible = ({ channelData, sampleRate }: AudioData): boolean =>
  channelData.length === 0 ||
  (channelData.length <= maxChannels && sampleRate >= sampleRates.least && sampleRate <= sampleRates.most);

const decodedPieces = async function* (
  pieces: AsyncIterable<Uint8Array>,
  decoder: StreamDecoder,
  sound: { broken: boolean },
): AsyncGenerator<AudioData> {
  // A decoder fault ends the sound there; what was decoded before may still be enough.
  const attempt = async (piece?: Uint8Array): Promise<AudioData> => {
    try {
      return await decoder(piece);
    } catch {
      sound.broken = true;
      return { channelData: [], sampleRate: 0 };
    }
  };
  try {
    for await (const piece of pieces) {
      const decoded = await attempt(piece);
      if (sound.broken) return;
      yield decoded;
    }
    yield await attempt();
  } finally {
    decoder.free();
  }
};

const makers: Readonly<Record<AudioFormat, () => Promise<StreamDecoder>>> = {
  'audio/webm': decode.webm,
  'audio/mp4': decode.m4a,
  'audio/ogg': decode.oga,
  'audio/mpeg': decode.mp3,
  'audio/wav': decode.wav,
  'audio/flac': decode.flac,
  'audio/aac': decode.aac,
  'audio/amr': decode.amr,
  'audio/x-caf': decode.caf,
};
/** What else an Ogg file holds, by what its first page says. */
const oggMakers = [
  ['OpusHead', decode.opus],
  ['\u007FFLAC', decode.flac],
] as const;

const decoderFor = (format: AudioFormat, head: Uint8Array): Promise<StreamDecoder> => {
  const begin = Buffer.from(head.subarray(0, growingHeadBytes));
  const inOgg = format === 'audio/ogg' ? oggMakers.find(([mark]) => begin.includes(mark)) : undefined;
  return (inOgg?.[1] ?? makers[format])();
};
