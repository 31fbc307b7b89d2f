import { describe, expect, it } from 'vitest';
import { addReadyOrb } from '#orb/commands/add-ready-orb.ts';
import { orbTermsOf } from '#orb/orb-terms.ts';
import type { ReadyOrbRevised } from '#orb/orb.events.ts';
import { hasVariableFaults } from '#orb/prompt-variables.ts';
import { readyOrbs } from '#orb/ready/ready-orbs.ts';
import { definition, given, now, orbId, readyAdded } from './orb.fixtures.ts';

const add = { orbId, edition: 1, definition, now };
const renamed = { ...definition, names: { fr: 'Gestes', en: 'Steps' } };
const revised = (changed: Partial<ReadyOrbRevised['data']>): ReadyOrbRevised => ({
  type: 'ReadyOrbRevised',
  data: { orbId, version: 1, edition: 2, by: null, definition: renamed, why: null, revisedAt: now, ...changed },
  private: null,
});

describe('an orb that comes with Écrin', () => {
  it('is added once', () => {
    given().when(addReadyOrb, add).then(readyAdded);
    given(readyAdded).when(addReadyOrb, add).thenNothing();
  });
  it('is brought up to a newer list, never back to an older one', () => {
    given(readyAdded)
      .when(addReadyOrb, { ...add, edition: 2, definition: renamed })
      .then(revised({}));
    given(readyAdded, revised({})).when(addReadyOrb, add).thenNothing();
  });
  it('has a new version where its instructions change', () => {
    const reworded = { ...renamed, instructions: { ...renamed.instructions, en: renamed.instructions.fr } };
    given(readyAdded)
      .when(addReadyOrb, { ...add, edition: 2, definition: reworded })
      .then(revised({ version: 2, definition: reworded }));
  });
  it('stays as an administrator changed it', () =>
    given(readyAdded, revised({ edition: null, by: 'admin' }))
      .when(addReadyOrb, { ...add, edition: 3 })
      .thenNothing());
});

describe('the list', () => {
  it('asks for exactly what its prompts use', () =>
    expect(readyOrbs.filter((ready) => hasVariableFaults(ready.definition)).map(({ orbId: id }) => id)).toEqual([]));
  it('has twelve, each with an id of its own', () => {
    expect(readyOrbs).toHaveLength(12);
    expect(new Set(readyOrbs.map((orb) => orb.orbId)).size).toBe(12);
  });
  it.each(readyOrbs.map((orb) => [orb.definition.names.fr, orb] as const))(
    '%s is complete in both languages and keeps to the terms',
    (_name, { definition: ready }) => {
      const terms = orbTermsOf(ready);
      expect('refused' in terms ? terms.refused : terms).toEqual(ready);
      const { fr, en } = ready.instructions;
      expect(fr?.contract.kind).toBe(en?.contract.kind);
      expect(fr?.variables.map(({ kind }) => kind)).toEqual(en?.variables.map(({ kind }) => kind));
      for (const { prompt, variables } of [fr, en].filter((one) => one !== null))
        for (const { name } of variables) expect(prompt).toContain(`[${name}]`);
    },
  );
});
