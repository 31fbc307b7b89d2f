import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { describe, expect, it, vi } from 'vitest';
import { waitTimeoutMs } from './activity-log.ts';
import type { WorkflowEngineCase } from './workflow-engine-case.ts';

/** What administrators see of the runs, and a failed one that runs again. */
export const workflowEngineOverviewCases = ({
  subject,
  activityLog,
  engine,
  start,
  startWorker,
  ended,
}: WorkflowEngineCase): void => {
  // An engine may list a run a moment later.
  const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: waitTimeoutMs, interval: 50 });
  const failedRuns = async () => engine().failed(10);

  describe('an overview', () => {
    it('counts the runs that have not ended, by workflow', async () => {
      await startWorker();
      await start('listener', 'run-1', { count: 1, ms: null, pauseMs: 0 });
      await start('listener', 'run-2', { count: 1, ms: null, pauseMs: 0 });
      await start('echo', 'run-3', { text: 'x' });
      await ended('run-3');
      await eventually(() => engine().load(['listener', 'echo', 'unheard-of'])).toEqual([
        { workflow: 'listener', running: 2, oldest: expect.stringMatching(/^20\d\d-/) },
        { workflow: 'echo', running: 0, oldest: null },
        { workflow: 'unheard-of', running: 0, oldest: null },
      ]);
    });
    it('lists the runs that failed, and no others', async () => {
      await startWorker();
      await start('echo', 'run-1', { text: 'x' });
      await start('trier', 'run-2', { faults: 1, retryAfterMs: null });
      await Promise.all([ended('run-1'), ended('run-2')]);
      await eventually(failedRuns).toMatchObject([
        { id: 'run-2', workflow: 'trier', failure: expect.stringContaining('not-yet'), endedAt: expect.any(String) },
      ]);
    });
  });

  describe('a failed run', () => {
    it('runs again when it is retried, and is no longer listed', async () => {
      let healed = false;
      await subject().startWorker({
        ...activityLog().activities,
        flaky: async () => {
          if (!healed) throw new ActivityFault('broken', 'broken', null);
          return 'healed';
        },
      });
      await start('trier', 'run-1', { faults: 1, retryAfterMs: null });
      expect((await ended('run-1')).status).toBe('failed');
      healed = true;
      expect(await engine().retry('run-1')).toBe(true);
      await vi.waitUntil(async () => (await engine().describe('run-1'))?.status === 'completed', {
        timeout: waitTimeoutMs,
        interval: 20,
      });
      expect((await engine().describe('run-1'))?.result).toBe('healed');
      await eventually(failedRuns).toEqual([]);
    });
    it('fails again while its cause is there', async () => {
      await startWorker();
      await start('trier', 'run-1', { faults: 99, retryAfterMs: null });
      await ended('run-1');
      expect(await engine().retry('run-1')).toBe(true);
      await vi.waitUntil(() => activityLog().tries.length === 2, { timeout: waitTimeoutMs, interval: 20 });
      expect((await ended('run-1')).status).toBe('failed');
    });
    it('is the only one that is retried', async () => {
      await startWorker();
      await start('echo', 'run-1', { text: 'x' });
      await ended('run-1');
      expect(await engine().retry('run-1')).toBe(false);
    });
  });
};
