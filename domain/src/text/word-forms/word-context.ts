import type { Language } from '#kernel/language.ts';
import type { SpellingDictionary } from './spelling-dictionary.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

type WordsBefore = Readonly<Record<'nouns' | 'prepositions' | 'verbs' | 'between', ReadonlySet<string>>>;

/**
 * Folded words after which a noun stands; after which no participle does (« to »: the word itself); after which a verb stands, persons and auxiliaries; and
 * those that may stand between: « j’ai beaucoup marché ».
 */
const wordsBefore: Readonly<Record<Language, WordsBefore>> = {
  fr: {
    nouns: setOf(`
      le la l un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs quel quelle quels quelles chaque
      plusieurs quelques aucun aucune premier premiere dernier derniere petit petite petits petites grand grande bon bonne`),
    prepositions: setOf(`de d en sur sans avec pour par dans chez vers entre sous contre hors`),
    verbs: setOf(`
      j je tu il elle on nous vous ils elles ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait
      auraient ayant avoir eu suis es est sommes etes sont etais etait etions etiez etaient serai sera serait etre ayons aie ait aient`),
    between: setOf(`
      beaucoup bien trop pas peu encore deja tant longtemps toujours jamais plus souvent enfin vraiment surtout aussi donc rien tout hier tres si`),
  },
  en: {
    nouns: setOf(`
      the a an this that these those my your his her its our their every each some no any one two three four five six seven eight nine ten
      another other first second next last what which both many few several`),
    prepositions: setOf(`at in on of with by for from into to`),
    verbs: setOf(`
      i you he she it we they who ve re m d has have had having am is are was were been being be
      nobody somebody everybody anybody everyone someone everything something nothing`),
    between: setOf(`too not still already long always never more often also just almost then soon ever once even`),
  },
};

/** Whether a noun or a verb stands; `no-participle`: the word itself; null: any may. */
type Kind = 'noun' | 'no-participle' | 'verb' | null;
/** A word before another in its sentence, folded. */
export type WordBefore = Readonly<{ word: string; isCapital: boolean }>;

const kindAfterWord = (word: string | undefined, language: Language): Kind => {
  const { nouns, prepositions, verbs } = wordsBefore[language];
  if (word === undefined) return null;
  if (verbs.has(word)) return 'verb';
  if (prepositions.has(word)) return 'no-participle';
  return nouns.has(word) ? 'noun' : null;
};

const persons = setOf('he she it who that there what');
/** « She’s left »; « Dad’s saw » has one, and « Dad’s gone »: only where no form directly follows, as in « Dad’s old saw », is it a noun. */
const kindAfterS = (owner: string | undefined, form: string): Kind => {
  if (persons.has(owner ?? '')) return 'verb';
  return form === '' ? 'noun' : null;
};
/** Words in -ing that stand for themselves. */
const nounsInIng = setOf('thing morning evening');

/** Of adjectives there is a most (flag T of SCOWL) or a -ness (P). */
const isAdjective = (word: string, { entriesOf, flagsOf, wordOf }: SpellingDictionary): boolean =>
  (word.endsWith('ing') && !nounsInIng.has(word)) ||
  entriesOf(word).some(
    (entry) => wordOf(entry) === word && flagsOf(entry).some((flag) => flag === 'T' || flag === 'P'),
  );

/** Nouns can be somebody’s (flag M); a name is in no dictionary. */
const roleInEnglish = ({ word, isCapital }: WordBefore, dictionary: SpellingDictionary) => {
  const entries = dictionary.entriesOf(word);
  if (entries.length === 0) return isCapital ? 'noun' : null;
  if (isAdjective(word, dictionary)) return 'adjective';
  if (!entries.some((entry) => dictionary.flagsOf(entry).includes('M'))) return null;
  return entries.some(dictionary.isVerb) ? 'noun or verb' : 'noun';
};

type Placed = Readonly<{ form: string; before: readonly WordBefore[]; dictionary: SpellingDictionary }>;

/** In English adjectives stand between, « a single rose », and before a verb who did it: « the sun rose », « Paul felt ». A note begins with what was done. */
const kindInEnglish = ({ form, before, dictionary }: Placed): Kind => {
  const last = before.findLast(({ word }) => !wordsBefore.en.between.has(word));
  const rest = before.slice(0, last && before.lastIndexOf(last));
  if (!last) return /(?:ing|s)$/.test(form) ? null : 'verb';
  if (last.word === 's') return kindAfterS(rest.at(-1)?.word, form);
  return kindAfterWord(last.word, 'en') ?? kindAfterOther(last, { form, before: rest, dictionary });
};

const kindAfterOther = (last: WordBefore, placed: Placed): Kind => {
  const role = roleInEnglish(last, placed.dictionary);
  const verb = placed.form.endsWith('ing') ? null : 'verb';
  if (role === 'noun') return verb;
  if (role === null) return last.word.endsWith('ly') ? kindInEnglish(placed) : null;
  // Whether it is what it may be: « the sun » is a noun.
  const kind = kindInEnglish({ ...placed, form: '' });
  if (kind === null || kind === 'verb') return null;
  return role === 'adjective' ? 'noun' : verb;
};

/** What kind of word a form is by what stands before it in its sentence. */
export const kindAfter = ({ form, before, dictionary }: Placed): Kind =>
  dictionary.language === 'en'
    ? kindInEnglish({ form, before, dictionary })
    : kindAfterWord(before.findLast(({ word }) => !wordsBefore.fr.between.has(word))?.word, 'fr');
