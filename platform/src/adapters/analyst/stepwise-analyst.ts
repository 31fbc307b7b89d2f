import { AnalystFault, type Analyst, type Understanding } from '#ports/analyst.ts';
import type { Writing } from '#ports/language-engine.ts';
import { createLanguageModelAnalyst } from './language-model-analyst.ts';
import { wordLists } from './local-analyst.ts';

type Parts = Readonly<{
  /** null while there is no model. */
  writing: () => Writing | null;
  /** Whether that model passed its measure: moods and categories of one that did not are worse than those of labelled examples. */
  isCapable: () => boolean;
  /** Analyses while there is none, and what it cannot. */
  otherwise: Analyst;
}>;

/** A process that was killed is started again with the next thought. */
const maxAttempts = 2;

/** A model that writes on this machine, once it is there. A thought need not wait for a model that fails: the step before it analyses it, and its values say so. */
export const createStepwiseAnalyst = ({ writing, isCapable, otherwise }: Parts): Analyst => {
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
          const written = await analyst.understand(request);
          return isCapable() ? written : withLabelsOf(written, await otherwise.understand(request));
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

/** Word lists give so few moods that the model’s are kept. */
const withLabelsOf = (written: Understanding, other: Understanding): Understanding =>
  other.model === wordLists
    ? written
    : { ...written, mood: other.mood, category: other.category, model: `${written.model} + ${other.model}` };
