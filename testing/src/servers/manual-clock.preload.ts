// Loaded before a server's program (`--import`), in each of its threads: their clock runs on normally, and a message over IPC to the main thread advances it
// and their longer timers by so many ms. Shorter ones bound how long a request or another piece of work may take, which the time of day does not change.
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

const { Date: OwnDate, setTimeout: setOwnTimeout, clearTimeout: clearOwnTimeout } = globalThis;
/** A test can wait for shorter timers itself. */
const advancedFromMs = 5_000;
let ahead = 0;
const now = (): number => OwnDate.now() + ahead;

globalThis.Date = class extends OwnDate {
  constructor(...given: readonly []) {
    if (given.length === 0) super(now());
    else super(...given);
  }

  static override now(): number {
    return now();
  }
} as DateConstructor;

type Waiting = Readonly<{ dueAt: number; ring: () => void }>;
const waiting = new Map<unknown, Waiting>();

const setManualTimeout = (act: (...given: unknown[]) => void, ms = 1, ...given: unknown[]): NodeJS.Timeout => {
  const ring = (): void => {
    waiting.delete(timer);
    act(...given);
  };
  const timer = setOwnTimeout(ring, ms);
  if (ms < advancedFromMs) return timer;
  waiting.set(timer, { dueAt: now() + ms, ring });
  return timer;
};
globalThis.setTimeout = Object.assign<typeof setManualTimeout, typeof setTimeout>(setManualTimeout, setOwnTimeout);
globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  clearOwnTimeout(timer);
};

const ringDue = (): void => {
  const due = [...waiting]
    .filter(([, { dueAt }]) => dueAt <= now())
    .sort(([, one], [, other]) => one.dueAt - other.dueAt);
  for (const [timer, { ring }] of due) {
    clearOwnTimeout(timer as NodeJS.Timeout);
    ring();
  }
};

const advance = (ms: number): void => {
  ahead += ms;
  ringDue();
};

const threads = new BroadcastChannel('manual-clock');
threads.unref();
threads.addEventListener('message', (event) => advance(Number(Reflect.get(event, 'data'))));

if (isMainThread)
  process.on('message', (word: unknown) => {
    const ms = typeof word === 'object' && word !== null ? Reflect.get(word, 'passesMs') : undefined;
    if (typeof ms !== 'number') return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a window, not of a channel between threads
    threads.postMessage(ms);
    advance(ms);
  });
