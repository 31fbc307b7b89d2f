import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { AiProvider } from '#adapters/ai-provider/ai-provider.ts';
import { ProviderFault, type ProviderFaultKind } from '#adapters/ai-provider/provider-fault.ts';
import { AnalystFault } from '#ports/analyst.ts';

type Parts = Readonly<{ provider: AiProvider; model: string }>;
type Caller = Readonly<{ ownerId: string; signal?: AbortSignal; timeoutMs?: number }>;

const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
});

/** The text of one answer that is requested to follow a schema; the caller validates it. Throws `AnalystFault`. */
export const createStructuredCompletion =
  ({ name, schema }: Readonly<{ name: string; schema: Record<string, unknown> }>) =>
  async (
    { provider, model }: Parts,
    { ownerId, signal, timeoutMs }: Caller,
    messages: ChatCompletionMessageParam[],
  ): Promise<string> => {
    try {
      return textOf(
        await provider.ask({ ownerId, signal, ...(timeoutMs !== undefined && { timeoutMs }) }, ({ client, options }) =>
          client.chat.completions.create(
            { model, messages, response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } },
            options,
          ),
        ),
      );
    } catch (fault) {
      throw fault instanceof ProviderFault
        ? new AnalystFault(reasons[fault.kind], fault.message, fault.retryAfterMs)
        : fault;
    }
  };

/** Throws `ProviderFault`. */
const textOf = (answer: unknown): string => {
  const [choice] = completion.safeParse(answer).data?.choices ?? [];
  if (!choice) throw new ProviderFault('unusable-answer', 'the answer was not a completion', 0);
  if (choice.message.refusal) throw new ProviderFault('refused', 'the model declined');
  return choice.message.content ?? '';
};

const reasons: Readonly<Record<ProviderFaultKind, AnalystFault['reason']>> = {
  'quota-exhausted': 'quota-exhausted',
  refused: 'provider-refused',
  'too-large': 'provider-refused',
  unavailable: 'provider-unavailable',
  'no-answer-in-time': 'provider-unavailable',
  'unusable-answer': 'unusable-answer',
};
