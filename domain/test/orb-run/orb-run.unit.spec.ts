import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { hideResult, showResult, tickItem } from '#orb-run/commands/change-result.ts';
import {
  completeOrbRun,
  failOrbRun,
  planOrbRun,
  recordReadPart,
  recordRunUse,
  stopOrbRun,
} from '#orb-run/commands/execute-orb-run.ts';
import { requestOrbRun } from '#orb-run/commands/request-orb-run.ts';
import { skipOrbRun } from '#orb-run/commands/skip-orb-run.ts';
import { orbRun } from '#orb-run/orb-run.aggregate.ts';
import type { OrbRunEvent, OrbRunRequested } from '#orb-run/orb-run.events.ts';
import type { OrbResult, RunSources } from '#orb-run/orb-run.vocabulary.ts';
import { instructions, now, orbId, ownerId } from '#test/orb/orb.fixtures.ts';

const { given } = specFor(orbRun);
const runId = '01980000-0000-7000-8000-0000000000b1';
const thoughtId = '01980000-0000-7000-8000-000000000001';
const named = { runId, orbId, ownerId };
const which = { runId, now };

const request = {
  ...named,
  version: 1,
  instructions,
  language: 'fr',
  timeZone: 'Europe/Paris',
  occasion: { kind: 'asked' },
  sources: { kind: 'thoughts', thoughtIds: [thoughtId] },
  text: null,
  values: { 'la fin': 'jeudi' },
  now,
} as const;
const requested: OrbRunRequested = {
  type: 'OrbRunRequested',
  data: {
    ...named,
    version: 1,
    language: 'fr',
    timeZone: 'Europe/Paris',
    occasion: { kind: 'asked' },
    sourceKind: 'thoughts',
    requestedAt: now,
  },
  private: { sources: request.sources, text: null, values: request.values },
};
const parts = [[{ thoughtId, wording: 1, start: 0, end: 20 }]];
const planned: OrbRunEvent = {
  type: 'OrbRunPlanned',
  data: { ...named, thoughts: 1, parts, plannedAt: now },
  private: null,
};
const result: OrbResult = { kind: 'checklist', items: [{ text: 'Appeler papa', citations: [] }] };
const partRead: OrbRunEvent = {
  type: 'OrbRunPartRead',
  data: { ...named, part: 0, removedCitations: 1, readAt: now },
  private: { draft: result },
};
const made = { engine: 'local-model', model: 'petit', promptVersion: 'orb-1' };
const completed: OrbRunEvent = {
  type: 'OrbRunCompleted',
  data: { ...named, ...made, version: 1, kind: 'checklist', thoughts: 1, removedCitations: 1, completedAt: now },
  private: { result },
};
const failed: OrbRunEvent = { type: 'OrbRunFailed', data: { ...named, reason: 'quota', failedAt: now }, private: null };
const stopped: OrbRunEvent = { type: 'OrbRunStopped', data: { ...named, stoppedAt: now }, private: null };
const hidden: OrbRunEvent = { type: 'OrbRunHidden', data: { ...named, hiddenAt: now }, private: null };
const shown: OrbRunEvent = { type: 'OrbRunShown', data: { ...named, shownAt: now }, private: null };
const ticked: OrbRunEvent = {
  type: 'OrbRunItemTicked',
  data: { ...named, item: 0, ticked: true, tickedAt: now },
  private: null,
};
const done = [requested, planned, partRead, completed];

describe('requesting a run', () => {
  it('records what is read as personal words', () => given().when(requestOrbRun, request).then(requested));
  it('records it once, and no other under its id', () => {
    given(requested).when(requestOrbRun, request).thenNothing();
    given(requested)
      .when(requestOrbRun, { ...request, text: 'autre' })
      .thenRefused('orb-run.already-requested');
  });

  const nothing: readonly RunSources[] = [
    { kind: 'thoughts', thoughtIds: [] },
    { kind: 'threads', threadIds: [] },
    { kind: 'text' },
  ];
  it.each(nothing)('refuses one of nothing: $kind', (sources) =>
    given()
      .when(requestOrbRun, { ...request, sources, text: '  ' })
      .thenRefused('orb-run.nothing-chosen'),
  );
  it('refuses a text that is too long, and values that are missing or wrong', () => {
    given()
      .when(requestOrbRun, { ...request, text: 'x'.repeat(20_001) })
      .thenRefused('orb-run.text-too-long');
    given()
      .when(requestOrbRun, { ...request, values: {} })
      .thenRefused('orb-run.value-missing');
    const kinds = [
      { kind: 'number', options: [], wrong: 'dix' },
      { kind: 'choice', options: ['sec', 'doux'], wrong: 'tiède' },
      { kind: 'days', options: [], wrong: '2025-02-01/2025-01-01' },
      { kind: 'text', options: [], wrong: 'x'.repeat(501) },
    ] as const;
    for (const { kind, options, wrong } of kinds)
      given()
        .when(requestOrbRun, {
          ...request,
          instructions: { ...instructions, variables: [{ name: 'la fin', kind, options }] },
          values: { 'la fin': wrong },
        })
        .thenRefused('orb-run.value-invalid');
  });
});

describe('a run', () => {
  it('is planned, read part by part, and completed', () => {
    given(requested)
      .when(planOrbRun, { ...which, thoughts: 1, parts })
      .then(planned);
    given(requested, planned)
      .when(recordReadPart, { ...which, part: 0, draft: result, removedCitations: 1 })
      .then(partRead);
    given(requested, planned, partRead)
      .when(completeOrbRun, { ...which, ...made, result, removedCitations: 1 })
      .then(completed);
  });
  it('reads each part once; a new plan reads all again', () => {
    given(requested, planned, partRead)
      .when(recordReadPart, { ...which, part: 0, draft: result, removedCitations: 0 })
      .thenNothing();
    given(requested, planned)
      .when(recordReadPart, { ...which, part: 1, draft: result, removedCitations: 0 })
      .thenNothing();
    const state = [requested, planned, partRead, planned].reduce(orbRun.evolve, orbRun.initial);
    expect(state).toMatchObject({ drafts: [null], removedCitations: 0 });
  });
  it('ends once', () => {
    given(requested)
      .when(failOrbRun, { ...which, reason: 'quota' })
      .then(failed);
    given(requested).when(stopOrbRun, which).then(stopped);
    given().when(stopOrbRun, which).thenRefused('orb-run.not-found');
    for (const end of [completed, failed, stopped]) {
      given(requested, planned, end).when(stopOrbRun, which).thenNothing();
      given(requested, planned, end)
        .when(completeOrbRun, { ...which, ...made, result, removedCitations: 0 })
        .thenNothing();
      given(requested, planned, end)
        .when(failOrbRun, { ...which, reason: 'quota' })
        .thenNothing();
    }
  });
  it('counts what a model used, also after its end', () => {
    const use = { model: 'petit', inputTokens: 10, outputTokens: 2, seconds: 1, words: 8 };
    const used: OrbRunEvent = { type: 'OrbRunModelUsed', data: { ...named, ...use, usedAt: now }, private: null };
    const { events } = { events: [requested, stopped] };
    expect(recordRunUse({ ...which, use }, events.reduce(orbRun.evolve, orbRun.initial))).toEqual([used]);
    given()
      .when(recordRunUse, { ...which, use })
      .thenNothing();
    expect(orbRun.evolve(orbRun.evolve(orbRun.initial, requested), used)).toMatchObject({ status: 'running' });
  });
});

describe('a result', () => {
  it('is taken away, and shown again', () => {
    given(...done)
      .when(hideResult, which)
      .then(hidden);
    given(...done, hidden)
      .when(hideResult, which)
      .thenNothing();
    given(...done, hidden)
      .when(showResult, which)
      .then(shown);
    given(...done)
      .when(showResult, which)
      .thenNothing();
  });
  it('has items that can be ticked', () => {
    given(...done)
      .when(tickItem, { ...which, item: 0, ticked: true })
      .then(ticked);
    given(...done, ticked)
      .when(tickItem, { ...which, item: 0, ticked: true })
      .thenNothing();
    given(...done)
      .when(tickItem, { ...which, item: 1, ticked: true })
      .thenRefused('orb-run.no-such-item');
  });
  it('is there only once the run is completed', () => {
    given().when(hideResult, which).thenRefused('orb-run.not-found');
    given(requested).when(hideResult, which).thenRefused('orb-run.no-result');
    given(requested, failed)
      .when(tickItem, { ...which, item: 0, ticked: true })
      .thenRefused('orb-run.no-result');
  });
});

it('nothing happens to one that was never requested', () =>
  expect([planned, partRead, completed, failed, ticked].reduce(orbRun.evolve, orbRun.initial)).toEqual(orbRun.initial));

describe('a run that did not happen', () => {
  const occasion = { kind: 'schedule', dueAt: now } as const;
  const skip = { ...named, version: 1, occasion, reason: 'nothing-new', now } as const;
  const skipped: OrbRunEvent = {
    type: 'OrbRunSkipped',
    data: { ...named, version: 1, occasion, reason: 'nothing-new', skippedAt: now },
    private: null,
  };
  it('given none, when it is skipped, then the reason is recorded', () => {
    given().when(skipOrbRun, skip).then(skipped);
  });
  it('given one that was requested, when it is skipped, then nothing changes', () => {
    given(requested).when(skipOrbRun, skip).thenNothing();
  });
  it('given a skipped one, then it has no result and cannot be requested', () => {
    given(skipped).when(requestOrbRun, request).thenRefused('orb-run.already-requested');
    given(skipped).when(hideResult, which).thenRefused('orb-run.no-result');
  });
  it('given recent thoughts or threads, when it is requested, then there is something to read', () => {
    const sources = { kind: 'recent', from: '2026-01-01', thoughts: false, threads: true, most: 40 } as const;
    given()
      .when(requestOrbRun, { ...request, sources: { ...sources, threads: false } })
      .thenRefused('orb-run.nothing-chosen');
    const words = { sources, text: null, values: request.values };
    const event = { ...requested, data: { ...requested.data, sourceKind: 'recent' as const }, private: words };
    given()
      .when(requestOrbRun, { ...request, sources })
      .then(event);
  });
});
