import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { beginPastRun } from '#orb-past-run/commands/begin-past-run.ts';
import { beginPastStep, endPastStep } from '#orb-past-run/commands/continue-past-run.ts';
import { resumePastRun, stopForReason, stopPastRun } from '#orb-past-run/commands/stop-past-run.ts';
import { nextStepOf, orbPastRun } from '#orb-past-run/orb-past-run.aggregate.ts';
import type {
  OrbPastRunBegun,
  OrbPastRunEvent,
  OrbPastRunResumed,
  OrbPastRunStepBegun,
  OrbPastRunStepEnded,
  OrbPastRunStopped,
} from '#orb-past-run/orb-past-run.events.ts';
import { pastSpans } from '#orb-past-run/past-spans.ts';
import { instructions, now, orbId, ownerId } from '#test/orb/orb.fixtures.ts';

const { given } = specFor(orbPastRun);
const [pastRunId, runId, nextRunId] = ['c1', 'c2', 'c3'].map((end) => `01980000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const named = { pastRunId, orbId, ownerId };
const [january, february] = [
  { from: '2025-01-15', to: '2025-01-31' },
  { from: '2025-02-01', to: '2025-02-10' },
] as const;
const command = {
  ...named,
  versions: [1, 2],
  variables: instructions.variables,
  past: { from: '2025-01-15', to: '2025-02-10' },
  step: 'month',
  values: { 'la fin': 'jeudi' },
  language: 'fr',
  timeZone: 'Europe/Paris',
  now,
} as const;
const begun: OrbPastRunBegun = {
  type: 'OrbPastRunBegun',
  data: {
    ...named,
    versions: [1, 2],
    step: 'month',
    spans: [january, february],
    language: 'fr',
    timeZone: 'Europe/Paris',
    begunAt: now,
  },
  private: { values: command.values },
};
const stepBegun = (place: number, run = runId): OrbPastRunStepBegun => ({
  type: 'OrbPastRunStepBegun',
  data: { ...named, place, runId: run, begunAt: now },
  private: null,
});
const stepEnded = (place: number, run = runId): OrbPastRunStepEnded => ({
  type: 'OrbPastRunStepEnded',
  data: { ...named, place, runId: run, endedAt: now },
  private: null,
});
const stopped = (reason: 'quota' | 'orb-gone' | null): OrbPastRunStopped => ({
  type: 'OrbPastRunStopped',
  data: { ...named, reason, stoppedAt: now },
  private: null,
});
const resumed: OrbPastRunResumed = { type: 'OrbPastRunResumed', data: { ...named, resumedAt: now }, private: null };
const stateAfter = (...events: readonly OrbPastRunEvent[]) => events.reduce(orbPastRun.evolve, orbPastRun.initial);
const nextAfter = (...events: readonly OrbPastRunEvent[]) => {
  const state = stateAfter(...events);
  return state.status === 'absent' ? null : nextStepOf(state);
};

describe('the spans of a past', () => {
  it.each([
    [
      'month',
      { from: '2024-01-31', to: '2024-03-01' },
      ['2024-01-31/2024-01-31', '2024-02-01/2024-02-29', '2024-03-01/2024-03-01'],
    ],
    [
      'week',
      { from: '2026-01-01', to: '2026-01-12' },
      ['2026-01-01/2026-01-04', '2026-01-05/2026-01-11', '2026-01-12/2026-01-12'],
    ],
    ['month', { from: '2025-12-15', to: '2026-01-02' }, ['2025-12-15/2025-12-31', '2026-01-01/2026-01-02']],
    ['week', { from: '2026-01-02', to: '2026-01-01' }, []],
  ] as const)('by %s: %j', (step, past, spans) => {
    expect(pastSpans(past, step, 60).map((span) => `${span.from}/${span.to}`)).toEqual(spans);
  });
  it('are one more than allowed at most', () => {
    expect(pastSpans({ from: '1990-01-01', to: '2026-01-01' }, 'week', 60)).toHaveLength(61);
  });
});

describe('beginning', () => {
  it('given none, when it is begun, then it is, with its spans', () => {
    given().when(beginPastRun, command).then(begun);
  });
  it('given the same again, then nothing changes; given another, then it is refused', () => {
    given(begun).when(beginPastRun, command).thenNothing();
    given(begun)
      .when(beginPastRun, { ...command, versions: [1] })
      .thenRefused('orb-past-run.already-begun');
  });
  it.each([
    [{ past: { from: '2025-02-01', to: '2025-01-01' } }, 'orb-past-run.empty'],
    [{ past: { from: '2019-01-01', to: '2025-01-01' } }, 'orb-past-run.too-long'],
    [{ versions: [1, 1] }, 'orb-past-run.versions'],
    [{ versions: [1, 2, 3] }, 'orb-past-run.versions'],
    [{ values: {} }, 'orb-run.value-missing'],
  ] as const)('given %j, then it is refused: %s', (changed, code) => {
    given()
      .when(beginPastRun, { ...command, ...changed })
      .thenRefused(code);
  });
});

describe('step by step', () => {
  it('each span is read with each version, in order', () => {
    expect(nextAfter(begun)).toEqual({ place: 0, span: january, version: 1 });
    expect(nextAfter(begun, stepBegun(0), stepEnded(0))).toEqual({ place: 1, span: january, version: 2 });
    expect(nextAfter(begun, stepEnded(0), stepEnded(1))).toEqual({ place: 2, span: february, version: 1 });
    const all = [0, 1, 2, 3].flatMap((place) => [stepBegun(place), stepEnded(place)]);
    expect(nextAfter(begun, ...all)).toBeNull();
    expect(stateAfter(begun, ...all)).toMatchObject({ status: 'ended' });
  });
  it('given one that runs, when a step begins, then it does, once', () => {
    given(begun).when(beginPastStep, { place: 0, runId, now }).then(stepBegun(0));
    given(begun, stepBegun(0)).when(beginPastStep, { place: 0, runId, now }).thenNothing();
  });
  it('given a step of another place, or a stopped one, then none begins', () => {
    given(begun).when(beginPastStep, { place: 1, runId, now }).thenNothing();
    given(begun, stopped(null)).when(beginPastStep, { place: 0, runId, now }).thenNothing();
  });
  it.each(['completed', 'nothing-to-read', 'contract-broken'] as const)(
    'given its run is %s, then the step ends',
    (outcome) => {
      given(begun, stepBegun(0)).when(endPastStep, { runId, outcome, now }).then(stepEnded(0));
    },
  );
  it('given a failure that every further step would meet, then it stops, and reads that step again once resumed', () => {
    given(begun, stepBegun(0)).when(endPastStep, { runId, outcome: 'quota', now }).then(stopped('quota'));
    expect(nextAfter(begun, stepBegun(0), stopped('quota'), resumed)).toMatchObject({ place: 0 });
    given(begun, stepBegun(0), stopped('quota'), resumed)
      .when(beginPastStep, { place: 0, runId: nextRunId, now })
      .then(stepBegun(0, nextRunId));
  });
  it('given its run was stopped, then all of it stops', () => {
    given(begun, stepBegun(0)).when(endPastStep, { runId, outcome: 'stopped', now }).then(stopped(null));
  });
  it('given a run that is not its step, or none, then nothing changes', () => {
    given(begun, stepBegun(0)).when(endPastStep, { runId: nextRunId, outcome: 'completed', now }).thenNothing();
    given().when(endPastStep, { runId, outcome: 'completed', now }).thenNothing();
  });
});

describe('stopping and resuming', () => {
  it('given none, then neither is possible', () => {
    given().when(stopPastRun, { now }).thenRefused('orb-past-run.not-found');
    given().when(resumePastRun, { now }).thenRefused('orb-past-run.not-found');
  });
  it('given one that runs, when it is stopped, then the step that is being read still ends', () => {
    given(begun, stepBegun(0)).when(stopPastRun, { now }).then(stopped(null));
    given(begun, stepBegun(0), stopped(null))
      .when(endPastStep, { runId, outcome: 'completed', now })
      .then(stepEnded(0));
    given(begun, stepBegun(0), stopped(null)).when(endPastStep, { runId, outcome: 'quota', now }).thenNothing();
  });
  it('given a stopped one, when it is resumed, then it is, once', () => {
    given(begun, stopped(null)).when(resumePastRun, { now }).then(resumed);
    given(begun).when(resumePastRun, { now }).thenNothing();
    given(begun, stopped(null)).when(stopPastRun, { now }).thenNothing();
  });
  it('given an orb that is gone, then it stops with that reason', () => {
    given(begun).when(stopForReason, { reason: 'orb-gone', now }).then(stopped('orb-gone'));
    given(begun, stopped(null)).when(stopForReason, { reason: 'orb-gone', now }).thenNothing();
  });
});
