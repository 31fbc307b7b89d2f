import type { MonthFigures } from '@ecrin/contracts/thought/year.ts';
import { fold } from '@ecrin/domain/text/search-words.ts';
import { wordKey } from '@ecrin/domain/thought/subject-words.ts';
import type { DaySpan } from '@ecrin/domain/time/days.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { matchesFilter } from '@ecrin/platform/projections/matches-filter.ts';
import { favoritesModel } from '#favorite/favorite.model.ts';
import { openShownUnasked } from '#thought-card/shown-unasked.ts';
import { thoughtCardModel, thoughtCardOf, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { threadOfThought, type ThreadDirectory } from '#thread/thread-directory.ts';
import { thoughtWordsModel } from './thought-words.model.ts';
import { cardsIn, partsIn, type Asking } from './year-days.ts';

const mostWords = 12;
/** A word of one thought is no word of a year. */
const fewestThoughts = 2;
/** Thoughts looked at for one that can be shown, of each kind. */
const candidates = 10;

type Inside = Asking & Readonly<{ span: DaySpan; directory: ThreadDirectory }>;
type Word = MonthFigures['words'][number];

/** The most frequent words, in the form most thoughts have; of the same frequency in the order of the alphabet. */
const frequentWords = async (models: ReadModels, asking: Inside): Promise<Word[]> => {
  await loopTurn();
  const store = await models.open(thoughtWordsModel);
  const counts = await store.countBy('words', { ownerId: asking.ownerId, dayPart: partsIn(asking, asking.span) });
  const words = new Map<string, Word & Readonly<{ most: number }>>();
  for (const [form, count] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const key = wordKey(fold(form));
    const before = words.get(key) ?? { word: form, thoughts: 0, most: 0 };
    const shown = count > before.most ? { word: form, most: count } : {};
    words.set(key, { ...before, ...shown, thoughts: before.thoughts + count });
  }
  return [...words.values()]
    .filter(({ thoughts }) => thoughts >= fewestThoughts)
    .toSorted((one, other) => other.thoughts - one.thoughts || one.word.localeCompare(other.word, 'fr'))
    .slice(0, mostWords)
    .map(({ word, thoughts }) => ({ word, thoughts }));
};

const cardsById = async (models: ReadModels, ids: readonly string[]): Promise<readonly ThoughtCardDocument[]> => {
  const cards = await (await models.open(thoughtCardModel)).getMany(ids);
  return ids.flatMap((id) => cards.get(id)?.doc ?? []);
};

const firstOnes = async (models: ReadModels, asking: Inside): Promise<readonly ThoughtCardDocument[]> => {
  const cards = await models.open(thoughtCardModel);
  const filter = { ...cardsIn(asking, asking.span), private: false };
  return (await cards.find({ filter, sort: [['occurredAt', 'asc']], limit: candidates })).items;
};

const longestOnes = async (models: ReadModels, asking: Inside): Promise<readonly ThoughtCardDocument[]> => {
  const filter = { ownerId: asking.ownerId, dayPart: partsIn(asking, asking.span), private: false };
  const { items } = await (
    await models.open(thoughtWordsModel)
  ).find({ filter, sort: [['length', 'desc']], limit: candidates });
  return cardsById(
    models,
    items.map(({ thoughtId }) => thoughtId),
  );
};

/** In the client's order of favourites. */
const favoriteOnes = async (models: ReadModels, asking: Inside): Promise<readonly ThoughtCardDocument[]> => {
  const favorites = await (await models.open(favoritesModel)).get(asking.ownerId);
  const ids = (favorites?.items ?? []).filter(({ kind }) => kind === 'thought').map(({ itemId }) => itemId);
  const filter = cardsIn(asking, asking.span);
  return (await cardsById(models, ids)).filter((card) => matchesFilter<ThoughtCardDocument>(card, filter));
};

const finders = { first: firstOnes, longest: longestOnes, favorite: favoriteOnes } as const;

/** Each thought once: the first, else the next that can be shown. */
const thoughtsToReread = async (models: ReadModels, asking: Inside): Promise<MonthFigures['reread']> => {
  const reread: MonthFigures['reread'] = [];
  const shownUnasked = openShownUnasked();
  for (const why of ['first', 'longest', 'favorite'] as const) {
    await loopTurn();
    const taken = new Set(reread.map(({ thought }) => thought.thoughtId));
    const others = (await finders[why](models, asking)).filter(({ thoughtId }) => !taken.has(thoughtId));
    for await (const found of shownUnasked(others)) {
      const thread = threadOfThought(asking.directory.resolveThread(found.threadId));
      reread.push({ why, thought: thoughtCardOf(found, thread) });
      break;
    }
  }
  return reread;
};

export const findHighlights = async (models: ReadModels, asking: Inside): Promise<MonthFigures> => ({
  words: await frequentWords(models, asking),
  reread: await thoughtsToReread(models, asking),
});
