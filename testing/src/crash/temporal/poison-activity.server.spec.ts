import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { withTemporal } from '#servers/with-temporal.ts';
import { sampleWorkflowsFile } from '#temporal/sample-workflows-file.ts';

const child = new URL('poison-worker.child.ts', import.meta.url).pathname;
const waitLimits = { timeout: 60_000, interval: 100 };
const workers: ChildProcess[] = [];

withTemporal('dev', 'an activity that ends its worker', (address) => {
  afterEach(() => workers.splice(0).forEach((worker) => worker.kill('SIGKILL')));

  it(
    'given two crashes, then only its run is set aside, until an operator retries it',
    { timeout: 200_000 },
    async () => {
      const [taskQueue, poison, harmless] = [`test-${randomUUID()}`, randomUUID(), randomUUID()];
      const dir = await mkdtemp(join(tmpdir(), 'ecrin-temporal-'));
      const startWorker = (victim: string): ChildProcess => {
        const args = [child, address(), taskQueue, join(dir, 'crashes.db'), victim];
        const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
        workers.push(worker);
        return worker;
      };
      const { engine } = openTemporalWorkflowEngine({
        server: { address: address(), namespace: 'default' },
        taskQueue,
        workflows: [],
        definitionsFile: sampleWorkflowsFile,
        silenceMs: 1_000,
      });
      const ended = (id: string) =>
        vi.waitUntil(async () => (await engine.describe(id))?.status === 'completed', waitLimits);

      await engine.start({ workflow: 'two-steps', id: poison, input: { text: 'x' } });
      for (const _death of ['first', 'second']) await once(startWorker(poison), 'exit');
      const survivor = startWorker(poison);
      await engine.start({ workflow: 'two-steps', id: harmless, input: { text: 'x' } });
      await ended(harmless);
      const reason = 'set aside: the process ended 2 times in the middle of note';
      await vi.waitUntil(async () => (await engine.describe(poison))?.failure === reason, waitLimits);
      expect(await engine.setAside()).toContainEqual({ id: poison, reason, retryable: true });
      expect(survivor.exitCode ?? survivor.signalCode).toBeNull();

      survivor.kill('SIGKILL');
      await once(survivor, 'exit');
      startWorker('');
      expect([await engine.retry(poison), await engine.retry(harmless)]).toEqual([true, false]);
      await ended(poison);
      expect(await engine.setAside()).not.toContainEqual(expect.objectContaining({ id: poison }));
      await engine.close();
      await rm(dir, { recursive: true });
    },
  );
});
