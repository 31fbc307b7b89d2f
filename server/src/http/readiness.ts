import type { Readiness } from '@ecrin/command-api';
import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import type { BackupState } from '@ecrin/contracts/operation/operation.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { ProjectionHealth } from '@ecrin/platform/projections/projection-runner.ts';
import { rebuildSentence } from '@ecrin/platform/projections/rebuild-progress.ts';
import { workBreaches } from '@ecrin/platform/work-budgets/work-breaches.ts';
import type { Analysts } from '#adapters/choose-analyst.ts';
import type { ChatChoice } from '#adapters/choose-chat.ts';
import type { EmbeddingChoice } from '#adapters/choose-embedding.ts';
import type { LocalModel } from '#adapters/choose-language-model.ts';
import type { Speech } from '#adapters/choose-speech.ts';
import { readSideLag, type ReadSideLag } from '#observability/read-side-lag.ts';
import type { Projections } from '#roles/start-projections.ts';
import type { Workflows } from '#roles/start-workflows.ts';
import { probeDependencies, type ProbedStores } from '#storage/probe-dependencies.ts';
import type { Integrity, IntegrityState } from '#storage/watch-integrity.ts';

/** null: this process does not have that role. */
export type ReadinessParts = Readonly<{
  backups: () => Promise<BackupState | null>;
  stores: ProbedStores;
  clock: Clock;
  integrity: Pick<Integrity, 'state'> | null;
  projections: Pick<Projections, 'health'> | null;
  workflows: Pick<Workflows, 'health'> | null;
  engines: (Speech & Pick<Analysts, 'analyst'>) | null;
  embedding: EmbeddingChoice;
  localModel: LocalModel | null;
  chat: Pick<ChatChoice, 'model' | 'measure'>;
  engineStates: () => readonly EngineState[];
}>;

type Probed = Awaited<ReturnType<typeof probeDependencies>>;

/** From here on this process is not ready: what people wrote so many seconds ago is not in their lists. */
const mostLagSeconds = 10;

/**
 * Ready while every dependency answers, no file is damaged, lists are up to date and no projection or worker has a fault; parked streams and runs are counted, they do not stop the
 * others, and neither does a rebuild. `behind`: how far a model is from the newest event, in positions of the event store; `lag`: how long the oldest event waits
 * that models have not taken in, in seconds.
 */
export const readinessOf = async ({
  backups,
  stores,
  clock,
  integrity,
  projections,
  workflows,
  engines,
  embedding,
  localModel,
  chat,
  engineStates,
}: ReadinessParts) => {
  const { dependencies, newest, models: watched, rebuild } = await probeDependencies(stores, clock);
  const running = projections?.health() ?? [];
  const workflowHealth = workflows && (await workflows.health());
  const models = watched.map((stored) => ({ ...stored, ...ownHealth(running, stored.name) }));
  const lag = await lagOf(stores.events, models, clock);
  const files = await filesOf(integrity);
  return {
    ready: isReady(dependencies, files) && isWithoutFault(running, workflowHealth, lag),
    dependencies,
    files,
    lag,
    projections: models.map((model) => ({ ...model, behind: behind(newest, model.checkpoint) })),
    rebuild: rebuild && { ...rebuild, says: rebuildSentence(rebuild) },
    workflows: workflowHealth,
    ...(engines ? enginesOf(engines) : { speech: null, analyst: null }),
    embedding: embeddingOf(embedding),
    // On this machine; null: none is asked for.
    languageModel: localModel && modelOf(localModel.state()),
    // Measured by processes that answer questions.
    chat: { model: chat.model(), measure: chat.measure() },
    // One that is away stops nobody from writing: what it owes is done once it answers.
    engines: engineStates(),
    // Work that held a thread of this process for longer than its budget.
    breaches: workBreaches(),
    // They do not stop anybody from writing: an old one is told to administrators.
    backups: await backups(),
  } satisfies Readiness;
};

type Checkpoints = readonly Readonly<{ name: string; checkpoint: number | null }>[];

/** `says`: null while lists are up to date. null: the stores do not tell. */
const lagOf = async (
  events: ProbedStores['events'],
  models: Checkpoints,
  clock: Clock,
): Promise<(ReadSideLag & Readonly<{ says: string | null }>) | null> => {
  if (models.length === 0) return null;
  const checkpoints = new Map(models.map(({ name, checkpoint }) => [name, checkpoint]));
  const lag = await readSideLag(events, ({ name }) => checkpoints.get(name) ?? null, clock.now().getTime()).catch(
    () => null,
  );
  return lag && { ...lag, says: lag.prompt > mostLagSeconds ? lagSentence(lag) : null };
};

const lagSentence = ({ prompt }: ReadSideLag): string =>
  `Lists lack what was written in the last ${Math.round(prompt)} s.`;

const filesOf = async (integrity: ReadinessParts['integrity']): Promise<IntegrityState | null> =>
  integrity && integrity.state();

/** Not before the files were looked at; null: there are none here. */
const isReady = (dependencies: Probed['dependencies'], files: IntegrityState | null): boolean =>
  dependencies.every(({ answers }) => answers) &&
  (files === null || (files.checked !== 'not-yet' && files.damaged.length === 0));

const isWithoutFault = (
  running: readonly ProjectionHealth[],
  workflows: Readonly<{ fault: string | null }> | null,
  lag: Readonly<{ says: string | null }> | null,
): boolean => !workflows?.fault && !lag?.says && running.every(({ fault }) => fault === null);

/** `moved`: by this process, whose own figures are newer than those it looked up. */
const ownHealth = (running: readonly ProjectionHealth[], name: string) => {
  const health = running.find((one) => one.name === name);
  return health ? { ...health, moved: true } : { moved: false };
};

const behind = (newest: number | null, checkpoint: number | null): number | null =>
  newest === null ? null : Math.max(0, newest - (checkpoint ?? 0));

const embeddingOf = ({ engine, state, measure }: EmbeddingChoice) => {
  const { state: measured, refused } = measure();
  return { engine, model: state && modelOf(state()), measure: measured, refused };
};

const enginesOf = ({ transcriber, speechModel, analyst }: NonNullable<ReadinessParts['engines']>) => ({
  speech: { engine: transcriber.engine, delay: transcriber.delay(), model: speechModel && modelOf(speechModel()) },
  analyst: { engine: analyst.engine },
});

/** Its progress and checksums, without its path, which is not for callers. */
const modelOf = ({ status, ...state }: PublishedModelState) => ({
  status,
  ...('percent' in state && { percent: state.percent }),
  ...('sha256' in state && { sha256: state.sha256 }),
});
