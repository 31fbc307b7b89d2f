import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { maxPassageMs } from '@ecrin/domain/story/story.vocabulary.ts';
import type { Passage } from './listen-button.tsx';

type Spoken = Pick<ThoughtDetail, 'thoughtId' | 'segments' | 'audio'>;
/** `startMs`, `endMs`: within its own recording. */
export type HeardWord = Readonly<{ text: string; startMs: number; endMs: number; recordingId: string }>;
/** Places of the first and the last word. */
export type Span = Readonly<{ from: number; to: number }>;

/** The words of a thought that can be heard, each within its own recording. */
export const heardWords = ({ segments, audio }: Spoken): readonly HeardWord[] => {
  const recordings = audio?.parts ?? [];
  let startMs = 0;
  const starts = recordings.map(({ durationMs }) => {
    const own = startMs;
    startMs += durationMs ?? 0;
    return own;
  });
  return segments.flatMap(({ words }) =>
    words.flatMap((word) => {
      const at = starts.findLastIndex((start) => start <= word.startMs);
      const [recording, start] = [recordings[at], starts[at] ?? 0];
      if (!recording || recording.erasedAt !== null) return [];
      return [
        {
          text: word.text,
          startMs: word.startMs - start,
          endMs: word.endMs - start,
          recordingId: recording.recordingId,
        },
      ];
    }),
  );
};

/** A tap moves the nearer end there; after both ends are set, the first tap begins anew. */
export const spanAfter = ({ from, to }: Span, tapped: number): Span => {
  if (tapped < from) return { from: tapped, to };
  if (tapped > to) return { from, to: tapped };
  return { from: tapped, to: tapped };
};

/** A breath before the first word and after the last. */
const roomMs = 150;

/** null: over the end of a recording, or too long. */
export const passageOf = (
  { thoughtId }: Pick<Spoken, 'thoughtId'>,
  words: readonly HeardWord[],
  { from, to }: Span,
): Readonly<{ passage: Passage; text: string }> | null => {
  const [first, last] = [words[from], words[to]];
  if (!first || !last || first.recordingId !== last.recordingId) return null;
  const fromMs = Math.max(0, Math.round(first.startMs - roomMs));
  const toMs = Math.round(last.endMs + roomMs);
  if (toMs - fromMs > maxPassageMs || toMs <= fromMs) return null;
  const text = words
    .slice(from, to + 1)
    .map((word) => word.text.trim())
    .join(' ');
  return { passage: { thoughtId, recordingId: first.recordingId, fromMs, toMs }, text };
};
