import type { Json } from '@ecrin/platform/ports/event-store.ts';
import {
  ActivityFault,
  defineWorkflow,
  registerWorkflow,
  type RegisteredWorkflow,
  type RetryPolicy,
} from '@ecrin/platform/workflows/workflow.ts';

/** The activities of the contract's workflows; each test checks their calls. Plain functions over `run`, so that any engine can load them. */
export type SampleActivities = Readonly<{
  note: (text: string) => Promise<string>;
  flaky: (input: Readonly<{ faults: number; retryAfterMs: number | null }>) => Promise<string>;
  slow: (input: Readonly<{ ms: number; ownerId: string }>) => Promise<string>;
}>;

const policy: RetryPolicy = { initialMs: 40, factor: 2, maxMs: 120, attempts: 4, timeoutMs: 2_000 };
const retries = { '*': policy, slow: { ...policy, attempts: 2, timeoutMs: 800 } };
type Text = Readonly<{ text: string }>;
const wordOf = (heard: Readonly<{ payload: Json }> | 'timed-out'): string =>
  heard === 'timed-out' || typeof heard.payload !== 'string' ? 'nothing' : heard.payload;

export const twoSteps = defineWorkflow<Text, string, SampleActivities>({
  name: 'two-steps',
  retries,
  run: async (run, { text }) => {
    const first = await run.activities.note(`${text}-1`);
    return `${first} ${await run.activities.note(`${text}-2`)}`;
  },
});
/** Answers at once: for ids, results and unusual values. */
export const echo = defineWorkflow<Text, Text, SampleActivities>({
  name: 'echo',
  retries,
  run: async (_run, input) => input,
});
export const sleeper = defineWorkflow<Readonly<{ ms: number }>, string, SampleActivities>({
  name: 'sleeper',
  retries,
  run: async (run, { ms }) => {
    await run.activities.note('before');
    await run.sleep(ms);
    return run.activities.note('after');
  },
});
export const untilInstant = defineWorkflow<Readonly<{ instant: string }>, string, SampleActivities>({
  name: 'until-instant',
  retries,
  run: async (run, { instant }) => {
    await run.sleepUntil(instant);
    return run.activities.note('woken');
  },
});
export const listener = defineWorkflow<
  Readonly<{ count: number; ms: number | null; pauseMs: number }>,
  string,
  SampleActivities,
  'word'
>({
  name: 'listener',
  retries,
  run: async (run, { count, ms, pauseMs }) => {
    const heard: string[] = [];
    if (pauseMs > 0) await run.sleep(pauseMs);
    for (let index = 0; index < count; index += 1) {
      const word = await run.waitFor('word', ms);
      heard.push(wordOf(word));
    }
    return heard.join(' ');
  },
});
export const trier = defineWorkflow<
  Readonly<{ faults: number; retryAfterMs: number | null }>,
  string,
  SampleActivities
>({
  name: 'trier',
  retries,
  run: (run, input) => run.activities.flaky(input),
});
export const catcher = defineWorkflow<
  Readonly<{ faults: number; retryAfterMs: number | null }>,
  string,
  SampleActivities
>({
  name: 'catcher',
  retries,
  run: async (run, input) => {
    try {
      return await run.activities.flaky(input);
    } catch (fault) {
      if (!(fault instanceof ActivityFault)) throw fault;
      return run.activities.note(`gave up: ${fault.code}`);
    }
  },
});
export const waiter = defineWorkflow<Readonly<{ ms: number; ownerId: string }>, string, SampleActivities>({
  name: 'waiter',
  retries,
  run: (run, input) => run.activities.slow(input),
});
export const together = defineWorkflow<Text, string, SampleActivities>({
  name: 'together',
  retries,
  run: async (run, { text }) => {
    const [one, two] = await Promise.all([run.activities.note(`${text}-a`), run.activities.note(`${text}-b`)]);
    await run.sleep(30);
    return `${one} ${two}`;
  },
});
export const relay = defineWorkflow<Readonly<{ left: number }>, string, SampleActivities, 'word'>({
  name: 'relay',
  retries,
  run: async (run, { left }) => {
    await run.activities.note(`lap ${left}`);
    return left === 0 ? 'arrived' : run.continueAsNew({ left: left - 1 });
  },
});
/** One signal per run; the next run continues with the signals received. */
export const relayListener = defineWorkflow<
  Readonly<{ left: number; heard: string }>,
  string,
  SampleActivities,
  'word'
>({
  name: 'relay-listener',
  retries,
  run: async (run, { left, heard }) => {
    const word = await run.waitFor('word', null);
    const all = `${heard} ${wordOf(word)}`.trim();
    return left === 1 ? all : run.continueAsNew({ left: left - 1, heard: all });
  },
});
export const broken = defineWorkflow<Text, string, SampleActivities>({
  name: 'broken',
  retries,
  run: async () => {
    throw new TypeError('my secret words');
  },
});

/** `two-steps` as a later version defines it: other steps than the ones already taken. */
const changedTwoSteps = defineWorkflow<Text, string, SampleActivities>({
  name: 'two-steps',
  retries,
  run: async (run, { text }) => run.activities.note(`${text}-changed`),
});

const unchanged = [
  echo,
  sleeper,
  untilInstant,
  listener,
  trier,
  catcher,
  waiter,
  together,
  relay,
  relayListener,
  broken,
] as const;

/** All of them over one set of activities; `changed` replaces `two-steps`. */
export const registerSampleWorkflows = (
  activities: SampleActivities,
  changed: boolean,
): readonly RegisteredWorkflow[] =>
  [changed ? changedTwoSteps : twoSteps, ...unchanged].map((definition) =>
    registerWorkflow<never, unknown, SampleActivities, never>(definition as never, activities),
  );
