import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuseScores } from '#retrieval/fuse-scores.ts';

const near = (...standsOut: readonly number[]) =>
  standsOut.map((one, place) => ({ thoughtId: `near${place}`, standsOut: one }));

describe('fusing words and meaning', () => {
  it('keeps the order of meaning where a question has one word in common with thoughts', () =>
    expect(
      fuseScores('Où est mon train ?', {
        byWords: [{ thoughtId: 'chance', evidence: 1 }],
        byMeaning: near(3, 2, 1.5),
      }),
    ).toEqual(['near0', 'near1', 'near2', 'chance']));

  it('raises a thought that has several telling words of a question', () =>
    expect(
      fuseScores('Où est la clé du portail ?', {
        byWords: [{ thoughtId: 'near1', evidence: 4 }],
        byMeaning: near(2.5, 2, 1),
      })[0],
    ).toBe('near1'));

  it('puts the thought whose words a phrase has before those that mean something alike', () =>
    expect(
      fuseScores('la clé rouge du portail', {
        byWords: [{ thoughtId: 'worded', evidence: 2 }],
        byMeaning: near(3, 2, 1),
      })[0],
    ).toBe('worded'));

  it('is the order of words without meaning, and the order of meaning without words', () =>
    assert(
      property(constantFrom('qui ?', 'mot', 'une phrase de cinq mots'), nat({ max: 20 }), (text, count) => {
        const byWords = Array.from({ length: count }, (_none, at) => ({ thoughtId: `${at}`, evidence: 5 - at / 10 }));
        const byMeaning = near(...Array.from({ length: count }, (_none, at) => 4 - at / 10));
        expect(fuseScores(text, { byWords, byMeaning: [] })).toEqual(byWords.map(({ thoughtId }) => thoughtId));
        expect(fuseScores(text, { byWords: [], byMeaning })).toEqual(byMeaning.map(({ thoughtId }) => thoughtId));
      }),
    ));
});
