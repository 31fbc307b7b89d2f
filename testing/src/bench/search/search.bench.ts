import { readQuestion } from '@ecrin/domain/conversation/question/read-question.ts';
import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import { openDictionaries } from '@ecrin/platform/adapters/language/open-dictionaries.ts';
import {
  answerFromThoughts,
  findByWords,
  fuseRanks,
  thoughtCardModel,
  soughtWords,
  type MeaningSearch,
} from '@ecrin/projections';
import { embeddingModel } from '#kits/embedding-model.ts';
import { askedThoughts } from './asked-thoughts.ts';
import { openBenchJournal, ownerId } from './bench-journal.ts';
import { answeredWords, unansweredQuestions, unansweredWords } from './unanswered-questions.ts';

// `npm run bench:search`: how often the one thought that answers a question is among the first five found, among 200 others – by words, by meaning, by both.

const { models, count, place, close } = await openBenchJournal();
const cards = await models.open(thoughtCardModel);
const dictionary = openDictionaries();

/** Ids in order, the best first. */
type Order = readonly string[];
const filter = { ownerId, deleted: false };

const byWords = async (question: string): Promise<Order> => {
  const { subject } = readQuestion(question, {
    language: 'fr',
    today: '2026-11-01',
    threads: [],
    tags: [],
    withoutFilters: [],
  });
  const sought = soughtWords(subject, { language: 'fr', dictionary: await dictionary('fr') });
  const { found } = await findByWords(cards, { filter, searched: count, words: sought });
  return found.map(({ thought }) => thought.thoughtId);
};

const show = async (name: string, search: (question: string) => Promise<Order>): Promise<void> => {
  const ranks: number[] = [];
  const begun = performance.now();
  for (const [index, [question]] of askedThoughts.entries())
    ranks.push((await search(question)).indexOf(`t${index}`) + 1);
  const ms = (performance.now() - begun) / askedThoughts.length;
  for (const [half, kept] of [
    ['tuned on', 0],
    ['held out', 1],
  ] as const) {
    const some = ranks.filter((_rank, index) => index % 2 === kept);
    const share = (most: number): string =>
      `${Math.round((100 * some.filter((rank) => rank > 0 && rank <= most).length) / some.length)} %`;
    const reciprocal = some.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / some.length;
    console.log(
      `${name}, ${half} (${some.length}): first ${share(1)}, among five ${share(5)}, mean reciprocal rank ${reciprocal.toFixed(2)}; ${ms.toFixed(1)} ms a question`,
    );
  }
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

const halves = [
  ['tuned on', 0],
  ['held out', 1],
] as const;
const ofHalf = <One>(all: readonly One[], kept: number): readonly One[] => all.filter((_one, at) => at % 2 === kept);

/** What is shown as near by meaning: of texts that no thought is about nothing should be, of the others the right thought among the first five. */
const showFloor = async (meaning: MeaningSearch): Promise<void> => {
  const shown = async (text: string) => ((await meaning.find(ownerId, text)) ?? []).filter(({ isNear }) => isNear);
  const questions = askedThoughts.map(([question], index) => [question, `t${index}`] as const);
  const wordsOfThoughts = answeredWords.map(
    ([text, question]) => [text, `t${askedThoughts.findIndex(([asked]) => asked === question)}`] as const,
  );
  for (const [half, kept] of halves) {
    for (const [name, unanswered, answered] of [
      ['questions', unansweredQuestions, questions],
      ['words', unansweredWords, wordsOfThoughts],
    ] as const) {
      let [silent, right] = [0, 0];
      for (const text of ofHalf(unanswered, kept)) silent += (await shown(text)).length === 0 ? 1 : 0;
      for (const [text, id] of ofHalf(answered, kept))
        right += (await shown(text)).slice(0, 5).some(({ thoughtId }) => thoughtId === id) ? 1 : 0;
      console.log(
        `near, ${name}, ${half}: nothing shown for ${silent} of ${ofHalf(unanswered, kept).length} that no thought answers; right thought among five shown for ${right} of ${ofHalf(answered, kept).length}`,
      );
    }
  }
};

const words = new Map<string, Order>();
await show('words', async (question) => {
  const order = await byWords(question);
  words.set(question, order);
  return order;
});
await show('what the chat quotes, by words', chat(null));
if (embeddingModel.missing === null) {
  const engine = createLocalLanguageEngine({ modelFile: () => embeddingModel.file });
  const embedding = async () => engine.embedding;
  const { meaning, ms } = await place(embedding);
  console.log(`vectors of ${count} thoughts: ${ms} ms`);
  const near = new Map<string, Order>();
  await show('meaning', async (question) => {
    const found = (await meaning.find(ownerId, question)) ?? [];
    near.set(
      question,
      found.map(({ thoughtId }) => thoughtId),
    );
    return near.get(question) ?? [];
  });
  await show('both, by reciprocal ranks', async (question) =>
    fuseRanks([words.get(question) ?? [], near.get(question) ?? []]),
  );
  await show('what the chat quotes, with meaning', chat(meaning));
  await showFloor(meaning);
  await engine.close();
} else console.log(`meaning: skipped, ${embeddingModel.missing}`);
await close();
