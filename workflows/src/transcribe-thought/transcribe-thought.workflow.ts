import { ActivityFault, defineWorkflow, type RetryPolicy, type Run } from '@ecrin/platform/workflows/workflow.ts';
import type { TranscribeThoughtActivities } from './transcribe-thought.activities.ts';
import type { TranscribeThoughtInput, TranscribeThoughtOutcome } from './transcribe-thought.input.ts';
import { transcriptionFailureOf } from './transcription-failure-of.ts';

type TranscribeRun = Run<TranscribeThoughtActivities, 'engine-ready', TranscribeThoughtInput>;

const minute = 60_000;
/** A run that only waits for an engine continues as new after this many checks, to bound its journal. */
const checksPerRun = 60;

/** Steps that append events are retried until they succeed. */
const storeRetries: RetryPolicy = { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute };

export const transcribeThought = defineWorkflow<
  TranscribeThoughtInput,
  TranscribeThoughtOutcome,
  TranscribeThoughtActivities,
  'engine-ready'
>({
  name: 'transcribe-thought',
  retries: {
    '*': storeRetries,
    // A sound that cannot be used says so itself, and at once; whatever else happens is no fault of the sound.
    measureAudio: { ...storeRetries, timeoutMs: 10 * minute },
    transcribe: { initialMs: 5_000, factor: 3, maxMs: 10 * minute, attempts: 6, timeoutMs: 60 * minute },
  },
  run: async (run, input) => {
    const outcome = await transcribeRecording(run, input);
    return input.attempt === null && outcome !== 'superseded' ? run.continueAsNew(input) : outcome;
  },
});

const transcribeRecording = async (
  run: TranscribeRun,
  input: TranscribeThoughtInput,
): Promise<TranscribeThoughtOutcome> => {
  try {
    const measured = await run.activities.measureAudio(input);
    if (measured === 'silence') return await run.activities.keepSilence(input);
    return measured === 'superseded' ? 'superseded' : await transcribeOnceReady(run, input);
  } catch (fault) {
    if (!(fault instanceof ActivityFault)) throw fault;
    return run.activities.giveUp({ ...input, reason: transcriptionFailureOf(fault) });
  }
};

/** The audio stays stored while there is no engine; the run continues at the engine's signal, or checks again after a minute. */
const transcribeOnceReady = async (
  run: TranscribeRun,
  input: TranscribeThoughtInput,
): Promise<TranscribeThoughtOutcome> => {
  for (let check = 0; check < checksPerRun; check += 1) {
    const outcome = await transcribeIfEngine(run, input);
    if (outcome !== 'delayed') return outcome;
    await run.waitFor('engine-ready', minute);
  }
  return run.continueAsNew(input);
};

/** Waits for an engine that does not start after many attempts: the sound is not the cause. */
const transcribeIfEngine = async (
  run: TranscribeRun,
  input: TranscribeThoughtInput,
): Promise<'transcribed' | 'delayed' | 'superseded'> => {
  try {
    return await run.activities.transcribe(input);
  } catch (fault) {
    if (fault instanceof ActivityFault && fault.code === 'engine-died') return run.activities.announceEngineAway(input);
    throw fault;
  }
};
