import { describe, expect, it } from 'vitest';
import { proposedSubjects } from '#thread/propose-thread.ts';

type Counts = Readonly<Record<string, number>>;
const subjects = (unfiled: Counts, { filed = {}, names = [] }: { filed?: Counts; names?: readonly string[] } = {}) =>
  proposedSubjects({
    unfiled: new Map(Object.entries(unfiled)),
    all: new Map(Object.entries(unfiled).map(([tag, count]) => [tag, count + (filed[tag] ?? 0)])),
    names,
  });

describe('what a new thread could be about', () => {
  it('is what seven thoughts without a thread have in common', () => {
    expect(subjects({ papa: 6 })).toEqual([]);
    expect(subjects({ papa: 7 })).toEqual(['papa']);
  });

  it('is first what most of them have in common', () =>
    expect(subjects({ jardin: 8, papa: 12, bureau: 8 })).toEqual(['papa', 'bureau', 'jardin']));

  it('is nothing that a thread speaks of already, by its name or its thoughts', () => {
    expect(subjects({ Élan: 9 }, { names: ['élan'] })).toEqual([]);
    expect(subjects({ papa: 9 }, { filed: { papa: 1 } })).toEqual(['papa']);
    expect(subjects({ papa: 9 }, { filed: { papa: 2 } })).toEqual([]);
  });
});
