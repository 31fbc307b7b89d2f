import { describe, expect, it } from 'vitest';
import { countComing } from '#features/profile/import/count-coming.ts';

const group = {
  year: '2019',
  journal: 'Journal',
  needs: [] as ('pictures' | 'sounds')[],
  here: false,
  entries: 10,
  pictures: 4,
  sounds: 1,
};
const groups = [
  { ...group, year: '2021', entries: 7, pictures: 2, sounds: 0 },
  group,
  { ...group, needs: ['pictures' as const], entries: 3, pictures: 3, sounds: 0 },
  { ...group, here: true, entries: 5, pictures: 1, sounds: 2 },
  { ...group, year: '2010', journal: 'Travail', entries: 2, pictures: 0, sounds: 0 },
];
const all = { leftYears: [], leftJournals: [], leftParts: [], keepDuplicates: false };

describe('what would come of a file', () => {
  it('given everything, then all but what is here already', () => {
    expect(countComing(groups, all)).toEqual({ entries: 22, pictures: 9, sounds: 1, years: ['2010', '2019', '2021'] });
  });
  it('given that both are kept, then that too, with its pictures', () => {
    expect(countComing(groups, { ...all, keepDuplicates: true })).toMatchObject({
      entries: 27,
      pictures: 10,
      sounds: 3,
    });
  });
  it('given a journal that is left out, then its years are not named either', () => {
    expect(countComing(groups, { ...all, leftJournals: ['Travail'] })).toEqual({
      entries: 20,
      pictures: 9,
      sounds: 1,
      years: ['2019', '2021'],
    });
  });
  it('given pictures that are left out, then entries that have nothing else do not come', () => {
    expect(countComing(groups, { ...all, leftParts: ['pictures'] })).toMatchObject({ entries: 19, pictures: 6 });
  });
  it('given sounds that are left out, then entries without a word need their pictures', () => {
    const spoken = { ...group, year: '2022', needs: ['sounds' as const], entries: 6, pictures: 0, sounds: 6 };
    const both = { ...spoken, year: '2023', needs: ['pictures' as const, 'sounds' as const], entries: 1, pictures: 1 };
    const years = (leftParts: ('pictures' | 'sounds')[]) =>
      countComing([group, spoken, both], { ...all, leftParts }).years;
    expect(years(['sounds'])).toEqual(['2019', '2023']);
    expect(years(['pictures'])).toEqual(['2019', '2022', '2023']);
    expect(years(['pictures', 'sounds'])).toEqual(['2019']);
  });
  it('given a year that is left out, then what is here of it is not taken off twice', () => {
    expect(countComing(groups, { ...all, leftYears: ['2019'] })).toEqual({
      entries: 9,
      pictures: 2,
      sounds: 0,
      years: ['2010', '2021'],
    });
  });
});
