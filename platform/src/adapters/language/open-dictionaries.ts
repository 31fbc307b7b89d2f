import type { Language } from '@ecrin/domain/kernel/language.ts';
import { englishIrregularForms, englishIrregularVerbs } from '@ecrin/domain/text/word-forms/english-irregular-forms.ts';
import { openSpellingDictionary, type SpellingDictionary } from '@ecrin/domain/text/word-forms/spelling-dictionary.ts';

/** The words of a language with their forms; each language is read when it is first asked for, in about half a second, and kept. */
type Dictionaries = (language: Language) => Promise<SpellingDictionary>;

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Verbs have a flag in lower case for their tenses, and end so in the infinitive. */
const isFrenchVerb = (word: string, flags: readonly string[]): boolean =>
  /r(?:e|)$/u.test(word) && flags.some((flag) => /^[a-z]/u.test(flag));

/** « marché » is a market or a form of « marcher »; of a finite form (« marche ») the noun says the same as the verb. */
const isFrenchParticiple = (form: string): boolean => /[éiu]e?s?$/u.test(form);

const openFrench = async (): Promise<SpellingDictionary> => {
  const { default: file } = await import('dictionary-fr');
  return openSpellingDictionary({
    language: 'fr',
    affixes: text(file.aff),
    words: text(file.dic),
    flagLength: 2,
    isForm: () => true,
    isVerb: isFrenchVerb,
    isHomograph: isFrenchParticiple,
    irregular: [['œil', 'yeux']],
  });
};

/** Plural and third person, past, present participle: the other endings make other words (« walker »). */
const englishFormFlags = new Set(['S', 'D', 'G']);

const openEnglish = async (): Promise<SpellingDictionary> => {
  const { default: file } = await import('dictionary-en');
  return openSpellingDictionary({
    language: 'en',
    affixes: text(file.aff),
    words: text(file.dic),
    flagLength: 1,
    isForm: (flag) => englishFormFlags.has(flag),
    isVerb: (word, flags) => flags.includes('G') || englishIrregularVerbs.has(word),
    // « saw », « left »: what has one word only has nothing to decide.
    isHomograph: () => true,
    irregular: englishIrregularForms,
  });
};

/** The dictionaries of Grammalecte and of SCOWL, as they come with their packages. */
export const openDictionaries = (): Dictionaries => {
  const known = new Map<Language, Promise<SpellingDictionary>>();
  return (language) => {
    const opened = known.get(language) ?? (language === 'fr' ? openFrench() : openEnglish());
    known.set(language, opened);
    return opened;
  };
};
