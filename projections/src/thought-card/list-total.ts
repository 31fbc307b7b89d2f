import { mostCounted, type ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { Filter, ModelStore } from '@ecrin/platform/ports/read-models.ts';
import type { ThoughtCardDocument } from './thought-card.model.ts';

/** Counted only as far as anybody reads it: otherwise a page would take the longer the more there is. */
export const totalOf = async (
  cards: Pick<ModelStore<ThoughtCardDocument>, 'count'>,
  filter: Filter<ThoughtCardDocument>,
  text: TextQuery | undefined,
): Promise<Pick<ThoughtList, 'total' | 'totalIsExact'>> => {
  const counted = await cards.count(filter, text, mostCounted);
  return { total: Math.min(counted, mostCounted), totalIsExact: counted <= mostCounted };
};
