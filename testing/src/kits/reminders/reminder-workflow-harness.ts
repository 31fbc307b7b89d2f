import { join } from 'node:path';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { NotificationPosted } from '@ecrin/domain/notification/notification.events.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { WorkflowEngine, WorkflowWorker } from '@ecrin/platform/ports/workflow-engine.ts';
import { runTriggers } from '@ecrin/platform/workflows/trigger-runner.ts';
import { defineWorkflow, registerWorkflow, type RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { registeredWorkflows, triggers, type WorkflowServices } from '@ecrin/workflows';
import { disabledChat } from '#fakes/disabled-chat.ts';
import { disabledDelivery } from '#fakes/disabled-delivery.ts';
import { disabledOrbs } from '#fakes/disabled-orbs.ts';
import { inMemoryCheckpoints, openEmbeddedStores } from '../embedded-stores.ts';
import { manualClock } from '../manual-clock.ts';
import { pollUntil } from '../poll-until.ts';

export type OpenEngine = (
  workflows: readonly RegisteredWorkflow[],
) => Readonly<{ engine: WorkflowEngine; worker: WorkflowWorker }>;

/** Ends at once: it makes the engine read the clock after it was moved. */
const probe = defineWorkflow<null, 'done', Record<string, never>>({
  name: 'probe',
  retries: { '*': { initialMs: 1, factor: 1, maxMs: 1, attempts: 1, timeoutMs: 1_000 } },
  run: async () => 'done',
});

/** Temporal has a worker for each queue, and starting twenty takes seconds. */
const inOneQueue = (workflow: RegisteredWorkflow): RegisteredWorkflow => ({ ...workflow, maxActivities: null });

/** Reminder workflows over the real embedded parts and on a manual clock. `openEngine`: another engine than the embedded one, whose time passes by itself. */
export const openReminderWorkflowHarness = async ({
  now,
  services,
  openEngine,
}: Readonly<{ now: string; services?: Partial<WorkflowServices>; openEngine?: OpenEngine }>) => {
  const clock = manualClock(now);
  const embedded = await openEmbeddedStores();
  const { events, folder } = embedded;
  // Not expected to be called in these tests.
  const all = {
    delivery: disabledDelivery,
    chat: disabledChat,
    orbs: disabledOrbs,
    ...services,
    events,
    clock,
    execute: createExecuteCommand(events),
  } as unknown as WorkflowServices;
  const checkpoints = inMemoryCheckpoints();
  const open = () => {
    const workflows = [...registeredWorkflows(all), registerWorkflow(probe, {})];
    return openEngine
      ? { ...openEngine(workflows.map(inOneQueue)), checkpoints }
      : openSqliteWorkflowEngine({ file: join(folder, 'workflows.db'), clock, workflows, graceMs: 20 });
  };
  const begin = async () => {
    const opened = open();
    await opened.worker.start();
    const runner = runTriggers({ ...opened, events, triggers, retryMs: 20 });
    return {
      ...opened,
      runner,
      end: async () => {
        await runner.close();
        await opened.engine.close();
      },
    };
  };
  let running = await begin();
  let [last, probes] = [0, 0];

  const read = async (type: string): Promise<readonly RecordedEvent[]> =>
    (await Array.fromAsync(events.readAll())).filter((event) => event.type === type);
  // Chosen by its type.
  const posted = async () => (await read('NotificationPosted')) as readonly RecordedEvent<NotificationPosted>[];

  /** Resolves when everything due now is done. */
  const untilIdle = async (): Promise<void> => {
    await pollUntil(() => running.runner.health().every(({ position }) => (position ?? 0) >= last), {
      timeoutMs: 20_000,
      everyMs: 5,
    });
    // The second check finds runs that continued as new in the first.
    await probeOnce();
    await probeOnce();
  };
  const probeOnce = async (): Promise<void> => {
    probes += 1;
    await running.engine.start({ workflow: 'probe', id: `probe/${probes}`, input: null });
    await pollUntil(async () => (await running.engine.describe(`probe/${probes}`))?.status === 'completed', {
      timeoutMs: 20_000,
      everyMs: 2,
    });
    await pollUntil(async () => (await running.worker.health()).active === 0, { timeoutMs: 20_000, everyMs: 2 });
  };

  return {
    clock,
    events,
    posted,
    /** The events of a type. */
    read,
    untilIdle,
    engine: () => running.engine,
    record: async (stream: string, ownerId: string, facts: readonly DomainEvent[]): Promise<number> => {
      const { position, revision } = await embedded.record(stream, ownerId, facts);
      last = position;
      return revision;
    },
    /** Advances time in steps, and waits for what comes due. */
    passUntil: async (instant: string, stepMs = 30 * 60_000): Promise<void> => {
      while (clock.now().getTime() < Date.parse(instant)) {
        clock.moveTo(new Date(Math.min(clock.now().getTime() + stepMs, Date.parse(instant))).toISOString());
        await untilIdle();
      }
    },
    untilPosted: (count: number) =>
      pollUntil(
        async () => {
          const all = await posted();
          return all.length >= count ? all : false;
        },
        { timeoutMs: 30_000, everyMs: 15 },
      ),
    /** The server is down until then. */
    downUntil: async (instant: string): Promise<void> => {
      await running.end();
      clock.moveTo(instant);
      running = await begin();
      await untilIdle();
    },
    /** The worker is stopped in the middle of its work, and another is started. */
    restart: async (): Promise<void> => {
      await running.end();
      running = await begin();
    },
    dispose: async (): Promise<void> => {
      await running.end();
      await embedded.dispose();
    },
  };
};
export type ReminderWorkflowHarness = Awaited<ReturnType<typeof openReminderWorkflowHarness>>;
