import type { ImportPreview, StartImportRequest } from '@ecrin/contracts/journal-import/journal-import.ts';

const figures = ['entries', 'words', 'pictures', 'pictureBytes', 'sounds', 'soundBytes'] as const;
/** `months`: of the first and the last of the thoughts, YYYY-MM; null: there are none. `words`: for the AI to read. */
export type Coming = Readonly<Record<(typeof figures)[number], number>> &
  Readonly<{ months: Readonly<{ from: string; to: string }> | null }>;

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
  const [from] = coming.map((group) => group.from).toSorted();
  const to = coming
    .map((group) => group.to)
    .toSorted()
    .at(-1);
  const sums = figures.map((figure) => [figure, sumOf(coming.map((group) => group[figure]))] as const);
  return {
    // Cast: of every figure.
    ...(Object.fromEntries(sums) as Record<(typeof figures)[number], number>),
    months: from !== undefined && to !== undefined ? { from, to } : null,
  };
};

/** Until something is measured here: what a quiet machine of two cores takes for an entry, and stores of pictures and sounds in a second. */
const [msPerEntry, bytesPerSecond] = [40, 8_000_000];

/** How long bringing takes, in minutes; at least one. */
export const minutesToBring = ({ entries, pictureBytes, soundBytes }: Coming): number =>
  Math.max(1, Math.round(((entries * msPerEntry) / 1_000 + (pictureBytes + soundBytes) / bytesPerSecond) / 60));
