import { describe, expect, it } from 'vitest';
import { countComing, minutesToBring } from '#features/profile/import/count-coming.ts';

const group = {
  year: '2019',
  journal: 'Journal',
  needs: [] as ('pictures' | 'sounds')[],
  here: false,
  from: '2019-03',
  to: '2019-11',
  entries: 10,
  words: 600,
  pictures: 4,
  pictureBytes: 4_000_000,
  sounds: 1,
  soundBytes: 1_000_000,
};
const groups = [
  { ...group, year: '2021', from: '2021-01', to: '2021-02', entries: 7, pictures: 2, sounds: 0 },
  group,
  { ...group, needs: ['pictures' as const], entries: 3, pictures: 3, sounds: 0 },
  { ...group, here: true, entries: 5, pictures: 1, sounds: 2 },
  { ...group, year: '2010', from: '2010-04', to: '2010-05', journal: 'Travail', entries: 2, pictures: 0, sounds: 0 },
];
const all = { leftYears: [], leftJournals: [], leftParts: [], keepDuplicates: false };

describe('what would come of a file', () => {
  it('given everything, then all but what is here already', () => {
    expect(countComing(groups, all)).toEqual({
      entries: 22,
      words: 2_400,
      pictures: 9,
      pictureBytes: 16_000_000,
      sounds: 1,
      soundBytes: 4_000_000,
      months: { from: '2010-04', to: '2021-02' },
    });
  });
  it('given that both are kept, then that too, with its pictures', () => {
    expect(countComing(groups, { ...all, keepDuplicates: true })).toMatchObject({
      entries: 27,
      pictures: 10,
      sounds: 3,
    });
  });
  it('given a journal that is left out, then its months are not named either', () => {
    expect(countComing(groups, { ...all, leftJournals: ['Travail'] })).toMatchObject({
      entries: 20,
      pictures: 9,
      sounds: 1,
      months: { from: '2019-03', to: '2021-02' },
    });
  });
  it('given pictures that are left out, then entries that have nothing else do not come', () => {
    expect(countComing(groups, { ...all, leftParts: ['pictures'] })).toMatchObject({ entries: 19, pictures: 6 });
  });
  it('given sounds that are left out, then entries without a word need their pictures', () => {
    const in2022 = { from: '2022-01', to: '2022-01' };
    const spoken = {
      ...group,
      ...in2022,
      year: '2022',
      needs: ['sounds' as const],
      entries: 6,
      pictures: 0,
      sounds: 6,
    };
    const in2023 = { from: '2023-01', to: '2023-01' };
    const both = {
      ...spoken,
      ...in2023,
      year: '2023',
      needs: ['pictures' as const, 'sounds' as const],
      entries: 1,
      pictures: 1,
    };
    const coming = (leftParts: ('pictures' | 'sounds')[]) =>
      countComing([group, spoken, both], { ...all, leftParts }).entries;
    expect(coming(['sounds'])).toBe(11);
    expect(coming(['pictures'])).toBe(17);
    expect(coming(['pictures', 'sounds'])).toBe(10);
  });
  it('given a year that is left out, then what is here of it is not taken off twice', () => {
    expect(countComing(groups, { ...all, leftYears: ['2019'] })).toMatchObject({
      entries: 9,
      pictures: 2,
      sounds: 0,
      months: { from: '2010-04', to: '2021-02' },
    });
  });
  it('given nothing, then there are no months', () => {
    expect(countComing([], all)).toMatchObject({ entries: 0, months: null });
  });
  it('then it is said how long bringing takes: at least a minute, ten thousand with five gigabytes in a quarter of an hour or little more', () => {
    const none = countComing([], all);
    expect(minutesToBring(none)).toBe(1);
    expect(minutesToBring({ ...none, entries: 10_000 })).toBe(7);
    expect(minutesToBring({ ...none, entries: 10_000, pictureBytes: 3e9, soundBytes: 2e9 })).toBe(17);
  });
});
