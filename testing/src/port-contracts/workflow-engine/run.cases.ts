import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { WorkflowEngineCase } from './workflow-engine-case.ts';

/** Runs from their start to their end. */
export const workflowEngineRunCases = ({
  subject,
  activityLog,
  engine,
  start,
  startWorker,
  described,
  ended,
  untilNoted,
}: WorkflowEngineCase): void => {
  describe('a run', () => {
    it('runs its steps in order and returns their result', async () => {
      await startWorker();
      await start('two-steps', 'run-1', { text: 'x' });
      expect(await ended('run-1')).toMatchObject({
        id: 'run-1',
        workflow: 'two-steps',
        status: 'completed',
        result: 'noted x-1 noted x-2',
        failure: null,
      });
      expect(activityLog().noted).toEqual(['x-1', 'x-2']);
    });
    it('can be started before any worker runs', async () => {
      await start('echo', 'run-1', { text: 'x' });
      expect((await described('run-1')).status).toBe('running');
      await startWorker();
      expect((await ended('run-1')).result).toEqual({ text: 'x' });
    });
    it('accepts any text as input and result', async () => {
      const text = 'été 🎻 "\\\n\u0000';
      await startWorker();
      await start('echo', 'run-1', { text });
      expect((await ended('run-1')).result).toEqual({ text });
    });
    it('is unknown until it is started', async () => {
      expect(await engine().describe('nobody')).toBeNull();
    });
    it('runs two activities concurrently', async () => {
      await startWorker();
      await start('together', 'run-1', { text: 'x' });
      expect((await ended('run-1')).result).toBe('noted x-a noted x-b');
    });
    it('that throws fails, without quoting the error', async () => {
      await startWorker();
      await start('broken', 'run-1', { text: 'x' });
      const { status, failure } = await ended('run-1');
      expect(status).toBe('failed');
      expect(failure).toContain('TypeError');
      expect(failure).not.toContain('secret');
    });
  });

  describe('starting again with the same id', () => {
    it('does nothing while it runs', async () => {
      await startWorker();
      await start('listener', 'run-1', { count: 1, ms: null, pauseMs: 0 });
      await start('echo', 'run-1', { text: 'other' });
      expect((await described('run-1')).workflow).toBe('listener');
    });
    it('does nothing after it has ended', async () => {
      await startWorker();
      await start('two-steps', 'run-1', { text: 'x' });
      await ended('run-1');
      await start('two-steps', 'run-1', { text: 'y' });
      await pause(60);
      expect(activityLog().noted).toEqual(['x-1', 'x-2']);
      expect((await described('run-1')).result).toBe('noted x-1 noted x-2');
    });
    it('concurrently starts one run', async () => {
      await startWorker();
      await Promise.all(Array.from({ length: 5 }, () => start('two-steps', 'run-1', { text: 'x' })));
      await ended('run-1');
      expect(activityLog().noted).toEqual(['x-1', 'x-2']);
    });
  });

  describe('cancelling', () => {
    it('ends a sleeping run', async () => {
      await startWorker();
      await start('sleeper', 'run-1', { ms: 1_000 });
      await untilNoted(1);
      await engine().cancel('run-1');
      expect((await ended('run-1')).status).toBe('cancelled');
      await pause(1_100);
      expect(activityLog().noted).toEqual(['before']);
    });
    it('ends a run whose activity is in progress, and drops its result', async () => {
      const [begun, answer] = [Promise.withResolvers<null>(), Promise.withResolvers<string>()];
      const slow = (): Promise<string> => {
        begun.resolve(null);
        return answer.promise;
      };
      await subject().startWorker({ ...activityLog().activities, slow });
      await start('waiter', 'run-1', { ms: 0, ownerId: 'owner-1' });
      await begun.promise;
      await engine().cancel('run-1');
      answer.resolve('slow done');
      await subject().settled();
      expect(await ended('run-1')).toMatchObject({ status: 'cancelled', result: null });
    });
    it('does not affect a run that has ended, or an unknown one', async () => {
      await startWorker();
      await start('echo', 'run-1', { text: 'x' });
      await ended('run-1');
      await engine().cancel('run-1');
      await engine().cancel('nobody');
      expect((await described('run-1')).status).toBe('completed');
    });
  });

  describe('continuing as new', () => {
    it('runs again with the same id until it ends', async () => {
      await startWorker();
      await start('relay', 'run-1', { left: 3 });
      expect((await ended('run-1')).result).toBe('arrived');
      expect(activityLog().noted).toEqual(['lap 3', 'lap 2', 'lap 1', 'lap 0']);
    });
    it('carries over unread signals', async () => {
      await start('relay-listener', 'run-1', { left: 3, heard: '' });
      for (const word of ['un', 'deux']) await engine().signal('run-1', 'word', word);
      await startWorker();
      await engine().signal('run-1', 'word', 'trois');
      expect((await ended('run-1')).result).toBe('un deux trois');
    });
    it('survives a crash of the worker in between', async () => {
      await startWorker();
      await start('relay', 'run-1', { left: 4 });
      await untilNoted(2);
      await subject().killWorker();
      await startWorker();
      expect((await ended('run-1')).result).toBe('arrived');
      expect(new Set(activityLog().noted).size).toBe(5);
    });
  });

  describe('concurrency', () => {
    it('is limited: no more activities run concurrently than allowed', async () => {
      await startWorker();
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          start('waiter', `run-${index}`, { ms: 40, ownerId: `owner-${index}` }),
        ),
      );
      for (let index = 0; index < 12; index += 1) expect((await ended(`run-${index}`)).result).toBe('slow done');
      expect(activityLog().mostAtOnce()).toBeLessThanOrEqual(4);
      expect(activityLog().mostAtOnce()).toBeGreaterThanOrEqual(2);
    });
  });
};
