import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { AudioMeasure } from '#ports/transcriber.ts';
import type { Utterance } from '../recognition/voice-activity.ts';

/** `confidence`: 0…1, null where the sound gave no reason to doubt. */
export type HeardSegment = SpokenSegment & Readonly<{ confidence: number | null }>;

/** Requests to the speech process. */
export type SpeechTask =
  | Readonly<{ kind: 'measure' }>
  | Readonly<{ kind: 'transcribe'; language: Language; modelDir: string }>
  /** Measures a sound while it arrives; each stretch of speech is reported once it has closed. */
  | Readonly<{ kind: 'listen' }>
  /** Transcribes one of them. */
  | Readonly<{ kind: 'hear'; utterance: Utterance; language: Language; modelDir: string }>;
/** One job at a time: the next one begins when the last is answered. */
export type SpeechOrder =
  | Readonly<{ kind: 'begin'; bytes: number; task: SpeechTask }>
  /** null: that was all. */
  | Readonly<{ kind: 'bytes'; chunk: Uint8Array | null }>;

export type SpeechResult =
  | Readonly<{ kind: 'measured'; measure: AudioMeasure }>
  | Readonly<{ kind: 'transcribed'; model: string; segments: readonly HeardSegment[] }>;
/** The final answer to a job. */
export type SpeechAnswer =
  | Readonly<{ kind: 'done'; result: SpeechResult }>
  | Readonly<{ kind: 'unreadable'; reason: 'unreadable-audio' | 'audio-too-long'; message: string }>
  | Readonly<{ kind: 'failed'; message: string }>;
/**
 * What the program reports. `ready`: the model is loaded, from here on time depends on the sound alone. `processedMs`: how much sound is processed;
 * `percent`: transcribed, 0 while that is unknown.
 */
export type SpeechReport =
  | Readonly<{ kind: 'ready' }>
  | Readonly<{ kind: 'more' }>
  | Readonly<{ kind: 'progress'; percent: number; processedMs: number }>
  | Readonly<{ kind: 'utterance'; utterance: Utterance }>
  | SpeechAnswer;
