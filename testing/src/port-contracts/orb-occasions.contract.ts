import type { OrbPastRunBegun } from '@ecrin/domain/orb-past-run/orb-past-run.events.ts';
import type { OrbScheduleSet } from '@ecrin/domain/orb-schedule/orb-schedule.events.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { expect, it, vi } from 'vitest';
import { beginOrbWork, item, orbId, ownerId, type OpenOrbWork } from '#kits/orb-work.ts';
import type { ReminderWorkflowHarness } from '#kits/reminders/reminder-workflow-harness.ts';

const dayMs = 24 * 3_600_000;
const timeZone = 'UTC';

/** Of one orb, in the order they were recorded. */
const runEvents = async ({ events }: ReminderWorkflowHarness): Promise<readonly RecordedEvent[]> =>
  (await Array.fromAsync(events.readAll())).filter(({ type }) => type.startsWith('OrbRun'));
const countOf = async (work: ReminderWorkflowHarness, wanted: string): Promise<number> =>
  (await runEvents(work)).filter(({ type }) => type === wanted).length;

const pastOf = (pastRunId: string, months: number): OrbPastRunBegun => ({
  type: 'OrbPastRunBegun',
  data: {
    pastRunId,
    orbId,
    ownerId,
    versions: [1],
    step: 'month',
    spans: Array.from({ length: months }, (_none, month) => {
      const name = `20${10 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
      return { from: `${name}-01`, to: `${name}-28` };
    }),
    language: 'fr',
    timeZone,
    begunAt: new Date().toISOString(),
  },
  private: { values: {} },
});

/** `setAt`: two days ago, so that two times were missed. */
const scheduleOf = (): OrbScheduleSet => {
  const dueMs = Date.now() - 3_600_000;
  const due = new Date(dueMs);
  return {
    type: 'OrbScheduleSet',
    data: {
      orbId,
      ownerId,
      times: { frequency: 'daily', hour: due.getUTCHours(), minute: due.getUTCMinutes() },
      timeZone,
      lookBack: { recentThoughts: true, activeThreads: false, lookBackDays: 7, maxThoughts: 40 },
      setAt: new Date(dueMs - 2 * dayMs).toISOString(),
    },
    private: { text: 'Ce qui presse', values: {} },
  };
};

type Conditions = Readonly<{ kills: number; months: number }>;

/** What orbs read on their own and in the past, on an engine whose clock shows today. `kills`: of the worker, over a past of `months` steps. */
export const orbOccasionsContract = (open: OpenOrbWork, { kills, months }: Conditions): void => {
  it('given times missed while nothing ran, then one run covers them', async () => {
    const work = await beginOrbWork(open, { thoughts: 1, answer: () => item('Une ligne', 1) });
    await work.record(`orb-schedule-${ownerId}-${orbId}`, ownerId, [scheduleOf()]);
    await vi.waitUntil(async () => (await countOf(work, 'OrbRunCompleted')) === 1, { timeout: 30_000, interval: 10 });
    await work.restart();
    expect(await countOf(work, 'OrbRunRequested')).toBe(1);
    const [requested] = await runEvents(work);
    expect(requested).toMatchObject({
      data: { occasion: { kind: 'schedule' }, sourceKind: 'recent' },
      private: { text: 'Ce qui presse', sources: { thoughts: true, threads: false, most: 40 } },
    });
    await work.dispose();
  });

  it(
    `given a past of ${months} months, when the worker is killed ${kills} times, then each is read once, in order`,
    { timeout: 180_000 },
    async () => {
      const work = await beginOrbWork(open, { thoughts: 1, answer: () => item('Une ligne', 1) });
      const pastRunId = systemIds.next();
      await work.record(`orb-past-run-${pastRunId}`, ownerId, [pastOf(pastRunId, months)]);
      for (let kill = 1; kill <= kills; kill += 1) {
        const share = (kill * months) / (kills + 1);
        await vi.waitUntil(async () => (await countOf(work, 'OrbRunCompleted')) >= share, {
          timeout: 60_000,
          interval: 5,
        });
        await work.restart();
      }
      const past = () => Array.fromAsync(work.events.readStream(`orb-past-run-${pastRunId}`));
      const stepsEnded = async () => (await past()).filter(({ type }) => type === 'OrbPastRunStepEnded');
      await vi.waitUntil(async () => (await stepsEnded()).length === months, { timeout: 60_000, interval: 20 });
      expect((await stepsEnded()).map(({ data }) => (data as { place: number }).place)).toEqual(
        Array.from({ length: months }, (_none, place) => place),
      );
      expect(await countOf(work, 'OrbRunRequested')).toBe(months);
      expect(await countOf(work, 'OrbRunCompleted')).toBe(months);
      await work.dispose();
    },
  );
};
