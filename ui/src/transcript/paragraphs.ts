export type TranscriptWord = Readonly<{
  text: string;
  startMs: number;
  endMs: number;
  uncertain?: boolean | undefined;
}>;
export type TranscriptSegment = Readonly<{
  text: string;
  startMs: number;
  endMs: number;
  words: readonly TranscriptWord[];
}>;
/** `from`: the index of its first word in the whole transcript. */
export type Paragraph = Readonly<{ startMs: number; from: number; words: readonly TranscriptWord[] }>;

/** A pause this long, in ms, begins a new paragraph once the last has some length. */
const pauseMs = 1_200;
const minWordsAtPause = 25;
const minWordsWithoutPause = 70;

const segmentWords = ({ text, startMs, endMs, words }: TranscriptSegment): readonly TranscriptWord[] =>
  words.length > 0 ? words : text.trim() === '' ? [] : [{ text: text.trim(), startMs, endMs }];

const startsParagraph = (
  paragraph: Paragraph | undefined,
  [first]: readonly TranscriptWord[],
  starts: readonly number[],
): boolean => {
  const last = paragraph?.words.at(-1);
  if (!paragraph || !last || !first) return true;
  if (starts.some((startMs) => last.startMs < startMs && first.startMs >= startMs)) return true;
  const enough = first.startMs - last.endMs >= pauseMs ? minWordsAtPause : minWordsWithoutPause;
  return paragraph.words.length >= enough && /[.!?…»"]$/u.test(last.text);
};

/** Parted where the person parted it: each paragraph begins at one of these words. */
const splitAtWords = (words: readonly TranscriptWord[], begins: readonly number[]): readonly Paragraph[] =>
  [0, ...begins].map((from, index) => ({
    from,
    startMs: words[from]?.startMs ?? 0,
    words: words.slice(from, begins[index]),
  }));

/** Parted where the voice rested, and where another recording begins. */
const splitAtPauses = (segments: readonly TranscriptSegment[], starts: readonly number[]): readonly Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  for (const words of segments.map(segmentWords).filter(({ length }) => length > 0)) {
    const last = paragraphs.at(-1);
    if (last && !startsParagraph(last, words, starts))
      paragraphs[paragraphs.length - 1] = { ...last, words: [...last.words, ...words] };
    else paragraphs.push({ startMs: words[0]?.startMs ?? 0, from: last ? last.from + last.words.length : 0, words });
  }
  return paragraphs;
};

/** `begins`: the words at which the person began a paragraph. `starts`: where each recording begins, in ms. */
type Breaks = Readonly<{ begins?: readonly number[] | undefined; starts?: readonly number[] | undefined }>;

/** The transcript in paragraphs: those of the person when `begins` has some, otherwise by pauses and recordings; every word keeps its time. */
export const splitParagraphs = (
  segments: readonly TranscriptSegment[],
  { begins = [], starts = [] }: Breaks = {},
): readonly Paragraph[] =>
  begins.length > 0 ? splitAtWords(segments.flatMap(segmentWords), begins) : splitAtPauses(segments, starts);

/** Index of the word spoken at that moment, including the short pause after it; -1 before the first. */
export const wordIndexAt = (words: readonly TranscriptWord[], atMs: number): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.startMs ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  const found = words[low - 1];
  return found && atMs < found.endMs + pauseMs ? low - 1 : -1;
};
