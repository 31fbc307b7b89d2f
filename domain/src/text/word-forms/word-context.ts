const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

type WordsBefore = Readonly<Record<'nouns' | 'prepositions' | 'verbs' | 'between', ReadonlySet<string>>>;

/**
 * Folded words after which a noun stands; after which no participle does (« to »: the word itself); after which a verb stands, persons and auxiliaries; and
 * those that may stand between: « j’ai beaucoup marché ».
 */
const wordsBefore: Readonly<Record<'fr' | 'en', WordsBefore>> = {
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
      the a an this that these those my your his her its our their every each some no`),
    prepositions: setOf(`at in on of with by for from into to`),
    verbs: setOf(`i you he she we they has have had having am is are was were been being be who`),
    between: setOf(`too not still already long always never more often finally really also just almost`),
  },
};

/** What kind of word stands after these folded words; null: any may. */
export const kindAfter = (
  before: readonly string[],
  language: 'fr' | 'en',
): 'noun' | 'no-participle' | 'verb' | null => {
  const { nouns, prepositions, verbs, between } = wordsBefore[language];
  const last = before.findLast((word) => !between.has(word));
  if (last === undefined) return null;
  if (verbs.has(last)) return 'verb';
  if (prepositions.has(last)) return 'no-participle';
  return nouns.has(last) ? 'noun' : null;
};
