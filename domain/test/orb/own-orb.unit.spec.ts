import { describe, expect, it } from 'vitest';
import { changeOrbPicture } from '#orb/commands/change-orb-picture.ts';
import { createOrb } from '#orb/commands/create-orb.ts';
import { deleteOrb, restoreOrb } from '#orb/commands/delete-orb.ts';
import { reviseOrb } from '#orb/commands/revise-orb.ts';
import { instructionsOf } from '#orb/instructions-of.ts';
import { orb } from '#orb/orb.aggregate.ts';
import type { OrbPictureChanged, OrbRestored, OrbRevised } from '#orb/orb.events.ts';
import type { OrbDefinition, OrbInstructions } from '#orb/orb.vocabulary.ts';
import { created, definition, deleted, given, instructions, now, orbId, ownerId, readyAdded } from './orb.fixtures.ts';

const create = { ...definition, orbId, ownerId, now };
const revise = { ...definition, orbId, why: null, now };
const withInstructions = (changed: Partial<OrbInstructions>): OrbDefinition => ({
  ...definition,
  instructions: { fr: { ...instructions, ...changed }, en: null },
});

describe('creating an orb', () => {
  it('records its words as personal ones', () => given().when(createOrb, create).then(created));
  it('records it once', () => given(created).when(createOrb, create).thenNothing());
  it('refuses another one under the same id', () =>
    given(created)
      .when(createOrb, { ...create, names: { fr: 'Autre', en: null } })
      .thenRefused('orb.already-created'));
  it('trims its terms, and drops empty and repeated ones', () =>
    given()
      .when(createOrb, { ...create, names: { fr: '  Mes gestes ', en: ' ' }, tags: ['semaine', ' semaine', ''] })
      .then(created));

  it('keeps in which language its name was proposed, until it is changed', () => {
    const proposed = { ...created, private: { ...created.private, proposed: 'en' } } as typeof created;
    given()
      .when(createOrb, { ...create, proposed: 'en' })
      .then(proposed);
    const definitionAfter = (...events: readonly Parameters<typeof orb.evolve>[1][]) => {
      const state = events.reduce(orb.evolve, orb.initial);
      return state.status === 'absent' ? null : state.definition;
    };
    expect(definitionAfter(proposed)).toMatchObject({ proposed: 'en' });
    expect(definitionAfter(created)).not.toHaveProperty('proposed');
  });

  const wrong: readonly (readonly [code: string, OrbDefinition])[] = [
    ['orb.name-empty', { ...definition, names: { fr: ' ', en: null } }],
    ['orb.name-too-long', { ...definition, names: { fr: null, en: 'x'.repeat(61) } }],
    ['orb.description-too-long', { ...definition, descriptions: { fr: 'x'.repeat(281), en: null } }],
    ['orb.prompt-empty', withInstructions({ prompt: '  ' })],
    ['orb.prompt-too-long', withInstructions({ prompt: 'x'.repeat(4_001) })],
    ['orb.variable-unnamed', withInstructions({ variables: [{ name: ' ', kind: 'text', options: [] }] })],
    [
      'orb.variable-twice',
      withInstructions({ variables: ['le but', 'Le but'].map((name) => ({ name, kind: 'text', options: [] })) }),
    ],
    ['orb.options-needed', withInstructions({ variables: [{ name: 'ton', kind: 'choice', options: ['sec', 'sec'] }] })],
    ['orb.scale-needed', withInstructions({ contract: { kind: 'score', scale: ' ', cited: true, maxWords: 10 } })],
    [
      'orb.labels-needed',
      withInstructions({ contract: { kind: 'label', labels: ['oui'], cited: true, maxWords: 10 } }),
    ],
    [
      'orb.columns-needed',
      withInstructions({ contract: { kind: 'table', columns: ['A'], maxRows: 3, cited: true, maxWords: 10 } }),
    ],
    [
      'orb.term-too-long',
      withInstructions({ contract: { kind: 'label', labels: ['a', 'x'.repeat(41)], cited: true, maxWords: 10 } }),
    ],
  ];
  it.each(wrong)('refuses: %s', (code, terms) =>
    given()
      .when(createOrb, { ...create, ...terms })
      .thenRefused(code as 'orb.name-empty'),
  );
});

const { category, look, ...words } = definition;
const revised = (version: number, changed: Partial<NonNullable<OrbRevised['private']>>): OrbRevised => ({
  type: 'OrbRevised',
  data: { orbId, ownerId, version, category, look, revisedAt: now },
  private: { ...words, why: null, ...changed },
});

describe('revising an orb', () => {
  const prompt = withInstructions({ prompt: 'Un verbe d’abord, avant [la fin].' });

  it('makes a version of other instructions, with its reason', () =>
    given(created)
      .when(reviseOrb, { ...revise, ...prompt, why: ' Un verbe d’abord ' })
      .then(revised(2, { instructions: prompt.instructions, why: 'Un verbe d’abord' })));
  it('makes none of another name', () =>
    given(created)
      .when(reviseOrb, { ...revise, names: { fr: 'Gestes', en: 'Steps' }, why: 'pour rien' })
      .then(revised(1, { names: { fr: 'Gestes', en: 'Steps' } })));
  it('records nothing where nothing changes', () => given(created).when(reviseOrb, revise).thenNothing());
  it('takes an earlier version back as a new one', () => {
    const second = revised(2, { instructions: prompt.instructions });
    given(created, second).when(reviseOrb, revise).then(revised(3, {}));
    const state = [created, second, revised(3, {})].reduce(orb.evolve, orb.initial);
    expect([1, 2, 3].map((version) => instructionsOf(state, version, 'en')?.prompt)).toEqual([
      instructions.prompt,
      'Un verbe d’abord, avant [la fin].',
      instructions.prompt,
    ]);
    expect(instructionsOf(state, 4, 'fr')).toBeNull();
  });
  it('refuses a long reason, and wrong terms', () => {
    given(created)
      .when(reviseOrb, { ...revise, ...prompt, why: 'x'.repeat(161) })
      .thenRefused('orb.reason-too-long');
    given(created)
      .when(reviseOrb, { ...revise, names: { fr: null, en: null } })
      .thenRefused('orb.name-empty');
  });
  it('refuses one that comes with Écrin, an unknown and a deleted one', () => {
    given(readyAdded).when(reviseOrb, revise).thenRefused('orb.not-own');
    given().when(reviseOrb, revise).thenRefused('orb.not-found');
    given(created, deleted).when(reviseOrb, revise).thenRefused('orb.deleted');
  });
});

describe('deleting an orb', () => {
  const restored: OrbRestored = { type: 'OrbRestored', data: { orbId, ownerId, restoredAt: now }, private: null };
  const which = { orbId, now };

  it('is undone', () => {
    given(created).when(deleteOrb, which).then(deleted);
    given(created, deleted).when(deleteOrb, which).thenNothing();
    given(created, deleted).when(restoreOrb, which).then(restored);
    given(created).when(restoreOrb, which).thenNothing();
  });
  it('is refused for one that comes with Écrin', () => {
    given(readyAdded).when(deleteOrb, which).thenRefused('orb.not-own');
    given().when(restoreOrb, which).thenRefused('orb.not-found');
  });
});

describe('the picture of an orb', () => {
  const changed = (version: string | null): OrbPictureChanged => ({
    type: 'OrbPictureChanged',
    data: { orbId, ownerId, version, changedAt: now },
    private: null,
  });

  it('replaces the sphere, and the sphere comes back', () => {
    given(created).when(changeOrbPicture, { orbId, version: 'ab', now }).then(changed('ab'));
    given(created, changed('ab')).when(changeOrbPicture, { orbId, version: null, now }).then(changed(null));
    given(created).when(changeOrbPicture, { orbId, version: null, now }).thenNothing();
  });
});

it('nothing happens to one that was never created', () =>
  expect([deleted, revised(2, {})].reduce(orb.evolve, orb.initial)).toEqual(orb.initial));
