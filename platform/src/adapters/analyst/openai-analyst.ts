import { mentionsCrisis } from '@ecrin/domain/thought/insights/crisis-words.ts';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { AiProvider } from '#adapters/ai-provider/ai-provider.ts';
import { AnalystFault, type Analyst } from '#ports/analyst.ts';
import { adviseOnGoal } from './goal-advice.ts';
import { createStructuredCompletion } from './structured-completion.ts';
import { answerSchema, readAnswer, type ReadUnderstanding } from './understanding-answer.ts';
import { thoughtFrame, instructions, promptVersion, repairInstructions } from './understanding-prompt.ts';

type Asked = Parameters<Analyst['understand']>[0];
type Parts = Readonly<{ provider: AiProvider; model: string }>;
const complete = createStructuredCompletion({ name: 'understanding', schema: answerSchema });

/** Analyses thoughts with a model behind an OpenAI-compatible endpoint. Its answer is treated as data: validated, truncated, shown as text. */
export const createOpenaiAnalyst = ({ provider, model }: Parts): Analyst => ({
  engine: 'openai-compatible',
  advise: async (asked) => ({
    text: await adviseOnGoal({ provider, model }, asked),
    engine: 'openai-compatible',
    model,
  }),
  understand: async (asked) => {
    const understanding = await askTwice({ provider, model }, asked);
    return {
      ...understanding,
      engine: 'openai-compatible',
      model,
      promptVersion,
      // Crisis words in the text count even if a model misses them, or a prompt injection hides them.
      needsHumanHelp: understanding.needsHumanHelp || mentionsCrisis(asked.text),
    };
  },
});

/** One repair attempt: the model sees its answer and the validation problems. */
const askTwice = async (parts: Parts, asked: Asked): Promise<ReadUnderstanding> => {
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content: instructions(asked.language) },
    { role: 'user', content: thoughtFrame(asked.text) },
  ];
  const first = await complete(parts, asked, messages);
  const read = readAnswer(first);
  if ('understanding' in read) return read.understanding;

  const second = await complete(parts, asked, [
    ...messages,
    { role: 'assistant', content: first.slice(0, 4_000) },
    { role: 'user', content: repairInstructions(read.problems) },
  ]);
  const repaired = readAnswer(second);
  if ('understanding' in repaired) return repaired.understanding;
  throw new AnalystFault('unusable-answer', `off schema twice: ${repaired.problems.join(', ')}`);
};
