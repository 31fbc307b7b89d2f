import { describe, expect, it } from 'vitest';
import { openers } from '#app/home/openers/openers-list.messages.ts';
import { todaysOpeners } from '#app/home/openers/todays-openers.ts';
import { appearedParts } from '#app/home/stages.ts';
import english from '#lang/en/openers.json' with { type: 'json' };

const shownTo = (held: Partial<Parameters<typeof appearedParts>[0]>, before: readonly string[] = []) =>
  Object.entries(appearedParts({ thoughts: 0, threads: 0, goals: 0, ...held }, before))
    .filter(([, appeared]) => appeared)
    .map(([part]) => part);

describe('the ways in', () => {
  it.each([
    [{ thoughts: 0 }, []],
    [{ thoughts: 9 }, []],
    [{ thoughts: 10 }, ['search']],
    [{ thoughts: 29 }, ['search']],
    [{ thoughts: 30 }, ['search', 'ask', 'threads', 'goals']],
    [{ thoughts: 3, threads: 1 }, ['ask', 'threads']],
    [{ thoughts: 3, goals: 1 }, ['goals']],
  ])('with %o are %o', (held, parts) => expect(shownTo(held)).toEqual(parts));
  it('stay once they have appeared', () => expect(shownTo({ thoughts: 2 }, ['search'])).toEqual(['search']));
});

describe('the openers', () => {
  it('are thirty in each language, none twice', () => {
    const french = openers.map(({ defaultMessage }) => defaultMessage);
    const inEnglish = openers.map(({ id = '' }) => new Map(Object.entries(english)).get(id));
    for (const texts of [french, inEnglish]) expect(new Set(texts.filter(Boolean)).size).toBe(30);
  });
  it('are three, others each day, and come round', () => {
    const numbers = Array.from({ length: 30 }, (_none, index) => index);
    expect(todaysOpeners(numbers, '1970-01-01')).toEqual([0, 1, 2]);
    expect(todaysOpeners(numbers, '1970-01-02')).toEqual([3, 4, 5]);
    expect(todaysOpeners(numbers, '1970-01-11')).toEqual([0, 1, 2]);
  });
});
