import { setTimeout as pause } from 'node:timers/promises';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { describe, expect, it, vi } from 'vitest';
import { waitTimeoutMs } from './activity-log.ts';
import type { WorkflowEngineCase } from './workflow-engine-case.ts';

/** What survives a crash of the worker. */
export const workflowEngineWorkerCrashCases = ({
  subject,
  activityLog,
  start,
  startWorker,
  described,
  ended,
  untilNoted,
}: WorkflowEngineCase): void => {
  describe('a crash of the worker', () => {
    it('before a step’s result is stored runs that step again, and no other', async () => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const noted: string[] = [];
      await subject().startWorker({
        ...activityLog().activities,
        note: async (text) => {
          noted.push(text);
          if (text === 'x-2') await released;
          return text;
        },
      });
      await start('two-steps', 'run-1', { text: 'x' });
      await vi.waitUntil(() => noted.includes('x-2'), { timeout: waitTimeoutMs, interval: 5 });
      await subject().killWorker();
      release();
      await startWorker();
      expect((await ended('run-1')).result).toBe('x-1 noted x-2');
      expect([noted, activityLog().noted]).toEqual([['x-1', 'x-2'], ['x-2']]);
    });
    it('is not counted as an attempt', async () => {
      let asked = 0;
      const slow = async () => {
        asked += 1;
        if (asked === 1) await pause(5_000);
        if (asked === 2) throw new ActivityFault('not-yet', 'not yet');
        return 'slow done';
      };
      await subject().startWorker({ ...activityLog().activities, slow });
      await start('waiter', 'run-1', { ms: 0, ownerId: 'owner-1' });
      await vi.waitUntil(() => asked === 1, { timeout: waitTimeoutMs, interval: 5 });
      await subject().killWorker();
      await subject().startWorker({ ...activityLog().activities, slow });
      expect((await ended('run-1')).result).toBe('slow done');
    });
    it('during a sleep continues the sleep', async () => {
      await startWorker();
      const before = performance.now();
      await start('sleeper', 'run-1', { ms: 300 });
      await untilNoted(1);
      await subject().settled();
      await subject().killWorker();
      await startWorker();
      await ended('run-1');
      expect(performance.now() - before).toBeGreaterThanOrEqual(295);
      expect(activityLog().noted).toEqual(['before', 'after']);
    });
    it('does not change ended runs', async () => {
      await startWorker();
      await start('two-steps', 'run-1', { text: 'x' });
      await ended('run-1');
      await subject().killWorker();
      await startWorker();
      await pause(60);
      expect((await described('run-1')).result).toBe('noted x-1 noted x-2');
      expect(activityLog().noted).toHaveLength(2);
    });
  });

  describe('a graceful stop', () => {
    it('hands active runs over to the next worker', async () => {
      await startWorker();
      await start('waiter', 'run-1', { ms: 200, ownerId: 'owner-1' });
      await pause(60);
      await subject().stopWorker();
      await startWorker();
      expect((await ended('run-1')).result).toBe('slow done');
    });
  });
};
