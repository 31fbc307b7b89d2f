import { describe, expect, it } from 'vitest';
import { withFirstOfMonth } from '#text/french-dates.ts';

describe('the first of a month', () => {
  it.each([
    ['samedi 1 novembre', 'samedi 1er novembre'],
    ['1 janvier 2027', '1er janvier 2027'],
    ['lundi 11 novembre', 'lundi 11 novembre'],
    ['21 novembre 2021', '21 novembre 2021'],
  ])('of « %s » is « %s »', (date, expected) => expect(withFirstOfMonth(date)).toBe(expected));
});
