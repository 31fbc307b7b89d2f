import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { registerSampleWorkflows, type SampleActivities } from '#port-contracts/workflow-engine/sample-workflows.ts';
import { sampleWorkflowsFile } from '#temporal/sample-workflows-file.ts';

// One run of a worker of the contract's sample workflows, until it is killed. Every note is a line of the ledger.
const [address = '', taskQueue = '', ledger = ''] = process.argv.slice(2);
const note = async (text: string, { workflowId, idempotencyKey }: ActivityContext): Promise<string> => {
  appendFileSync(ledger, `${JSON.stringify([workflowId, text, idempotencyKey])}\n`);
  await pause(30);
  return text;
};
const activities = { note, flaky: async () => 'done', slow: async () => 'done' };
const { worker } = openTemporalWorkflowEngine({
  server: { address, namespace: 'default' },
  taskQueue,
  maxActivities: 4,
  silenceMs: 1_000,
  workflows: registerSampleWorkflows(activities as unknown as SampleActivities, false),
  definitionsFile: sampleWorkflowsFile,
});
await worker.start();
process.stdout.write('working\n');
