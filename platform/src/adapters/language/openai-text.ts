import { z } from 'zod';
import { ProviderFault } from '#adapters/ai-provider/provider-fault.ts';
import type { TextRequest, Writing } from '#ports/language-engine.ts';
import { askProvider, chatMessages, cutOff, toldIn, usageOf, type OpenaiModel } from './openai-request.ts';

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.unknown().optional(),
});
type Choice = z.infer<typeof chunk>['choices'][number];

/** An answer as it is written. */
export const streamText = ({ provider, model }: OpenaiModel, request: TextRequest): ReturnType<Writing['text']> => {
  const startedAt = performance.now();
  return askProvider({ provider, model }, { ...request, ...toldIn(request) }, async (client, options) => {
    const chunks: AsyncIterable<unknown> = await client.chat.completions.create(
      {
        model,
        messages: chatMessages(request.messages),
        max_tokens: request.maxTokens,
        stream: true,
        stream_options: { include_usage: true },
      },
      options,
    );
    const { text, used } = await readChunks(chunks, { ...request, signal: options.signal });
    return { text, usage: usageOf(used, startedAt) };
  });
};

/** Throws `ProviderFault` when the answer ends before it is finished. */
const readChunks = async (
  chunks: AsyncIterable<unknown>,
  { onText, signal }: Readonly<{ onText: TextRequest['onText']; signal: AbortSignal }>,
): Promise<Readonly<{ text: string; used: unknown }>> => {
  let [text, finished] = ['', false];
  let used: unknown;
  for await (const received of chunks) {
    const { data } = chunk.safeParse(received);
    if (!data) throw new ProviderFault('unusable-answer', 'the answer was not a completion', 0);
    used = data.usage ?? used;
    const [choice] = data.choices;
    if (!choice) continue;
    const piece = pieceOf(choice);
    text += piece;
    if (piece !== '') onText(piece);
    finished ||= Boolean(choice.finish_reason);
  }
  // The SDK ends an aborted stream without an error.
  signal.throwIfAborted();
  if (!finished) throw new ProviderFault('unavailable', 'the answer broke off', 0);
  return { text, used };
};

const pieceOf = ({ delta, finish_reason }: Choice): string => {
  if (finish_reason === 'length') throw cutOff();
  if (delta?.refusal) throw new ProviderFault('refused', 'the model declined');
  return delta?.content ?? '';
};
