import { mentionsCrisis } from '@ecrin/domain/thought/insights/crisis-words.ts';
import { AnalystFault, type Analyst } from '#ports/analyst.ts';
import { LanguageFault, type LanguageFaultKind, type Writing } from '#ports/language-engine.ts';
import { adviseOnGoal } from './goal-advice.ts';
import { checkedAgainst, understandingAnswer } from './understanding-answer.ts';
import { thoughtFrame, instructions, promptVersion } from './understanding-prompt.ts';

type Parts = Readonly<{ engine: string; writing: Writing }>;

/** Analyses thoughts with a model that writes. Its answer is treated as data: validated, truncated, shown as text. */
export const createLanguageModelAnalyst = ({ engine, writing }: Parts): Analyst => ({
  engine,
  advise: async (asked) => ({
    text: await withAnalystFaults(() => adviseOnGoal(writing, asked)),
    engine,
    model: writing.model,
  }),
  understand: async ({ text, language, ...caller }) => {
    const { value } = await withAnalystFaults(() =>
      writing.json({
        ...caller,
        name: 'understanding',
        schema: understandingAnswer,
        messages: [
          { role: 'system', text: instructions(language) },
          { role: 'user', text: thoughtFrame(text) },
        ],
      }),
    );
    const understanding = checkedAgainst(text, value);
    return {
      ...understanding,
      engine,
      model: writing.model,
      promptVersion,
      // Crisis words in the text count even if a model misses them, or a prompt injection hides them.
      needsHumanHelp: understanding.needsHumanHelp || mentionsCrisis(text),
    };
  },
});

const withAnalystFaults = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (fault) {
    throw fault instanceof LanguageFault
      ? new AnalystFault(reasons[fault.kind], fault.message, fault.retryAfterMs)
      : fault;
  }
};

const reasons: Readonly<Record<LanguageFaultKind, AnalystFault['reason']>> = {
  'quota-exhausted': 'quota-exhausted',
  refused: 'provider-refused',
  'too-large': 'provider-refused',
  unavailable: 'provider-unavailable',
  'no-answer-in-time': 'provider-unavailable',
  'unusable-answer': 'unusable-answer',
};
