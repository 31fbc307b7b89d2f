import { pause } from '#concurrency/pause.ts';
import type { EventFeed, Events, RecordedEvent } from '#event-sourcing/events.ts';
import { uninstrumented, type Instrument } from '#instrumentation/instrument.ts';
import { logPositionOf } from '#ports/store-fit.ts';
import type { WorkflowEngine } from '#ports/workflow-engine.ts';
import type { Trigger, TriggerAction, TriggerCheckpoints } from './trigger.ts';

/** `position`: of the last event handled; `fault`: why the last attempt failed, null when it succeeded. */
export type TriggerHealth = Readonly<{ name: string; position: number | null; fault: string | null }>;
export type TriggerRunner = Readonly<{ health: () => readonly TriggerHealth[]; close: () => Promise<void> }>;

type TriggeredEngine = Pick<WorkflowEngine, 'start' | 'signal' | 'cancel' | 'retry'>;

export type TriggerParts = Readonly<{
  events: Pick<Events, 'subscribe'>;
  engine: TriggeredEngine;
  checkpoints: TriggerCheckpoints;
  triggers: readonly Trigger[];
  /** Instruments every action. */
  instrument?: Instrument;
  /** Between attempts while the engine or a store does not answer, in ms. */
  retryMs?: number;
}>;

/** Events without an action are read again after a restart rather than each costing a durable write. */
const idleEvents = 500;

/** Every trigger sees every event at least once, in order, from where it stopped; its actions are idempotent by id. */
export const runTriggers = (parts: TriggerParts): TriggerRunner => {
  const followers = parts.triggers.map((trigger) => followTrigger(parts, trigger));
  return {
    health: () => followers.map(({ health }) => health()),
    close: async () => void (await Promise.all(followers.map(({ close }) => close()))),
  };
};

type TriggerPosition = { feed: EventFeed | null; position: number | null; fault: string | null };

const followTrigger = (parts: TriggerParts, trigger: Trigger) => {
  const stop = new AbortController();
  const progress: TriggerPosition = { feed: null, position: null, fault: null };

  const follow = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await handleBatches(parts, trigger, { progress, stop: stop.signal });
      } catch (failure) {
        progress.fault = failure instanceof Error ? failure.name : 'unexpected';
        await progress.feed?.close();
      }
      await pause(parts.retryMs ?? 1_000, stop.signal);
    }
  };
  const done = follow();

  return {
    health: (): TriggerHealth => ({ name: trigger.name, position: progress.position, fault: progress.fault }),
    close: async () => {
      stop.abort();
      await progress.feed?.close();
      await done;
    },
  };
};

const handleBatches = async (
  { events, engine, checkpoints, instrument }: TriggerParts,
  trigger: Trigger,
  { progress, stop }: Readonly<{ progress: TriggerPosition; stop: AbortSignal }>,
): Promise<void> => {
  progress.position = (await checkpoints.load(trigger.name))?.position ?? null;
  if (stop.aborted) return;
  progress.feed = events.subscribe({ after: progress.position, handles: trigger.handles });
  // Everything may have been handled before the fault, and no event come for long.
  progress.fault = null;
  let unsaved = 0;
  for await (const batch of progress.feed) {
    const acted = await act({ engine, instrument }, trigger, batch);
    const last = batch.at(-1);
    if (!last) continue;
    progress.position = last.position;
    unsaved += batch.length;
    if (!acted && unsaved < idleEvents) continue;
    await checkpoints.save(trigger.name, logPositionOf(last));
    unsaved = 0;
  }
};

/** A damaged event has no action: its owner is unknown, and reading its stream reports it. */
const act = async (
  { engine, instrument = uninstrumented }: Acting,
  { name, handles, actionOf }: Trigger,
  batch: readonly RecordedEvent[],
): Promise<boolean> => {
  const actions = batch.flatMap((event) =>
    requested(event.damaged || !handles.includes(event.type) ? null : actionOf(event), event),
  );
  for (const group of groupStarts(actions)) {
    await Promise.all(
      group.map(({ action, correlationId }) =>
        instrument({ name: 'trigger', of: name, attributes: { workflowId: workflowOf(action) }, correlationId }, () =>
          perform(engine, action),
        ),
      ),
    );
  }
  return actions.length > 0;
};

type Acting = Readonly<{ engine: TriggeredEngine; instrument: Instrument | undefined }>;
type Requested = Readonly<{ action: TriggerAction; correlationId: string }>;

// The metadata of a damaged event throw when they are read.
const requested = (action: TriggerAction | null, event: RecordedEvent): readonly Requested[] =>
  action ? [{ action, correlationId: event.metadata.correlationId }] : [];

const workflowOf = (action: TriggerAction): string => {
  if ('start' in action) return action.start.id;
  if ('retry' in action) return action.retry;
  return 'cancel' in action ? action.cancel : action.signal.id;
};

/** Consecutive starts are independent of each other: the engine may commit them together. All else runs in order. */
const groupStarts = (actions: readonly Requested[]): readonly (readonly Requested[])[] => {
  const groups: Requested[][] = [];
  for (const [index, requested] of actions.entries()) {
    const before = actions[index - 1];
    if (before && 'start' in before.action && 'start' in requested.action) groups.at(-1)?.push(requested);
    else groups.push([requested]);
  }
  return groups;
};

const perform = async (engine: TriggeredEngine, action: TriggerAction): Promise<void> => {
  if ('start' in action) return engine.start(action.start);
  if ('cancel' in action) return engine.cancel(action.cancel);
  if ('retry' in action) return void (await engine.retry(action.retry));
  const { id, signal, payload } = action.signal;
  await engine.signal(id, signal, payload ?? null);
};
