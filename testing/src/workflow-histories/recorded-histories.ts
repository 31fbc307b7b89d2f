import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflows } from '@ecrin/platform/adapters/workflow-engine/temporal/bundle-workflows.ts';
import { listenToTemporal } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-log.ts';
import { Worker } from '@temporalio/worker';

export const historiesFolder = fileURLToPath(new URL('../../../workflows/test/histories', import.meta.url));

/** `name`: `<workflow>/<path>`. `history`: as Temporal writes it in JSON. */
export type RecordedHistory = Readonly<{ name: string; history: unknown }>;

export const recordedHistories = async (): Promise<readonly RecordedHistory[]> => {
  const files = (await readdir(historiesFolder, { recursive: true })).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replaceAll('\\', '/').replace('.json', ''),
      history: JSON.parse(await readFile(join(historiesFolder, file), 'utf8')) as unknown,
    })),
  );
};

/** Replays every history with the workflow definitions of a file, without a server. By name: the nondeterminism found, or null. */
export const replay = async (
  histories: readonly RecordedHistory[],
  definitionsFile: string,
): Promise<ReadonlyMap<string, Error | null>> => {
  const stopListening = listenToTemporal(() => undefined);
  const faults = new Map<string, Error | null>();
  const all = histories.map(({ name, history }) => ({ workflowId: name, history }));
  const results = Worker.runReplayHistories({ workflowBundle: await bundleWorkflows(definitionsFile) }, all);
  for await (const { workflowId, error } of results) faults.set(workflowId, error ?? null);
  stopListening();
  return faults;
};
