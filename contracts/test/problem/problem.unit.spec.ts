import { describe, expect, it } from 'vitest';
import { isProblemCode, problems, problemSentence } from '#problem/problem.ts';

/** The specification fixes these to the letter. */
const asSpecified = new Set([
  "Vous n'avez pas la permission de créer des orbes",
  "Une entrée personnalisée est requise pour l'exécution automatique",
]);

describe.each(Object.entries(problems))('%s', (code, { status, fr, en }) => {
  it('has a status a client can act on, and a sentence in both languages', () => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect([fr, en].every((sentence) => sentence.trim().length > 10)).toBe(true);
    expect(fr).not.toBe(en);
    expect(`${fr}${en}`).not.toContain('!');
  });
  it('follows French typography', () => {
    expect(fr).not.toMatch(/ [;?:]/u);
    expect(asSpecified.has(fr) || !/['"]/u.test(fr)).toBe(true);
  });
  it('is found by its code', () => expect([isProblemCode(code), problemSentence(code, 'fr')]).toEqual([true, fr]));
});

it('an unknown code becomes an unexpected problem', () =>
  expect(problemSentence('nobody.knows', 'en')).toBe(problems['general.unexpected'].en));
