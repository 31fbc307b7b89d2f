import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { AnalystFault, type Analyst } from '../../ports/analyst.ts';
import { ProviderFault, type ProviderFaultKind } from '../provider/provider-fault.ts';
import type { Provider } from '../provider/provider.ts';
import { callsForHelp } from '@ecrin/domain/thought/crisis-words.ts';
import { answerSchema, readAnswer, type ReadUnderstanding } from './understanding-answer.ts';
import { framed, instructions, promptVersion, repair } from './understanding-prompt.ts';

type Asked = Parameters<Analyst['understand']>[0];
type Parts = Readonly<{ provider: Provider; model: string }>;

/** Reads thoughts with a model behind an OpenAI-compatible endpoint. Its answer is data: checked, cut to length, shown as text. */
export const createOpenaiAnalyst = ({ provider, model }: Parts): Analyst => ({
  engine: 'openai-compatible',
  understand: async (asked) => {
    const understanding = await askTwice({ provider, model }, asked);
    return {
      ...understanding,
      engine: 'openai-compatible',
      model,
      promptVersion,
      // What the person's words say counts even if a model overlooks it, or was talked out of it.
      needsHumanHelp: understanding.needsHumanHelp || callsForHelp(asked.text),
    };
  },
});

/** One repair try: the model sees its answer and what is wrong with it. */
const askTwice = async (parts: Parts, asked: Asked): Promise<ReadUnderstanding> => {
  const messages: ChatCompletionMessageParam[] = [
    { role: 'system', content: instructions(asked.language) },
    { role: 'user', content: framed(asked.text) },
  ];
  const first = await complete(parts, asked, messages);
  const read = readAnswer(first);
  if ('understanding' in read) return read.understanding;

  const second = await complete(parts, asked, [
    ...messages,
    { role: 'assistant', content: first.slice(0, 4_000) },
    { role: 'user', content: repair(read.problems) },
  ]);
  const repaired = readAnswer(second);
  if ('understanding' in repaired) return repaired.understanding;
  throw new AnalystFault('unusable-answer', `off schema twice: ${repaired.problems.join(', ')}`);
};

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) })).min(1),
});

/** The text of one answer. Throws `AnalystFault`. */
const complete = async ({ provider, model }: Parts, { ownerId, signal }: Asked, messages: ChatCompletionMessageParam[]): Promise<string> => {
  try {
    const answer = await provider.ask({ ownerId, signal }, ({ client, options }) =>
      client.chat.completions.create({
        model, messages, response_format: { type: 'json_schema', json_schema: { name: 'understanding', strict: true, schema: answerSchema } },
      }, options));
    const [choice] = completion.safeParse(answer).data?.choices ?? [];
    if (!choice) throw new ProviderFault('unusable-answer', 'the answer was not a completion', 0);
    if (choice.message.refusal) throw new ProviderFault('refused', 'the model declined');
    return choice.message.content ?? '';
  } catch (fault) {
    throw fault instanceof ProviderFault ? new AnalystFault(reasons[fault.kind], fault.message, fault.retryAfterMs) : fault;
  }
};

const reasons: Readonly<Record<ProviderFaultKind, AnalystFault['reason']>> = {
  'quota-exhausted': 'quota-exhausted',
  refused: 'provider-refused',
  'too-large': 'provider-refused',
  unavailable: 'provider-unavailable',
  'no-answer-in-time': 'provider-unavailable',
  'unusable-answer': 'unusable-answer',
};
