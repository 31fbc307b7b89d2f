import type { SpokenSegment, SpokenWord } from '../thought.vocabulary.ts';
import { knownWords, type KnownWords } from './known-words.ts';
import { timedWords } from './timed-words.ts';

/** What surrounds a word as written: « l’ », a quotation mark, a comma. */
const wordInPunctuation =
  /^((?:[^\p{L}\p{N}]|(?:[cdjlmnst]|qu)['’](?=\p{L}))*)(.*?)((?:['’]s)?(?:(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+)?)$/isu;

type KnownMatch = Readonly<{ length: number; heard: string; written: string }>;

/** Corrects similar-sounding words to the client's own names and terms, in words and text; times are unchanged. */
export const applyWordList = <Segment extends SpokenSegment>(
  segments: readonly Segment[],
  words: readonly string[],
): readonly Segment[] => {
  const known = knownWords(words);
  return words.length === 0 ? segments : segments.map((segment) => corrected(segment, known));
};

const corrected = <Segment extends SpokenSegment>(segment: Segment, known: KnownWords): Segment => {
  const spoken = timedWords(segment);
  const words: SpokenWord[] = [];
  let [text, rest] = ['', segment.text];
  for (let place = 0; place < spoken.length;) {
    const match = knownMatchAt(spoken, place, known);
    const run = spoken.slice(place, place + (match?.length ?? 1));
    words.push(...(match ? timed(match.written, run) : run));
    if (match && rest.includes(match.heard)) {
      const at = rest.indexOf(match.heard);
      text += rest.slice(0, at) + match.written;
      rest = rest.slice(at + match.heard.length);
    }
    place += run.length;
  }
  return { ...segment, text: text + rest, words: segment.words.length > 0 ? words : segment.words };
};

/** The longest run of words from `place` on that is a near-miss of a known name or term. */
const knownMatchAt = (spoken: readonly SpokenWord[], place: number, known: KnownWords): KnownMatch | null => {
  for (let length = Math.min(known.mostParts, spoken.length - place); length > 0; length -= 1) {
    const heard = spoken
      .slice(place, place + length)
      .map(({ text }) => text)
      .join(' ');
    const [, before = '', bare = '', after = ''] = wordInPunctuation.exec(heard) ?? [];
    const match = known.wordFor(bare);
    if (match !== null && match !== bare) return { length, heard, written: before + match + after };
  }
  return null;
};

const timed = (written: string, run: readonly SpokenWord[]): readonly SpokenWord[] => {
  const [first, last] = [run[0], run.at(-1)];
  if (first && run.length === 1 && !/\s/u.test(written)) return [{ ...first, text: written }];
  return timedWords({ text: written, startMs: first?.startMs ?? 0, endMs: last?.endMs ?? 0, words: [] });
};
