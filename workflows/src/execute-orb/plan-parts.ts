import type { ReadRange, RunPart } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { cutBetweenWords } from '@ecrin/domain/text/sentences.ts';

/** Something to read: a thought, or the person's own text (`thoughtId` null). */
export type Readable = Readonly<{ thoughtId: string | null; wording: number; content: string }>;

/** Splits what is to be read, in its order, into parts of at most `size` characters; a longer text is cut between words. */
export const planParts = (texts: readonly Readable[], size: number): readonly RunPart[] => {
  const parts: ReadRange[][] = [];
  let room = 0;
  for (const range of texts.flatMap((text) => rangesOf(text, size))) {
    const length = range.end - range.start;
    const last = parts.at(-1);
    if (last && length <= room) last.push(range);
    else parts.push([range]);
    room = (last && length <= room ? room : size) - length;
  }
  return parts;
};

const rangesOf = ({ thoughtId, wording, content }: Readable, size: number): readonly ReadRange[] => {
  const ranges: ReadRange[] = [];
  for (let start = 0; start < content.length;) {
    const end = cutBetweenWords(content, { start, end: content.length }, size);
    ranges.push({ thoughtId, wording, start, end });
    start = end;
  }
  return ranges;
};
