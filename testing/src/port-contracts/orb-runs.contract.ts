import type { OrbRunRequested } from '@ecrin/domain/orb-run/orb-run.events.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { LanguageFault } from '@ecrin/platform/ports/language-engine.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginOrbWork, item, length, now, orbId, ownerId, type OpenOrbWork, type Scene } from '#kits/orb-work.ts';
import type { ReminderWorkflowHarness } from '#kits/reminders/reminder-workflow-harness.ts';

const requestOf = (runId: string): OrbRunRequested => ({
  type: 'OrbRunRequested',
  data: {
    runId,
    orbId,
    ownerId,
    version: 1,
    language: 'fr',
    timeZone: 'Europe/Paris',
    occasion: { kind: 'asked' },
    sourceKind: 'thoughts',
    requestedAt: now,
  },
  private: { sources: { kind: 'thoughts', thoughtIds: ['thought-0'] }, text: null, values: {} },
});

type Conditions = Readonly<{ kills: number; runs: number; pass: (work: ReminderWorkflowHarness) => Promise<void> }>;

/** The workflow of runs on an engine. `kills`: of the worker, over `runs` runs. `pass`: lets the wait before another try pass. */
export const orbRunsContract = (open: OpenOrbWork, { kills, runs, pass }: Conditions): void => {
  const begin = (scene: Scene) => beginOrbWork(open, scene);
  // An engine remembers the runs of every test.
  let run = '';
  beforeEach(() => (run = systemIds.next()));
  const request = (work: ReminderWorkflowHarness, runId = run) =>
    work.record(`orb-run-${runId}`, ownerId, [requestOf(runId)]);
  const eventsOf = async (work: ReminderWorkflowHarness, runId = run): Promise<readonly RecordedEvent[]> =>
    Array.fromAsync(work.events.readStream(`orb-run-${runId}`));
  const ended = async (work: ReminderWorkflowHarness, runId = run) => {
    await vi.waitUntil(async () => /Completed|Failed|Stopped/u.test((await eventsOf(work, runId)).at(-1)?.type ?? ''), {
      timeout: 30_000,
      interval: 10,
    });
    return eventsOf(work, runId);
  };
  const typesOf = (events: readonly RecordedEvent[]) => events.map(({ type }) => type.replace('OrbRun', ''));

  it('given more than one part, then each is read, and their drafts are brought together with what they cite', async () => {
    const asked: string[] = [];
    const work = await begin({
      answer: ({ messages }) => {
        asked.push(messages.at(-1)?.text ?? '');
        return item(`Ligne ${asked.length}`, 1);
      },
    });
    await request(work);
    const events = await ended(work);
    const read = ['ModelUsed', 'PartRead'];
    expect(typesOf(events)).toEqual(['Requested', 'Planned', ...read, ...read, ...read, 'ModelUsed', 'Completed']);
    expect(asked.at(-1)).toContain('Ligne 1');
    expect(events.at(-1)).toMatchObject({
      data: { thoughts: 3 },
      private: { result: { items: [{ text: 'Ligne 4', citations: [{ thoughtId: 'thought-0' }] }] } },
    });
    await work.dispose();
  });

  it('given parts that do not fit the model’s window, then they are read again at half the size', async () => {
    const work = await begin({
      thoughts: 2,
      partLength: 2.5 * length,
      answer: ({ messages }) => {
        if ((messages.at(-1)?.text.length ?? 0) > 1.8 * length) throw new LanguageFault('too-large', 'too many tokens');
        return item('Court', 1);
      },
    });
    await request(work);
    const events = await ended(work);
    expect(typesOf(events).filter((type) => type === 'Planned')).toHaveLength(2);
    expect(events.at(-1)?.type).toBe('OrbRunCompleted');
    await work.dispose();
  });

  it('given a model that is away for a moment, then it is asked again; an exhausted quota ends the run', async () => {
    const faults = [new LanguageFault('unavailable', 'away', 0)];
    const work = await begin({
      thoughts: 1,
      answer: () => {
        const fault = faults.shift();
        if (fault) throw fault;
        return item('Enfin', 1);
      },
    });
    await request(work);
    await vi.waitUntil(() => faults.length === 0, { timeout: 20_000, interval: 5 });
    await pass(work);
    expect((await ended(work)).at(-1)?.type).toBe('OrbRunCompleted');
    faults.push(new LanguageFault('quota-exhausted', 'no credit'));
    await request(work, `${run}-second`);
    expect((await ended(work, `${run}-second`)).at(-1)).toMatchObject({ data: { reason: 'quota' } });
    await work.dispose();
  });

  it('given a step that is tried again, then what its earlier tries used counts too', async () => {
    let [asked, answered] = [0, 0];
    const parts = 16;
    const work = await begin({
      thoughts: parts / 2,
      partLength: 600,
      answer: () => {
        asked += 1;
        // In the middle of bringing the drafts together, after one group of them.
        if (asked === parts + 2) throw new LanguageFault('unavailable', 'away', 0);
        answered += 1;
        return item(`${answered} ${'mot '.repeat(10)}`, 1);
      },
    });
    await request(work);
    await vi.waitUntil(() => asked >= parts + 2, { timeout: 20_000, interval: 5 });
    await pass(work);
    const types = typesOf(await ended(work));
    expect(types.at(-1)).toBe('Completed');
    expect(types.filter((type) => type === 'PartRead')).toHaveLength(parts);
    expect(types.filter((type) => type === 'ModelUsed')).toHaveLength(answered);
    expect(answered).toBeGreaterThan(parts + 3);
    await work.dispose();
  });

  it('given a stop while the model writes, then it is given up and nothing is kept', async () => {
    const [asked, aborted] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const work = await begin({
      answer: ({ signal }) =>
        new Promise((_resolve, reject) => {
          asked.resolve(true);
          signal?.addEventListener('abort', () => {
            aborted.resolve(true);
            reject(new Error('aborted'));
          });
        }),
    });
    await request(work);
    await asked.promise;
    await work.record(`orb-run-${run}`, ownerId, [
      { type: 'OrbRunStopped', data: { runId: run, orbId, ownerId, stoppedAt: now }, private: null },
    ]);
    expect(await aborted.promise).toBe(true);
    expect(typesOf(await ended(work)).at(-1)).toBe('Stopped');
    await work.dispose();
  });

  it(
    `given ${runs} runs, when their worker is killed ${kills} times, then each ends once`,
    { timeout: 180_000 },
    async () => {
      const work = await begin({ thoughts: 2, answer: () => item('Une ligne', 1) });
      const ids = Array.from({ length: runs }, (_none, index) => `${run}-${index}`);
      for (const runId of ids) await request(work, runId);
      const completed = async (): Promise<readonly RecordedEvent[]> =>
        (await Array.fromAsync(work.events.readAll())).filter(({ type }) => type === 'OrbRunCompleted');
      for (let kill = 1; kill <= kills; kill += 1) {
        await vi.waitUntil(async () => (await completed()).length >= (kill * runs) / (kills + 1), {
          timeout: 60_000,
          interval: 5,
        });
        await work.restart();
      }
      await vi.waitUntil(async () => (await completed()).length >= runs, { timeout: 60_000, interval: 20 });
      const names = (await completed()).map(({ data }) => (data as { runId: string }).runId);
      expect(names.toSorted()).toEqual(ids.toSorted());
      await work.dispose();
    },
  );
};
