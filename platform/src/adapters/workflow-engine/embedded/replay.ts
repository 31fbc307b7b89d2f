import type { Json } from '#ports/event-store.ts';
import { ActivityFault, type Activities, type RegisteredWorkflow, type Run } from '#workflows/workflow.ts';
import type { Ending, LoadedRun, Outcome, Step, StepKind } from '../journal/journal.types.ts';

/** A workflow function being told, over the steps it took before: known calls wait for their recorded answers, new ones are added to `steps`. */
export type Replay = Readonly<{
  /** Resolves when the function can do nothing more without a new answer. */
  settle: () => Promise<void>;
  /** False when the function never asked for this step: its story has changed. */
  deliver: (step: Step) => boolean;
  ending: () => Ending | null;
  /** How the function departs from its journal; null: it does not. */
  nondeterminism: () => string | null;
}>;

type Asked = Readonly<{ kind: StepKind; name: string; input: Json; dueAt: number | null }>;
type Awaited = Readonly<{ resolve: (answer: Json) => void; reject: (fault: ActivityFault) => void }>;

export const replayWorkflow = ({
  loaded,
  workflow,
  clock,
}: Readonly<{ loaded: LoadedRun; workflow: RegisteredWorkflow; clock: () => number }>): Replay => {
  const { steps } = loaded;
  const awaited = new Map<number, Awaited>();
  let asked = 0;
  let departure: string | null = null;
  let ending: Ending | null = null;

  const call = (call: Asked): Promise<Json> => {
    if (departure !== null || ending !== null) return never();
    const seq = asked;
    asked += 1;
    const step = stepOf(call, seq);
    const recorded = steps[seq];
    if (recorded && !sameCall(recorded, step)) {
      departure = `step ${seq} was ${nameOf(recorded)}, the code now asks for ${nameOf(step)}`;
      return never();
    }
    if (!recorded) steps.push(step);
    return new Promise((resolve, reject) => awaited.set(seq, { resolve, reject }));
  };
  const end = (how: Ending): void => {
    ending ??= how;
    if (asked < steps.length) departure ??= `the code ends after ${asked} steps, the journal has ${steps.length}`;
  };

  const run = runOver({
    call,
    clock,
    names: Object.keys(workflow.activities),
    onContinue: (input) => end({ kind: 'continued', input }),
  });
  void runToEnd(workflow, run, loaded.input).then(end);

  return {
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    deliver: ({ seq, outcome }) => {
      const answer = awaited.get(seq);
      if (!answer || !outcome) return false;
      settleWith(answer, outcome);
      return true;
    },
    ending: () => ending,
    nondeterminism: () => departure,
  };
};

const runToEnd = async (
  { run: story }: RegisteredWorkflow,
  run: Run<Activities, string, Json>,
  input: Json,
): Promise<Ending> => {
  try {
    return { kind: 'ended', status: 'completed', result: jsonOf(await story(run, input)), failure: null };
  } catch (fault) {
    return { kind: 'ended', status: 'failed', result: null, failure: failureOf(fault) };
  }
};

/** Unknown errors may quote what they were reading: only their kind and place are kept. */
export const failureOf = (fault: unknown): string => {
  if (fault instanceof ActivityFault) return `${fault.code}: ${fault.message}`;
  if (!(fault instanceof Error)) return 'unexpected: not an error';
  const place =
    fault.stack
      ?.split('\n')
      .find((line) => line.trimStart().startsWith('at '))
      ?.trim() ?? '';
  return `unexpected: ${fault.name} ${place}`.trim();
};

type RunParts = Readonly<{
  call: (call: Asked) => Promise<Json>;
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
    // Written by the execution itself: a time-out or the signal's payload.
    return answer as 'timed-out' | Readonly<{ payload: Json }>;
  },
  continueAsNew: (input) => {
    onContinue(jsonOf(input));
    return never();
  },
});

const stepOf = ({ kind, name, input, dueAt }: Asked, seq: number): Step => ({
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
export const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;

export const instantOf = (instant: string): number => {
  const at = Date.parse(instant);
  if (Number.isNaN(at))
    throw new ActivityFault('bad-instant', 'sleepUntil was given something else than an instant', null);
  return at;
};
