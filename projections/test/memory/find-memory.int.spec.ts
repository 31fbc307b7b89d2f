import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { deleted, thoughtId, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projections } from '#index.ts';
import { findMemory } from '#memory/find-memory.query.ts';

const clientId = 'claire';
let embedded: EmbeddedStores;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(() => embedded.dispose());

const show = async (facts: readonly DomainEvent[], thought: readonly DomainEvent[] = []) => {
  if (facts.length > 0) await embedded.record(`memory-${clientId}`, clientId, facts);
  if (thought.length > 0) await embedded.record(`thought-${thoughtId}`, clientId, thought);
  for (const projection of projections) await rebuildProjection({ ...embedded, projection });
  return findMemory(embedded.models)(clientId);
};
const told = { ...written, private: { content: 'Jeanne habite Nantes.' } };
const proposed = (factId: string): DomainEvent => ({
  type: 'MemoryFactProposed',
  data: { clientId, factId, model: 'a-model', proposedAt: 'p' },
  private: {
    text: 'Votre sœur habite Nantes.',
    source: { thoughtId, wording: 1, start: 0, end: 21, startMs: null },
  },
});
const step = (type: string, name: string, words: object | null = null): DomainEvent => ({
  type,
  data: { clientId, factId: 'f1', [name]: type },
  private: words,
});

it('given nothing, then memory is on and empty', async () => {
  expect(await show([])).toEqual({ on: true, facts: [] });
});

it('shows what is proposed with its thought, kept, reworded, forgotten and restored', async () => {
  const source = { thought: { thoughtId, quote: 'Jeanne habite Nantes.' } };
  expect(await show([proposed('f1')], [told])).toMatchObject({
    facts: [{ factId: 'f1', status: 'proposed', by: 'model', source, changedAt: 'p' }],
  });
  expect(await show([step('MemoryFactAccepted', 'acceptedAt')])).toMatchObject({
    facts: [{ status: 'kept', by: 'model', text: 'Votre sœur habite Nantes.' }],
  });
  expect(await show([step('MemoryFactRewritten', 'rewrittenAt', { text: 'Jeanne vit à Nantes.' })])).toMatchObject({
    facts: [{ status: 'kept', by: 'person', text: 'Jeanne vit à Nantes.' }],
  });
  expect(await show([step('MemoryFactForgotten', 'forgottenAt')])).toMatchObject({ facts: [{ status: 'forgotten' }] });
  expect(await show([step('MemoryFactRestored', 'restoredAt')])).toMatchObject({ facts: [{ status: 'kept' }] });
});

it('a proposal goes with its thought; what was accepted stays, without it', async () => {
  const accepted = { ...step('MemoryFactAccepted', 'acceptedAt'), data: { clientId, factId: 'f2', acceptedAt: 'a' } };
  expect(await show([proposed('f1'), proposed('f2'), accepted], [told, deleted])).toMatchObject({
    facts: [{ factId: 'f2', source: { thought: null } }],
  });
});

it('written by the person, and switched off', async () => {
  const off = { type: 'MemorySwitched', data: { clientId, on: false, switchedAt: 's' }, private: null } as const;
  const added = {
    type: 'MemoryFactAdded',
    data: { clientId, factId: 'f3', addedAt: 'a' },
    private: { text: 'Léo.' },
  } as const;
  expect(await show([off, added])).toMatchObject({
    on: false,
    facts: [{ factId: 'f3', status: 'kept', by: 'person', source: null, text: 'Léo.' }],
  });
});
