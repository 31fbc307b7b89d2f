import type { Readiness } from '@ecrin/command-api';
import type { SpeechModelState } from '@ecrin/platform/adapters/transcriber/model-download/speech-model.ts';
import type { ProjectionHealth } from '@ecrin/platform/projections/projection-runner.ts';
import type { Engines } from '#adapters/choose-engines.ts';
import type { Projections } from '#roles/start-projections.ts';
import type { Workflows } from '#roles/start-workflows.ts';
import { probeDependencies, type ProbedStores } from '#storage/probe-dependencies.ts';

/** null: this process does not have that role. */
export type ReadinessParts = Readonly<{
  stores: ProbedStores;
  projections: Projections | null;
  workflows: Workflows | null;
  engines: Engines | null;
}>;

/**
 * Ready while everything it stands on answers and nothing is stuck as a whole; parked streams and runs are counted, the rest goes on around
 * them. `behind`: how far a model is from the newest event, in positions of the event store.
 */
export const readinessOf = async ({ stores, projections, workflows, engines }: ReadinessParts) => {
  const { dependencies, newest, models: watched } = await probeDependencies(stores);
  const moved = projections?.health() ?? [];
  const running = workflows && (await workflows.health());
  return {
    ready:
      dependencies.every(({ answers }) => answers) && !running?.fault && moved.every(({ fault }) => fault === null),
    dependencies,
    projections: watched
      .map((looked) => ({ ...looked, ...ownHealth(moved, looked.name) }))
      .map((model) => ({ ...model, behind: behind(newest, model.checkpoint) })),
    workflows: running,
    ...(engines ? enginesOf(engines) : { speech: null, analyst: null }),
  } satisfies Readiness;
};

/** `moved`: by this process. What it knows itself is newer than what it looked up. */
const ownHealth = (moved: readonly ProjectionHealth[], name: string) => {
  const health = moved.find((one) => one.name === name);
  return health ? { ...health, moved: true } : { moved: false };
};

const behind = (newest: number | null, checkpoint: number | null): number | null =>
  newest === null ? null : Math.max(0, newest - (checkpoint ?? 0));

const enginesOf = ({ transcriber, speechModel, analyst }: Engines) => ({
  speech: { engine: transcriber.engine, delay: transcriber.delay(), model: speechModel && modelOf(speechModel()) },
  analyst: { engine: analyst.engine },
});

/** How far it is, not where it lies: paths are nobody's business. */
const modelOf = ({ status, ...state }: SpeechModelState) => ({
  status,
  ...('percent' in state ? { percent: state.percent } : {}),
});
