import { readQuestion } from '@ecrin/domain/conversation/question/read-question.ts';
import { readLabelledThoughts } from '@ecrin/platform/adapters/analyst/labels/labelled-thoughts.ts';
import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import { openDictionaries } from '@ecrin/platform/adapters/language/open-dictionaries.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import {
  answerFromThoughts,
  findByWords,
  fuseScores,
  soughtWords,
  thoughtCardModel,
  type MeaningSearch,
} from '@ecrin/projections';
import { embeddingModel } from '#kits/embedding-model.ts';
import { askedThoughts } from './asked-thoughts.ts';
import { openBenchJournal, ownerId } from './bench-journal.ts';
import { leastSilence, shownAsNear, silentOf } from './near-floor.ts';
import { answeredWords, unansweredQuestions, unansweredWords } from './unanswered-questions.ts';

// `npm run bench:search`: how often the one thought that answers a question is among the first five found, among 200 others – by words, by meaning, by both.

const { models, count, place, close } = await openBenchJournal();
const dictionary = openDictionaries();

/** Ids in order, the best first. */
type Order = readonly string[];
/** A text to search for and the one thought that is right. */
type Searched = readonly [text: string, thoughtId: string];
const filter = { ownerId, deleted: false };

const findWords = async (text: string, journal: Readonly<{ models: ReadModels; count: number }>) => {
  const { subject } = readQuestion(text, {
    language: 'fr',
    today: '2026-11-01',
    threads: [],
    tags: [],
    withoutFilters: [],
  });
  const words = soughtWords(subject, { language: 'fr', dictionary: await dictionary('fr') });
  const cards = await journal.models.open(thoughtCardModel);
  const { found } = await findByWords(cards, { filter, searched: journal.count, words });
  return found.map(({ thought: { thoughtId }, evidence }) => ({ thoughtId, evidence }));
};

const halves = [
  ['tuned on', 0],
  ['held out', 1],
] as const;
const ofHalf = <One>(all: readonly One[], kept: number): readonly One[] => all.filter((_one, at) => at % 2 === kept);

const percent = (some: number, all: number): string => `${Math.round((100 * some) / all)} %`;

const show = async (
  name: string,
  search: (text: string) => Promise<Order>,
  searched: readonly Searched[] = questions,
): Promise<void> => {
  const ranks: number[] = [];
  const begun = performance.now();
  for (const [text, thoughtId] of searched) ranks.push((await search(text)).indexOf(thoughtId) + 1);
  const ms = (performance.now() - begun) / searched.length;
  for (const [half, kept] of halves) {
    const some = ofHalf(ranks, kept);
    const share = (most: number): string =>
      percent(some.filter((rank) => rank > 0 && rank <= most).length, some.length);
    const reciprocal = some.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / some.length;
    console.log(
      `${name}, ${half} (${some.length}): first ${share(1)}, among five ${share(5)}, mean reciprocal rank ${reciprocal.toFixed(2)}; ${ms.toFixed(1)} ms each`,
    );
  }
};

const questions: readonly Searched[] = askedThoughts.map(([question], index) => [question, `t${index}`]);
const fewWords: readonly Searched[] = answeredWords.map(([text, question]) => [
  text,
  `t${askedThoughts.findIndex(([asked]) => asked === question)}`,
]);

/** Words alone, meaning alone and both, side by side. */
const showThree = async (
  name: string,
  searched: readonly Searched[],
  journal: Readonly<{ models: ReadModels; count: number; meaning: MeaningSearch | null }>,
): Promise<void> => {
  const { meaning } = journal;
  const idsOf = (found: readonly { thoughtId: string }[]): Order => found.map(({ thoughtId }) => thoughtId);
  await show(`${name}: words`, async (text) => idsOf(await findWords(text, journal)), searched);
  if (!meaning) return;
  const near = async (text: string) => (await meaning.find(ownerId, text)) ?? [];
  await show(`${name}: meaning`, async (text) => idsOf(await near(text)), searched);
  await show(
    `${name}: together`,
    async (text) => fuseScores(text, { byWords: await findWords(text, journal), byMeaning: await near(text) }),
    searched,
  );
};

/** What the chat quotes: at most six thoughts, or five that are near where none answers. */
const chat =
  (meaning: MeaningSearch | null) =>
  async (text: string): Promise<Order> => {
    const asked = { ownerId, text, language: 'fr', timeZone: 'Europe/Paris', now: '2026-11-01T09:00:00.000Z' } as const;
    const { answer } = await answerFromThoughts(models, { meaning, dictionary })({
      ...asked,
      withoutFilters: [],
      setAside: [],
    });
    return answer.citations.map(({ thoughtId }) => thoughtId);
  };

/** What is shown as near by meaning: of texts that no thought is about nothing should be, of the others the right thought among the first five. */
const showFloor = async (meaning: MeaningSearch): Promise<void> => {
  for (const [name, unanswered, answered] of [
    ['questions', unansweredQuestions, questions],
    ['words', unansweredWords, fewWords],
  ] as const) {
    let allSilent = 0;
    for (const [half, kept] of halves) {
      const silent = await silentOf(meaning, ofHalf(unanswered, kept));
      allSilent += silent;
      let right = 0;
      for (const [text, id] of ofHalf(answered, kept))
        right += (await shownAsNear(meaning, text)).slice(0, 5).some(({ thoughtId }) => thoughtId === id) ? 1 : 0;
      console.log(
        `near, ${name}, ${half}: nothing shown for ${silent} of ${ofHalf(unanswered, kept).length} that no thought answers; right thought among five shown for ${right} of ${ofHalf(answered, kept).length}`,
      );
    }
    if (allSilent < leastSilence * unanswered.length) process.exitCode = 1;
  }
};

/** Every fourth labelled thought with a title, searched for by it: a phrase that has words of the thought. */
const titled = readLabelledThoughts('fr').filter(({ title }, at) => title !== null && at % 4 === 0);
const titles: readonly Searched[] = titled.map(({ title }, index) => [title ?? '', `t${index}`]);

await show('what the chat quotes, by words', chat(null));
if (embeddingModel.missing === null) {
  const engine = createLocalLanguageEngine({ modelFile: embeddingModel.file });
  const { embedding } = engine;
  const { meaning, ms } = await place(embedding);
  console.log(`vectors of ${count} thoughts: ${ms} ms`);
  await showThree('questions', questions, { models, count, meaning });
  await showThree('few words', fewWords, { models, count, meaning });
  const journal = await openBenchJournal(titled.map(({ text }) => text));
  await showThree('titles', titles, { ...journal, meaning: (await journal.place(embedding)).meaning });
  await journal.close();
  await show('what the chat quotes, with meaning', chat(meaning));
  await showFloor(meaning);
  await engine.close();
} else {
  await showThree('questions', questions, { models, count, meaning: null });
  console.log(`meaning: skipped, ${embeddingModel.missing}`);
}
await close();
