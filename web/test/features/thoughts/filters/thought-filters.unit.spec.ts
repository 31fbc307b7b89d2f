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

describe('filters in the address', () => {
  it('survive a round trip', () => expect(serializeFilters(parseFilters(everything))).toBe(everything));
  it('are absent without filters', () => {
    expect(parseFilters('')).toEqual(noFilters);
    expect(serializeFilters(noFilters)).toBe('');
  });
  it('are dropped when unknown', () =>
    expect(
      parseFilters(
        'mood=furious&mood=calm&category=&pinned=perhaps&from=2025-13-45&to=yesterday&tag=&thread=papa&dayStart=45&other=1',
      ),
    ).toEqual({ ...noFilters, mood: ['calm'] }));
});

describe('active filters', () => {
  it('are listed one by one, a range of days as one', () =>
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
  it('do not include a blank search', () => expect(activeFilters({ ...noFilters, q: '  ' })).toEqual([]));
  it('can each be removed, until none is left', () => {
    const left = activeFilters(parseFilters(everything)).reduce(removeFilter, parseFilters(everything));
    expect(left).toEqual(noFilters);
  });
  it('remove only themselves', () =>
    expect(removeFilter(parseFilters(everything), { name: 'mood', value: 'calm' }).mood).toEqual(['reflective']));
});

it('a choice is added, or removed', () => {
  expect(toggled(['calm'], 'sad')).toEqual(['calm', 'sad']);
  expect(toggled(['calm', 'sad'], 'calm')).toEqual(['sad']);
});
