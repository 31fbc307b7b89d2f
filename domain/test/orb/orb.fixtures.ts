import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { orb } from '#orb/orb.aggregate.ts';
import type { OrbCreated, OrbDeleted, ReadyOrbAdded } from '#orb/orb.events.ts';
import type { OrbDefinition, OrbInstructions } from '#orb/orb.vocabulary.ts';

export const { given } = specFor(orb);
export const orbId = '01980000-0000-7000-8000-0000000000a1';
export const ownerId = '01980000-0000-7000-8000-000000000003';
export const now = '2026-01-02T09:00:00.000Z';

export const instructions: OrbInstructions = {
  prompt: 'Trois gestes avant [la fin].',
  variables: [{ name: 'la fin', kind: 'text', options: [] }],
  contract: { kind: 'checklist', cited: true, maxItems: 3, maxWords: 12 },
};
export const definition: OrbDefinition = {
  category: 'productivity',
  look: { pattern: 'grid', tint: 'emerald' },
  names: { fr: 'Mes gestes', en: null },
  descriptions: { fr: 'Trois choses faisables.', en: null },
  tags: ['semaine'],
  instructions: { fr: instructions, en: null },
};
const { category, look, ...words } = definition;

export const created: OrbCreated = {
  type: 'OrbCreated',
  data: { orbId, ownerId, category, look, createdAt: now },
  private: words,
};
export const deleted: OrbDeleted = { type: 'OrbDeleted', data: { orbId, ownerId, deletedAt: now }, private: null };
export const readyAdded: ReadyOrbAdded = {
  type: 'ReadyOrbAdded',
  data: { orbId, edition: 1, definition, addedAt: now },
  private: null,
};
