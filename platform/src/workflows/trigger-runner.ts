import { pause } from '#concurrency/pause.ts';
import type { EventFeed, Events, RecordedEvent } from '#event-sourcing/events.ts';
import { uninstrumented, type Instrument } from '#instrumentation/instrument.ts';
import type { WorkflowEngine } from '#ports/workflow-engine.ts';
import type { Trigger, TriggerAction, TriggerCheckpoints } from './trigger.ts';

/** `position`: of the last event heard; `fault`: why the last try did not go through, null when it did. */
export type TriggerHealth = Readonly<{ name: string; position: number | null; fault: string | null }>;
export type TriggerRunner = Readonly<{ health: () => readonly TriggerHealth[]; close: () => Promise<void> }>;

export type TriggerParts = Readonly<{
  events: Pick<Events, 'subscribe'>;
  engine: WorkflowEngine;
  checkpoints: TriggerCheckpoints;
  triggers: readonly Trigger[];
  /** Looks on at everything that is asked for. */
  instrument?: Instrument;
  /** Between tries while the engine or a store does not answer, in ms. */
  retryMs?: number;
}>;

/** Events that ask for nothing are heard again after a restart rather than each costing a durable write. */
const idleEvents = 500;

/** Every trigger hears every event at least once, in order, from where it stopped; what it asks for is idempotent by id. */
export const runTriggers = (parts: TriggerParts): TriggerRunner => {
  const ears = parts.triggers.map((trigger) => followTrigger(parts, trigger));
  return {
    health: () => ears.map(({ health }) => health()),
    close: async () => void (await Promise.all(ears.map(({ close }) => close()))),
  };
};

type TriggerPosition = { feed: EventFeed | null; position: number | null; fault: string | null };

const followTrigger = (parts: TriggerParts, trigger: Trigger) => {
  const stop = new AbortController();
  const ear: TriggerPosition = { feed: null, position: null, fault: null };

  const hearOn = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await handleBatches(parts, trigger, { ear, stop: stop.signal });
      } catch (failure) {
        ear.fault = failure instanceof Error ? failure.name : 'unexpected';
        await ear.feed?.close();
      }
      await pause(parts.retryMs ?? 1_000, stop.signal);
    }
  };
  const done = hearOn();

  return {
    health: (): TriggerHealth => ({ name: trigger.name, position: ear.position, fault: ear.fault }),
    close: async () => {
      stop.abort();
      await ear.feed?.close();
      await done;
    },
  };
};

const handleBatches = async (
  { events, engine, checkpoints, instrument }: TriggerParts,
  trigger: Trigger,
  { ear, stop }: Readonly<{ ear: TriggerPosition; stop: AbortSignal }>,
): Promise<void> => {
  ear.position = await checkpoints.load(trigger.name);
  if (stop.aborted) return;
  ear.feed = events.subscribe({ after: ear.position });
  let unsaved = 0;
  for await (const batch of ear.feed) {
    const acted = await act({ engine, around: instrument }, trigger, batch);
    ear.position = batch.at(-1)?.position ?? ear.position;
    ear.fault = null;
    unsaved += batch.length;
    if ((!acted && unsaved < idleEvents) || ear.position === null) continue;
    await checkpoints.save(trigger.name, ear.position);
    unsaved = 0;
  }
};

/** What is damaged asks for nothing: whose it is cannot be told, and reading its stream says so to whoever needs it. */
const act = async (
  { engine, around = uninstrumented }: Acting,
  { name, handles, actionOf }: Trigger,
  batch: readonly RecordedEvent[],
): Promise<boolean> => {
  const actions = batch.flatMap((event) =>
    asked(event.damaged || !handles.includes(event.type) ? null : actionOf(event), event),
  );
  for (const group of startsTogether(actions)) {
    await Promise.all(
      group.map(({ action, correlationId }) =>
        around({ name: 'trigger', of: name, attributes: { workflowId: workflowOf(action) }, correlationId }, () =>
          perform(engine, action),
        ),
      ),
    );
  }
  return actions.length > 0;
};

type Acting = Readonly<{ engine: WorkflowEngine; around: Instrument | undefined }>;
type Asked = Readonly<{ action: TriggerAction; correlationId: string }>;

// What is damaged throws where its metadata are looked at.
const asked = (action: TriggerAction | null, event: RecordedEvent): readonly Asked[] =>
  action ? [{ action, correlationId: event.metadata.correlationId }] : [];

const workflowOf = (action: TriggerAction): string => {
  if ('start' in action) return action.start.id;
  return 'cancel' in action ? action.cancel : action.signal.id;
};

/** Starts that follow one another do not know of each other: the engine may keep them at once. All else has its turn. */
const startsTogether = (actions: readonly Asked[]): readonly (readonly Asked[])[] => {
  const groups: Asked[][] = [];
  for (const [index, asked] of actions.entries()) {
    const before = actions[index - 1];
    if (before && 'start' in before.action && 'start' in asked.action) groups.at(-1)?.push(asked);
    else groups.push([asked]);
  }
  return groups;
};

const perform = async (engine: WorkflowEngine, action: TriggerAction): Promise<void> => {
  if ('start' in action) return engine.start(action.start);
  if ('cancel' in action) return engine.cancel(action.cancel);
  const { id, signal, payload } = action.signal;
  await engine.signal(id, signal, payload ?? null);
};
