import { describe, expect, it } from 'vitest';
import { movedTo } from '#pictures/drag-order.ts';

const order = ['a', 'b', 'c', 'd'];

describe('an order in which one has another place', () => {
  it.each([
    { key: 'a', to: 1, moved: ['b', 'a', 'c', 'd'] },
    { key: 'd', to: 0, moved: ['d', 'a', 'b', 'c'] },
    { key: 'a', to: 3, moved: ['b', 'c', 'd', 'a'] },
    { key: 'b', to: 1, moved: order },
    { key: 'b', to: -4, moved: ['b', 'a', 'c', 'd'] },
    { key: 'b', to: 40, moved: ['a', 'c', 'd', 'b'] },
  ])('$key at $to', ({ key, to, moved }) => expect(movedTo(order, key, to)).toEqual(moved));
  it('stays as it is where the one is not in it', () => expect(movedTo(order, 'z', 1)).toEqual(order));
});
