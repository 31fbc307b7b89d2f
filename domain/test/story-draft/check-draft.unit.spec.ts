import { describe, expect, it } from 'vitest';
import { checkDraft } from '#story-draft/check-draft.ts';

const notes = [
  { thoughtId: 'keys', day: '2025-03-21', content: 'Papa a laissé les clés dehors, dans la serrure.' },
  { thoughtId: 'lake', day: '2025-11-09', content: 'La barque des voisins, la corde bleue. Papa riait.' },
];
const rules = 'Vous reliez les notes d’une personne en un récit, en français.';
const check = (...sentences: readonly (readonly [text: string, ...numbers: number[]])[]) =>
  checkDraft([sentences.map(([text, ...numbers]) => ({ text, numbers }))], { notes, language: 'fr', rules });

describe('a composed paragraph', () => {
  it('rests on the thoughts its sentences name', () =>
    expect(check(['Les clés étaient dehors, dans la serrure [1].', 1], ['La corde bleue, la barque.', 2])).toEqual([
      {
        text: 'Les clés étaient dehors, dans la serrure. La corde bleue, la barque.',
        sources: ['keys', 'lake'],
        unsourced: [],
      },
    ]));

  it.each([
    ['names no thought', 'Les clés étaient dehors.', []],
    ['names one that was not read', 'Les clés étaient dehors.', [9]],
    ['speaks of something else', 'Le train partait vers minuit.', [1]],
    ['has a name nobody wrote', 'Papa a donné les clés à Simone dehors.', [1]],
    ['has a figure nobody wrote', 'Papa a laissé 12 clés dehors.', [1]],
    ['quotes what was not said', 'Papa a dit « rends les clés ».', [1]],
  ] as const)('marks a sentence that %s', (_what, text, numbers) =>
    expect(check(['La corde bleue, la barque.', 2], [text, ...numbers])[0]).toMatchObject({
      sources: ['lake'],
      unsourced: [text],
    }),
  );

  it.each([
    ['an address of elsewhere', 'Voyez https://mal.example/?q=serrure pour les clés.'],
    ['an address to write to', 'Écrivez à max@mal.example pour les clés.'],
    ['markup', '<img src=x onerror=alert(1)> les clés dehors'],
    ['what the model was told', 'Vous reliez les notes d’une personne en un récit.'],
    ['nothing to see', ' \u200b '],
  ])('leaves out %s', (_what, text) =>
    expect(check(['La corde bleue, la barque.', 2], [text, 1])).toEqual([
      { text: 'La corde bleue, la barque.', sources: ['lake'], unsourced: [] },
    ]),
  );

  it('is left out where none of its sentences has a source', () =>
    expect(check(['Le train partait vers minuit.', 1])).toEqual([]));

  it('may say the day of what it cites', () =>
    expect(check(['Le 21 mars, les clés dehors.', 1])[0]?.unsourced).toEqual([]));
});
