import type { Language, SpokenSegment } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { AudioMeasure } from '#ports/transcriber.ts';

/** Requests to the speech process. */
export type SpeechTask =
  | Readonly<{ kind: 'measure' }>
  | Readonly<{ kind: 'transcribe'; language: Language; modelDir: string }>;
export type SpeechOrder =
  | Readonly<{ kind: 'begin'; job: number; bytes: number; task: SpeechTask }>
  /** null: that was all. */
  | Readonly<{ kind: 'bytes'; job: number; chunk: Uint8Array | null }>
  | Readonly<{ kind: 'stop'; job: number }>;

export type SpeechResult =
  | Readonly<{ kind: 'measured'; measure: AudioMeasure }>
  | Readonly<{ kind: 'transcribed'; model: string; segments: readonly SpokenSegment[] }>;
/** Its answers. `heardMs`: how much sound it has processed. */
export type SpeechReport =
  | Readonly<{ kind: 'more'; job: number }>
  | Readonly<{ kind: 'progress'; job: number; percent: number; heardMs: number }>
  | Readonly<{ kind: 'done'; job: number; result: SpeechResult }>
  | Readonly<{ kind: 'unreadable'; job: number; reason: 'unreadable-audio' | 'audio-too-long'; message: string }>
  | Readonly<{ kind: 'failed'; job: number; message: string }>;
