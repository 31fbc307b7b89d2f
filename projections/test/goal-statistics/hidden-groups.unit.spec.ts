import { fewestClients } from '@ecrin/contracts/goal/goal-statistics.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientsIn, shownGroups } from '#goal-statistics/hidden-groups.ts';

describe('groups of a dimension', () => {
  it('given enough clients in each, then all are shown', () => {
    expect(
      shownGroups(
        new Map([
          [1, 5],
          [2, 9],
        ]),
        2,
      ),
    ).toEqual(['shown', 'shown']);
  });

  it('given one with few clients, then the smallest other one is withheld: the total would reveal it', () => {
    expect(
      shownGroups(
        new Map([
          [1, 20],
          [2, 3],
          [4, 8],
        ]),
        3,
      ),
    ).toEqual(['shown', 'few', 'withheld']);
  });

  it('given two with few clients that are enough together, then nothing else is withheld', () => {
    expect(
      shownGroups(
        new Map([
          [1, 20],
          [2, 3],
          [4, 4],
        ]),
        3,
      ),
    ).toEqual(['shown', 'few', 'few']);
  });

  it('given a group without clients, then it hides nobody', () => {
    expect(
      shownGroups(
        new Map([
          [1, 20],
          [2, 3],
        ]),
        3,
      ),
    ).toEqual(['withheld', 'few', 'shown']);
  });

  it('given clients in several groups, then each counts once among the hidden ones', () => {
    expect(
      shownGroups(
        new Map([
          [3, 3],
          [4, 30],
        ]),
        3,
      ),
    ).toEqual(['few', 'few', 'withheld']);
  });

  it('given any clients, then no shown group is small and what is hidden is never a small group', () => {
    const clients = fc.dictionary(fc.integer({ min: 1, max: 15 }).map(String), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(clients, (drawn) => {
        const byGroups = new Map(Object.entries(drawn).map(([mask, count]) => [Number(mask), count]));
        const shown = shownGroups(byGroups, 4);
        const masks = shown.map((_one, index) => 1 << index);
        const isRight = (mask: number, index: number): boolean => {
          const size = clientsIn(byGroups, mask);
          return shown[index] === 'few' ? size > 0 && size < fewestClients : size === 0 || size >= fewestClients;
        };
        expect(masks.every(isRight)).toBe(true);
        const hidden = masks.filter((_mask, index) => shown[index] !== 'shown').reduce((sum, mask) => sum | mask, 0);
        const isAllHidden = masks.every((mask) => (hidden & mask) !== 0 || clientsIn(byGroups, mask) === 0);
        expect(hidden === 0 || isAllHidden || clientsIn(byGroups, hidden) >= fewestClients).toBe(true);
      }),
    );
  });
});
