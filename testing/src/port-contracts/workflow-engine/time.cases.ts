import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { elapsedProcessTime } from '#kits/process-time.ts';
import type { WorkflowEngineCase } from './workflow-engine-case.ts';

/** What runs wait for. */
export const workflowEngineTimeCases = ({
  subject,
  activityLog,
  engine,
  start,
  startWorker,
  ended,
  untilNoted,
}: WorkflowEngineCase): void => {
  describe('timers', () => {
    it('elapse while a run sleeps', async () => {
      await startWorker();
      const before = performance.now();
      await start('sleeper', 'run-1', { ms: 200 });
      expect((await ended('run-1')).result).toBe('noted after');
      expect(performance.now() - before).toBeGreaterThanOrEqual(195);
    });
    it('in the past do not block', async () => {
      await startWorker();
      await start('until-instant', 'run-1', { instant: '2020-01-01T00:00:00.000Z' });
      expect((await ended('run-1')).result).toBe('noted woken');
    });
    it('elapse while no worker runs', async () => {
      await startWorker();
      const ms = subject().startMs;
      await start('sleeper', 'run-1', { ms });
      await untilNoted(1);
      await subject().settled();
      await subject().stopWorker();
      await pause(ms + 100);
      const took = await elapsedProcessTime(async () => {
        await startWorker();
        await ended('run-1');
      });
      expect(took).toBeLessThan(ms - 100);
      expect(activityLog().noted).toEqual(['before', 'after']);
    });
    it('wake many sleeping runs', async () => {
      await startWorker();
      await Promise.all(Array.from({ length: 30 }, (_, index) => start('sleeper', `run-${index}`, { ms: 150 })));
      for (let index = 0; index < 30; index += 1) expect((await ended(`run-${index}`)).status).toBe('completed');
      expect(activityLog().noted.filter((text) => text === 'after')).toHaveLength(30);
    });
  });

  describe('signals', () => {
    it('arrive in the order they were sent, each once', async () => {
      await startWorker();
      await start('listener', 'run-1', { count: 3, ms: null, pauseMs: 0 });
      for (const word of ['un', 'deux', 'trois']) expect(await engine().signal('run-1', 'word', word)).toBe(true);
      expect((await ended('run-1')).result).toBe('un deux trois');
    });
    it('are stored until they are waited for', async () => {
      await start('listener', 'run-1', { count: 2, ms: null, pauseMs: 80 });
      await engine().signal('run-1', 'word', 'un');
      await startWorker();
      await engine().signal('run-1', 'word', 'deux');
      expect((await ended('run-1')).result).toBe('un deux');
    });
    it('have a timeout when waited for', async () => {
      await startWorker();
      await start('listener', 'run-1', { count: 1, ms: 80, pauseMs: 0 });
      expect((await ended('run-1')).result).toBe('nothing');
    });
    it('of another name stay queued', async () => {
      await startWorker();
      await start('listener', 'run-1', { count: 1, ms: 150, pauseMs: 0 });
      await engine().signal('run-1', 'other', 'x');
      expect((await ended('run-1')).result).toBe('nothing');
    });
    it('survive a crash of the worker', async () => {
      await startWorker();
      await start('listener', 'run-1', { count: 2, ms: null, pauseMs: 0 });
      await engine().signal('run-1', 'word', 'un');
      await subject().settled();
      await subject().killWorker();
      await engine().signal('run-1', 'word', 'deux');
      await startWorker();
      expect((await ended('run-1')).result).toBe('un deux');
    });
    it('to a run that has ended or never existed return false', async () => {
      await startWorker();
      await start('echo', 'run-1', { text: 'x' });
      await ended('run-1');
      expect(await engine().signal('run-1', 'word')).toBe(false);
      expect(await engine().signal('nobody', 'word')).toBe(false);
    });
  });
};
