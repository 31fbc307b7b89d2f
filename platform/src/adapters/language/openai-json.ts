import { z } from 'zod';
import { ProviderFault } from '#adapters/ai-provider/provider-fault.ts';
import { LanguageFault, type JsonRequest, type LanguageUsage } from '#ports/language-engine.ts';
import { jsonSchemaOf, readJson, repairInstructions } from './json-answer.ts';
import { addUsage, askProvider, chatMessages, cutOff, usageOf, type OpenaiModel } from './openai-request.ts';

type Answered<Value> = Readonly<{ value: Value; usage: LanguageUsage }>;
const longestQuote = 4_000;

/** One repair attempt: the model sees its answer and the validation problems. */
export const completeJson = async <Value>(
  parts: OpenaiModel,
  request: JsonRequest<Value>,
): Promise<Answered<Value>> => {
  const first = await complete(parts, request);
  const read = readJson(first.text, request.schema);
  if ('value' in read) return { value: read.value, usage: first.usage };

  const second = await complete(parts, {
    ...request,
    messages: [
      ...request.messages,
      { role: 'assistant', text: first.text.slice(0, longestQuote) },
      { role: 'user', text: repairInstructions(read.problems) },
    ],
  });
  const repaired = readJson(second.text, request.schema);
  if ('value' in repaired) return { value: repaired.value, usage: addUsage(first.usage, second.usage) };
  throw new LanguageFault('unusable-answer', `off schema twice: ${repaired.problems.join(', ')}`);
};

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
  return askProvider(provider, request, async (client, options) => {
    const answer: unknown = await client.chat.completions.create(
      { model, messages: chatMessages(request.messages), response_format: { type: 'json_schema', json_schema } },
      options,
    );
    const { data } = completion.safeParse(answer);
    return { text: textOf(data?.choices[0]), usage: usageOf(data?.usage, startedAt) };
  });
};

/** Throws `ProviderFault`. */
const textOf = (choice: z.infer<typeof completion>['choices'][number] | undefined): string => {
  if (!choice) throw new ProviderFault('unusable-answer', 'the answer was not a completion', 0);
  if (choice.message.refusal) throw new ProviderFault('refused', 'the model declined');
  if (choice.finish_reason === 'length') throw cutOff();
  return choice.message.content ?? '';
};
