import { describe, expect, it } from 'vitest';
import { waitBeforeNextTry } from '#adapters/workflow-engine/activities/retry-delay.ts';
import { dueSteps, dueActivities, nextDue } from '#adapters/workflow-engine/embedded/due-steps.ts';
import type { ReceivedSignal, Step } from '#adapters/workflow-engine/journal/journal.types.ts';

const step = (seq: number, part: Partial<Step>): Step => ({
  seq,
  kind: 'sleep',
  name: '',
  input: 'null',
  dueAt: null,
  attempt: 0,
  deaths: 0,
  running: false,
  completion: null,
  outcome: null,
  ...part,
});
const wait = (seq: number, dueAt: number | null) => step(seq, { kind: 'signal', name: 'go', dueAt });
const go = (seq: number, receivedAt: number): ReceivedSignal => ({ seq, name: 'go', payload: seq, receivedAt });

describe('due steps', () => {
  it('include every timer whose time has passed', () => {
    expect(dueSteps([step(0, { dueAt: 10 }), step(1, { dueAt: 30 })], [], 20).map(({ step: { seq } }) => seq)).toEqual([
      0,
    ]);
  });
  it('include a signal that came before its timeout, however late we check', () => {
    expect(dueSteps([wait(0, 100)], [go(7, 90)], 5_000)).toMatchObject([
      { outcome: { answer: { payload: 7 } }, signal: 7 },
    ]);
  });
  it('include the timeout where the signal came after it', () => {
    expect(dueSteps([wait(0, 100)], [go(7, 110)], 5_000)).toMatchObject([
      { outcome: { answer: 'timed-out' }, signal: null },
    ]);
  });
  it('assign each signal to one wait, in order', () => {
    expect(
      dueSteps([wait(0, null), wait(1, null), wait(2, null)], [go(3, 1), go(4, 2)], 10).map(
        ({ step: { seq }, signal }) => [seq, signal],
      ),
    ).toEqual([
      [0, 3],
      [1, 4],
    ]);
  });
  it('exclude steps that have an answer', () => {
    expect(dueSteps([step(0, { dueAt: 10, outcome: { answer: null }, completion: 0 })], [], 20)).toEqual([]);
  });
});

it('the next wake-up excludes activities in progress', () => {
  const steps = [step(0, { kind: 'activity', dueAt: 5 }), step(1, { dueAt: 50 }), wait(2, null)];
  expect(nextDue(steps, new Map([[0, true]]))).toBe(50);
  expect(nextDue(steps, new Map())).toBe(5);
  expect(nextDue([wait(2, null)], new Map())).toBeNull();
});

it('activities are due at once, or when their back-off is over', () => {
  const steps = [
    step(0, { kind: 'activity' }),
    step(1, { kind: 'activity', dueAt: 50 }),
    step(2, { kind: 'activity', outcome: { answer: 1 } }),
  ];
  expect(dueActivities(steps, new Map(), 20).map(({ seq }) => seq)).toEqual([0]);
  expect(dueActivities(steps, new Map([[0, true]]), 60).map(({ seq }) => seq)).toEqual([1]);
});

describe('the retry back-off', () => {
  const policy = { initialMs: 100, factor: 3, maxMs: 500, attempts: 4, timeoutMs: 1 };
  it('grows up to its limit, then stops', () => {
    expect([1, 2, 3, 4].map((attempt) => waitBeforeNextTry(policy, attempt, { retryAfterMs: 0 }))).toEqual([
      100,
      300,
      500,
      null,
    ]);
  });
  it('is at least the retry-after of the fault, and none for a permanent fault', () => {
    expect(waitBeforeNextTry(policy, 1, { retryAfterMs: 7_000 })).toBe(7_000);
    expect(waitBeforeNextTry(policy, 1, { retryAfterMs: null })).toBeNull();
  });
});
