import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { AiProvider } from '#adapters/ai-provider/ai-provider.ts';
import { ProviderFault } from '#adapters/ai-provider/provider-fault.ts';
import {
  LanguageFault,
  type Conversation,
  type LanguageCaller,
  type LanguageMessage,
  type LanguageUsage,
} from '#ports/language-engine.ts';

export type OpenaiModel = Readonly<{ provider: AiProvider; model: string }>;
/** All texts of a request, and how many of the first ones are nobody's words. */
type Told = Readonly<{ texts: readonly string[]; fixed: number }>;
type Call<Answer> = (client: OpenAI, options: Readonly<{ signal: AbortSignal; timeout: number }>) => Promise<Answer>;

/** One request to the endpoint. Throws `LanguageFault`, or the signal's reason. */
export const askProvider = async <Answer>(
  { provider, model }: OpenaiModel,
  { ownerId, purpose, signal, timeoutMs, about, texts, fixed }: LanguageCaller & Told,
  call: Call<Answer>,
): Promise<Answer> => {
  try {
    return await provider.ask(
      {
        ownerId,
        purpose,
        model,
        sent: {
          thing: 'text',
          size: lengthOf(texts.slice(fixed)),
          instructions: lengthOf(texts.slice(0, fixed)),
          about: about ?? null,
        },
        signal,
        ...(timeoutMs !== undefined && { timeoutMs }),
      },
      ({ client, options }) => call(client, options),
    );
  } catch (fault) {
    throw fault instanceof ProviderFault ? new LanguageFault(fault.kind, fault.message, fault.retryAfterMs) : fault;
  }
};

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);

export const toldIn = ({ messages, fixedMessages = 0 }: Conversation): Told => ({
  texts: messages.map(({ text }) => text),
  fixed: fixedMessages,
});

export const chatMessages = (messages: readonly LanguageMessage[]): ChatCompletionMessageParam[] =>
  messages.map(({ role, text }) => ({ role, content: text }));

const tokens = z.object({ prompt_tokens: z.number(), completion_tokens: z.number().optional() });

/** What the endpoint says it used; the seconds are measured here. `startedAt` in ms of `performance.now`. */
export const usageOf = (answered: unknown, startedAt: number): LanguageUsage => {
  const counted = tokens.safeParse(answered).data;
  return {
    inputTokens: counted?.prompt_tokens ?? null,
    outputTokens: counted?.completion_tokens ?? null,
    seconds: (performance.now() - startedAt) / 1_000,
  };
};

export const cutOff = (): ProviderFault =>
  new ProviderFault('unusable-answer', 'the answer was cut off at its limit of tokens');
