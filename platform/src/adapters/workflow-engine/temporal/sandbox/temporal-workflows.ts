import { CancellationScope, makeContinueAsNewFunc, setDefaultSignalHandler, workflowInfo } from '@temporalio/workflow';
import { jsonOf } from '#adapters/workflow-engine/activities/run-values.ts';
import type { Json } from '#ports/event-store.ts';
import { workflowDefinitions } from '#workflow-definitions';
import type { AnyWorkflow } from '#workflows/workflow.ts';
import { openMailbox, type SignalMessage } from './mailbox.ts';
import { workflowFailureOf } from './sandbox-faults.ts';
import { createTemporalRun } from './temporal-run.ts';

type Ending = Readonly<{ result: Json }> | Readonly<{ continueWith: Json }>;

/** The one workflow Temporal knows: runs the definition with the name that was started. */
// oxlint-disable-next-line import/no-default-export -- Temporal's entry point for workflow types without an export
export default async function anyWorkflow(input: Json, unread: readonly SignalMessage[] = []): Promise<Json> {
  const definition = definitionOf(workflowInfo().workflowType);
  const mailbox = openMailbox(unread);
  setDefaultSignalHandler((name, payload) => mailbox.put({ name, payload: jsonOf(payload) }));
  const continued = Promise.withResolvers<Ending>();
  const run = createTemporalRun({
    retries: definition.retries,
    input,
    mailbox,
    onContinue: (next) => continued.resolve({ continueWith: next }),
  });

  // A cancelled workflow function does not continue: it neither sees the cancellation nor runs its fault handling.
  const ending = await Promise.race([
    runToEnd(definition, run, input),
    continued.promise,
    CancellationScope.current().cancelRequested,
  ]);
  return 'result' in ending
    ? ending.result
    : makeContinueAsNewFunc<typeof anyWorkflow>()(ending.continueWith, mailbox.unread());
}

/** An unknown name fails the task, not the workflow: it is parked and retried until a worker knows it. */
const definitionOf = (type: string): AnyWorkflow => {
  const definition = workflowDefinitions.find(({ name }) => name === type);
  if (!definition) throw new Error(`unknown workflow ${type}`);
  return definition;
};

const runToEnd = async (
  definition: AnyWorkflow,
  run: ReturnType<typeof createTemporalRun>,
  input: Json,
): Promise<Ending> => {
  try {
    return { result: jsonOf(await definition.run(run as never, input as never)) };
  } catch (fault) {
    throw workflowFailureOf(fault);
  }
};
