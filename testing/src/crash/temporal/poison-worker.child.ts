import { openSqliteCrashRecord } from '@ecrin/platform/adapters/crash-record/sqlite-crash-record.ts';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { registerSampleWorkflows, type SampleActivities } from '#port-contracts/workflow-engine/sample-workflows.ts';
import { sampleWorkflowsFile } from '#temporal/sample-workflows-file.ts';

// A worker that crashes in every activity of the workflow `poison`; it runs until it is killed.
const [address = '', taskQueue = '', crashes = '', poison = ''] = process.argv.slice(2);
const note = async (text: string, { workflowId }: ActivityContext): Promise<string> => {
  if (workflowId === poison) process.kill(process.pid, 'SIGKILL');
  return text;
};
const activities = { note, flaky: async () => 'done', slow: async () => 'done' };
const { worker } = openTemporalWorkflowEngine({
  server: { address, namespace: 'default' },
  taskQueue,
  silenceMs: 1_000,
  workflows: registerSampleWorkflows(activities as unknown as SampleActivities, false),
  definitionsFile: sampleWorkflowsFile,
  crashes: openSqliteCrashRecord(crashes),
});
await worker.start();
process.stdout.write('working\n');
