import { describe, expect, it } from 'vitest';
import { checkResult, type RawResult } from '#orb-run/result/check-result.ts';
import { fillPrompt } from '#orb-run/result/fill-prompt.ts';
import type { ResultContract } from '#orb/orb.vocabulary.ts';

const citation = { thoughtId: 'a', wording: 1, start: 0, end: 4, startMs: null };
/** Notes 1 and 2 are thoughts, 3 is the person's own text. */
const read = {
  cite: (number: number) => ([1, 2].includes(number) ? [citation] : number === 3 ? [] : null),
  text: 'Appeler papa. Voir https://exemple.fr',
  rules: 'Vous lisez les notes d’une personne et suivez sa consigne.',
};
const item = (text: string, ...numbers: number[]) => ({ texts: [text], numbers });
const base = { cited: true, maxWords: 4 };
const contracts = {
  text: { kind: 'text', ...base },
  list: { kind: 'list', maxItems: 2, ...base },
  checklist: { kind: 'checklist', maxItems: 2, ...base },
  score: { kind: 'score', scale: 'Poids', ...base },
  label: { kind: 'label', labels: ['calme', 'tendu'], ...base },
  table: { kind: 'table', columns: ['A', 'B'], maxRows: 1, ...base },
  rules: { kind: 'list', maxItems: 2, cited: true, maxWords: 30 },
} as const satisfies Record<string, ResultContract>;
const row = { texts: ['un', 'deux'], numbers: [1] };

const kept: readonly (readonly [keyof typeof contracts, RawResult])[] = [
  ['text', { items: [item('Deux mots.', 1), item('Puis deux.')] }],
  ['list', { items: [item('Appeler papa', 1), item('Relire', 3)] }],
  ['checklist', { items: [item('Appeler papa', 2)] }],
  ['score', { score: 10, items: [item('Lourd', 1)] }],
  ['label', { label: 'calme', items: [item('Doux', 1)] }],
  ['table', { items: [row] }],
];
const broken: readonly (readonly [string, keyof typeof contracts, RawResult])[] = [
  ['empty', 'list', { items: [] }],
  ['empty', 'list', { items: [item('  ', 1)] }],
  ['too-long', 'list', { items: [item('un deux trois quatre cinq', 1)] }],
  ['too-long', 'text', { items: [item('un deux trois', 1), item('quatre cinq', 1)] }],
  ['too-many', 'list', { items: [item('a', 1), item('b', 1), item('c', 1)] }],
  ['too-many', 'score', { score: 1, items: ['a', 'b', 'c', 'd'].map((text) => item(text, 1)) }],
  ['too-many', 'table', { items: [row, row] }],
  ['columns', 'table', { items: [item('un', 1)] }],
  ['score', 'score', { score: 11, items: [item('a', 1)] }],
  ['score', 'score', { score: 2.5, items: [item('a', 1)] }],
  ['score', 'score', { items: [item('a', 1)] }],
  ['label', 'label', { label: 'gai', items: [item('a', 1)] }],
  ['uncited', 'list', { items: [item('Appeler papa', 9)] }],
  ['uncited', 'list', { items: [item('Appeler papa')] }],
  ['foreign', 'list', { items: [item('Voir https://mal.fr', 1)] }],
  ['foreign', 'list', { items: [item('Écrire à a@b.fr', 1)] }],
  ['foreign', 'list', { items: [item('<b>gras</b>', 1)] }],
  ['foreign', 'rules', { items: [item('On m’a dit : « Vous lisez les notes d’une personne et suivez »', 1)] }],
];

describe('a result', () => {
  it.each(kept)('that keeps to its contract is kept: %s', (kind, raw) => {
    const checked = checkResult(contracts[kind], raw, read);
    expect(checked).toMatchObject({ result: { kind }, removedCitations: 0 });
  });
  it.each(broken)('is broken by: %s (%s)', (why, kind, raw) =>
    expect(checkResult(contracts[kind], raw, read)).toEqual({ broken: why }),
  );
  it('loses citations of what was not read, and statements that rest on nothing else', () =>
    expect(checkResult(contracts.list, { items: [item('Un', 1, 7), item('Deux', 8)] }, read)).toEqual({
      result: { kind: 'list', items: [{ text: 'Un', citations: [citation] }] },
      removedCitations: 2,
    }));
  it('keeps uncited statements where its contract does not ask for citations', () =>
    expect(checkResult({ ...contracts.list, cited: false }, { items: [item('Un')] }, read)).toMatchObject({
      result: { items: [{ text: 'Un', citations: [] }] },
    }));
  it('has neither numbers of notes nor bullets in its words', () =>
    expect(checkResult(contracts.list, { items: [item('- Appeler papa [1]', 1)] }, read)).toMatchObject({
      result: { items: [{ text: 'Appeler papa' }] },
    }));
});

describe('a prompt', () => {
  it('is filled with the values of its variables, and keeps other brackets', () =>
    expect(
      fillPrompt(
        {
          prompt: 'De [le sujet] sur [la période] [sic].',
          variables: [
            { name: 'le sujet', kind: 'text', options: [] },
            { name: 'la période', kind: 'days', options: [] },
          ],
          contract: contracts.text,
        },
        { 'le sujet': 'la\nmer', 'la période': '2025-01-01/2025-01-31' },
        'fr',
      ),
    ).toBe('De la mer sur du 2025-01-01 au 2025-01-31 [sic].'));
});
