import { engineFaultReasons, engineNames } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { z } from 'zod';

/** How an engine answered since its process began: instants in ISO 8601, `nextAttemptAt`: when work that it failed is tried again. */
export const engineAnswers = {
  lastAnswerAt: z.string().nullable(),
  lastFault: z.object({ at: z.string(), reason: z.enum(engineFaultReasons) }).nullable(),
  nextAttemptAt: z.string().nullable(),
};

/** The one state of an engine, wherever it is shown. `away`: a part of it is missing, or its last answer was a fault. `percent`: of the download. */
export const engineState = z.object({
  engine: z.enum(engineNames),
  state: z.enum(['ready', 'fetching', 'away']),
  percent: z.number().nullable(),
  ...engineAnswers,
});
export type EngineState = z.infer<typeof engineState>;
export type EngineAnswersShown = Pick<EngineState, keyof typeof engineAnswers>;
