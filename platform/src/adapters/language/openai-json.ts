import { z } from 'zod';
import { ProviderFault } from '#adapters/ai-provider/provider-fault.ts';
import { spentOn, type JsonRequest, type LanguageUsage } from '#ports/language-engine.ts';
import { answerJson, jsonSchemaOf } from './json-answer.ts';
import { askProvider, chatMessages, cutOff, toldIn, usageOf, type OpenaiModel } from './openai-request.ts';

/** One repair attempt: the model sees its answer and the validation problems. */
export const completeJson = <Value>(
  parts: OpenaiModel,
  request: JsonRequest<Value>,
): Promise<Readonly<{ value: Value; usage: LanguageUsage }>> =>
  answerJson(request, (messages) => complete(parts, { ...request, messages }));

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.unknown().optional(),
});

const complete = async <Value>({ provider, model }: OpenaiModel, request: JsonRequest<Value>) => {
  const startedAt = performance.now();
  const json_schema = { name: request.name, strict: true, schema: jsonSchemaOf(request.schema) };
  let spent: LanguageUsage | null = null;
  return askProvider({ provider, model }, { ...request, ...toldIn(request) }, async (client, options) => {
    const answer: unknown = await client.chat.completions.create(
      { model, messages: chatMessages(request.messages), response_format: { type: 'json_schema', json_schema } },
      options,
    );
    const { data } = completion.safeParse(answer);
    const usage = usageOf(data?.usage, startedAt);
    // An answer that cannot be used is paid like any other.
    spent = data ? usage : null;
    return { text: textOf(data?.choices[0]), usage };
  }).catch((fault: unknown) => {
    throw spentOn(fault, spent);
  });
};

/** Throws `ProviderFault`. */
const textOf = (choice: z.infer<typeof completion>['choices'][number] | undefined): string => {
  if (!choice) throw new ProviderFault('unusable-answer', 'the answer was not a completion', 0);
  if (choice.message.refusal) throw new ProviderFault('refused', 'the model declined');
  if (choice.finish_reason === 'length') throw cutOff();
  return choice.message.content ?? '';
};
