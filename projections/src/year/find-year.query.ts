import {
  monthFigures,
  monthParams,
  yearFigures,
  yearParams,
  yearQuery,
  type MonthFigures,
  type YearFigures,
} from '@ecrin/contracts/thought/year.ts';
import { spanOf } from '@ecrin/domain/time/years.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { favoritesModel } from '#favorite/favorite.model.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory } from '#thread/thread-directory.ts';
import { threadModel } from '#thread/thread.model.ts';
import { findHighlights } from './highlights.ts';
import { thoughtWordsModel } from './thought-words.model.ts';
import { countMoods, type Asking } from './year-days.ts';
import { countThreads } from './year-threads.ts';
import { countVoice } from './year-voice.ts';

/** All figures of a year, by indexes: no thought is read but those that are shown. */
export const findYear =
  (models: ReadModels) =>
  async (asking: Asking, year: number): Promise<YearFigures> => {
    const cards = await models.open(thoughtCardModel);
    const directory = await openThreadDirectory(models, asking.ownerId);
    const span = spanOf(year);
    const oldest = await cards.find({
      filter: { ownerId: asking.ownerId, deleted: false },
      sort: [['occurredAt', 'asc']],
      limit: 1,
    });
    const days = await countMoods(cards, asking, span);
    const counts = Object.values(days).flatMap((moods) => Object.values(moods));
    const firstDay = oldest.items[0]?.day;
    return {
      year,
      firstYear: firstDay === undefined ? null : Number(firstDay.slice(0, 4)),
      total: counts.reduce((sum, count) => sum + count, 0),
      days,
      threads: await countThreads(cards, { ...asking, year, directory }),
      voice: await countVoice(models, { ...asking, year }),
      ...(await findHighlights(models, { ...asking, span, directory })),
    };
  };

export const findMonth =
  (models: ReadModels) =>
  async (asking: Asking, [year, month]: readonly [year: number, month: number]): Promise<MonthFigures> => {
    const directory = await openThreadDirectory(models, asking.ownerId);
    return findHighlights(models, { ...asking, span: spanOf(year, month), directory });
  };

const joins = [threadModel, thoughtWordsModel, favoritesModel];

export const findYearRoute = queryRoute({
  method: 'get',
  path: '/years/:year',
  access: 'client',
  summary:
    'Counts the client’s thoughts of a year by day and mood, thread and month, with minutes of voice and frequent words',
  params: yearParams,
  query: yearQuery,
  answer: yearFigures,
  model: thoughtCardModel,
  joins,
  ask:
    (models) =>
    ({ params, query }, { clientId }) =>
      findYear(models)({ ownerId: clientId, dayStart: query.dayStart }, params.year),
});

export const findMonthRoute = queryRoute({
  method: 'get',
  path: '/years/:year/months/:month',
  access: 'client',
  summary: 'Finds the frequent words of a month, and thoughts of it to reread',
  params: monthParams,
  query: yearQuery,
  answer: monthFigures,
  model: thoughtCardModel,
  joins,
  ask:
    (models) =>
    ({ params, query }, { clientId }) =>
      findMonth(models)({ ownerId: clientId, dayStart: query.dayStart }, [params.year, params.month]),
});
