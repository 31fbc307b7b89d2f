import type { EngineAnswersShown } from '@ecrin/contracts/operation/engine-state.ts';
import type { EngineDetails } from '@ecrin/contracts/service-settings/service-checks.ts';
import type { EngineAnswers } from '@ecrin/platform/engine-record/engine-record.ts';

/** An engine whose last answer was a fault is away until it answers, also where everything it needs is there. */
export const withAnswers = <Engine extends Readonly<{ state: EngineDetails['state'] }>>(
  engine: Engine,
  answers: EngineAnswers,
): Engine & EngineAnswersShown => ({
  ...engine,
  ...answers,
  state: engine.state === 'ready' && answers.lastFault !== null ? 'away' : engine.state,
});
