import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { acceptFact, addFact, forgetFact, proposeFact, restoreFact, rewriteFact } from '#memory/change-fact.ts';
import { forgetEverything, switchMemory } from '#memory/change-memory.ts';
import { memory } from '#memory/memory.aggregate.ts';
import type { MemoryEvent, MemoryFactAdded, MemoryFactProposed } from '#memory/memory.events.ts';

const { given } = specFor(memory);
const now = '2026-01-02T09:00:00.000Z';
const which = { clientId: 'claire', factId: 'f1', now };
const id = { clientId: 'claire', factId: 'f1' };
const text = 'Mon fils s’appelle Léo.';
const source = { thoughtId: 'a', wording: 1, start: 0, end: 20, startMs: null };
const added: MemoryFactAdded = { type: 'MemoryFactAdded', data: { ...id, addedAt: now }, private: { text } };
const proposed: MemoryFactProposed = {
  type: 'MemoryFactProposed',
  data: { ...id, model: 'a-model', proposedAt: now },
  private: { text, source },
};
const forgotten: MemoryEvent = { type: 'MemoryFactForgotten', data: { ...id, forgottenAt: now }, private: null };
const off: MemoryEvent = {
  type: 'MemorySwitched',
  data: { clientId: 'claire', on: false, switchedAt: now },
  private: null,
};
const propose = { ...which, text, source, model: 'a-model' };
const full = Array.from({ length: 60 }, (_none, at): MemoryEvent => ({
  ...added,
  data: { ...added.data, factId: `n${at}` },
  private: { text: `Fait ${at}` },
}));

describe('a fact the person writes', () => {
  it('is kept', () =>
    given()
      .when(addFact, { ...which, text: ` ${text} ` })
      .then(added));
  it.each([
    ['', 'memory.fact-empty'],
    ['x'.repeat(301), 'memory.fact-too-long'],
  ] as const)('is refused as %j', (wrong, code) =>
    given()
      .when(addFact, { ...which, text: wrong })
      .thenRefused(code),
  );
  it('is refused beyond sixty, and under the id of another', () => {
    given(...full)
      .when(addFact, { ...which, text })
      .thenRefused('memory.full');
    given(added)
      .when(addFact, { ...which, text: 'Autre.' })
      .thenRefused('memory.fact-already-added');
  });
});

describe('a fact a model proposes', () => {
  it('waits for the person', () => given().when(proposeFact, propose).then(proposed));
  it('is none that is known, declined or forgotten, however it is written; none when switched off, and none beyond sixty', () => {
    const again = { ...propose, factId: 'f2', text: 'mon fils s’appelle Leo' };
    for (const before of [[added], [proposed], [proposed, forgotten], [added, forgotten], [off], full])
      given(...before)
        .when(proposeFact, before === full ? propose : again)
        .thenNothing();
  });
  it('is kept once accepted', () => {
    given(proposed)
      .when(acceptFact, which)
      .then({ type: 'MemoryFactAccepted', data: { ...id, acceptedAt: now }, private: null });
    given(added).when(acceptFact, which).thenNothing();
    given().when(acceptFact, which).thenRefused('memory.fact-not-found');
  });
  it('is declined by forgetting it', () => given(proposed).when(forgetFact, which).then(forgotten));
});

describe('a fact', () => {
  const rewritten = {
    type: 'MemoryFactRewritten',
    data: { ...id, rewrittenAt: now },
    private: { text: 'Léo a quatre ans.' },
  } as const;
  it('is corrected in the person’s words, which keeps it', () => {
    given(proposed)
      .when(rewriteFact, { ...which, text: 'Léo a quatre ans.' })
      .then(rewritten);
    expect([proposed, rewritten].reduce(memory.evolve, memory.initial).facts).toEqual([
      { factId: 'f1', text: 'Léo a quatre ans.', status: 'kept' },
    ]);
    given(added)
      .when(rewriteFact, { ...which, text: ' ' })
      .thenRefused('memory.fact-empty');
    given(added)
      .when(rewriteFact, { ...which, text: 'x'.repeat(301) })
      .thenRefused('memory.fact-too-long');
    given()
      .when(rewriteFact, { ...which, text })
      .thenRefused('memory.fact-not-found');
  });
  it('is forgotten, and restored', () => {
    given(added).when(forgetFact, which).then(forgotten);
    given().when(forgetFact, which).thenRefused('memory.fact-not-found');
    given(added, forgotten)
      .when(restoreFact, which)
      .then({ type: 'MemoryFactRestored', data: { ...id, restoredAt: now }, private: null });
    given(added).when(restoreFact, which).thenNothing();
    given(added, forgotten, ...full)
      .when(restoreFact, which)
      .thenRefused('memory.full');
    given().when(restoreFact, which).thenRefused('memory.fact-not-found');
  });
  it('is forgotten with all others', () => {
    given(added).when(forgetEverything, { clientId: 'claire', now }).then(forgotten);
    given(added, forgotten).when(forgetEverything, { clientId: 'claire', now }).thenNothing();
  });
  it('is used by no answer while memory is off', () => {
    given().when(switchMemory, { clientId: 'claire', on: false, now }).then(off);
    given().when(switchMemory, { clientId: 'claire', on: true, now }).thenNothing();
  });
});
