import type { Readiness } from '@ecrin/command-api';
import type { SpeechModelState } from '@ecrin/platform/adapters/transcriber/speech-model.ts';
import type { Engines } from './choose-engines.ts';
import type { Projections } from './start-projections.ts';
import type { Workflows } from './start-workflows.ts';

/** null: this process does not have that role. */
export type Parts = Readonly<{ projections: Projections; workflows: Workflows | null; engines: Engines | null }>;

/** Ready while nothing is stuck as a whole; parked streams and runs are counted, the rest goes on around them. */
export const readinessOf = async ({ projections, workflows, engines }: Parts): Promise<Readiness> => {
  const models = projections.health();
  const running = workflows && (await workflows.health());
  return {
    ready: !running?.fault && models.every(({ fault }) => fault === null),
    projections: models,
    workflows: running,
    speech: engines && { engine: engines.transcriber.engine, delay: engines.transcriber.delay(), model: engines.speechModel && modelOf(engines.speechModel()) },
    analyst: engines && { engine: engines.analyst.engine },
  };
};

/** How far it is, not where it lies: paths are nobody's business. */
const modelOf = ({ status, ...state }: SpeechModelState) => ({ status, ...('percent' in state ? { percent: state.percent } : {}) });
