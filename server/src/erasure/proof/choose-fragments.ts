/** UTF-8 bytes of a fragment. A longer one would more often be cut in two by the pages of a database, a shorter one be somebody else’s too. */
const [leastBytes, mostBytes] = [16, 40];
const leastWords = 3;
/** Of one text: at its beginning, in between and at its end. */
const perText = 3;
/** An address is sought whole, up to so many characters. */
const longestAddress = 254;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** What JSON writes in another way stands in no fragment: quotes, backslashes, control characters, halves of a character. */
const escaped = /["\\\p{Cc}\p{Cs}]+/u;
const address = /^[^\s@"\\]{1,64}@[^\s@"\\]{1,255}\.[^\s@"\\]{1,63}$|^\+\d{8,15}$/u;
/** Such as a token for pushes. No id, instant or hash: those of things may stay, as they say nothing. */
const secret = /^(?=\S*\d)(?=\S*\p{L})\S{16,}$/u;
const idOrTime = /^[0-9a-f-]{32,}$|^\d{4}-\d\d-\d\d/iu;

/**
 * Pieces of a text that nobody else has written: at least three words in a row, an address, or a long token. Three words of a language are seldom
 * another person’s; a name or a single word is, and would be found where it may stay.
 */
export const chooseFragments = (text: string): readonly string[] => {
  const whole = text.trim();
  if (address.test(whole)) return whole.length <= longestAddress ? [...new Set([whole, whole.toLowerCase()])] : [];
  if (secret.test(whole)) return idOrTime.test(whole) || escaped.test(whole) ? [] : [firstBytes(whole)];
  return [...new Set(whole.split(escaped).flatMap(fragmentsOfLine))].slice(0, 2 * perText);
};

const firstBytes = (token: string): string => {
  let taken = '';
  for (const letter of token) {
    if (bytesOf(taken + letter) > mostBytes) break;
    taken += letter;
  }
  return taken;
};

type Word = Readonly<{ start: number; end: number }>;

const fragmentsOfLine = (line: string): readonly string[] => {
  const words = [...line.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
  const last = words.length - leastWords;
  const starts =
    last <= 0 ? [0] : Array.from({ length: perText }, (_, part) => Math.floor((part * last) / (perText - 1)));
  return starts.map((start) => fragmentAt(line, words.slice(start))).filter((fragment) => fragment !== null);
};

/** null: from here on there are too few words, or too long ones. */
const fragmentAt = (line: string, words: readonly Word[]): string | null => {
  const start = words[0]?.start ?? 0;
  let [end, count] = [start, 0];
  for (const word of words) {
    if (bytesOf(line.slice(start, word.end)) > mostBytes) break;
    [end, count] = [word.end, count + 1];
  }
  const fragment = line.slice(start, end);
  return count >= leastWords && bytesOf(fragment) >= leastBytes ? fragment : null;
};
