const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Folded words after which a noun stands. */
const beforeNouns = setOf(`
  le la l un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs quel quelle quels quelles chaque
  plusieurs quelques aucun aucune premier premiere dernier derniere petit petite petits petites grand grande bon bonne
  the an this that these those my your his her its our their every each some no`);

/** Folded words after which a verb stands: persons and auxiliaries. */
const beforeVerbs = setOf(`
  j je tu il elle on nous vous ils elles ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait
  auraient ayant avoir eu suis es est sommes etes sont etais etait etions etiez etaient serai sera serait etre ayons aie ait aient
  i you he she we they have has had having am is are was were been being be`);

/** Folded words that may stand between: « j’ai beaucoup marché ». */
const between = setOf(`
  beaucoup bien trop pas peu encore deja tant longtemps toujours jamais plus souvent enfin vraiment surtout aussi donc rien tout hier tres si
  much well too not still already long always never more often finally really also`);

/** What kind of word stands after these folded words; null: either may. */
export const kindAfter = (before: readonly string[]): 'noun' | 'verb' | null => {
  const last = before.findLast((word) => !between.has(word));
  if (last === undefined) return null;
  if (beforeVerbs.has(last)) return 'verb';
  return beforeNouns.has(last) ? 'noun' : null;
};
