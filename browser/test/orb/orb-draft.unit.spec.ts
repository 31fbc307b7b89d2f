import { expect, it } from 'vitest';
import {
  contractOf,
  emptyFace,
  emptyMeasures,
  faceDraftOf,
  faceOf,
  measuresOf,
  termsOf,
  variableDraftsOf,
  variablesOf,
} from '#orb/orb-draft.ts';

const base = { cited: true, maxWords: 12 };

it.each([
  { kind: 'text', ...base },
  { kind: 'list', ...base, maxItems: 3 },
  { kind: 'checklist', ...base, maxItems: 4 },
  { kind: 'score', ...base, scale: 'le calme' },
  { kind: 'label', ...base, labels: ['calme', 'vif'] },
  { kind: 'table', ...base, columns: ['qui', 'quoi'], maxRows: 6 },
] as const)('a result of the form $kind is given back as it was', (contract) =>
  expect(contractOf(measuresOf(contract), termsOf(contract))).toEqual(contract),
);

it('lists are typed with commas, and blanks are left out', () => {
  expect(contractOf({ ...emptyMeasures, kind: 'label' }, ' calme,, vif ,')).toMatchObject({ labels: ['calme', 'vif'] });
  expect(faceOf({ ...emptyFace, tags: 'soir , , voix' }).tags).toEqual(['soir', 'voix']);
});

it('what is seen of an orb is given back as it was, a language without words as none', () => {
  const face = {
    category: 'analysis',
    look: { pattern: 'rays', tint: 'gold' },
    names: { fr: 'Promesses', en: null },
    descriptions: { fr: null, en: 'What was promised' },
    tags: ['soir', 'voix'],
  } as const;
  expect(faceOf(faceDraftOf(face))).toEqual(face);
});

it('only a choice has options', () => {
  const drafts = variableDraftsOf([{ name: 'qui', kind: 'choice', options: ['Odile', 'Papa'] }]);
  expect(variablesOf(drafts)).toEqual([{ name: 'qui', kind: 'choice', options: ['Odile', 'Papa'] }]);
  expect(variablesOf(drafts.map((draft) => ({ ...draft, kind: 'text' })))).toMatchObject([{ options: [] }]);
});
