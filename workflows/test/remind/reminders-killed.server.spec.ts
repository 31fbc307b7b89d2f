import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import { reminderEvents } from '@ecrin/testing/kits/reminders/reminder-events.ts';
import { openReminderWorkflowHarness } from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { openFaultyProxy, type FaultyProxy } from '@ecrin/testing/servers/faulty-proxy.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { expect, it, vi } from 'vitest';
import { workflowDefinitionsFile } from '#index.ts';

const [count, cuts] = [40, 3];
const hourMs = 3_600_000;

withTemporal('dev', 'reminders on Temporal, whose workers are cut off', (address) => {
  it(
    `given ${count} due reminders, when their worker is killed ${cuts} times while they fire, then each is fired exactly once`,
    { timeout: 90_000 },
    async () => {
      // This server’s time is the machine’s own. Due two hours ago, and not again before this has long ended.
      const due = Math.floor(systemClock.now().getTime() / hourMs) * hourMs - 2 * hourMs;
      const schedule = { frequency: 'daily', hour: new Date(due).getUTCHours(), minute: 0 } as const;
      const taskQueue = `reminders-${systemIds.next()}`;
      let line: FaultyProxy = await openFaultyProxy(address());
      const work = await openReminderWorkflowHarness({
        now: systemClock.now().toISOString(),
        openEngine: (workflows) =>
          openTemporalWorkflowEngine({
            server: { address: line.address, namespace: 'default' },
            taskQueue,
            workflows,
            definitionsFile: workflowDefinitionsFile,
            graceMs: 50,
            silenceMs: 1_000,
          }),
      });
      const ownerId = systemIds.next();
      for (let index = 0; index < count; index += 1) {
        const { stream, set } = reminderEvents(ownerId, `reminder-${index}`);
        await work.record(stream, ownerId, [
          set(new Date(due - 60 * hourMs).toISOString(), { schedule, timeZone: 'UTC' }),
        ]);
      }
      for (let cut = 1; cut <= cuts; cut += 1) {
        await vi.waitUntil(async () => (await work.posted()).length >= (cut * count) / (cuts + 1), {
          timeout: 20_000,
          interval: 5,
        });
        line.cut();
        const dead = line;
        line = await openFaultyProxy(address());
        await work.restart();
        await dead.close();
      }
      await vi.waitUntil(async () => (await work.posted()).length >= count, { timeout: 60_000, interval: 50 });
      const posted = await work.posted();
      expect(new Set(posted.map(({ data }) => data.subject?.id)).size).toBe(count);
      expect(posted.map(({ data: { dueAt, missed } }) => `${dueAt ?? ''} +${missed}`)).toEqual(
        Array.from({ length: count }, () => `${new Date(due).toISOString()} +2`),
      );
      await work.dispose();
      await line.close();
    },
  );
});
