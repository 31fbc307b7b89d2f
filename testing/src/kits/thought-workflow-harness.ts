import { join } from 'node:path';
import {
  appended,
  ownerId,
  recorded,
  recordingId,
  thoughtId,
  written,
} from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { thought, type ExistingThought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { requestTranscription } from '@ecrin/domain/thought/transcript/request-transcription.ts';
import type { ThreadEvent } from '@ecrin/domain/thread/thread.events.ts';
import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { createHttpArchiveSource } from '@ecrin/platform/adapters/archive-source/http-archive-source.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { openDictionaries } from '@ecrin/platform/adapters/language/open-dictionaries.ts';
import { createPictureKeeper } from '@ecrin/platform/adapters/pictures/kept-picture/picture-keeper.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import { audioBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import { sealBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate, streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { AudioMeasure, Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { WorkflowEngine, WorkflowWorker } from '@ecrin/platform/ports/workflow-engine.ts';
import { runTriggers } from '@ecrin/platform/workflows/trigger-runner.ts';
import type { RegisteredWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { answerFromThoughts, findCommunityNews, listToldMembers } from '@ecrin/projections';
import { registeredWorkflows, triggers, watchForEngine } from '@ecrin/workflows';
import { disabledChat } from '#fakes/disabled-chat.ts';
import { disabledDelivery } from '#fakes/disabled-delivery.ts';
import { disabledEraser } from '#fakes/disabled-eraser.ts';
import { disabledOrbs } from '#fakes/disabled-orbs.ts';
import { inMemoryCheckpoints, openEmbeddedStores } from './embedded-stores.ts';
import { modelLists } from './model-lists.ts';
import { pollUntil } from './poll-until.ts';

export type ThoughtHarnessOptions = Readonly<{
  analyst?: Analyst;
  transcriber?: Transcriber;
  measure?: () => Promise<AudioMeasure>;
  /** Another engine than the embedded one, reopened at each restart. */
  openEngine?: (
    workflows: readonly RegisteredWorkflow[],
  ) => Readonly<{ engine: WorkflowEngine; worker: WorkflowWorker }>;
}>;

/** Waits of the workflows, shortened so that a test sees all attempts; everything else is as in the program. */
const withShortRetries = (workflow: RegisteredWorkflow): RegisteredWorkflow => ({
  ...workflow,
  retries: Object.fromEntries(
    Object.entries(workflow.retries).map(([name, policy]) => [
      name,
      { ...policy, initialMs: 5, factor: 1, attempts: 3 },
    ]),
  ) as RegisteredWorkflow['retries'],
});

/** Not expected to be called in tests without a transcriber. */
const unreachableTranscriber: Transcriber = {
  engine: 'unreachable',
  delay: () => null,
  close: async () => undefined,
  transcribe: async () => {
    throw new Error('nothing was to be transcribed');
  },
};

/** Thoughts over the real embedded parts, with the workflows running; only engines are given. */
export const openThoughtWorkflowHarness = async ({
  analyst = createLocalAnalyst(),
  transcriber = unreachableTranscriber,
  measure,
  openEngine,
}: ThoughtHarnessOptions = {}) => {
  const embedded = await openEmbeddedStores();
  const { events, folder, clock, vault } = embedded;
  const blobs = sealBlobs({ store: openFileBlobStore(join(folder, 'blobs')), vault });
  const execute = createExecuteCommand(events);
  const progress: number[] = [];
  const waiting = new Set<string>();
  const services = {
    events,
    execute,
    blobs,
    clock,
    waiting,
    delivery: disabledDelivery,
    queueAdminMail: null,
    queueAdminPushes: async () => undefined,
    ...modelLists(embedded.models),
    yieldTo: async () => undefined,
    listCommunityMembers: listToldMembers(embedded.models),
    findCommunityNews: findCommunityNews(embedded.models),
    referrerOf: async () => null,
    heldItems: async () => [],
    goalSnapshotsOf: async () => [],
    analysisStep: async () => 0 as const,
    answerFromThoughts: answerFromThoughts(embedded.models, { meaning: null, dictionary: openDictionaries() }),
    chat: disabledChat,
    orbs: disabledOrbs,
    analyst,
    transcriber,
    eraser: disabledEraser,
    queueErasureMail: async () => undefined,
    isSignedIn: async () => false,
    receiptOf: (number: string, sessionId: string) => `${number} ${sessionId}`,
    probe: { measure: measure ?? (async () => ({ durationMs: 900, speechMs: 800, peaks: [1, 2] })) },
    pictureKeeper: createPictureKeeper(),
    archiveSource: createHttpArchiveSource({ allowed: [] }),
    onProgress: (_thoughtId: string, _ownerId: string, percent: number) => void progress.push(percent),
  };
  const checkpoints = inMemoryCheckpoints();
  const open = (workflows: readonly RegisteredWorkflow[]) =>
    openEngine
      ? { ...openEngine(workflows), checkpoints }
      : openSqliteWorkflowEngine({ file: join(folder, 'workflows.db'), clock, workflows, graceMs: 20 });
  const begin = async () => {
    const opened = open(registeredWorkflows(services).map(withShortRetries));
    await opened.worker.start();
    const runner = runTriggers({ ...opened, events, triggers, retryMs: 20 });
    const watch = watchForEngine({ transcriber, engine: opened.engine, waiting, everyMs: 20 });
    return async () => {
      watch.close();
      await runner.close();
      await opened.engine.close();
    };
  };
  let end = await begin();

  const stream = streamOf(thought, thoughtId);
  const history = async (): Promise<readonly ThoughtEvent[]> => {
    const read: ThoughtEvent[] = [];
    // The stream of a thought holds its events only.
    for await (const event of events.readStream(stream)) read.push(event as unknown as ThoughtEvent);
    return read;
  };
  const types = async (): Promise<readonly string[]> => (await history()).map(({ type }) => type);

  const storeSound = (sha256: string, sound: string) =>
    blobs.put(
      ownerId,
      audioBlobName({ thoughtId, sha256 }),
      (async function* () {
        yield Buffer.from(sound);
      })(),
    );

  return {
    folder,
    progress,
    history,
    types,
    append: (...facts: readonly ThoughtEvent[]) => embedded.record(stream, ownerId, facts),
    appendToThread: (threadId: string, ...facts: readonly ThreadEvent[]) =>
      embedded.record(`thread-${threadId}`, ownerId, facts),
    write: () => embedded.record(stream, ownerId, [written]),
    speak: async () => {
      const { sha256 } = await storeSound(recorded.data.sha256, 'sound');
      await embedded.record(stream, ownerId, [recorded]);
      return sha256;
    },
    /** Another recording of the same thought. */
    speakAgain: async () => {
      await storeSound(appended.data.sha256, 'another sound');
      await embedded.record(stream, ownerId, [appended]);
    },
    requestTranscription: () =>
      execute({
        aggregate: thought,
        id: thoughtId,
        decide: requestTranscription,
        input: { thoughtId, now: new Date(Date.now() + 3_600_000).toISOString() },
        context: {
          commandId: recordingId,
          correlationId: recordingId,
          causationId: null,
          actor: `client:${ownerId}`,
          ownerId,
          occurredAt: clock.now().toISOString(),
          timeZone: 'UTC',
        },
      }),
    /** The thought once an event of this type is in its stream (the n-th of them). */
    until: async (type: ThoughtEvent['type'], count = 1): Promise<ExistingThought> => {
      await pollUntil(async () => (await types()).filter((one) => one === type).length >= count, {
        timeoutMs: 20_000,
        everyMs: 15,
      });
      const { state } = await loadAggregate(events, thought, { id: thoughtId });
      if (state.status !== 'active') throw new Error(`the thought is ${state.status}`);
      return state;
    },
    /** Closes and reopens everything of the runner, as at a restart. */
    restart: async (): Promise<void> => {
      await end();
      end = await begin();
    },
    dispose: async (): Promise<void> => {
      await end();
      await embedded.dispose();
    },
  };
};
export type ThoughtWorkflowHarness = Awaited<ReturnType<typeof openThoughtWorkflowHarness>>;
