import { readyOrbs } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { expect, it } from 'vitest';
import { definitionOf, draftOf, emptyDraft } from '#features/orbs/edit/orb-draft.ts';

type Edited = Parameters<typeof draftOf>[0];

it.each(readyOrbs.map(({ definition }) => [definition.names.fr, definition] as const))(
  'the form of « %s » gives back what it was opened with',
  (_name, definition) =>
    expect(definitionOf(draftOf(definition as Edited, definition.instructions as Edited['instructions']))).toEqual(
      definition,
    ),
);

it('an orb without instructions in a language has none in it', () =>
  expect(
    definitionOf({ ...emptyDraft, words: { ...emptyDraft.words, fr: { prompt: 'Lisez.', variables: [], terms: '' } } })
      .instructions,
  ).toMatchObject({ fr: { prompt: 'Lisez.' }, en: null }));

it('an earlier version is taken back with its own measures', () => {
  const [first, second] = readyOrbs;
  if (!first || !second) throw new Error('there are no ready orbs');
  const taken = draftOf(first.definition as Edited, second.definition.instructions as Edited['instructions']);
  expect(definitionOf(taken)).toEqual({ ...first.definition, instructions: second.definition.instructions });
});
