import type { Language } from '#kernel/language.ts';

/** A word of a dictionary with its flags, as in its file: « marcher/a0p. ». It stands for all forms of that word. */
export type DictionaryEntry = string;

/** Which words a form may belong to, and all forms of a word. Accents count: « marché » and « marche » are different forms. */
export type SpellingDictionary = Readonly<{
  language: Language;
  entriesOf: (form: string) => readonly DictionaryEntry[];
  formsOf: (entry: DictionaryEntry) => readonly string[];
  isVerb: (entry: DictionaryEntry) => boolean;
  flagsOf: (entry: DictionaryEntry) => readonly string[];
  /** The word itself, without an ending. */
  wordOf: (entry: DictionaryEntry) => string;
  /** Whether the words that a form may belong to mean different things, so that what stands before it decides. */
  isHomograph: (form: string) => boolean;
}>;

/**
 * The two files of a Hunspell dictionary. `flagLength`: characters of a flag. `endings`: the flags whose endings make forms of the same word, and not other
 * words. `irregular`: forms that no ending makes, after the word they belong to.
 */
type DictionarySource = Readonly<{
  language: Language;
  affixes: string;
  words: string;
  flagLength: 1 | 2;
  isForm: (flag: string) => boolean;
  isVerb: (word: string, flags: readonly string[]) => boolean;
  isHomograph: (form: string) => boolean;
  irregular?: readonly (readonly string[])[];
}>;

type Ending = Readonly<{ flag: string; strip: string; add: string; after: RegExp }>;

/** « 0 » stands for none. */
const lettersOf = (written: string): string => (written === '0' ? '' : written);

/** Endings, without the prefixes of elision: « l’ », « qu’ ». */
const endingsOf = ({ affixes, isForm }: DictionarySource): readonly Ending[] => {
  const patterns = new Map<string, RegExp>();
  const after = (condition: string): RegExp => {
    const pattern = patterns.get(condition) ?? new RegExp(`${condition}$`, 'u');
    patterns.set(condition, pattern);
    return pattern;
  };
  return affixes.split('\n').flatMap((line) => {
    const [kind, flag, strip, added, condition] = line.split(/\s+/u);
    if (kind !== 'SFX' || !flag || !strip || added === undefined || condition === undefined || !isForm(flag)) return [];
    const [add = ''] = added.split('/');
    return { flag, strip: lettersOf(strip), add: lettersOf(add), after: after(condition) };
  });
};

const groupBy = (endings: readonly Ending[], keyOf: (ending: Ending) => string): ReadonlyMap<string, Ending[]> => {
  const groups = new Map<string, Ending[]>();
  for (const ending of endings) groups.set(keyOf(ending), [...(groups.get(keyOf(ending)) ?? []), ending]);
  return groups;
};

const wordOf = (entry: DictionaryEntry): string => entry.split('/', 1)[0] ?? entry;
const flagsOf = (entry: DictionaryEntry, length: number): readonly string[] =>
  entry.slice(wordOf(entry).length + 1).match(new RegExp(`.{${length}}`, 'gsu')) ?? [];

const entriesByWord = (words: string): ReadonlyMap<string, readonly DictionaryEntry[]> => {
  const entries = new Map<string, DictionaryEntry[]>();
  for (const line of words.split('\n').slice(1)) {
    const [entry = ''] = line.split(/\s/u, 1);
    const known = entries.get(wordOf(entry));
    if (known) known.push(entry);
    else if (entry !== '') entries.set(wordOf(entry), [entry]);
  }
  return entries;
};

/** Reads the files once; a word is then found in well under a millisecond. */
export const openSpellingDictionary = (source: DictionarySource): SpellingDictionary => {
  const endings = endingsOf(source);
  const [byFlag, byAdded] = [groupBy(endings, ({ flag }) => flag), groupBy(endings, ({ add }) => add)];
  // However long a word is, no more of its end is looked at.
  const longest = endings.reduce((most, { add }) => Math.max(most, add.length), 0);
  const [entries, irregular] = [entriesByWord(source.words), source.irregular ?? []];
  const flags = (entry: DictionaryEntry) => flagsOf(entry, source.flagLength);

  const withEnding = (form: string, from: number): readonly DictionaryEntry[] =>
    (byAdded.get(form.slice(from)) ?? []).flatMap(({ flag, strip, after }) => {
      const word = form.slice(0, from) + strip;
      return after.test(word) ? (entries.get(word) ?? []).filter((entry) => flags(entry).includes(flag)) : [];
    });
  const regularOf = (form: string): readonly DictionaryEntry[] => [
    ...(entries.get(form) ?? []),
    ...Array.from({ length: Math.min(form.length, longest) + 1 }, (_none, letters) =>
      withEnding(form, form.length - letters),
    ).flat(),
  ];
  const isVerb = (entry: DictionaryEntry): boolean => source.isVerb(wordOf(entry), flags(entry));
  return {
    language: source.language,
    isVerb,
    flagsOf: flags,
    wordOf,
    isHomograph: source.isHomograph,
    entriesOf: (form) => {
      const bases = irregular.flatMap(([base = '', ...others]) => (others.includes(form) ? [base] : []));
      return [...new Set([...regularOf(form), ...bases.flatMap((base) => entries.get(base) ?? [])])];
    },
    formsOf: (entry) => {
      const word = wordOf(entry);
      const made = flags(entry)
        .flatMap((flag) => byFlag.get(flag) ?? [])
        .flatMap(({ strip, add, after }) =>
          word.endsWith(strip) && after.test(word) ? [word.slice(0, word.length - strip.length) + add] : [],
        );
      const others = irregular.find(([base]) => base === word) ?? [];
      return [...new Set([word, ...made, ...others])];
    },
  };
};
