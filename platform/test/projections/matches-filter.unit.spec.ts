import { filterCases, sampleNotes } from '@ecrin/testing/port-contracts/read-models/filter.cases.ts';
import { note } from '@ecrin/testing/port-contracts/read-models/read-models.fixtures.ts';
import { expect, it } from 'vitest';
import { matchesFilter } from '#projections/matches-filter.ts';

const documents = Object.values(sampleNotes).map((parts) => note(parts));

it.each(filterCases)('filters by %s as the stores do', (_what, filter, titles) =>
  expect(documents.filter((document) => matchesFilter(document, filter)).map(({ title }) => title)).toEqual(titles),
);
it('matches no number against text', () =>
  expect(matchesFilter(note({ rank: 2 }), { rank: { gte: '1' } })).toBe(false));
