import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { LRUCache } from 'lru-cache';
import { noteBreach } from './work-breaches.ts';
import { threadMs, workBudgets, type BoundedWork } from './work-budgets.ts';

/** Work over a text was `interrupted`; was while the machine was `busy`, and may be tried again; or is not tried again, because it is `known` to be. */
export class WorkBudgetFault extends Error {
  override readonly name = 'WorkBudgetFault';
  readonly work: BoundedWork;
  readonly why: 'interrupted' | 'busy' | 'known';

  constructor(work: BoundedWork, why: WorkBudgetFault['why']) {
    super(`${work} took longer than ${workBudgets[work].holdMs} ms`);
    this.work = work;
    this.why = why;
  }
}

/** Interrupting costs some 80 µs, which shorter texts are not worth: their functions are linear (`npm test`), and a thread that hangs is ended. In UTF-16 units. */
const longFrom = 4_000;
/** On a busy machine a piece of work takes longer: so many times as long as on a free one. */
const busyTimes = 4;
/** Texts that took too long are not tried again for so long, in ms. */
const remembered = { max: 10_000, ttl: 10 * 60_000 };

const tooLong = new LRUCache<string, true>(remembered);
const slot = Symbol.for('ecrin.bounded-work');
const place = globalThis as { [slot]?: () => unknown };
const program = new Script(`globalThis[Symbol.for('ecrin.bounded-work')]()`);

/**
 * Does synchronous work over a text without side effects, and interrupts it in this thread once it has used up the budget of its kind: whatever it computed until
 * then is dropped. The same text is refused at once afterwards. Throws `WorkBudgetFault`, and what the work throws.
 */
export const withinBudget = <Result>(kind: BoundedWork, text: unknown, work: () => Result): Result => {
  if (!isLong(text)) return work();
  if (tooLong.size > 0 && tooLong.has(keyOf(kind, text))) throw new WorkBudgetFault(kind, 'known');
  const before = threadMs();
  try {
    return interruptible(work, busyTimes * workBudgets[kind].holdMs);
  } catch (fault) {
    if (!isInterrupted(fault)) throw fault;
    const ms = threadMs() - before;
    if (ms < workBudgets[kind].holdMs) throw new WorkBudgetFault(kind, 'busy');
    tooLong.set(keyOf(kind, text), true);
    noteBreach({ kind, of: 'interrupted', ms });
    throw new WorkBudgetFault(kind, 'interrupted');
  }
};

const interruptible = <Result>(work: () => Result, timeout: number): Result => {
  place[slot] = work;
  try {
    // Cast: what the work returns.
    return program.runInThisContext({ timeout, displayErrors: false }) as Result;
  } finally {
    // It holds a person's text.
    delete place[slot];
  }
};

const isInterrupted = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** All strings of a value, however deep they stand. */
function* stringsIn(value: unknown): Generator<string> {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') yield next;
    else if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) waiting.push(part);
  }
}

const keyOf = (kind: BoundedWork, text: unknown): string => {
  const key = createHash('sha256').update(kind);
  for (const string of stringsIn(text)) key.update(`\n${string}`);
  return key.digest('hex');
};

/** Whether the strings of a value are that long together. */
const isLong = (value: unknown): boolean => {
  let room = longFrom;
  for (const string of stringsIn(value)) {
    room -= string.length;
    if (room <= 0) return true;
  }
  return false;
};
