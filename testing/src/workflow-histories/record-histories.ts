import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import type { WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import {
  registerWorkflow,
  type RegisteredWorkflow,
  type WorkflowDefinition,
} from '@ecrin/platform/workflows/workflow.ts';
import { workflowDefinitionsFile } from '@ecrin/workflows';
import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { pollUntil } from '#kits/poll-until.ts';
import { startTemporal } from '#servers/temporal-server.ts';
import { workflowDefinitions } from '../../../workflows/src/workflow-definitions.ts';
import type { HistoryScenario } from './history-scenario.ts';
import { historyScenarios } from './history-scenarios.ts';
import { historiesFolder } from './recorded-histories.ts';

// Records `workflows/test/histories` again, of all workflows or of those named: only when a workflow is new, or may change since no run of the old version is left anywhere.
const named = process.argv.slice(2);
const wanted = historyScenarios().filter(({ workflow }) => named.length === 0 || named.includes(workflow));

const workflowOf = ({ workflow, activities }: HistoryScenario): RegisteredWorkflow[] =>
  workflowDefinitions
    .filter(({ name }) => name === workflow)
    .map((definition) => registerWorkflow(definition as unknown as WorkflowDefinition, activities));

/** More than a workflow needs to reach its wait, in ms. */
const waitForRestMs = 8_000;

const runScenario = async (
  engine: WorkflowEngine,
  { workflow, input, signals = [], waitsForever }: HistoryScenario,
  id: string,
): Promise<void> => {
  await engine.start({ workflow, id, input: typeof input === 'function' ? input() : input });
  for (const signal of signals) {
    await pause(1_000);
    await engine.signal(id, signal);
  }
  if (waitsForever) return pause(waitForRestMs);
  await pollUntil(async () => (await engine.describe(id))?.status !== 'running');
};

/** Removes user, machine and paths from the recording. */
const withoutPersonalDetails = (key: string, value: unknown): unknown => {
  if (key === 'identity') return 'recorder';
  return key === 'stackTrace' ? '' : value;
};

/** For a run that continued as new: its previous run. */
const firstRun = async ({ workflow }: Client, id: string) => {
  const last = await workflow.getHandle(id).fetchHistory();
  const runId = last.events?.[0]?.workflowExecutionStartedEventAttributes?.firstExecutionRunId;
  return runId ? workflow.getHandle(id, runId).fetchHistory() : last;
};

const record = async (address: string, recording: HistoryScenario): Promise<void> => {
  const [id, taskQueue] = [randomUUID(), `recorder-${randomUUID()}`];
  const { engine, worker } = openTemporalWorkflowEngine({
    server: { address, namespace: 'default' },
    taskQueue,
    workflows: workflowOf(recording),
    definitionsFile: workflowDefinitionsFile,
  });
  await worker.start();
  await runScenario(engine, recording, id);
  const connection = await Connection.connect({ address });
  const history = JSON.parse(historyToJSON(await firstRun(new Client({ connection }), id))) as unknown;
  const file = join(historiesFolder, recording.workflow, `${recording.path}.json`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(history, withoutPersonalDetails, 1)}\n`);
  await connection.close();
  await engine.close();
};

const server = await startTemporal();
for (const workflow of new Set(wanted.map((recording) => recording.workflow)))
  await rm(join(historiesFolder, workflow), { recursive: true, force: true });
for (const recording of wanted) await record(server.address, recording);
await server.stop();
