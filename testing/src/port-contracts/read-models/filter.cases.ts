import type { Filter } from '@ecrin/platform/ports/read-models.ts';
import type { Note } from './read-models.fixtures.ts';

/** Filter cases: for the stores, and for the in-memory filter. */
export const sampleNotes = {
  a: { title: 'A', mood: 'calm', tags: ['eau', 'nuit'], pinned: true, rank: 1, at: '2026-01-03' },
  b: { title: 'B', mood: 'sad', tags: ['eau'], rank: 2, at: '2026-01-02' },
  c: { title: 'C', tags: ['nuits'], rank: null, at: '2026-01-01' },
  d: { title: 'D', ownerId: 'bruno', mood: 'calm', tags: ['eau'], pinned: true, rank: 3 },
} as const;

/** The filter, and the titles found in order. */
export const filterCases: readonly (readonly [what: string, filter: Filter<Note>, titles: readonly string[]])[] = [
  ['an owner', { ownerId: 'anne' }, ['A', 'B', 'C']],
  ['a value', { ownerId: 'anne', mood: 'calm' }, ['A']],
  ['a boolean', { pinned: true }, ['A', 'D']],
  ['the other boolean', { pinned: false }, ['B', 'C']],
  ['nothing there', { mood: null }, ['C']],
  ['one of several', { mood: { in: ['calm', 'sad'] } }, ['A', 'B', 'D']],
  ['one of several or nothing', { mood: { in: ['sad', null] } }, ['B', 'C']],
  ['none of none', { mood: { in: [] } }, []],
  ['a value in a list, whole', { tags: { has: 'nuit' } }, ['A']],
  ['any of several values in a list', { tags: { hasAny: ['nuit', 'nuits'] } }, ['A', 'C']],
  ['a range, from inclusive to exclusive', { at: { gte: '2026-01-02', lt: '2026-01-03' } }, ['B']],
  ['a range of numbers, where nothing is in no range', { rank: { lt: 3 } }, ['A', 'B']],
  ['everything at once', { ownerId: 'anne', tags: { has: 'eau' }, pinned: true, rank: { gte: 1 } }, ['A']],
];
