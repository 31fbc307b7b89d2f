import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import type { ThoughtRecorded, ThoughtRecordingAppended } from '@ecrin/domain/thought/thought.events.ts';

type Transcript = NonNullable<ThoughtCard['transcript']>;
type Audio = NonNullable<ThoughtCard['audio']>;

/** One recording of a thought, with the state of its transcription. `words`: how many words of the transcript are its own. */
export type CardRecording = Omit<Audio['parts'][number], 'peaks'> &
  Omit<Transcript, 'nothingSaid'> &
  Readonly<{ attempt: number; words: number; peaks: readonly number[] }>;

const processing = (since: string) => ({ status: 'processing', failure: null, delayed: null, since }) as const;

type Recorded = Pick<
  (ThoughtRecorded | ThoughtRecordingAppended)['data'],
  'recordingId' | 'format' | 'fileSize' | 'durationMs'
>;

export const newCardRecording = (
  { recordingId, format, fileSize, durationMs }: Recorded,
  attempt: number,
  since: string,
): CardRecording => ({
  recordingId,
  format,
  fileSize,
  durationMs,
  peaks: [],
  erasedAt: null,
  words: 0,
  ...attempted(attempt, since),
});

export const attempted = (attempt: number, since: string) => ({ attempt, ...processing(since) });

/** Of all recordings: the first that is being transcribed speaks for them, else the first that failed. */
export const transcriptOf = (recordings: readonly CardRecording[], content: string | null): Transcript | null => {
  const shown =
    recordings.find(({ status }) => status === 'processing') ??
    recordings.find(({ status }) => status === 'failed') ??
    recordings[0];
  if (!shown) return null;
  const { status, failure, delayed, since } = shown;
  return { status, failure, delayed, since, nothingSaid: status === 'completed' && content === '' };
};

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** All recordings as one sound, and each of them. */
export const audioOf = (recordings: readonly CardRecording[]): Audio | null => {
  const [first] = recordings;
  if (!first) return null;
  const parts = recordings.map(({ recordingId, format, fileSize, durationMs, peaks, erasedAt }) => ({
    recordingId,
    format,
    fileSize: erasedAt === null ? fileSize : 0,
    durationMs,
    peaks: [...peaks],
    erasedAt,
  }));
  const known = recordings.flatMap(({ durationMs }) => durationMs ?? []);
  return {
    recordingId: first.recordingId,
    format: first.format,
    fileSize: sum(parts.map(({ fileSize }) => fileSize)),
    durationMs: known.length === 0 ? null : sum(known),
    peaks: joinedPeaks(recordings),
    erasedAt: hasSound(recordings)
      ? null
      : (parts
          .flatMap(({ erasedAt }) => erasedAt ?? [])
          .toSorted()
          .at(-1) ?? null),
    parts,
  };
};

export const hasSound = (recordings: readonly Pick<CardRecording, 'erasedAt'>[]): boolean =>
  recordings.some(({ erasedAt }) => erasedAt === null);

/** As many as one recording has, each recording with the share of its length. */
const joinedPeaks = (recordings: readonly CardRecording[]): number[] => {
  const count = Math.max(...recordings.map(({ peaks }) => peaks.length));
  if (recordings.length === 1) return [...(recordings[0]?.peaks ?? [])];
  const total = sum(recordings.map(({ durationMs }) => durationMs ?? 0));
  return Array.from({ length: count }, (_, index) => peakAt(recordings, ((index + 0.5) / count) * total));
};

const peakAt = (recordings: readonly CardRecording[], atMs: number): number => {
  let startMs = 0;
  for (const { durationMs, peaks } of recordings) {
    const length = durationMs ?? 0;
    if (atMs < startMs + length) return peaks[Math.floor(((atMs - startMs) / length) * peaks.length)] ?? 0;
    startMs += length;
  }
  return 0;
};
