import type { Zoned } from './own-days.ts';

/** How a piece of work ended, and when (ISO 8601 UTC). */
export type Ended = Readonly<{ outcome: 'done' | 'failed'; endedAt: string }>;
type Running = Readonly<{ outcome: 'running'; endedAt: null }>;

/** `since`: from when it is timed. */
export type Attempt = Readonly<{ recordingId: string; attempt: number; since: string }> & (Ended | Running);
/** `awaited`: there are words to understand. */
export type WordingWork = Readonly<{ since: string; awaited: boolean }> & (Ended | Running);
type RecordingWork = Readonly<{ recordingId: string; at: string; bytes: number; durationMs: number }>;

/** What there was to do for one thought, and what came of it; none of its words. */
export type ThoughtWork = Zoned &
  Readonly<{
    ownerId: string;
    kind: 'spoken' | 'written';
    keptAt: string;
    deletedAt: string | null;
    withoutAi: boolean;
    recordings: readonly RecordingWork[];
    attempts: readonly Attempt[];
    /** The first is wording 1. */
    wordings: readonly WordingWork[];
  }>;

const running = { outcome: 'running', endedAt: null } as const;

export const newWork = (ownerId: string, kind: ThoughtWork['kind'], keptAt: string): ThoughtWork => ({
  ownerId,
  kind,
  keptAt,
  deletedAt: null,
  withoutAi: false,
  recordings: [],
  attempts: [],
  wordings: [],
});

type Begun = Readonly<{
  recordingId: string;
  attempt: number;
  at: string;
  recording?: Readonly<{ fileSize: number; durationMs: number | null }>;
  origin?: object;
}>;

/** A transcription begins, of a new recording or once more. `origin`: what was brought from elsewhere begins none. */
export const withAttempt = (
  work: ThoughtWork,
  { recordingId, attempt, at, recording, origin }: Begun,
): ThoughtWork => ({
  ...work,
  recordings: recording
    ? [...work.recordings, { recordingId, at, bytes: recording.fileSize, durationMs: recording.durationMs ?? 0 }]
    : work.recordings,
  attempts: origin ? work.attempts : [...work.attempts, { recordingId, attempt, since: at, ...running }],
});

export const withAttemptEnded = (work: ThoughtWork, attempt: number, ended: Ended): ThoughtWork => ({
  ...work,
  attempts: work.attempts.map((one) =>
    one.attempt === attempt && one.outcome === 'running' ? { ...one, ...ended } : one,
  ),
});

/** Nobody asked for it. */
export const withoutAttempt = (work: ThoughtWork, attempt: number): ThoughtWork => ({
  ...work,
  attempts: work.attempts.filter((one) => one.attempt !== attempt),
});

export const withWording = (work: ThoughtWork, since: string, awaited: boolean): ThoughtWork => ({
  ...work,
  wordings: [...work.wordings, { since, awaited, ...running }],
});

/** A failure may be followed by a result of the same wording, a result by none. */
export const withResult = (work: ThoughtWork, wording: number, ended: Ended): ThoughtWork => ({
  ...work,
  wordings: work.wordings.map((one, index) =>
    index === wording - 1 && one.outcome !== 'done' ? { ...one, ...ended } : one,
  ),
});

/** What is not understood yet is waited for from now on only. */
export const allowedAgain = (work: ThoughtWork, since: string): ThoughtWork => ({
  ...work,
  wordings: work.wordings.map((one) => (one.outcome === 'running' ? { ...one, since } : one)),
});
