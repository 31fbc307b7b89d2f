import { describe, expect, it } from 'vitest';
import {
  removeFilter,
  activeFilters,
  noFilters,
  parseFilters,
  toggled,
  serializeFilters,
} from '#features/thoughts/filters/thought-filters.ts';

const everything =
  'q=%C3%A9t%C3%A9&mood=calm&mood=reflective&category=idea&status=win&thread=01980000-0000-7000-8000-00000000000a&tag=papa&pinned=true&private=false&audio=true&from=2025-06-01&to=2025-10-31&dayStart=240';

describe('filters and the address', () => {
  it('say the same', () => expect(serializeFilters(parseFilters(everything))).toBe(everything));
  it('leave an address without filters empty', () => {
    expect(parseFilters('')).toEqual(noFilters);
    expect(serializeFilters(noFilters)).toBe('');
  });
  it('leave out what they do not understand', () =>
    expect(
      parseFilters(
        'mood=furious&mood=calm&category=&pinned=perhaps&from=2025-13-45&to=yesterday&tag=&thread=papa&dayStart=45&other=1',
      ),
    ).toEqual({ ...noFilters, mood: ['calm'] }));
});

describe('filters in force', () => {
  it('are listed one by one, a span of days as one', () =>
    expect(activeFilters(parseFilters(everything)).map(({ name }) => name)).toEqual([
      'mood',
      'mood',
      'category',
      'status',
      'thread',
      'tag',
      'pinned',
      'private',
      'audio',
      'days',
      'q',
    ]));
  it('do not count a search of blanks', () => expect(activeFilters({ ...noFilters, q: '  ' })).toEqual([]));
  it('can each be dropped, until none is left', () => {
    const left = activeFilters(parseFilters(everything)).reduce(removeFilter, parseFilters(everything));
    expect(left).toEqual(noFilters);
  });
  it('drop only themselves', () =>
    expect(removeFilter(parseFilters(everything), { name: 'mood', value: 'calm' }).mood).toEqual(['reflective']));
});

it('a choice is added, or taken away', () => {
  expect(toggled(['calm'], 'sad')).toEqual(['calm', 'sad']);
  expect(toggled(['calm', 'sad'], 'calm')).toEqual(['sad']);
});
