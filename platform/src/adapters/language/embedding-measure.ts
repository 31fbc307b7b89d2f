import { englishExamples } from '#adapters/analyst/examples/english-examples.ts';
import { frenchExamples } from '#adapters/analyst/examples/french-examples.ts';
import type { LabelledExample } from '#adapters/analyst/examples/labelled-examples.ts';
import { similarity } from '#adapters/analyst/vectors.ts';
import { serviceCallers, type Embedding } from '#ports/language-engine.ts';

const notesOf = (examples: readonly LabelledExample[]) => examples.slice(0, 24).map(([, , text]) => text);
/** The same in both languages, in the same order: a model that does not see that (a file converted wrongly) sees no meaning either. */
export const measuredNotes = { fr: notesOf(frenchExamples), en: notesOf(englishExamples) } as const;
/** Which of these notes answers, and a question that shares few words with it. */
export const measuredQuestions: readonly (readonly [note: number, french: string, english: string])[] = [
  [0, 'Avec qui ai-je passé une soirée joyeuse ?', 'With whom did I spend a cheerful evening?'],
  [1, 'Quand mon enfant a-t-il commencé à marcher ?', 'When did my child begin to walk?'],
  [2, 'Quel contrat avons-nous obtenu ?', 'Which contract did we win?'],
  [4, 'Qu’ai-je fini de peindre ?', 'What did I finish painting?'],
  [6, 'Où voulais-je aller en vacances ?', 'Where did I want to go on holiday?'],
  [9, 'Combien m’a coûté le plombier ?', 'How much did the plumber cost?'],
  [10, 'Qui est enceinte ?', 'Who is pregnant?'],
  [11, 'Où me suis-je baignée ?', 'Where did I go bathing?'],
  [15, 'Depuis quand mon père n’est-il plus là ?', 'How long has my father been gone?'],
  [16, 'Quel collègue nous a quittés ?', 'Which colleague left us?'],
  [18, 'Pourquoi n’ai-je rien publié ?', 'Why have I published nothing?'],
  [21, 'Avec qui me suis-je disputé ?', 'Whom did I quarrel with?'],
];

/** Of 24 each. multilingual-e5-small of four bits finds 24 and 19; without its prompts, or with one for the other, 24 and 17. */
const [leastTranslations, leastAnswers] = [12, 16];

type Vectors = readonly Float32Array[];

/** Of things asked, each with the note that is nearest by right: for how many it is. */
const nearest = (asked: Vectors, notes: Vectors, rightful: readonly number[]): number =>
  asked.filter((vector, index) => {
    const scores = notes.map((note) => similarity(vector, note));
    const score = scores[rightful[index] ?? -1] ?? Number.NEGATIVE_INFINITY;
    return scores.filter((other) => !(other < score)).length === 1;
  }).length;

/** Whether a model knows French and English, and finds what answers a question: null, or why it is not used, in English. */
export const embeddingRefusal = async (model: Embedding): Promise<string | null> => {
  const vectorsOf = async (texts: readonly string[], kind: 'query' | 'passage'): Promise<Vectors> =>
    (await model.embed({ texts, kind, ownerId: serviceCallers.examples })).vectors;
  const french = await vectorsOf(measuredNotes.fr, 'passage');
  const english = await vectorsOf(measuredNotes.en, 'passage');
  const translations = nearest(french, english, [...french.keys()]);
  if (translations < leastTranslations)
    return `it finds ${translations} of ${french.length} translations: it does not know French and English, or was converted wrongly`;
  const questions = await vectorsOf(
    measuredQuestions.flatMap(([, ...both]) => both),
    'query',
  );
  const inFrench = questions.filter((_vector, index) => index % 2 === 0);
  const inEnglish = questions.filter((_vector, index) => index % 2 === 1);
  const rightful = measuredQuestions.map(([note]) => note);
  const answers = nearest(inFrench, french, rightful) + nearest(inEnglish, english, rightful);
  return answers >= leastAnswers
    ? null
    : `it finds what answers ${answers} of ${questions.length} questions, and should of ${leastAnswers}`;
};
