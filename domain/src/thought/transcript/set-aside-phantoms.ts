import { normalizeWord } from '#text/normalize-word.ts';
import type { SetAside, SpokenSegment, SpokenWord } from '../thought.vocabulary.ts';
import { phantomIn } from './phantom-sentences.ts';
import { wordsBeforeLoop } from './repetition-loop.ts';
import { timedWords } from './timed-words.ts';

/** A passage as the engine returned it; `confidence` and `noSpeech` in 0…1, null when the engine gives none. */
export type HeardPassage = SpokenSegment & Readonly<{ confidence: number | null; noSpeech: number | null }>;
export type FilteredTranscript = Readonly<{ shown: readonly SpokenSegment[]; setAside: readonly SetAside[] }>;

/** Below this it is a guess; below `doubtful` it is set aside when the engine also detects no speech. */
const guessed = 0.2;
const doubtful = 0.37;
const silent = 0.6;
/** A pause up to this long does not separate two passages. */
const pauseMs = 1_000;
/** The same passage again: the third time it counts as a repetition. */
const echoes = 2;

/** Separates speech from what the model invented. Nothing is lost: what is set aside is stored with its reason. */
export const setAsidePhantoms = (heard: readonly HeardPassage[]): FilteredTranscript => {
  const filtered = heard.map((passage, index) => filterPassage(passage, heard, index));
  return { shown: filtered.flatMap(({ shown }) => shown), setAside: filtered.flatMap(({ setAside }) => setAside) };
};

const filterPassage = (passage: HeardPassage, heard: readonly HeardPassage[], index: number): FilteredTranscript => {
  if (isLowConfidence(passage)) return { shown: [], setAside: [asideFor(passage, 'low-confidence')] };
  const phantom = phantomIn(passage.text);
  if (phantom === 'surely' || isEcho(heard, index)) return { shown: [], setAside: [asideFor(passage, 'phantom')] };
  if (phantom === 'apart' && isSeparate(heard, index)) return { shown: [], setAside: [asideFor(passage, 'phantom')] };
  return cutRepetition(passage);
};

const isLowConfidence = ({ confidence, noSpeech }: HeardPassage): boolean =>
  confidence !== null && (confidence < guessed || (confidence < doubtful && (noSpeech ?? 0) > silent));

const isEcho = (heard: readonly HeardPassage[], index: number): boolean => {
  const own = sameness(heard[index]);
  return index >= echoes && heard.slice(index - echoes, index).every((passage) => sameness(passage) === own);
};

const sameness = (passage: HeardPassage | undefined): string => normalizeWord(passage?.text ?? '');

/** First, last, or separated by a pause from the passages before and after. */
const isSeparate = (heard: readonly HeardPassage[], index: number): boolean => {
  const [before, passage, after] = [heard[index - 1], heard[index], heard[index + 1]];
  if (!before || !passage || !after) return true;
  return passage.startMs - before.endMs >= pauseMs || after.startMs - passage.endMs >= pauseMs;
};

const cutRepetition = (passage: HeardPassage): FilteredTranscript => {
  const words = timedWords(passage);
  const shownWords = wordsBeforeLoop(words.map(({ text }) => text));
  if (shownWords === null)
    return {
      shown: [{ text: passage.text, startMs: passage.startMs, endMs: passage.endMs, words: passage.words }],
      setAside: [],
    };
  return {
    shown: [passageOf(words.slice(0, shownWords))],
    setAside: [asideFor(passageOf(words.slice(shownWords)), 'phantom')],
  };
};

const passageOf = (words: readonly SpokenWord[]): SpokenSegment => ({
  text: words.map(({ text }) => text).join(' '),
  startMs: words[0]?.startMs ?? 0,
  endMs: words.at(-1)?.endMs ?? 0,
  words,
});

const asideFor = ({ text, startMs, endMs }: SpokenSegment, reason: SetAside['reason']): SetAside => ({
  text,
  startMs,
  endMs,
  reason,
});
