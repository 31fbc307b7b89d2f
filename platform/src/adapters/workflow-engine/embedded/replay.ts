import type { Json } from '#ports/event-store.ts';
import { ActivityFault, type Activities, type RegisteredWorkflow, type Run } from '#workflows/workflow.ts';
import { failureOf, instantOf, jsonOf } from '../activities/run-values.ts';
import type { Ending, LoadedRun, Outcome, Step, StepKind } from '../journal/journal.types.ts';

/** A workflow function replayed over the steps in its journal: known calls wait for their recorded results, new ones are added to `steps`. */
export type Replay = Readonly<{
  /** Resolves when the function cannot continue without a new result. */
  settle: () => Promise<void>;
  /** False when the function never asked for this step: its code has changed. */
  deliver: (step: Step) => boolean;
  ending: () => Ending | null;
  /** How the function differs from its journal (nondeterminism); null: it does not. */
  nondeterminism: () => string | null;
}>;

type Call = Readonly<{ kind: StepKind; name: string; input: Json; dueAt: number | null }>;
type Awaited = Readonly<{ resolve: (answer: Json) => void; reject: (fault: ActivityFault) => void }>;
type ReplayParts = Readonly<{ loaded: LoadedRun; workflow: RegisteredWorkflow; clock: () => number }>;

export const replayWorkflow = ({ loaded, workflow, clock }: ReplayParts): Replay => {
  const calls = createCallLog(loaded.steps);
  const run = runOver({
    call: calls.call,
    clock,
    names: Object.keys(workflow.activities),
    onContinue: (input) => calls.end({ kind: 'continued', input }),
  });
  void runToEnd(workflow, run, loaded.input).then(calls.end);

  return {
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    deliver: calls.deliver,
    ending: calls.ending,
    nondeterminism: calls.nondeterminism,
  };
};

/** Compares what the function asks for with the recorded steps, in order. */
const createCallLog = (steps: Step[]) => {
  const awaited = new Map<number, Awaited>();
  let count = 0;
  let nondeterminism: string | null = null;
  let ending: Ending | null = null;

  const call = (asked: Call): Promise<Json> => {
    if (nondeterminism !== null || ending !== null) return never();
    const seq = count;
    count += 1;
    const step = stepOf(asked, seq);
    const recorded = steps[seq];
    if (recorded && !sameCall(recorded, step)) {
      nondeterminism = `step ${seq} was ${nameOf(recorded)}, the code now asks for ${nameOf(step)}`;
      return never();
    }
    if (!recorded) steps.push(step);
    return new Promise((resolve, reject) => awaited.set(seq, { resolve, reject }));
  };

  return {
    call,
    deliver: ({ seq, outcome }: Step): boolean => {
      const waiting = awaited.get(seq);
      if (!waiting || !outcome) return false;
      settleWith(waiting, outcome);
      return true;
    },
    end: (how: Ending): void => {
      ending ??= how;
      if (count < steps.length)
        nondeterminism ??= `the code ends after ${count} steps, the journal has ${steps.length}`;
    },
    ending: () => ending,
    nondeterminism: () => nondeterminism,
  };
};

const runToEnd = async (
  workflow: RegisteredWorkflow,
  run: Run<Activities, string, Json>,
  input: Json,
): Promise<Ending> => {
  try {
    return {
      kind: 'ended',
      status: 'completed',
      result: jsonOf(await workflow.run(run as never, input as never)),
      failure: null,
    };
  } catch (fault) {
    return { kind: 'ended', status: 'failed', result: null, failure: failureOf(fault) };
  }
};

type RunParts = Readonly<{
  call: (call: Call) => Promise<Json>;
  clock: () => number;
  names: readonly string[];
  onContinue: (input: Json) => void;
}>;

const runOver = ({ call, clock, names, onContinue }: RunParts): Run<Activities, string, Json> => ({
  activities: Object.fromEntries(
    names.map((name) => [name, (input: Json) => call({ kind: 'activity', name, input, dueAt: null })]),
  ),
  sleep: async (ms) => void (await call({ kind: 'sleep', name: 'for', input: ms, dueAt: clock() + ms })),
  sleepUntil: async (instant) =>
    void (await call({ kind: 'sleep', name: 'until', input: instant, dueAt: instantOf(instant) })),
  waitFor: async (signal, ms) => {
    const answer = await call({ kind: 'signal', name: signal, input: ms, dueAt: ms === null ? null : clock() + ms });
    // Written by the execution itself: a timeout or the signal's payload.
    return answer as 'timed-out' | Readonly<{ payload: Json }>;
  },
  continueAsNew: (input) => {
    onContinue(jsonOf(input));
    return never();
  },
});

const stepOf = ({ kind, name, input, dueAt }: Call, seq: number): Step => ({
  seq,
  kind,
  name,
  input: JSON.stringify(input ?? null),
  dueAt,
  attempt: 0,
  deaths: 0,
  running: false,
  completion: null,
  outcome: null,
});

const settleWith = ({ resolve, reject }: Awaited, outcome: Outcome): void =>
  'answer' in outcome
    ? resolve(outcome.answer)
    : reject(new ActivityFault(outcome.fault.code, outcome.fault.message, null));

const sameCall = (one: Step, other: Step): boolean =>
  one.kind === other.kind && one.name === other.name && one.input === other.input;
const nameOf = ({ kind, name, input }: Step): string => `${kind} ${name} ${input}`;
const never = (): Promise<never> => new Promise(() => undefined);
