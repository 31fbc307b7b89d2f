import { isCommonWord } from '#text/common-words.ts';
import { editDistance } from '#text/edit-distance.ts';
import { frenchSound } from '#text/french-sound.ts';
import { normalizeWord } from '#text/normalize-word.ts';

type Known = Readonly<{ written: string; letters: string; sound: string; parts: number; isName: boolean }>;
/** Finds the known word for a transcribed one; null when none is close enough. */
export type KnownWords = Readonly<{ mostParts: number; wordFor: (heard: string) => string | null }>;

/** Long words may differ in a sound; shorter ones that do are other words: « Martin » is not « Martine ». */
const longLetters = 8;

/** The client's own names and terms, ready for comparing. */
export const knownWords = (words: readonly string[]): KnownWords => {
  const known = words.map((written): Known => ({
    written,
    letters: normalizeWord(written),
    sound: frenchSound(written),
    parts: partsOf(written),
    isName: startsWithCapital(written),
  }));
  const byLetters = new Map(known.map((word) => [word.letters, word]));
  const byParts = Map.groupBy(known, ({ parts }) => parts);

  const wordFor = (heard: string): string | null => {
    const letters = normalizeWord(heard);
    const same = byLetters.get(letters);
    if (same) return onlyCapitalsDiffer(same.written, heard) ? null : same.written;
    const comparable = (byParts.get(partsOf(heard)) ?? []).filter(({ isName }) => !isName || startsWithCapital(heard));
    if (comparable.length === 0 || isCommonWord(letters)) return null;
    const sound = frenchSound(heard);
    return closest(
      comparable.filter((word) => word.sound === sound || isNear(word, letters, sound)),
      letters,
    );
  };

  return { mostParts: Math.max(0, ...known.map(({ parts }) => parts)) + 1, wordFor };
};

const partsOf = (word: string): number => word.split(/\s+/u).length;

const startsWithCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** « rose » and « Rose », « pierre » and « Pierre »: only the speaker knows which. */
const onlyCapitalsDiffer = (written: string, heard: string): boolean => written.toLowerCase() === heard.toLowerCase();

const isNear = (word: Known, letters: string, sound: string): boolean =>
  word.parts === 1 &&
  Math.min(word.letters.length, letters.length) >= longLetters &&
  Math.abs(word.sound.length - sound.length) <= 1 &&
  word.sound[0] === sound[0] &&
  distance(word.sound, sound) <= 1;

const closest = (candidates: readonly Known[], letters: string): string | null => {
  const near = candidates
    .map(({ written, letters: own }) => ({ written, apart: distance(own, letters) }))
    .filter(({ apart }) => apart <= Math.max(2, Math.floor(letters.length / 4)))
    .toSorted((one, other) => one.apart - other.apart);
  return near[0]?.written ?? null;
};

const distance = (one: string, other: string): number => editDistance(one.split(''), other.split(''));
