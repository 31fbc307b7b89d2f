import { AnalystFault, type Analyst } from '#ports/analyst.ts';
import type { Writing } from '#ports/language-engine.ts';
import { createLanguageModelAnalyst } from './language-model-analyst.ts';

type Parts = Readonly<{
  /** null while there is no model. */
  writing: () => Writing | null;
  /** Analyses while there is none, and what it cannot. */
  otherwise: Analyst;
}>;

/** A process that was killed is started again with the next thought. */
const maxAttempts = 2;

/** A model that writes on this machine, once it is there. A thought need not wait for a model that fails: the step before it analyses it, and its values say so. */
export const createStepwiseAnalyst = ({ writing, otherwise }: Parts): Analyst => {
  const analystNow = (): Analyst | null => {
    const model = writing();
    return model && createLanguageModelAnalyst({ engine: 'local', writing: model });
  };
  return {
    engine: 'local',
    understand: async (request) => {
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const analyst = analystNow();
        if (!analyst) break;
        try {
          return await analyst.understand(request);
        } catch (fault) {
          if (!(fault instanceof AnalystFault)) throw fault;
          if (fault.reason !== 'provider-unavailable') break;
        }
      }
      return otherwise.understand(request);
    },
    advise: async (request) => {
      const advise = analystNow()?.advise;
      if (!advise) throw new AnalystFault('provider-unavailable', 'there is no language model yet', 0);
      return advise(request);
    },
  };
};
