import type { ImportPreview, StartImportRequest } from '@ecrin/contracts/journal-import/journal-import.ts';

/** `years`: of the thoughts, the first one first, each once. */
export type Coming = Readonly<{ entries: number; pictures: number; sounds: number; years: readonly string[] }>;

type Choice = Pick<StartImportRequest, 'leftYears' | 'leftJournals' | 'leftParts' | 'keepDuplicates'>;

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What would come of a file as it is chosen: its entries, without those that are here already unless both are kept, and their pictures and sounds. */
export const countComing = (
  groups: ImportPreview['groups'],
  { leftYears, leftJournals, leftParts, keepDuplicates }: Choice,
): Coming => {
  const coming = groups.filter(
    ({ year, journal, needs, here }) =>
      !leftYears.includes(year) &&
      !(journal !== null && leftJournals.includes(journal)) &&
      (needs.length === 0 || needs.some((part) => !leftParts.includes(part))) &&
      (keepDuplicates || !here),
  );
  return {
    entries: sumOf(coming.map(({ entries }) => entries)),
    pictures: sumOf(coming.map(({ pictures }) => pictures)),
    sounds: sumOf(coming.map(({ sounds }) => sounds)),
    years: [...new Set(coming.map(({ year }) => year))].toSorted(),
  };
};
