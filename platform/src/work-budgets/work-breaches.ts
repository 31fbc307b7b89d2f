import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { budgetedWork, type BudgetedWork } from '@ecrin/contracts/operation/operation.ts';

/** How often work of a kind held its thread for longer than its budget, since the start of the process; the longest, in ms of processor time, and the last time, in ISO 8601. */
export type WorkBreach = Readonly<{ kind: BudgetedWork; count: number; longestMs: number; lastAt: string }>;
/** `of`: which one of its kind, from a small set of names. */
type Reported = Readonly<{ kind: BudgetedWork; of: string; ms: number }>;

const shared = 'work-breaches';
/** Of each kind: how many, the longest in ms, the last one in seconds since 1970. */
const [count, longest, last, figures] = [0, 1, 2, 3];
const known = getEnvironmentData(shared);
/** One memory for all threads of the process: those begun from here share it. */
const memory =
  known instanceof Int32Array
    ? known
    : new Int32Array(new SharedArrayBuffer(budgetedWork.length * figures * Int32Array.BYTES_PER_ELEMENT));
if (isMainThread) setEnvironmentData(shared, memory);

const listening: { report: (breach: Reported) => void } = { report: () => undefined };

/** Tells of each breach of this thread from now on. */
export const onBreach = (report: (breach: Reported) => void): void => {
  listening.report = report;
};

export const noteBreach = (breach: Reported): void => {
  const at = budgetedWork.indexOf(breach.kind) * figures;
  Atomics.add(memory, at + count, 1);
  // Of two threads at once one may be lost: they are figures to look at.
  Atomics.store(memory, at + longest, Math.max(Atomics.load(memory, at + longest), Math.round(breach.ms)));
  Atomics.store(memory, at + last, Math.floor((performance.timeOrigin + performance.now()) / 1_000));
  listening.report(breach);
};

/** Of every thread of this process; kinds without any are left out. */
export const workBreaches = (): readonly WorkBreach[] =>
  budgetedWork.flatMap((kind, index) => {
    const of = (figure: number): number => Atomics.load(memory, index * figures + figure);
    return of(count) === 0
      ? []
      : [{ kind, count: of(count), longestMs: of(longest), lastAt: new Date(of(last) * 1_000).toISOString() }];
  });
