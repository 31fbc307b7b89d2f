import type { MeaningSearch } from '@ecrin/projections';
import { ownerId } from './bench-journal.ts';

/** The share of texts that no thought is about for which nothing may be shown as near. */
export const leastSilence = 0.9;

export const shownAsNear = async (meaning: MeaningSearch, text: string) =>
  ((await meaning.find(ownerId, text)) ?? []).filter(({ isNear }) => isNear);

/** For how many nothing is shown as near. */
export const silentOf = async (meaning: MeaningSearch, texts: readonly string[]): Promise<number> => {
  let silent = 0;
  for (const text of texts) silent += (await shownAsNear(meaning, text)).length === 0 ? 1 : 0;
  return silent;
};
