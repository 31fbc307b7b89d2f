import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { describe, expect, it, vi } from 'vitest';
import { waitTimeoutMs, pause } from './activity-log.ts';
import type { WorkflowEngineCase } from './workflow-engine-case.ts';

/** What outlives a worker. */
export const workflowEngineWorkerCrashCases = ({
  subject,
  book,
  start,
  work,
  described,
  ended,
  untilNoted,
}: WorkflowEngineCase): void => {
  describe('the worker’s death', () => {
    it('before a step’s answer is kept runs that step again, and no other', async () => {
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const noted: string[] = [];
      await subject().startWorker({
        ...book().activities,
        note: async (text) => {
          noted.push(text);
          if (text === 'x-2') await held;
          return text;
        },
      });
      await start('two-steps', 'run-1', { text: 'x' });
      await vi.waitUntil(() => noted.includes('x-2'), { timeout: waitTimeoutMs, interval: 5 });
      await subject().killWorker();
      letGo();
      await work();
      expect((await ended('run-1')).result).toBe('x-1 noted x-2');
      expect([noted, book().noted]).toEqual([['x-1', 'x-2'], ['x-2']]);
    });
    it('is not counted as a try', async () => {
      let asked = 0;
      const slow = async () => {
        asked += 1;
        if (asked === 1) await pause(5_000);
        if (asked === 2) throw new ActivityFault('not-yet', 'not yet');
        return 'slow done';
      };
      await subject().startWorker({ ...book().activities, slow });
      await start('waiter', 'run-1', { ms: 0, ownerId: 'owner-1' });
      await vi.waitUntil(() => asked === 1, { timeout: waitTimeoutMs, interval: 5 });
      await subject().killWorker();
      await subject().startWorker({ ...book().activities, slow });
      expect((await ended('run-1')).result).toBe('slow done');
    });
    it('in a sleep goes on sleeping', async () => {
      await work();
      const before = performance.now();
      await start('sleeper', 'run-1', { ms: 300 });
      await untilNoted(1);
      await subject().settled();
      await subject().killWorker();
      await work();
      await ended('run-1');
      expect(performance.now() - before).toBeGreaterThanOrEqual(295);
      expect(book().noted).toEqual(['before', 'after']);
    });
    it('leaves what has ended as it was', async () => {
      await work();
      await start('two-steps', 'run-1', { text: 'x' });
      await ended('run-1');
      await subject().killWorker();
      await work();
      await pause(60);
      expect((await described('run-1')).result).toBe('noted x-1 noted x-2');
      expect(book().noted).toHaveLength(2);
    });
  });

  describe('a graceful stop', () => {
    it('hands what runs to the next worker', async () => {
      await work();
      await start('waiter', 'run-1', { ms: 200, ownerId: 'owner-1' });
      await pause(60);
      await subject().stopWorker();
      await work();
      expect((await ended('run-1')).result).toBe('slow done');
    });
  });
};
