import { describe, expect, it } from 'vitest';
import { erasureNumberOf, readableReference, readReference } from '#erasure/erasure-reference.ts';

describe('the number of an erasure', () => {
  it('given the id of an erasure, then eight letters and digits of its random end', () => {
    expect(erasureNumberOf('01980000-0000-7000-8000-00000000000c')).toBe('0000-000C');
    expect(erasureNumberOf('01980000-0000-7000-8000-12ffffffffff')).toBe('ZZZZ-ZZZZ');
  });

  it('given more bits than letters, then its last ones', () => {
    expect(readableReference('ffff000000000000000', 12)).toBe('0000-0000-0000');
  });

  it('given what a person types, then the form in which it is stored', () => {
    expect(readReference(' 4f7k22Om ')).toBe('4F7K-220M');
    expect(readReference('lo1i 2345-ABCD')).toBe('1011-2345-ABCD');
    expect(readReference('')).toBe('');
  });
});
