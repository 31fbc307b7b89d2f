import type { Json } from '@ecrin/platform/ports/event-store.ts';
import type { WorkflowDescription, WorkflowEngine } from '@ecrin/platform/ports/workflow-engine.ts';
import { ActivityFault } from '@ecrin/platform/workflow.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookkeeping } from './workflow-engine.bookkeeping.ts';
import type { StoryActivities } from './workflow-engine.stories.ts';

/** One engine with its store over a whole test. At most 4 activities run at once. */
export type WorkflowEngineUnderTest = Readonly<{
  /** Ask again after every start, stop or kill. */
  engine: () => WorkflowEngine;
  startWorker: (activities: StoryActivities, options?: Readonly<{ changedStory?: boolean }>) => Promise<void>;
  /** Gracefully: what runs is handed back. */
  stopWorker: () => Promise<void>;
  /** As if the process had died at this moment. */
  killWorker: () => Promise<void>;
  dispose: () => Promise<void>;
}>;

/** Nothing here takes long; a machine that is busy with other things may. */
const patienceMs = 30_000;
const pause = (ms: number) => new Promise<void>((resolve) => { setTimeout(resolve, ms); });

/** What every adapter behind the port must do. Times are real and short; generous upper bounds keep slow machines honest. */
export const workflowEngineContract = (make: () => Promise<WorkflowEngineUnderTest>): void => {
  let subject: WorkflowEngineUnderTest;
  let book: ReturnType<typeof bookkeeping>;

  const engine = () => subject.engine();
  const start = (workflow: string, id: string, input: Json) => engine().start({ workflow, id, input });
  const work = () => subject.startWorker(book.activities);
  const described = async (id: string): Promise<WorkflowDescription> => {
    const description = await engine().describe(id);
    if (!description) throw new Error(`no workflow ${id}`);
    return description;
  };
  const ended = async (id: string): Promise<WorkflowDescription> =>
    vi.waitUntil(async () => {
      const description = await described(id);
      return description.status === 'running' ? false : description;
    }, { timeout: patienceMs, interval: 15 });
  const untilNoted = (count: number) => vi.waitUntil(() => book.noted.length >= count, { timeout: patienceMs, interval: 5 });

  beforeEach(async () => {
    subject = await make();
    book = bookkeeping();
  });
  afterEach(() => subject.dispose());

  describe('a run', () => {
    it('tells its steps in order and keeps its result', async () => {
      await work();
      await start('two-steps', 'run-1', { text: 'x' });
      expect(await ended('run-1')).toMatchObject({ id: 'run-1', workflow: 'two-steps', status: 'completed', result: 'noted x-1 noted x-2', failure: null });
      expect(book.noted).toEqual(['x-1', 'x-2']);
    });
    it('can be started before any worker is there', async () => {
      await start('echo', 'run-1', { text: 'x' });
      expect((await described('run-1')).status).toBe('running');
      await work();
      expect((await ended('run-1')).result).toEqual({ text: 'x' });
    });
    it('carries any text as input and result', async () => {
      const text = 'été 🎻 "\\\n\u0000';
      await work();
      await start('echo', 'run-1', { text });
      expect((await ended('run-1')).result).toEqual({ text });
    });
    it('is unknown until it is started', async () => {
      expect(await engine().describe('nobody')).toBeNull();
    });
    it('takes two activities at once', async () => {
      await work();
      await start('together', 'run-1', { text: 'x' });
      expect((await ended('run-1')).result).toBe('noted x-a noted x-b');
    });
    it('that throws has failed, without quoting anything', async () => {
      await work();
      await start('broken', 'run-1', { text: 'x' });
      const { status, failure } = await ended('run-1');
      expect(status).toBe('failed');
      expect(failure).toContain('TypeError');
      expect(failure).not.toContain('secret');
    });
  });

  describe('starting again under the same id', () => {
    it('does nothing while it runs', async () => {
      await work();
      await start('listener', 'run-1', { count: 1, ms: null, pauseMs: 0 });
      await start('echo', 'run-1', { text: 'other' });
      expect((await described('run-1')).workflow).toBe('listener');
    });
    it('does nothing after it has ended', async () => {
      await work();
      await start('two-steps', 'run-1', { text: 'x' });
      await ended('run-1');
      await start('two-steps', 'run-1', { text: 'y' });
      await pause(60);
      expect(book.noted).toEqual(['x-1', 'x-2']);
      expect((await described('run-1')).result).toBe('noted x-1 noted x-2');
    });
    it('at once from several sides starts one', async () => {
      await work();
      await Promise.all(Array.from({ length: 5 }, () => start('two-steps', 'run-1', { text: 'x' })));
      await ended('run-1');
      expect(book.noted).toEqual(['x-1', 'x-2']);
    });
  });

  describe('time', () => {
    it('passes while it sleeps', async () => {
      await work();
      const before = performance.now();
      await start('sleeper', 'run-1', { ms: 200 });
      expect((await ended('run-1')).result).toBe('noted after');
      expect(performance.now() - before).toBeGreaterThanOrEqual(195);
    });
    it('that is past does not hold it up', async () => {
      await work();
      await start('until-instant', 'run-1', { instant: '2020-01-01T00:00:00.000Z' });
      expect((await ended('run-1')).result).toBe('noted woken');
    });
    it('runs on while no worker is there', async () => {
      await work();
      await start('sleeper', 'run-1', { ms: 2_000 });
      await untilNoted(1);
      await pause(150);
      await subject.stopWorker();
      await pause(2_100);
      const before = performance.now();
      await work();
      await ended('run-1');
      expect(performance.now() - before).toBeLessThan(1_900);
      expect(book.noted).toEqual(['before', 'after']);
    });
    it('wakes many who sleep', async () => {
      await work();
      await Promise.all(Array.from({ length: 30 }, (_, index) => start('sleeper', `run-${index}`, { ms: 150 })));
      for (let index = 0; index < 30; index += 1) expect((await ended(`run-${index}`)).status).toBe('completed');
      expect(book.noted.filter((text) => text === 'after')).toHaveLength(30);
    });
  });

  describe('signals', () => {
    it('come in the order they were sent, each once', async () => {
      await work();
      await start('listener', 'run-1', { count: 3, ms: null, pauseMs: 0 });
      for (const word of ['un', 'deux', 'trois']) expect(await engine().signal('run-1', 'word', word)).toBe(true);
      expect((await ended('run-1')).result).toBe('un deux trois');
    });
    it('are kept until they are waited for', async () => {
      await start('listener', 'run-1', { count: 2, ms: null, pauseMs: 80 });
      await engine().signal('run-1', 'word', 'un');
      await work();
      await engine().signal('run-1', 'word', 'deux');
      expect((await ended('run-1')).result).toBe('un deux');
    });
    it('are waited for only so long', async () => {
      await work();
      await start('listener', 'run-1', { count: 1, ms: 80, pauseMs: 0 });
      expect((await ended('run-1')).result).toBe('nothing');
    });
    it('of another name stay aside', async () => {
      await work();
      await start('listener', 'run-1', { count: 1, ms: 150, pauseMs: 0 });
      await engine().signal('run-1', 'other', 'x');
      expect((await ended('run-1')).result).toBe('nothing');
    });
    it('survive the worker’s death', async () => {
      await work();
      await start('listener', 'run-1', { count: 2, ms: null, pauseMs: 0 });
      await engine().signal('run-1', 'word', 'un');
      await pause(60);
      await subject.killWorker();
      await engine().signal('run-1', 'word', 'deux');
      await work();
      expect((await ended('run-1')).result).toBe('un deux');
    });
    it('to one that has ended or never was answer false', async () => {
      await work();
      await start('echo', 'run-1', { text: 'x' });
      await ended('run-1');
      expect(await engine().signal('run-1', 'word')).toBe(false);
      expect(await engine().signal('nobody', 'word')).toBe(false);
    });
  });

  describe('activities that fail', () => {
    it('are tried again with growing waits', async () => {
      await work();
      await start('trier', 'run-1', { faults: 3, retryAfterMs: 0 });
      expect((await ended('run-1')).result).toBe('done at try 4');
      const waits = book.tries.slice(1).map((at, index) => at - (book.tries[index] ?? 0));
      expect(waits[0]).toBeGreaterThanOrEqual(35);
      expect(waits[1]).toBeGreaterThanOrEqual(75);
      expect(waits[2]).toBeGreaterThanOrEqual(115);
    });
    it('are tried no more often than their policy says', async () => {
      await work();
      await start('trier', 'run-1', { faults: 99, retryAfterMs: 0 });
      expect(await ended('run-1')).toMatchObject({ status: 'failed', failure: 'not-yet: not yet' });
      expect(book.tries).toHaveLength(4);
    });
    it('are not tried again when that is useless', async () => {
      await work();
      await start('trier', 'run-1', { faults: 1, retryAfterMs: null });
      expect((await ended('run-1')).status).toBe('failed');
      expect(book.tries).toHaveLength(1);
    });
    it('wait at least as long as they ask', async () => {
      await work();
      await start('trier', 'run-1', { faults: 1, retryAfterMs: 300 });
      await ended('run-1');
      expect((book.tries[1] ?? 0) - (book.tries[0] ?? 0)).toBeGreaterThanOrEqual(295);
    });
    it('keep their wait over the worker’s death', async () => {
      await work();
      await start('trier', 'run-1', { faults: 1, retryAfterMs: 500 });
      await vi.waitUntil(() => book.tries.length === 1, { timeout: patienceMs, interval: 5 });
      await pause(60);
      await subject.killWorker();
      await work();
      expect((await ended('run-1')).result).toBe('done at try 2');
      expect((book.tries[1] ?? 0) - (book.tries[0] ?? 0)).toBeGreaterThanOrEqual(490);
    });
    it('are caught by the story with their code', async () => {
      await work();
      await start('catcher', 'run-1', { faults: 1, retryAfterMs: null });
      expect((await ended('run-1')).result).toBe('noted gave up: not-yet');
    });
    it('by taking too long are tried again, then given up', async () => {
      await work();
      await start('waiter', 'run-1', { ms: 5_000, ownerId: 'owner-1' });
      const { status, failure } = await ended('run-1');
      expect(status).toBe('failed');
      expect(failure).toContain('timed-out');
    });
  });

  describe('the worker’s death', () => {
    it('before a step’s answer is kept runs that step again, and no other', async () => {
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => { letGo = resolve; });
      const noted: string[] = [];
      await subject.startWorker({ ...book.activities, note: async (text) => { noted.push(text); if (text === 'x-2') await held; return text; } });
      await start('two-steps', 'run-1', { text: 'x' });
      await vi.waitUntil(() => noted.includes('x-2'), { timeout: patienceMs, interval: 5 });
      await subject.killWorker();
      letGo();
      await work();
      expect((await ended('run-1')).result).toBe('x-1 noted x-2');
      expect([noted, book.noted]).toEqual([['x-1', 'x-2'], ['x-2']]);
    });
    it('is not counted as a try', async () => {
      let asked = 0;
      const slow = async () => {
        asked += 1;
        if (asked === 1) await pause(5_000);
        if (asked === 2) throw new ActivityFault('not-yet', 'not yet');
        return 'slow done';
      };
      await subject.startWorker({ ...book.activities, slow });
      await start('waiter', 'run-1', { ms: 0, ownerId: 'owner-1' });
      await vi.waitUntil(() => asked === 1, { timeout: patienceMs, interval: 5 });
      await subject.killWorker();
      await subject.startWorker({ ...book.activities, slow });
      expect((await ended('run-1')).result).toBe('slow done');
    });
    it('in a sleep goes on sleeping', async () => {
      await work();
      await start('sleeper', 'run-1', { ms: 300 });
      await untilNoted(1);
      const before = performance.now();
      await pause(40);
      await subject.killWorker();
      await work();
      await ended('run-1');
      expect(performance.now() - before).toBeGreaterThanOrEqual(240);
      expect(book.noted).toEqual(['before', 'after']);
    });
    it('leaves what has ended as it was', async () => {
      await work();
      await start('two-steps', 'run-1', { text: 'x' });
      await ended('run-1');
      await subject.killWorker();
      await work();
      await pause(60);
      expect((await described('run-1')).result).toBe('noted x-1 noted x-2');
      expect(book.noted).toHaveLength(2);
    });
  });

  describe('a graceful stop', () => {
    it('hands what runs to the next worker', async () => {
      await work();
      await start('waiter', 'run-1', { ms: 200, ownerId: 'owner-1' });
      await pause(60);
      await subject.stopWorker();
      await work();
      expect((await ended('run-1')).result).toBe('slow done');
    });
  });

  describe('a changed story', () => {
    it('is refused loudly, does nothing, and goes on once the old one is told again', async () => {
      let [fail, failed] = [true, false];
      const faulty: StoryActivities = {
        ...book.activities,
        note: async (text) => {
          failed ||= text === 'x-2';
          if (fail && text === 'x-2') throw new ActivityFault('later', 'later', 1_000);
          return book.activities.note(text);
        },
      };
      await subject.startWorker(faulty);
      await start('two-steps', 'run-1', { text: 'x' });
      await vi.waitUntil(() => failed, { timeout: patienceMs, interval: 5 });
      await pause(40);
      await subject.killWorker();
      await subject.startWorker(faulty, { changedStory: true });
      await engine().signal('run-1', 'look');
      await vi.waitUntil(async () => (await described('run-1')).failure !== null, { timeout: patienceMs, interval: 15 });
      expect((await described('run-1')).status).toBe('running');
      expect(book.noted).toEqual(['x-1']);
      await subject.killWorker();
      fail = false;
      await work();
      expect((await ended('run-1')).result).toBe('noted x-1 noted x-2');
    });
  });

  describe('cancelling', () => {
    it('ends one that sleeps', async () => {
      await work();
      await start('sleeper', 'run-1', { ms: 300 });
      await untilNoted(1);
      await engine().cancel('run-1');
      expect((await ended('run-1')).status).toBe('cancelled');
      await pause(400);
      expect(book.noted).toEqual(['before']);
    });
    it('ends one whose activity runs, and drops its answer', async () => {
      await work();
      await start('waiter', 'run-1', { ms: 150, ownerId: 'owner-1' });
      await pause(50);
      await engine().cancel('run-1');
      await pause(200);
      expect(await ended('run-1')).toMatchObject({ status: 'cancelled', result: null });
    });
    it('leaves one that has ended, and an unknown one, alone', async () => {
      await work();
      await start('echo', 'run-1', { text: 'x' });
      await ended('run-1');
      await engine().cancel('run-1');
      await engine().cancel('nobody');
      expect((await described('run-1')).status).toBe('completed');
    });
  });

  describe('continuing as new', () => {
    it('goes round under the same id until it ends', async () => {
      await work();
      await start('relay', 'run-1', { left: 3 });
      expect((await ended('run-1')).result).toBe('arrived');
      expect(book.noted).toEqual(['lap 3', 'lap 2', 'lap 1', 'lap 0']);
    });
    it('takes along the signals that nobody has read yet', async () => {
      await start('relay-listener', 'run-1', { left: 3, heard: '' });
      for (const word of ['un', 'deux']) await engine().signal('run-1', 'word', word);
      await work();
      await engine().signal('run-1', 'word', 'trois');
      expect((await ended('run-1')).result).toBe('un deux trois');
    });
    it('survives the worker’s death on the way', async () => {
      await work();
      await start('relay', 'run-1', { left: 4 });
      await untilNoted(2);
      await subject.killWorker();
      await work();
      expect((await ended('run-1')).result).toBe('arrived');
      expect(new Set(book.noted).size).toBe(5);
    });
  });

  describe('room', () => {
    it('is bounded: so many activities at once and no more', async () => {
      await work();
      await Promise.all(Array.from({ length: 12 }, (_, index) => start('waiter', `run-${index}`, { ms: 40, ownerId: `owner-${index}` })));
      for (let index = 0; index < 12; index += 1) expect((await ended(`run-${index}`)).result).toBe('slow done');
      expect(book.mostAtOnce()).toBeLessThanOrEqual(4);
      expect(book.mostAtOnce()).toBeGreaterThanOrEqual(2);
    });
  });
};
