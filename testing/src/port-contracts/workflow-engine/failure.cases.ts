import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { describe, expect, it, vi } from 'vitest';
import { waitTimeoutMs } from './activity-log.ts';
import type { SampleActivities } from './sample-workflows.ts';
import type { WorkflowEngineCase } from './workflow-engine-case.ts';

/** Failures in a run. */
export const workflowEngineFailureCases = ({
  subject,
  activityLog,
  engine,
  start,
  startWorker,
  described,
  ended,
}: WorkflowEngineCase): void => {
  describe('activities that fail', () => {
    it('are retried with back-off', async () => {
      await startWorker();
      await start('trier', 'run-1', { faults: 3, retryAfterMs: 0 });
      expect((await ended('run-1')).result).toBe('done at try 4');
      const waits = activityLog()
        .tries.slice(1)
        .map((at, index) => at - (activityLog().tries[index] ?? 0));
      expect(waits[0]).toBeGreaterThanOrEqual(35);
      expect(waits[1]).toBeGreaterThanOrEqual(75);
      expect(waits[2]).toBeGreaterThanOrEqual(115);
    });
    it('are retried at most as often as their policy says', async () => {
      await startWorker();
      await start('trier', 'run-1', { faults: 99, retryAfterMs: 0 });
      expect(await ended('run-1')).toMatchObject({ status: 'failed', failure: 'not-yet: not yet' });
      expect(activityLog().tries).toHaveLength(4);
    });
    it('are not retried after a permanent failure', async () => {
      await startWorker();
      await start('trier', 'run-1', { faults: 1, retryAfterMs: null });
      expect((await ended('run-1')).status).toBe('failed');
      expect(activityLog().tries).toHaveLength(1);
    });
    it('wait at least for the retry-after', async () => {
      await startWorker();
      await start('trier', 'run-1', { faults: 1, retryAfterMs: 300 });
      await ended('run-1');
      expect((activityLog().tries[1] ?? 0) - (activityLog().tries[0] ?? 0)).toBeGreaterThanOrEqual(295);
    });
    it('keep their back-off over a crash of the worker', async () => {
      await startWorker();
      await start('trier', 'run-1', { faults: 1, retryAfterMs: 500 });
      await vi.waitUntil(() => activityLog().tries.length === 1, { timeout: waitTimeoutMs, interval: 5 });
      await subject().settled();
      await subject().killWorker();
      await startWorker();
      expect((await ended('run-1')).result).toBe('done at try 2');
      expect((activityLog().tries[1] ?? 0) - (activityLog().tries[0] ?? 0)).toBeGreaterThanOrEqual(490);
    });
    it('are caught by the workflow with their code', async () => {
      await startWorker();
      await start('catcher', 'run-1', { faults: 1, retryAfterMs: null });
      expect((await ended('run-1')).result).toBe('noted gave up: not-yet');
    });
    it('are retried when they time out, then fail', async () => {
      await startWorker();
      await start('waiter', 'run-1', { ms: 5_000, ownerId: 'owner-1' });
      const { status, failure } = await ended('run-1');
      expect(status).toBe('failed');
      expect(failure).toContain('timed-out');
    });
  });

  describe('a changed definition', () => {
    it('is refused with a nondeterminism fault, executes nothing, and continues once the old one is back', async () => {
      let [fail, failed] = [true, false];
      const faulty: SampleActivities = {
        ...activityLog().activities,
        note: async (text) => {
          failed ||= text === 'x-2';
          if (fail && text === 'x-2') throw new ActivityFault('later', 'later', 1_000);
          return activityLog().activities.note(text);
        },
      };
      await subject().startWorker(faulty);
      await start('two-steps', 'run-1', { text: 'x' });
      await vi.waitUntil(() => failed, { timeout: waitTimeoutMs, interval: 5 });
      await subject().settled();
      await subject().killWorker();
      await subject().startWorker(faulty, { changedDefinition: true });
      await engine().signal('run-1', 'look');
      await vi.waitUntil(async () => (await described('run-1')).failure !== null, {
        timeout: waitTimeoutMs,
        interval: 15,
      });
      expect((await described('run-1')).status).toBe('running');
      expect(activityLog().noted).toEqual(['x-1']);
      await subject().killWorker();
      fail = false;
      await startWorker();
      expect((await ended('run-1')).result).toBe('noted x-1 noted x-2');
    });
  });
};
