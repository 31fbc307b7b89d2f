import type { Outcome, ReceivedSignal, Step } from '../journal/journal.types.ts';

export type DueStep = Readonly<{ step: Step; outcome: Outcome; signal: number | null }>;

/** By `seq`: activities in progress. */
type Attempts = ReadonlyMap<number, unknown>;

const isOpen = ({ outcome }: Step): boolean => outcome === null;

/** Timers that are due and waits that are over, in the order of their steps. A signal received before a wait's timeout wins over it, however late this is called. */
export const dueSteps = (
  steps: readonly Step[],
  signals: readonly ReceivedSignal[],
  now: number,
): readonly DueStep[] => {
  const unread = [...signals];
  const dueStep = (step: Step): DueStep | null => {
    if (step.kind === 'sleep') return isDue(step, now) ? { step, outcome: { answer: null }, signal: null } : null;
    if (step.kind !== 'signal') return null;
    const at = unread.findIndex(({ name, receivedAt }) => name === step.name && receivedAt <= (step.dueAt ?? Infinity));
    const [signal] = at === -1 ? [] : unread.splice(at, 1);
    if (signal) return { step, outcome: { answer: { payload: signal.payload } }, signal: signal.seq };
    return isDue(step, now) ? { step, outcome: { answer: 'timed-out' }, signal: null } : null;
  };
  return steps
    .filter(isOpen)
    .map(dueStep)
    .filter((due) => due !== null);
};

const isDue = ({ dueAt }: Step, now: number): boolean => dueAt !== null && dueAt <= now;

/** When the next timer, timeout or attempt is due, in ms; null: only a signal or a running activity advances the run. */
export const nextDue = (steps: readonly Step[], active: Attempts): number | null => {
  const times = steps.filter(isOpen).flatMap(({ dueAt, seq }) => (dueAt === null || active.has(seq) ? [] : [dueAt]));
  return times.length === 0 ? null : Math.min(...times);
};

/** Activities to start now. */
export const dueActivities = (steps: readonly Step[], active: Attempts, now: number): readonly Step[] =>
  steps.filter((step) => isOpen(step) && step.kind === 'activity' && !active.has(step.seq) && (step.dueAt ?? 0) <= now);
