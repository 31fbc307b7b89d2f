import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { SentSubject } from '@ecrin/domain/sending/sending.vocabulary.ts';
import type {
  SpokenSegment,
  TranscriptionDelay,
  TranscriptionFailure,
} from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Counted } from '@ecrin/domain/usage/engine-use.events.ts';
import type { Priority } from '#ports/language-engine.ts';

/** Whole audio file on demand, as recorded. `sealed`: which recording it is, and the SHA-256 of all of it in hexadecimal. */
export type Audio = Readonly<{
  format: string;
  bytes: number;
  read: () => Promise<AsyncIterable<Uint8Array>>;
  sealed?: Readonly<{ recordingId: string; sha256: string }>;
}>;

/** `confidence` in 0…1 or null when the engine gives none. */
export type TranscribedSegment = SpokenSegment & Readonly<{ confidence: number | null; noSpeech: number | null }>;
export type Transcription = Readonly<{
  engine: string;
  model: string;
  language: Language;
  raw: string;
  segments: readonly TranscribedSegment[];
  counted?: Counted;
}>;

/** Decoding without any speech model: exact duration, 160 peaks in 0…100, and the duration of speech. */
export type AudioMeasure = Readonly<{ durationMs: number; speechMs: number; peaks: readonly number[] }>;
/** Clients are served round-robin. */
export type MeasureRequest = Readonly<{ audio: Audio; ownerId: string; signal?: AbortSignal }>;
export type AudioProbe = Readonly<{
  /** Throws `TranscriberFault`: `engine-died` when the sound is not the cause, else the permanent reason why the sound cannot be used. */
  measure: (request: MeasureRequest) => Promise<AudioMeasure>;
}>;

export type TranscribeRequest = Readonly<{
  audio: Audio;
  language: Language;
  /** Clients are served round-robin. */
  ownerId: string;
  /** For the client's ledger of what was sent. */
  about?: SentSubject | undefined;
  /** Of the sound, where it was measured before. */
  durationMs?: number;
  /** 1…100, now and then, increasing; not called while it is unknown how much is done. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** `asked`: somebody waits for it, so it waits for nothing else; `new` unless given. */
  priority?: Extract<Priority, 'asked' | 'new'>;
}>;
/** What an engine is asked for: somebody waits for a question; a recording is kept. */
export const usageOf = ({ priority }: Pick<TranscribeRequest, 'priority'>) =>
  priority === 'asked' ? 'spoken-question' : 'transcription';

export type Transcriber = Readonly<{
  engine: string;
  /** null: ready. */
  delay: () => TranscriptionDelay | null;
  /** Throws `TranscriberFault`. */
  transcribe: (request: TranscribeRequest) => Promise<Transcription>;
  close: () => Promise<void>;
}>;

/** `retry`: null when retrying is useless; else the minimum wait in ms (0: as the retry policy says). */
export class TranscriberFault extends Error {
  readonly reason: TranscriptionFailure | TranscriptionDelay | 'engine-died';
  readonly retryAfterMs: number | null;

  constructor(reason: TranscriberFault['reason'], message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'TranscriberFault';
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
