import type { Json } from '#ports/event-store.ts';
import type { FailedRun, WorkflowDescription, WorkflowLoad, WorkflowStatus } from '#ports/workflow-engine.ts';
import type { LoadedRun, Outcome, ReceivedSignal, Step, StepKind } from './journal.types.ts';

type Row = Record<string, unknown>;

export const stepValues = (step: Step): readonly (string | number | null)[] => [
  step.seq,
  step.kind,
  step.name,
  step.input,
  step.dueAt,
  step.attempt,
  step.deaths,
  step.running ? 1 : 0,
  step.completion,
  step.outcome ? JSON.stringify(step.outcome) : null,
];

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const parsed = (value: unknown): Json => (typeof value === 'string' ? (JSON.parse(value) as Json) : null);

// The casts undo what `stepValues` wrote.
const stepOf = (row: Row): Step => ({
  seq: Number(row['seq']),
  kind: row['kind'] as StepKind,
  name: String(row['name']),
  input: String(row['input']),
  dueAt: numberOrNull(row['due_at']),
  attempt: Number(row['attempt']),
  deaths: Number(row['deaths']),
  running: false,
  completion: numberOrNull(row['completion']),
  outcome: parsed(row['outcome']) as Outcome | null,
});

export const loadedOf = (row: Row | undefined, steps: readonly Row[]): LoadedRun | null =>
  row
    ? {
        id: String(row['id']),
        workflow: String(row['workflow']),
        input: parsed(row['input']),
        run: Number(row['run']),
        steps: steps.map(stepOf),
      }
    : null;

export const signalOf = (row: Row): ReceivedSignal => ({
  seq: Number(row['seq']),
  name: String(row['name']),
  payload: parsed(row['payload']),
  receivedAt: Number(row['received_at']),
});

export const describedOf = (row: Row | undefined): WorkflowDescription | null =>
  row
    ? {
        id: String(row['id']),
        workflow: String(row['workflow']),
        status: row['status'] as WorkflowStatus,
        startedAt: String(row['started_at']),
        result: parsed(row['result']),
        failure: textOrNull(row['failure']) ?? textOrNull(row['parked']),
      }
    : null;

export const loadOf = (workflow: string, row: Row | undefined): WorkflowLoad => ({
  workflow,
  running: Number(row?.['running'] ?? 0),
  oldest: textOrNull(row?.['oldest']),
});

export const failedOf = (row: Row): FailedRun => ({
  id: String(row['id']),
  workflow: String(row['workflow']),
  failure: textOrNull(row['failure']),
  endedAt: String(row['ended_at']),
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
