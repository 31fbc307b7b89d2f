import { isSubject } from '#conversation/question/question-words.ts';
import { wordsOf } from '#text/search-words.ts';

/** Beside the words that questions are asked with: of these every journal is full, whatever it is about. */
const everydayWords = new Set(
  `aujourd hui hier demain vais vas vont aller allais allait suis sommes serai sera serait sois soit avons aura aurait faut fallait
  veux veut voulais voulait peux peut pouvait pourrait dois doit devais devait faudrait vraiment juste assez presque ainsi lorsque afin
  toutefois pourtant cependant plutot certain certains certaine certaines plusieurs seul seule autant aucune quoique envie truc trucs
  personne personnes quelqu chacun chacune parle parler dire demande demander attendre attend arrive arriver
  mettre mis prendre pris venir vient allez allons voir vois voit sais sait savoir crois croit trouve trouver passe passer
  going went get got getting really today yesterday tomorrow want wanted make made need needed let lets know knew see saw seen even
  though maybe still back come came take took feel felt left something anything nothing everything someone anyone everyone nobody everybody said told asked talked`
    .trim()
    .split(/\s+/u),
);

const shortest = 3;
/** A text of any length has no more of them. */
export const mostSubjectWords = 300;

/** The same for the singular and the plural of a word, without accents and capitals. */
export const wordKey = (word: string): string => (word.length > shortest ? word.replace(/[sx]$/u, '') : word);

const isCounted = (word: string): boolean =>
  word.length >= shortest && isSubject(word) && !everydayWords.has(word) && !/^\d/u.test(word);

/** What a text is about: its words in lower case, each once in the form that comes first, without those of every text. */
export const subjectWords = (text: string): readonly string[] => {
  const forms = new Map<string, string>();
  for (const { word, start, end } of wordsOf(text)) {
    if (forms.size >= mostSubjectWords) break;
    const key = wordKey(word);
    if (isCounted(word) && !forms.has(key)) forms.set(key, text.slice(start, end).toLowerCase());
  }
  return [...forms.values()];
};
