import type { ReadyOrbRow } from '@ecrin/contracts/orb/ready-orb.ts';
import { describe, expect, it } from 'vitest';
import { contractKept, costOf, isFragile, orbsToShow } from '#features/orbs/orb-figures.ts';

const unused = { requested: 0, automatic: 0, completed: 0, failed: 0, broken: 0, inputTokens: 0, outputTokens: 0 };
const row = (name: string, changed: Partial<ReadyOrbRow> = {}): ReadyOrbRow => ({
  orbId: name,
  names: { fr: name, en: null },
  category: 'general',
  tags: [],
  look: { pattern: 'grid', tint: 'indigo' },
  picture: null,
  version: 1,
  languages: ['fr'],
  origin: 'ecrin',
  status: 'published',
  usage: unused,
  ...changed,
});
const ran = (completed: number, broken: number) => ({ ...unused, completed, broken });

describe('how far a contract is kept', () => {
  it('is unknown before a run has ended', () => expect(contractKept(unused)).toBeNull());
  it('is the share of the runs that returned something', () => expect(contractKept(ran(3, 1))).toBe(0.75));
  it('is fragile below nine of ten, once five have ended', () => {
    expect(isFragile({ usage: ran(3, 1) })).toBe(false);
    expect(isFragile({ usage: ran(4, 1) })).toBe(true);
    expect(isFragile({ usage: ran(9, 1) })).toBe(false);
  });
});

describe('what an orb cost', () => {
  it('follows its tokens', () => expect(costOf({ ...unused, inputTokens: 900_000, outputTokens: 100_000 }, 2)).toBe(2));
  it('is unknown where nothing is paid', () => expect(costOf(unused, null)).toBeNull());
});

describe('the orbs that are listed', () => {
  const orbs = [
    row('L’été', { tags: ['saison'] }),
    row('Gestes', { usage: ran(2, 0) }),
    row('Essai', { status: 'draft' }),
    row('Ancien', { status: 'withdrawn' }),
  ];
  const names = (sought: string, filter: 'all' | 'published' | 'draft') =>
    orbsToShow(orbs, sought, filter).map(({ orbId }) => orbId);
  it('stand with the most used first', () => expect(names('', 'published')).toEqual(['Gestes', 'L’été']));
  it('are found by name and tag, without accents', () => {
    expect(names('ete', 'all')).toEqual(['L’été']);
    expect(names('SAISON', 'all')).toEqual(['L’été']);
  });
  it('are apart where they are not offered', () => expect(names('', 'draft')).toEqual(['Essai', 'Ancien']));
});
