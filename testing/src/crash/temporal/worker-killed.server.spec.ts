import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { withTemporal } from '#servers/with-temporal.ts';
import { sampleWorkflowsFile } from '#temporal/sample-workflows-file.ts';

const child = fileURLToPath(new URL('worker.child.ts', import.meta.url));
const waitLimits = { timeout: 60_000, interval: 50 };
const workers: ChildProcess[] = [];

withTemporal('dev', 'a worker that is killed', (address) => {
  afterEach(() => workers.splice(0).forEach((worker) => worker.kill('SIGKILL')));

  const startWorker = async (...args: readonly string[]): Promise<ChildProcess> => {
    const worker = spawn(process.execPath, [child, address(), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    workers.push(worker);
    await once(worker.stdout ?? worker, 'data');
    return worker;
  };

  it(
    'given running workflows, when the worker is killed, then another completes them all, each step under one key',
    { timeout: 120_000 },
    async () => {
      const [taskQueue, dir] = [`test-${randomUUID()}`, await mkdtemp(join(tmpdir(), 'ecrin-temporal-'))];
      const ledger = join(dir, 'ledger');
      const noted = async () =>
        (await readFile(ledger, 'utf8').catch(() => ''))
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as [string, string, string]);
      const { engine } = openTemporalWorkflowEngine({
        server: { address: address(), namespace: 'default' },
        taskQueue,
        workflows: [],
        definitionsFile: sampleWorkflowsFile,
        silenceMs: 1_000,
      });
      const ids = Array.from({ length: 12 }, () => randomUUID());

      const first = await startWorker(taskQueue, ledger);
      await Promise.all(
        ids.map((id, index) =>
          engine.start(
            index % 3 === 0
              ? { workflow: 'sleeper', id, input: { ms: 500 } }
              : { workflow: 'two-steps', id, input: { text: 'x' } },
          ),
        ),
      );
      await vi.waitUntil(async () => (await noted()).length >= 5, waitLimits);
      first.kill('SIGKILL');
      await once(first, 'exit');
      expect((await noted()).length).toBeLessThan(24);
      await startWorker(taskQueue, ledger);

      for (const id of ids)
        await vi.waitUntil(async () => (await engine.describe(id))?.status === 'completed', waitLimits);
      const steps = Map.groupBy(await noted(), ([id, text]) => `${id} ${text}`);
      expect(steps.size).toBe(24);
      for (const tries of steps.values()) expect(new Set(tries.map(([, , key]) => key)).size).toBe(1);
      await engine.close();
      await rm(dir, { recursive: true });
    },
  );
});
